# Crossrummy: az asztal.

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
cr-checking = Egy pillanat …
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

# Miért nem
cr-taken = Ott már fekszik kő. Előbb azt mozdítsd el.
cr-stays = Ami az asztalon fekszik, az asztalon marad.
cr-action-stays = Az akciókövet kijátsszák, nem lerakják: koppints rá, és használd a gombot.
cr-lay-what = Előbb tegyél egy kövedet az asztalra.
cr-bag-empty = A zsák üres.
cr-not-now = Most nem te jössz.

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
