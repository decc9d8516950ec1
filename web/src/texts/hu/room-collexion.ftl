# ColleXion az asztalnál: sokszögek és szettek, mit lehet most tenni, gombok és billentyűk.

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
