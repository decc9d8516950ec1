# A ColleXion szavakban: mi ez, miben lehet megegyezni, mi történt, hogy áll a játék, tippek, pontlap, szabályok.

# Mielőtt leülünk
collexion-title = ColleXion
collexion-pitch = Szedj sokszögeket egy összerázott kupacból, és rakj ki szettet egy színből vagy egy alakból. Ami a végén megmarad, az pontba kerül.
collexion-option-play = Ki kivel játszik?
collexion-option-play-alone = Mindenki magának
collexion-option-play-team = Két csapat
collexion-option-play-team-about = Csak négy játékossal: az 1. és 3. hely a 2. és 4. ellen.
collexion-option-game = Melyik játék?
collexion-option-game-standard = Akciójelzőkkel
collexion-option-game-expert = Haladó játék
collexion-option-start = Ki kezd?
collexion-option-start-random = Sorsolás

# Sokszögek, szettek és jelzők
cxw-kind = { $colour ->
    [green] zöld
    [yellow] sárga
    [pink] rózsaszín
   *[blue] kék
} { $shape ->
    [triangle] háromszög
    [square] négyzet
    [pentagon] ötszög
   *[octagon] nyolcszög
}
cxw-times = { $count } × { $kind }
cxw-set = { $set ->
    [green] zöld színszett
    [yellow] sárga színszett
    [pink] rózsaszín színszett
    [blue] kék színszett
    [triangle] háromszög alakszett
    [square] négyzet alakszett
    [pentagon] ötszög alakszett
   *[octagon] nyolcszög alakszett
}
cxw-corner = { $colour ->
    [green] zöld sarok
    [yellow] sárga sarok
    [pink] rózsaszín sarok
   *[blue] kék sarok
}
cxw-remove = Eltávolítás
cxw-swap = Csere
cxw-steal = Lopás
cxw-give = Odaadás

# Mi történt
cxw-tell-begins = { $name } kezd.
cxw-tell-shaken = A tálcát összeráztuk. { $count } sokszög érhető el.
cxw-tell-took = { $name } elvesz egyet: { $kind }.
cxw-tell-pair = { $name } elvesz még egyet: { $kind }, ez egy pár.
cxw-tell-removed = { $name } eltávolít egyet a tálcáról: { $kind }.
cxw-tell-swapped = { $name } cserél: { $gave } helyett { $got } (tőle: { $other }).
cxw-tell-stole = { $name } lop egyet: { $kind } (tőle: { $other }).
cxw-tell-gave = { $name } odaad egyet: { $kind } (neki: { $other }).
cxw-tell-handed = { $name } átad egyet a társának: { $kind } (neki: { $other }).
cxw-tell-scored = { $name } kirakott egy szettet: { $set }, { $points } pont.
cxw-tell-scored-from = { $name } kirakott egy szettet: { $set }, jelző innen: { $corner }, { $points } pont.
cxw-tell-scored-none = { $name } eldob egy szettet: { $set }. Jelző már nincs hozzá.
cxw-tell-nothing = { $name } nem vesz el semmit.
cxw-tell-last-markers = Elfogytak a pontjelzők. A kört még végigjátsszuk.
cxw-tell-last-tray = Üres a tálca. A kört még végigjátsszuk.
cxw-over-cx-10 = Elfogytak a pontjelzők, és mindenki ugyanannyiszor volt soron.
cxw-over-cx-11 = Üres a tálca, és mindenki ugyanannyiszor volt soron.

# Hogy áll a játék
cxw-plate-polygons = Sokszög
cxw-plate-markers = Jelző
cxw-plate-actions = Akció
cxw-last-round = Utolsó kör
cxw-last-round-no-points = Utolsó kör, pontok nélkül
cxw-few-markers = Közel a vége: már csak { $count } pontjelző van
cxw-few-polygons = Közel a vége: már csak { $count } sokszög van a tálcán
cxw-turn-of = { $name } van soron.
cxw-shaking = Rázzuk a tálcát.
cxw-game-over = A játék véget ért.
cxw-teams = Csapatok: { $one } – { $other }.
cxw-expert = Haladó játék, akciójelzők nélkül.
cxw-taken = Ebben a lépésben elvéve: { $list }.
cxw-next = Legközelebb elvehető: { $list }.
cxw-tray = { $count ->
    [0] A tálca üres.
    [one] { $count } sokszög van a tálcán.
   *[other] { $count } sokszög van a tálcán. Elérhető, és amit felszabadít:
}
cxw-frees = { $kind }: felszabadul { $list }.
cxw-frees-nothing = { $kind }.
cxw-stack = Pontjelzők, { $corner }, felülről: { $list }.
cxw-stack-empty = Pontjelzők, { $corner }: elfogyott.
cxw-has-polygons = { $count ->
    [0] nincs sokszöge
   *[other] { $count } sokszög ({ $list })
}
cxw-has-markers = { $count ->
    [0] nincs pontjelzője
   *[other] { $count } pontjelző
}
cxw-has-actions = { $count ->
    [0] nincs akciójelzője
   *[other] akciójelzők: { $list }
}
cxw-has-sets = kész: { $list }
cxw-your-markers = A pontjelzőid: { $list }. Összesen { $sum }.

# Pontlap
cxw-sheet = Pontlap
cxw-sheet-markers = Pontjelzők
cxw-sheet-unused = Megmaradt akciójelzők
cxw-sheet-left = Megmaradt sokszögek
cxw-sheet-points = Pont
cxw-sheet-team = Csapat
cxw-sheet-none = nincs
cxw-sheet-wins = győztes
cxw-winners = { $count ->
    [one] { $names } nyert { $points } ponttal!
   *[other] { $names } osztozik a győzelmen { $points } ponttal!
}
cxw-won-team = A nyertes csapat: { $names }, { $points } pont!
cxw-tie = Egyenlő pontszám: a kevesebb megmaradt sokszög dönt.

# Tippek
cxw-hint-tray = Keresd a tálcán: { $kind }.
cxw-hint-take = Vedd el: { $kind }.
cxw-hint-take-frees = Vedd el: { $kind }. Felszabadul: { $list }.
cxw-hint-remove = Távolítsd el, mielőtt más elveszi: { $kind }.
cxw-hint-other = Nézd meg, mit gyűjt { $name }.
cxw-hint-swap = Cseréld el: { $mine } helyett { $theirs } (tőle: { $name }).
cxw-hint-steal = Lopd el: { $kind } (tőle: { $name }).
cxw-hint-own = Nézd meg a gyűjteményedben: { $kind }.
cxw-hint-give = Add oda: { $kind } (neki: { $name }).
cxw-hint-hand = Add át a társadnak: { $kind } (neki: { $name }).
cxw-hint-collection = Nézd meg a gyűjteményedet: kész egy szett.
cxw-hint-score = Rakd ki: { $set }, { $points } pont.
cxw-hint-score-from = Rakd ki: { $set }. A jelzőt innen vedd: { $corner }, { $points } pont.
cxw-hint-score-none = Dobd el: { $set }. Jelző már nincs hozzá.
cxw-hint-enough = Nézd meg, mid van. Kell még több?
cxw-hint-end = Fejezd be a lépésedet.

# Miért nem
problem-team-of-four = Csapatjátékhoz négy játékos kell.
problem-wrong-polygons = Ez nem a 80 sokszög.
problem-outside-tray = Minden sokszög a tálcán fekszik, egy sem a sarkokban.
problem-flat-heap = Ez nem kupac: a sokszögek alig fekszenek egymáson.
problem-must-take = Előbb végy el legalább egy sokszöget.
problem-must-score = A gyűjteményedben kész egy szett: előbb azt rakd ki.
problem-scoring-begun = Már a szetteknél tartasz: a lépésed végéig csak szettek jöhetnek.
problem-not-in-tray = Ez a sokszög már nincs a tálcán.
problem-covered = Egy másik sokszög fekszik rajta. Csak az érhető el, ami szabad.
problem-four-taken = Négy sokszöget vettél el; egy lépésben nem lehet több.
problem-handed-over = Egyet már átadtál: ebben a lépésben nem vehetsz el többet.
problem-no-match = Sem az alakja, sem a színe nem egyezik azzal, amit utoljára elvettél.
problem-no-partner = Ebben a játékban nincs társad.
problem-nothing-taken = Még nem vettél el sokszöget.
problem-handed-already = Ebben a lépésben már átadtál egy sokszöget.
problem-not-held = Amit utoljára elvettél, az már nem a tiéd.
problem-expert-swap = A haladó játékban nincs csere.
problem-no-pair = Ehhez az kell, hogy épp két egyformát vegyél el egymás után.
problem-expert-only = Sokszöget odaadni csak a haladó játékban lehet.
problem-marker-used = Ezt az akciójelzőt már felhasználtad.
problem-one-marker = Egy lépésben csak egy akciójelző használható.
problem-not-yours = Ilyen sokszög nincs a gyűjteményedben.
problem-not-theirs = Ilyen sokszög nincs abban a gyűjteményben.
problem-not-another-player = Válassz egy másik játékost.
problem-not-complete = Ez a szett még nem teljes.
problem-stack-empty = Abban a sarokban már nincs jelző.
problem-choose-stack = Válaszd ki, melyik sarokból veszel jelzőt.

# Szabályok
cxw-rules-aim = A cél
cxw-rules-aim-text = Gyűjts sokszögeket, és rakj ki belőlük négyes szetteket: egy szín minden alakját vagy egy alak minden színét. Minden szett hoz egy pontjelzőt. De minden sokszög, ami a végén megmarad, egy pontba kerül.
cxw-rules-setup = Előkészületek
cxw-rules-setup-text = Négy alak négy színben, mindegyik ötször: 80 sokszög fekszik egy összerázott tálcán, egymáson és egymás fölött. Minden sarokban egy oszlop pontjelző van a sarok színében: felül 2, alatta 3, legalul 4. Mindenkinek három akciójelzője van. A kezdőt kisorsoljátok vagy kiválasztjátok.
cxw-rules-reach = Ami elérhető
cxw-rules-reach-text = Egy sokszöget csak akkor vehetsz el, ha felülről nézve egyetlen részét sem takarja másik. Ha csak összeérnek, az nem baj.
cxw-rules-reach-example = Ami körül van rajzolva, az elérhető. A többinek várnia kell, amíg szabad nem lesz.
cxw-rules-turn = A lépésed
cxw-rules-turn-text = Végy el egy sokszöget. Aztán, ha akarsz, még egyet, amelynek alakja vagy színe egyezik az éppen elvettével, és így tovább, legfeljebb négyet. Mindegyiknek akkor kell elérhetőnek lennie, amikor elveszed: az egyik felszabadíthatja a következőt.
cxw-rules-chain-right = Mindegyiknek az alakja vagy a színe egyezik az előzővel.
cxw-rules-chain-wrong = Az ötszög zöld, és egy kék négyzet után jön: semmi sem egyezik. Csak az utoljára elvett számít.
cxw-rules-must-text = Legalább egyet el kell venned. Minden elvett sokszög a gyűjteményedbe kerül, amelyet mindenki lát.
cxw-rules-sets = Szettek
cxw-rules-sets-text = Az elvétel után jönnek a szettek. Amíg a gyűjteményedben van teljes szett, egyet ki kell raknod; ez kikerül a játékból.
cxw-rules-colour-set = Színszett
cxw-rules-colour-set-text = Egy szín, négy alak. E szín sarkából a legfelső jelzőt hozza. Ha az a sarok üres, nem hoz semmit.
cxw-rules-shape-set = Alakszett
cxw-rules-shape-set-text = Egy alak, négy szín. Az általad választott sarokból a legfelső jelzőt hozza.
cxw-rules-overlap = Kettő egyszerre?
cxw-rules-overlap-text = A rózsaszín négyzet mindkét szettbe beleillik, de csak egy van belőle. Válaszd ki, melyik szettet rakod ki; a többi nálad marad.
cxw-rules-markers = Pontjelzők
cxw-rules-markers-text = 2, 3 vagy 4 pontot érnek. Lefordítva tartod őket: a többiek látják, hány van, de azt nem, hogy melyik.
cxw-rules-actions = Akciójelzők
cxw-rules-actions-text = Lépésenként egyet használhatsz a három közül, az elvétel előtt, közben vagy után, amíg el nem kezded a szetteket. Mindegyiket csak egyszer a játékban.
cxw-rules-remove-text = Végy ki egy elérhető sokszöget a játékból.
cxw-rules-swap-text = Cseréld el egy sokszögedet egy másik játékos egyik sokszögére.
cxw-rules-steal-text = Végy el egy sokszöget egy másik játékos gyűjteményéből.
cxw-rules-others-text = Ha ettől másnál lesz teljes egy szett, azt ő a saját következő lépésében rakja ki.
cxw-rules-end = A játék vége
cxw-rules-end-text = Ha minden pontjelző elfogyott, vagy üres a tálca, a kört még végigjátsszátok, hogy mindenki ugyanannyiszor legyen soron. Ha a jelzők fogytak el, már senkinek sem kell sokszöget elvennie, és a szettek nem hoznak semmit.
cxw-rules-count-markers = Pontjelzők
cxw-rules-count-unused = Minden megmaradt akciójelző
cxw-rules-count-left = Minden megmaradt sokszög
cxw-rules-tie-text = A legtöbb pont nyer. Döntetlennél a kevesebb megmaradt sokszög dönt; ha az is egyenlő, közös a győzelem.
cxw-rules-team = Csapatban
cxw-rules-team-text = Négyen, a társak egymással szemben ülnek, és összeadják a pontjaikat. Ha végeztél az elvétellel, az utoljára elvettet átadhatod a társad gyűjteményébe, akkor is, ha csak az az egy van. Utána már nem vehetsz el többet.
cxw-rules-expert = Haladó játék
cxw-rules-expert-text = Nincsenek akciójelzők. Helyettük: aki két egyforma sokszöget vesz el közvetlenül egymás után, lophat egyet, odaadhat egyet a sajátjából, vagy eltávolíthat egy elérhetőt. Aztán a lépés az utoljára elvettől folytatódik. Egy harmadik egyforma újabb pár.
cxw-rules-both-text = A csapatok is játszhatják a haladó játékot.
