
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
cxw-tell-swapped = { $name } cserél { $other } gyűjteményéből: { $gave } helyett { $got }.
cxw-tell-stole = { $name } lop egyet { $other } gyűjteményéből: { $kind }.
cxw-tell-gave = { $name } odaad egyet: { $kind }. { $other } kapja.
cxw-tell-handed = { $name } átad egyet a társának: { $kind }. { $other } kapja.
cxw-tell-scored = { $name } bevált egy szettet: { $set }, { $points } pont.
cxw-tell-scored-from = { $name } bevált egy szettet: { $set }. Jelző: { $corner }, { $points } pont.
cxw-tell-scored-none = { $name } eldob egy szettet: { $set }. Már nincs hozzá jelző.
cxw-tell-nothing = { $name } nem vesz el semmit.
cxw-tell-last-markers = Elfogyott az utolsó pontjelző. Ez az utolsó kör.
cxw-tell-last-tray = Üres a tálca. Ez az utolsó kör.
cxw-over-cx-10 = Elfogytak a pontjelzők, és mindenki ugyanannyiszor volt soron.
cxw-over-cx-11 = Üres a tálca, és mindenki ugyanannyiszor volt soron.

# Hogy áll a játék
cxw-last-round = Utolsó kör
cxw-last-round-no-points = Utolsó kör, pontok nélkül
cxw-few-markers = Már csak { $count } pontjelző maradt
cxw-few-polygons = Már csak { $count } sokszög maradt
cxw-turn-of = { $name } jön.
cxw-shaking = Rázzuk a tálcát.
cxw-game-over = A játék véget ért.
cxw-teams = Csapatok: { $one }, ellenük { $other }.
cxw-expert = Haladó játék, akciójelzők nélkül.
cxw-taken = Ebben a lépésben elvéve: { $list }.
cxw-next = Következőnek elvehető: { $list }.
cxw-tray = { $count ->
    [0] A tálca üres.
    [one] { $count } sokszög van a tálcán.
   *[other] { $count } sokszög van a tálcán. Elérhetők, és amit felszabadítanak:
}
cxw-frees = { $kind }, felszabadítja ezt: { $list }.
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
cxw-has-sets = teljes: { $list }
cxw-your-markers = A pontjelzőid: { $list }. Összesen { $sum }.

# Pontlap
cxw-sheet = Pontlap
cxw-sheet-markers = Pontjelzők
cxw-sheet-unused = Fel nem használt akciójelzők
cxw-sheet-left = Megmaradt sokszögek
cxw-sheet-points = Pont
cxw-sheet-team = Csapat
cxw-sheet-none = nincs
cxw-sheet-wins = győztes
cxw-sigh = Azt a jelzőt én néztem ki magamnak.
cxw-tie = Egyenlő pontszám: az nyer, akinek kevesebb sokszöge maradt.

# Miért nem
problem-wrong-polygons = Ez nem az a 80 sokszög.
problem-outside-tray = Minden sokszög a tálcán fekszik, egy sem a sarkokban.
problem-flat-heap = Ez nem kupac: a sokszögek alig fekszenek egymáson.
problem-must-take = Előbb vegyél el legalább egy sokszöget.
problem-must-score = A gyűjteményedben van egy teljes szett: előbb azt váltsd be.
problem-scoring-begun = Elkezdted a beváltást: a lépésed végéig már csak szetteket válthatsz be.
problem-not-in-tray = Ez a sokszög már nincs a tálcán.
problem-covered = Egy másik sokszög fekszik rajta. Csak azt veheted el, ami szabad.
problem-four-taken = Négy sokszöget vettél el: egy lépésben nem lehet több.
problem-handed-over = Egyet már átadtál: ebben a lépésben nem vehetsz el többet.
problem-no-match = Sem az alakja, sem a színe nem egyezik az utoljára elvett sokszögével.
problem-no-partner = Ebben a játékban nincs társad.
problem-nothing-taken = Még nem vettél el sokszöget.
problem-handed-already = Ebben a lépésben már átadtál egy sokszöget.
problem-not-held = Amit utoljára elvettél, az már nem a tiéd.
problem-expert-swap = A haladó játékban nincs csere.
problem-no-pair = Ehhez közvetlenül előtte két egyforma sokszöget kell elvenned.
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
problem-own-stack = A színszettért a saját színének jelzője jár.

# Sokszögek és szettek
cx-uncovers = { $kind }, felszabadítja ezt: { $under }
cx-uncovers-none = { $kind }, semmit sem szabadít fel
cx-completes = { $words }; teljes lesz: { $sets }
cx-cell = { $kind }: { $count }
cx-lacks = { $set }, hiányzik: { $kind }.
cx-complete = Teljes: { $sets }.

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
        [0] Ebben a lépésben elvetted
       *[other] Ebben a lépésben elvetted; még { $count } vehető el
    }
cx-left =
    { $count ->
        [0] Ebben a lépésben már nem lehet több
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
cx-markers-of = { $name } jelzői
cx-markers-mine = A te jelzőid
cx-marker-used = { $words } (felhasználva)
cx-from-corner = { $corner }: { $points }
cx-last-markers = Utolsó kör. Pont már nem jár.
cx-last-polygons = Utolsó kör. A tálca üres.

# Mi zajlik
cx-sending = Egy pillanat…
cx-shaking = Rázzuk a tálcát.
cx-playing = { $name } jön.
cx-done = A játék véget ért.
cx-take-first = Vegyél el egy sokszöget, amelyen nincs semmi.
cx-take-more =
    { $count ->
        [one] Elvehetsz még egyet. Alakja vagy színe egyezzen az utolsóéval ({ $kind }).
       *[other] Elvehetsz még { $count } sokszöget; mindegyik alakja vagy színe egyezzen az előzőével.
    }
cx-take-or-score = Van egy teljes szetted. Vegyél el még, vagy váltsd be; utána már nem vehetsz el többet.
cx-then-score = Van egy teljes szetted.
cx-take-at-will = Nem kell elvenned semmit.
cx-tray-empty = Már nincs mit elvenni.
cx-take-no-match = Az elérhetők közül egyik sem illik. { $marker ->
    [yes] Használj akciójelzőt, vagy fejezd be a lépésedet.
   *[no] Fejezd be a lépésedet.
}
cx-take-no-more = Mindent elvettél, amit lehet. { $marker ->
    [yes] Használj akciójelzőt, vagy fejezd be a lépésedet.
   *[no] Fejezd be a lépésedet.
}
cx-pair = Két egyforma. Lophatsz, odaadhatsz vagy eltávolíthatsz egy sokszöget.
cx-now-remove = Melyik sokszög kerüljön ki a játékból?
cx-sure-remove = Utána már senki sem veheti el.
cx-now-swap-mine = Melyiket adod a tieid közül?
cx-now-swap-theirs = Melyiket kéred érte? Ezt adod: { $kind }.
cx-sure-swap = Ezt adod: { $mine }. { $name } adja érte: { $theirs }.
cx-now-steal = Melyiket szeretnéd?
cx-sure-steal = { $name } gyűjteményéből: { $kind }.
cx-now-give = Melyiket adod oda a tieid közül?
cx-now-taker = Ki kapja?
cx-sure-give = { $name } kapja: { $kind }.
cx-now-set = Melyik szettet váltod be először?
cx-now-corner = Melyik sarokból veszel jelzőt?
cx-sure-score = Teljes, és kikerül a játékból: { $set }.

# Miért nem
cx-covered = Fekszik rajta valami.
cx-not-this = Ezt most nem lehet elvenni.
cx-no-match = Sem az alakja, sem a színe nem egyezik az előzőével.
cx-nothing-to-get = Senki másnak nincs sokszöge.
cx-nothing-to-give = Nincs sokszöged, amit adhatnál érte.
cx-choose-first = Előbb válassz.
cx-choose-piece = Válassz egy sokszöget a tálcáról.

# Gombok
cx-do-take = Elveszem: { $kind }
cx-do-remove = Eltávolítom: { $kind }
cx-do-swap = E kettő cseréje
cx-do-steal = Ellopom: { $kind }
cx-do-give = Odaadom → { $name }
cx-do-score =
    Beváltom: { $set }, { $points ->
        [0] pont nélkül
       *[other] { $points } pont
    }
cx-do-choose-set = Szett beváltása
cx-do-hand = Átadom → { $name }
cx-do-end = Lépés vége
cx-do-undo = Visszavonás
cx-do-cancel = Mégse
cx-do-go-on = Köszönöm, nem
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
cx-key-end = Lépés vége vagy szett beváltása
cx-key-undo = Visszavonás
cx-key-cancel = Mégse
cx-key-help = A billentyűk listája
