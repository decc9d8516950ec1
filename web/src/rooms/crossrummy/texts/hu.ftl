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
crw-set = { $value } ({ $colours })
crw-pass-on = továbbadás
crw-draw-three = húzz hármat

# Mi történt
crw-tell-begins = { $round ->
    [1] { $name } kezd.
   *[other] { $round }. játszma: { $name } kezd.
}
crw-tell-dealt = Mindenki húzott 15 követ. Nyitva az asztal mellett: { $tiles }.
crw-tell-opened = Most nyitva: { $tile }.
crw-tell-took = { $name } elvesz egy nyitott követ: { $tile }.
crw-tell-drew = { $count ->
    [0] { $name } nem húz: üres a zsák.
    [one] { $name } húz egy követ.
   *[other] { $name } húz { $count } követ.
}
crw-tell-you-drew = Húztál: { $tiles }.
crw-tell-pass-on = { $name } kijátssza: továbbadás. Mindenki két követ ad balra.
crw-tell-draw-three = { $name } kijátssza: húzz hármat. Húz: { $victim }.
crw-tell-handed = { $name } továbbad { $count } követ, neki: { $to }.
crw-tell-you-handed = Továbbadtad: { $tiles }. Megkapta: { $to }.
crw-tell-you-got = { $name } neked adta: { $tiles }.
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
    [one] Mindenki passzolt. A legkisebb összeg nyer: { $names }.
   *[other] Mindenki passzolt. A legkisebb összeg nyer, közösen: { $names }.
}
crw-over-out = Valakinek elfogytak a kövei: vége a játéknak.
crw-over-passed = Elfogyott a zsák és a nyitott kövek is, és mindenki passzolt.
crw-over-games = Mind a { $count } játszma lement.

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
    [0] nincs több köve
   *[other] már csak { $count } kő
}
crw-bag-is-empty = Üres a zsák
crw-turn-of = { $name } van soron.
crw-choosing = Továbbadás: mindenki követ választ a bal oldali szomszédjának.
crw-dealing = Húzzuk a köveket.
crw-game-over = A játék véget ért.
crw-game-of = { $round }. játszma, összesen { $rounds }.
crw-your-tiles = { $count ->
    [0] Nincs köved.
    [one] A köved: { $tiles }.
   *[other] A { $count } köved: { $tiles }.
}
crw-table-empty = Még nincs kő az asztalon.
crw-table = { $count } kő van az asztalon, { $groups } csoportban. Lerakás után most legfeljebb { $limit } lehet.
crw-group = { $number }. csoport:
crw-line = { $direction ->
    [down] { $column }. oszlop, a { $row }. sortól lefelé
   *[right] { $row }. sor, a { $column }. oszloptól
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
problem-line-short = Az a { $line ->
    [column] oszlop
   *[row] sor
} csak két kőből állna.
problem-line-colours = Abban { $line ->
    [column] az oszlopban
   *[row] a sorban
} kétszer van egy szín: egy szettben minden szín csak egyszer szerepel.
problem-line-values = Annak { $line ->
    [column] az oszlopnak
   *[row] a sornak
} a számai nem egyesével nőnek vagy csökkennek.
problem-line-mixed = Az a { $line ->
    [column] oszlop
   *[row] sor
} se nem egyszínű sorozat, se nem egyforma számokból álló szett.
problem-lone-tile = Ez a kő egyedül áll: szett vagy sorozat kell hozzá.
problem-too-many-groups = { $count } csoport, csak { $limit } lehet. Kapcsolj össze néhányat.
problem-too-many-groups-yet = { $count } csoport; amíg nem nyitott mindenki, csak { $limit } lehet.
problem-left-over = { $count ->
    [one] Kimaradt egy kő: { $tiles }.
   *[other] Kimaradt { $count } kő: { $tiles }.
} Ami az asztalon volt, ott is marad.
problem-nothing-laid = Rakj le legalább egyet a saját köveidből.
problem-not-opened = Előbb nyiss: rakj le egy szettet vagy sorozatot csupa saját kőből, ami semmihez sem ér hozzá.
problem-cr-not-in-hand = Nincs a köveid között: { $tiles }.
problem-not-there = Nincs ott ilyen kő.
problem-moved-twice = Egy kő nem kerülhet két helyre.
problem-cr-cell-taken = Egy helyen nem lehet két kő.
problem-not-open = Nincs a nyitott kövek között: { $tiles }.
problem-bag-empty = A zsák üres.
problem-no-action-tile = Nincs ilyen akcióköved.
problem-give-count = Válassz { $give } követ továbbadásra.
problem-draw-count = Most nem ennyi követ kell húzni.
problem-not-in-bag = Nincs a zsákban: { $tiles }.
problem-nothing-to-give = Most nem adunk tovább semmit.
problem-chosen-already = Már kiválasztottad a köveidet.
problem-bad-victim = Valaki másnak kell hármat húznia, nem neked.
problem-may-not-pass = Csak akkor passzolhatsz, ha a zsák és a nyitott kövek is elfogytak, és nincs akcióköved.
cr-taken = Ott már fekszik kő. Előbb azt mozdítsd el.
cr-stays = Ami az asztalon fekszik, az asztalon marad.
cr-action-stays = Az akciókövet kijátsszák, nem lerakják: koppints rá, és használd a gombot.
cr-lay-what = Előbb tegyél egy kövedet az asztalra.
cr-bag-empty = A zsák üres.
cr-not-now = Most nem te jössz.

# Pontlap
crw-sheet = Pontlap
crw-sheet-game = { $round }. játszma
crw-sheet-held = Kézben: { $tiles }
crw-sheet-none = semmi
crw-sheet-total = Összes
crw-sheet-wins = győztes
crw-sheet-about = Minden kézben maradt kő a számát éri, egy akciókő 20-at. A legkisebb összeg nyer.
crw-curve-tiles = Kövek kézben
crw-curve-points = Hibapontok, a legkevesebb nyer
crw-laid-at-once = { $count } kő egyszerre
crw-last-tile = Az utolsó kő
crw-sigh = Ennyi kő egyszerre. Beleszédültem.
crw-round-title = { $round }. játszma: vége
crw-round-points = Pont
crw-round-go-on = Tovább: { $round }. játszma

# Mi hol fekszik
cr-felt = Asztal { $count } kővel
cr-felt-about = A nyilak mezőről mezőre visznek. Az Enter felvesz és letesz egy követ, a W a sorát, majd a csoportját veszi fel. A kérdőjel megmutatja az összes billentyűt.
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
cr-sort-hand = Kézzel

# Eszközök
cr-nearer = Közelebb
cr-farther = Távolabb
cr-fit = Minden látszódjon
cr-step-back = Egy lépés vissza
cr-step-forth = Egy lépés előre
cr-tidy = Rendrakás: hely a csoportok közé
cr-frame = Kijelölés kerettel
cr-more = Több
cr-keys = Billentyűk

# Mi történik, és mit lehet most tenni
cr-idle = Te jössz. Tegyél le köveket, vegyél el egy nyitottat, húzz, vagy játssz ki akciókövet.
cr-idle-open = Te jössz. Az első lerakásod saját csoportot nyit. Vagy vegyél el, vagy húzz egy követ.
cr-idle-pass = A zsák és a nyitott kövek elfogytak. Tegyél le köveket, vagy passzolj.
cr-now-cell = Hová kerüljön: { $tile }? Koppints egy mezőre.
cr-held = { $count ->
    [one] Koppints egy mezőre, ahová teszed, vagy duplán a sorához.
   *[other] { $count } kő a kezedben. Húzd őket, vagy koppints egy mezőre.
}
cr-take-about = Ezt veszed el: { $tile }. Ez a lépésed.
cr-draw-about = Húzol egy követ a zsákból. Ez a lépésed.
cr-pass-on-about = Mindenki, te is, két követ ad tovább balra.
cr-draw-three-about = { $name } három követ húz.
cr-whom = Ki húzzon hármat?
cr-right = { $count ->
    [one] Minden jó. Leteheted a követ.
   *[other] Minden jó. Leteheted a köveket.
}
cr-checking = Ellenőrzés …
cr-still-open = { $count ->
    [one] Egy dolog még hátravan.
   *[other] { $count } dolog még hátravan.
}
cr-plan = Próbálgatsz. Addig marad, amíg az asztal nem változik.
cr-give = { $chosen ->
    [0] Válassz { $count } követ neki: { $name }.
   *[other] { $chosen } a { $count } kőből neki: { $name }.
}
cr-given = Várunk, amíg mindenki választ.
cr-choosing = Továbbadás: mindenki követ választ a bal szomszédjának.
cr-dealing = Osztás …
cr-drawing = { $name } húz.
cr-drawing-three = { $name } hármat húz.
cr-playing = { $name } játszik. Közben próbálgathatsz.
cr-done = A játéknak vége.
cr-sending = Egy pillanat …

# Továbbadás
cr-give-title = Továbbadás
cr-give-about = Mindenki { $count ->
    [one] egy követ
   *[other] két követ
} választ a bal szomszédjának. Senki sem látja, mit kap, amíg mindenki nem választott.
cr-give-to = Neki: { $name }

# Gombok
cr-do-draw = Egy kő húzása
cr-do-take = Elveszem: { $tile }
cr-do-lay = { $count } kő lerakása
cr-do-pass-on = Továbbadás kijátszása
cr-do-draw-three = Húzz hármat: { $name }
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
cr-key-shift = Ami kézben van, elmozdul; a köveidnél a kő odébb kerül
cr-key-enter = Kő felvétele, letétele
cr-key-widen = A sora, majd a csoportja
cr-key-delete = Vissza a köveidhez
cr-key-back = Mindent vissza
cr-key-steps = Egy lépés vissza, egy lépés előre
cr-key-tidy = Rendrakás
cr-key-lay = A kövek lerakása
cr-key-draw = Egy kő húzása
cr-key-undo = Az utolsó lépés visszavonása, ahol lehet
cr-key-sort = A köveid más sorrendje
cr-key-zoom = Közelebb, távolabb
cr-key-fit = Minden látszódjon
cr-key-cancel = Elengedés
cr-key-help = Ezek a billentyűk
