
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
cxw-sigh = Arra a jelzőre én is vágytam.
cxw-tie = Egyenlő pontszám: a kevesebb megmaradt sokszög dönt.

# Miért nem
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
problem-no-such-set = Ilyen szett nincs.
problem-stack-empty = Abban a sarokban már nincs jelző.
problem-choose-stack = Válaszd ki, melyik sarokból veszel jelzőt.
problem-own-stack = A színszett a saját színének jelzőjét kapja.

# Sokszögek és szettek
cx-uncovers = { $kind }, felszabadul alatta: { $under }
cx-uncovers-none = { $kind }, semmi sem szabadul fel
cx-cell = { $kind }: { $count }
cx-lacks = { $set }: hiányzik { $kind }.
cx-complete = Kész: { $sets }.

# Az asztalon
cx-tray =
    { $count ->
        [0] A tálca üres
       *[other] Tálca { $count } sokszöggel, elérhető: { $reachable }
    }
cx-heap-take = Elvehető sokszögek: { $count }
cx-heap-remove = Eltávolítható sokszögek: { $count }
cx-mine = A gyűjteményed
cx-collection-of = { $name } gyűjteménye
cx-partner = Társ
cx-won =
    { $count ->
        [0] Nincs pontjelző
       *[other] { $count } pontjelző
    }
cx-points =
    { $points ->
        [0] Még nincs pont
       *[other] { $points } pont
    }
cx-chain =
    { $count ->
        [0] Ebben a lépésben elvett
       *[other] Ebben a lépésben elvett; még { $count } vehető
    }
cx-left =
    { $count ->
        [0] Ebben a lépésben már nincs több
       *[other] Ebben a lépésben még { $count } lehet
    }
cx-same-shape = azonos alak:
cx-same-colour = azonos szín:
cx-same-both = teljesen azonos:
cx-markers = Amit még tehetsz
cx-deed-remove = Sokszög eltávolítása a tálcáról
cx-deed-swap = Sokszög cseréje egy másik játékossal
cx-deed-steal = Sokszög ellopása egy másik játékostól
cx-deed-give = Sokszög odaadása
cx-deed-used = Már felhasználtad
cx-from-corner = { $corner }: { $points }
cx-last-markers = Utolsó kör. Pont már nem jár.
cx-last-polygons = Utolsó kör. A tálca üres.

# Mi zajlik
cx-sending = Egy pillanat …
cx-shaking = A tálca összerázása folyik.
cx-playing = { $name } következik.
cx-done = A játéknak vége.
cx-take-first = Vegyél el egy sokszöget, amelyen nincs semmi.
cx-take-more =
    { $count ->
        [one] Elvehetsz még egyet, amelynek alakja vagy színe egyezik: { $kind }.
       *[other] Elvehetsz még { $count } sokszöget; alakja vagy színe egyezzen az előzővel.
    }
cx-take-or-score = Van egy kész szetted. Vegyél még, vagy rakd ki: utána már nem vehetsz el semmit.
cx-then-score = Van egy kész szetted.
cx-take-at-will = Már nem kell elvenned semmit.
cx-tray-empty = Nincs mit elvenni.
cx-take-no-match = Semmi elérhető nem illik hozzá. Fejezd be a lépésedet.
cx-take-no-more = Mindent elvettél, amit lehet. Fejezd be a lépésedet.
cx-pair = Két egyforma. Lophatsz, odaadhatsz vagy eltávolíthatsz egy sokszöget.
cx-now-remove = Melyik sokszög kerüljön ki a játékból?
cx-sure-remove = Mindenki számára elvész.
cx-now-swap-mine = Melyiket adod a tieid közül?
cx-now-swap-theirs = Melyiket kéred érte? A tied: { $kind }.
cx-sure-swap = Adod: { $mine }. Kapod ({ $name }): { $theirs }.
cx-now-steal = Melyiket szeretnéd?
cx-sure-steal = { $kind } (tőle: { $name })
cx-now-give = Melyiket adod oda a tieid közül?
cx-now-taker = Ki kapja?
cx-sure-give = { $kind } (neki: { $name })
cx-now-set = Melyik szettet rakod ki először?
cx-now-corner = Melyik sarokból veszel jelzőt?
cx-sure-score = Kész és kikerül a játékból: { $set }.

# Miért nem
cx-covered = Fekszik rajta valami.
cx-not-this = Ezt most nem lehet elvenni.
cx-no-match = Sem alakja, sem színe nem egyezik az előzővel.
cx-nothing-to-get = Senki másnak nincs sokszöge.
cx-nothing-to-give = Nincs sokszöged, amit adhatnál érte.
cx-choose-first = Előbb válassz.
cx-choose-piece = Válassz egy sokszöget a tálcáról.

# Gombok
cx-do-take = Elveszem: { $kind }
cx-do-remove = Eltávolítom: { $kind }
cx-do-swap = E kettő cseréje
cx-do-steal = Ellopom: { $kind }
cx-do-give = Odaadom: { $kind } ({ $name })
cx-do-score =
    Kirakom: { $set }, { $points ->
        [0] pont nélkül
       *[other] { $points } pont
    }
cx-do-choose-set = Szett kirakása
cx-do-hand = Átadom ({ $name })
cx-do-end = Lépés vége
cx-do-undo = Vissza
cx-do-cancel = Mégse
cx-do-go-on = Tovább nélküle
cx-do-keys = Billentyűk

# Billentyűk
cx-key-heap = A sokszögek listájához
cx-key-move = Sokszögről sokszögre
cx-key-take = Elvétel vagy eltávolítás
cx-key-remove = Eltávolítás
cx-key-swap = Csere
cx-key-steal = Lopás
cx-key-give = Odaadás
cx-key-hand = Átadás
cx-key-end = Lépés vége vagy szett kirakása
cx-key-undo = Vissza
cx-key-cancel = A megkezdett elvetése
cx-key-help = Ezek a billentyűk
