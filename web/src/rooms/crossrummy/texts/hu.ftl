# Crossrummy: az asztal.
# Kövek és vonalak
crw-colour = { $colour ->
    [y] sárga
    [r] piros
    [b] kék
   *[g] zöld
}
crw-tile = { $colour ->
    [y] sárga
    [r] piros
    [b] kék
   *[g] zöld
} { $value }
crw-run = { $colour ->
    [y] sárga
    [r] piros
    [b] kék
   *[g] zöld
} { $first }–{ $last }
crw-set = { $value ->
    [3] 3-asok
    [5] 5-ösök
    [6] 6-osok
    [8] 8-asok
    [13] 13-asok
   *[other] { $value }-esek
} ({ $colours })
crw-pass-on = „Továbbadás”
crw-draw-three = „Húzz hármat”

# Mi történt
crw-tell-begins = { $round ->
    [1] { $name } kezd.
   *[other] { $round }. játszma: { $name } kezd.
}
crw-tell-dealt = Mindenki húzott 15 követ. Nyitva fekszik az asztal mellett: { $tiles }.
crw-tell-opened = Most nyitva: { $tile }.
crw-tell-took = { $name } elvesz egy nyitott követ: { $tile }.
crw-tell-drew = { $count ->
    [0] { $name } nem húz: üres a zsák.
    [one] { $name } húz egy követ.
   *[other] { $name } húz { $count } követ.
}
crw-tell-drew-tiles = { $name } húzása: { $tiles }.
crw-tell-pass-on = { $name } kijátssza: „Továbbadás”. Mindenki két követ ad balra.
crw-tell-draw-three = { $name } kijátssza: „Húzz hármat”. { $victim } húz.
crw-tell-handed = { $name } továbbad { $count } követ; { $to } kapja.
crw-tell-handed-tiles = { $name } továbbadja: { $tiles }. { $to } kapja.
crw-tell-laid = { $opens ->
    [yes] { $name } nyit, lerakja: { $what }
   *[no] { $name } lerakja: { $what }
}{ $moved ->
    [0] { "" }
   *[other] ; áthelyez { $moved } követ
}.
crw-tell-passed = { $name } passzol.
crw-end-out = { $name } minden kövétől megszabadult, és nyert.
crw-end-passed = { $count ->
    [one] Mindenki passzolt. { $names } nyert, mert nála maradt a legkisebb összeg.
   *[other] Mindenki passzolt. { $names } kezében maradt a legkisebb összeg: közös a győzelem.
}
crw-over-out = Valakinek elfogytak a kövei: vége a játéknak.
crw-over-passed = Elfogyott a zsák, elfogytak a nyitott kövek is, és mindenki passzolt.
crw-over-games = Mind { ARTICLE($count) } { $count } játszma véget ért.

# Hogy áll a játék
crw-plate-tiles = Kő
crw-plate-opened = Nyitott
crw-plate-points = Pont
crw-yes = igen
crw-not-yet = nem
crw-few-left = { $players ->
    [one] { $names }
   *[other] { $names }
}: { $count ->
    [0] nincs több kő
    [one] már csak egy kő
   *[other] már csak { $count } kő
}
crw-bag-is-empty = Üres a zsák
crw-turn-of = { $name } jön.
crw-choosing = „Továbbadás”: mindenki köveket választ a bal szomszédjának.
crw-dealing = Húzzuk a köveket.
crw-game-over = A játék véget ért.
crw-game-of = { $round }. játszma, összesen { $rounds }.
crw-your-tiles = { $count ->
    [0] Nincs köved.
    [one] A köved: { $tiles }.
   *[other] A köveid ({ $count }): { $tiles }.
}
crw-table-empty = Még nincs kő az asztalon.
crw-table = { $count } kő van az asztalon, { $groups } csoportban. A lépésed után legfeljebb { $limit } lehet.
crw-group = { $number }. csoport:
crw-line = { $direction ->
    [down] { $column }. oszlop, { $row }. sortól lefelé
   *[right] { $row }. sor, { $column }. oszloptól
}: { $line }.
crw-open = { $count ->
    [0] Nincs nyitott kő.
   *[other] Nyitott kövek: { $tiles }.
}
crw-bag = { $count ->
    [0] A zsák üres.
   *[other] A zsákban: { $count } kő.
}
crw-player = { $name }: { $tiles } kő, { $opened ->
    [yes] már nyitott
   *[no] még nem nyitott
}.
crw-player-points = { $name }: { $tiles } kő, { $opened ->
    [yes] már nyitott
   *[no] még nem nyitott
}, { $points } pont.

# Mi nem lehet
problem-line-short = Az { $line ->
    [column] az oszlop
   *[row] a sor
} csak két kőből állna.
problem-line-colours = Abban { $line ->
    [column] az oszlopban
   *[row] a sorban
} kétszer van egy szín: egy szettben minden szín csak egyszer szerepel.
problem-line-values = Annak { $line ->
    [column] az oszlopnak
   *[row] a sornak
} a számai nem egyesével nőnek vagy csökkennek.
problem-line-mixed = Az { $line ->
    [column] az oszlop
   *[row] a sor
} se nem egyszínű sorozat, se nem egyforma számokból álló szett.
problem-lone-tile = Ez a kő egyedül áll: szett vagy sorozat kell hozzá.
problem-too-many-groups = { $count } csoport van, de csak { $limit } lehet. Kapcsolj össze néhányat.
problem-too-many-groups-yet = { $count } csoport van, de amíg nem nyitott mindenki, csak { $limit } lehet.
problem-left-over = { $count ->
    [one] Kimaradt egy kő: { $tiles }.
   *[other] Kimaradt { $count } kő: { $tiles }.
} Ami az asztalon volt, annak ott kell maradnia.
problem-nothing-laid = Rakj le legalább egyet a saját köveid közül.
problem-not-opened = Előbb nyiss: rakj le csupa saját kőből egy szettet vagy sorozatot, amely semmi máshoz nem ér hozzá.
problem-cr-not-in-hand = Nincs a köveid között: { $tiles }.
problem-not-there = Nincs ott ilyen kő.
problem-moved-twice = Egy kő nem kerülhet két helyre.
problem-cr-cell-taken = Egy helyen nem lehet két kő.
problem-not-open = Nincs a nyitott kövek között: { $tiles }.
problem-bag-empty = A zsák üres.
problem-no-action-tile = Nincs ilyen akcióköved.
problem-give-count = Válassz { $give } követ, amit továbbadsz.
problem-draw-count = Most nem ennyi követ kell húzni.
problem-not-in-bag = Nincs a zsákban: { $tiles }.
problem-nothing-to-give = Most nincs mit továbbadni.
problem-chosen-already = Már kiválasztottad a köveidet.
problem-bad-victim = Valaki másnak kell hármat húznia, nem neked.
problem-may-not-pass = Csak akkor passzolhatsz, ha a zsák és a nyitott kövek is elfogytak, és nincs akcióköved.
cr-taken = Ott már fekszik kő. Előbb azt mozdítsd el.
cr-stays = Ami az asztalon fekszik, az asztalon marad.
cr-action-stays = Az akciókövet nem lerakni, hanem kijátszani kell: válaszd ki, és használd a gombot.
cr-lay-what = Előbb rakj az asztalra egyet a köveid közül.
cr-bag-empty = A zsák üres.
cr-not-now = Most nem te jössz.

# Pontlap
crw-sheet = Pontlap
crw-sheet-game = { $round }. játszma
crw-sheet-held = Kézben: { $tiles }
crw-sheet-none = semmi
crw-sheet-total = Összesen
crw-sheet-wins = győztes
crw-sheet-about = Minden kézben maradt kő annyi pontba kerül, amennyi rajta áll, egy akciókő 20-ba. A legkisebb összeg nyer.
crw-curve-tiles = Kövek kézben
crw-curve-points = Mínuszpontok, a legkevesebb nyer
crw-laid-at-once = { $count } kő egyszerre
crw-last-tile = Az utolsó kő
crw-sigh = Ennyi kő egyszerre. Beleszédültem.
crw-round-title = { $round }. játszma vége
crw-round-points = Pont
crw-round-go-on = Tovább: { $round }. játszma

# Mi hol fekszik
cr-felt = Asztal { $count } kővel
cr-felt-about = A nyilak mezőről mezőre visznek. Az Enter felvesz és letesz egy követ, a W a vonalát, majd a csoportját veszi fel. A kérdőjel megmutatja az összes billentyűt.
cr-cell = { $column }. oszlop, { $row }. sor
cr-empty = Üres
cr-in-row = { $count } kőből álló sorban
cr-in-column = { $count } kőből álló oszlopban
cr-alone = egyedül
cr-new = új
cr-is-held = kézben
cr-held-now = Kézben: { $tiles }.
cr-held-none = Semmi sincs kézben.
cr-rack = A köveid
cr-rack-of = { $name } kövei
cr-rack-none = Nincs kő.
cr-open = Nyitott kövek
cr-bag = Zsák: { $count ->
    [0] üres
   *[other] { $count } kő
}
cr-held-by = { $name }: { $count } kő

# A kövek rendje
cr-sort = Sorrend
cr-sort-colour = Szín szerint
cr-sort-value = Szám szerint
cr-sort-hand = Saját sorrend

# Eszközök
cr-nearer = Nagyítás
cr-farther = Kicsinyítés
cr-fit = Minden látsszon
cr-closer = Közelebb
cr-step-back = Egyet vissza
cr-step-back-name = Vissza
cr-step-forth = Egyet előre
cr-step-forth-name = Előre
cr-tidy = Rendrakás: hely a csoportok közé
cr-tidy-name = Rendrakás
cr-frame = Kijelölés kerettel
cr-frame-name = Keret
cr-more = Továbbiak
cr-keys = Billentyűk

# Mi történik, és mit lehet most tenni
cr-idle = { $ways ->
    [draw] Te jössz. Rakj le köveket, vegyél el egy nyitottat, vagy húzz.
    [draw-action] Te jössz. Rakj le köveket, vegyél el egy nyitottat, húzz, vagy játssz ki egy akciókövet.
    [open] Te jössz. A zsák üres: rakj le köveket, vagy vegyél el egy nyitottat.
    [open-action] Te jössz. A zsák üres: rakj le köveket, vegyél el egy nyitottat, vagy játssz ki egy akciókövet.
   *[action] Te jössz. Rakj le köveket, vagy játssz ki egy akciókövet.
}
cr-idle-open = { $ways ->
    [open] Te jössz. Nyitáshoz rakj le egy saját csoportot. Vagy vegyél el egy nyitott követ.
   *[draw] Te jössz. Nyitáshoz rakj le egy saját csoportot. Vagy vegyél el egy nyitott követ, vagy húzz.
}
cr-idle-pass = A zsák és a nyitott kövek elfogytak. Rakj le köveket, vagy passzolj.
cr-now-cell = Hová kerüljön ez: { $tile }? Válassz egy mezőt.
cr-held = { $count ->
    [one] Válassz mezőt, ahová tennéd. Kétszer megnyomva: az egész vonal.
   *[other] { $count } kő a kezedben. Húzd őket, vagy válassz egy mezőt.
}
cr-take-about = Ezt veszed el: { $tile }. Ez az egész lépésed.
cr-draw-about = Húzol egy követ a zsákból. Ez az egész lépésed.
cr-pass-on-about = Mindenki, te is, két követ ad balra.
cr-draw-three-about = { $count ->
    [0] A zsák üres, { $name } nem húz. Te csak megszabadulsz a kőtől.
    [1] { $name } kénytelen kihúzni az utolsó követ.
    [2] { $name } kénytelen kihúzni az utolsó két követ.
   *[other] { $name } kénytelen három követ húzni.
}
cr-whom = Ki ellen játszod ki?
cr-right = { $count ->
    [one] Minden jó. Lerakhatod a követ.
   *[other] Minden jó. Lerakhatod a köveket.
}
cr-checking = Ellenőrzés…
cr-still-open = { $count ->
    [one] Egy dolgot még rendbe kell hozni.
   *[other] { $count } dolgot még rendbe kell hozni.
}
cr-plan = Próbálgatsz. Így marad, amíg az asztal nem változik.
cr-give = { $chosen ->
    [0] Válassz { $count } követ. { $name } kapja.
   *[other] { $chosen } / { $count } kő. { $name } kapja.
}
cr-given = Várunk, amíg mindenki választ.
cr-choosing = „Továbbadás”: mindenki köveket választ a bal szomszédjának.
cr-dealing = Osztás…
cr-drawing = { $name } húz.
cr-drawing-three = { $count ->
    [1] { $name } kihúzza az utolsó követ.
    [2] { $name } kihúzza az utolsó kettőt.
   *[other] { $name } hármat húz.
}
cr-playing = { $name } jön. Közben próbálgathatsz.
cr-done = A játék véget ért.
cr-sending = Egy pillanat…

# Továbbadás
cr-give-title = Továbbadás
cr-give-about = { $count ->
    [one] Csak egy köved van, az kerül a bal szomszédodhoz.
   *[other] Mindenki két követ választ a bal szomszédjának.
} Senki sem látja, mit kap, amíg mindenki nem választott.
cr-give-to = { $name } kapja

# Gombok
cr-do-draw = Egy kő húzása
cr-do-take = Elveszem: { $tile }
cr-do-lay = { $count ->
    [0] Kövek lerakása
   *[other] { $count } kő lerakása
}
cr-do-pass-on = „Továbbadás” kijátszása
cr-do-draw-three = „Húzz hármat” kijátszása
cr-do-give = { $count ->
    [one] Ezt adom tovább
   *[other] Ezt a kettőt adom tovább
}
cr-do-pass = Passz
cr-do-back = Mindent vissza
cr-do-back-some = Vissza hozzám
cr-do-cancel = Mégse
cr-do-undo = Visszavonás

# Mi a baj, a maga helyén
cr-why-line-short = túl rövid
cr-why-line-colours = egy szín kétszer
cr-why-line-values = nem sorban
cr-why-line-mixed = nem illik össze
cr-why-lone-tile = egyedül

# Billentyűk
cr-key-rack = A köveidhez
cr-key-table = Az asztalhoz
cr-key-open = A nyitott kövekhez
cr-key-arrows = Kőről kőre, mezőről mezőre
cr-key-shift = A kézben lévő kövek mozgatása; a köveid között a kő áthelyezése
cr-key-enter = Kő felvétele, letétele
cr-key-widen = A vonala, majd a csoportja felvétele
cr-key-delete = Vissza a köveidhez
cr-key-back = Mindent vissza
cr-key-steps = Egyet vissza, egyet előre
cr-key-tidy = Rendrakás
cr-key-lay = A kövek lerakása
cr-key-draw = Egy kő húzása
cr-key-undo = Az utolsó lépés visszavonása, ha lehet
cr-key-sort = A köveid más sorrendben
cr-key-zoom = Nagyítás, kicsinyítés
cr-key-fit = Minden látsszon
cr-key-cancel = Elengedés
cr-key-help = A billentyűk listája
