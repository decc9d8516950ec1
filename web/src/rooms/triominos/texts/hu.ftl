
# Kövek és helyek
tr-stone = { $stone }, értéke { $value }
tr-fits-not = sehová sem illik
tr-fits = { $count ->
    [one] egy helyre illik
   *[other] { $count } helyre illik
}, { $points ->
    [one] legfeljebb { $points } pont
   *[other] legfeljebb { $points } pont
}
tr-as-bridge = híd
tr-as-hexagon = hatszög
tr-as-double-hexagon = dupla hatszög
tr-sum = { $points } pont
tr-sum-bonus = { $points }: { $value } + { $bonus } { $more }
tr-beside = { ARTICLE($a) } { $a } mellett
tr-between = { ARTICLE($a) } { $a } és { ARTICLE($b) } { $b } között
tr-among = { ARTICLE($a) } { $a }, { ARTICLE($b) } { $b } és { ARTICLE($c) } { $c } között
tr-first-place = az asztal közepén
tr-laid-by = { $stone }, lerakta: { $name }

# Az asztal
tr-felt = { $count ->
    [0] Az asztal még üres. Az első kő középre kerül.
   *[other] Asztal, { $count } kő. A nyilak mozgatják, a plusz nagyít, a mínusz kicsinyít.
}
tr-rack = A köveid
tr-rack-of = { $name } kövei
tr-rack-none = Nincs kő.
tr-pool = Készlet
tr-pool-count = Készlet: { $count ->
    [0] üres
   *[other] { $count } kő
}
tr-held-by = { $name }: { $count } kő
tr-nearer = Nagyítás
tr-farther = Kicsinyítés
tr-fit = Minden látsszon
tr-sheet-open = Pontlap
tr-places = Helyek
tr-places-of = { $stone }: ide illik
tr-places-about = A nyilak helyről helyre visznek, az Enter lerakja a követ.
tr-places-not = Ahová nem illik
tr-sort = Sorrend
tr-sort-hand = Számok szerint
tr-sort-value = Érték szerint

# Mi történik, és mit lehet tenni
tr-lay-first = Te kezdesz. Válassz egy tetszőleges követ.
tr-lay = Te jössz. Válassz egy követ vagy egy helyet.
tr-lay-after-buy = { $bought ->
    [one] Egy követ vettél. Rakj le egyet, vegyél még egyet, vagy passzolj.
    [3] Három követ vettél. Rakj le egyet, vagy passzolj.
   *[other] { $bought } követ vettél. Rakj le egyet, vegyél még egyet, vagy passzolj.
}
tr-must-lay = Üres a készlet, és az egyik köved illik: rakd le.
tr-none = Egyik köved sem illik. Vegyél egyet.
tr-none-again = Egyik köved sem illik. { $left ->
    [one] Még egyet vehetsz, vagy passzolhatsz.
   *[other] Még { $left } követ vehetsz, vagy passzolhatsz.
}
tr-none-three = Három követ vettél, és egyik sem illik: passzolnod kell.
tr-none-pool = Üres a készlet, és egyik köved sem illik. A passz nem kerül semmibe.
tr-last-lap-lay = Utolsó kör: rakj le még egy követ, vagy passzolj ingyen.
tr-last-lap-none = Utolsó kör: egyik köved sem illik. A passz nem kerül semmibe.
tr-now-place = { $count ->
    [0] { $stone } sehová sem illik.
   *[other] Hová kerüljön { ARTICLE($stone) } { $stone }?
}
tr-now-stone = A kiemelt kövek közül melyik?
tr-asked = { $name } azt javasolja, hogy hagyjátok abba ezt a fordulót. Ez neked { $cost } pontba kerülne.
tr-sending = Egy pillanat…
tr-drawing = Kőhúzás dönti el, ki kezd…
tr-dealing = Osztás…
tr-buying = { $name } vesz egy követ.
tr-voting = { $name } azt javasolja, hogy hagyjátok abba. Várjuk a válaszokat.
tr-playing = { $name } jön.
tr-done = A játék véget ért.

# Gombok
tr-do-lay = { $stone } lerakása, { $points } pont
tr-do-lay-this = { $stone } lerakása
tr-do-buy = Kő vásárlása (−{ $price })
tr-do-pass = { $price ->
    [0] Passz (ingyen)
   *[other] Passz (−{ $price })
}
tr-do-agree = Hagyjuk abba (−{ $cost })
tr-do-decline = Játsszunk tovább
tr-do-undo = Visszavonás
tr-do-cancel = Mégse
tr-do-more = Továbbiak
tr-do-keys = Billentyűk
tr-do-stop = Javaslat: hagyjuk abba…
tr-do-ask = Javaslom
tr-stop-title = Hamarabb abbahagyjátok ezt a fordulót?
tr-stop-about = Ha mindenki más beleegyezik, a forduló azonnal véget ér, és mindenki elveszíti a nála maradt kövek értékét. Ha valaki nemet mond, folytatódik a lépésed. Fordulónként egyszer javasolhatod.
tr-stop-cost = Neked { $cost } pontba kerülne.

# Ünnep és magyarázat
tr-feast = { $name } · { $sum }
tr-about-bridge = Híd: a kő egyik éle csatlakozik, a szemközti sarka pedig már lerakott kövekhez ér.
tr-about-hexagon = Hatszög: a hatodik kő egy sarok körül.
tr-about-double-hexagon = Dupla hatszög: egy kő két hatszöget zár be.

# A kezdés és a forduló vége
tr-lot-title = Ki kezd?
tr-lot-about = A legnagyobb értékű kő kezd.
tr-lot-begins = { $name } kezd.
tr-round-title = { $round }. forduló vége
tr-round-held = Kézben
tr-round-end = A végén
tr-round-points = Forduló
tr-round-total = Összesen
tr-round-go-on = Tovább: { $round }. forduló

# Miért nem
tr-fits-nowhere = Ez a kő most sehová sem illik.
tr-none-here = Oda egyik köved sem illik.
tr-clash = Itt { $touches } kerülne.
tr-touch = { $theirs } mellé { $mine }
tr-corner = { $corner ->
    [top] felül
    [top-left] bal felül
    [top-right] jobb felül
    [bottom-left] bal alul
    [bottom-right] jobb alul
   *[bottom] alul
}
tr-choose-stone = Előbb válassz egy követ.
tr-choose-place = Előbb válassz neki helyet.
problem-nothing-to-answer = Senki sem vár a válaszodra.
problem-not-in-hand = Nincs nálad { ARTICLE($a) } { $a } kő.
problem-not-in-pool = Nincs a készletben { ARTICLE($a) } { $a } kő.
problem-first-stone = Az első kő középre kerül.
problem-cell-taken = Ott már { ARTICLE($b) } { $b } fekszik.
problem-no-edge = A kőnek egy teljes élével kell egy másikhoz csatlakoznia.
problem-does-not-fit = { $a } oda nem illik: egy saroknál minden számnak egyeznie kell.
problem-lay-first = Aki kezd, annak előbb le kell raknia egy követ.
problem-last-lap-buy = Az utolsó körben már nem lehet venni.
problem-pool-empty = A készlet üres.
problem-bought-three = Ebben a lépésben már három követ vettél.
problem-buy-first = Csak akkor passzolhatsz, ha legalább egy követ vettél.
problem-must-lay = Üres a készlet, és az egyik köved illik: le kell raknod.
problem-last-lap-stop = Valaki már lerakta az utolsó kövét: ez úgyis az utolsó kör.
problem-stop-after-buy = Csak vásárlás előtt javasolhatod, hogy hagyjátok abba.
problem-proposed-already = Ebben a fordulóban már egyszer javasoltad, hogy hagyjátok abba.

# Billentyűk
tr-key-stones = Kőről kőre lépés, vagy az asztal mozgatása
tr-key-choose = Kő kiválasztása, vagy lerakása a választott helyre
tr-key-places = A választott kő helyeinek listája
tr-key-buy = Kő vásárlása
tr-key-pass = Passz
tr-key-undo = Visszavonás
tr-key-zoom = Nagyítás, kicsinyítés
tr-key-fit = Minden látsszon
tr-key-sheet = Pontlap
tr-key-cancel = Mégse
tr-key-help = A billentyűk listája

# Mi történt
trw-tell-lot = { $name } húz a kezdésért: { $stone }.
trw-tell-tie = Döntetlen: { $names } újra húz.
trw-tell-begins = { $round ->
    [1] { $name } kezd.
   *[other] { $round }. forduló: { $name } kezd.
}
trw-tell-drew = { $name } húz: { $stone }.
trw-tell-bought = { $count ->
    [1] { $name } vesz egy követ: −{ $price }.
    [2] { $name } vesz egy második követ is: −{ $price }.
   *[other] { $name } vesz egy harmadik követ is: −{ $price }.
}
trw-tell-laid = { $name } lerakja { ARTICLE($stone) } { $stone } követ: { $points } pont{ $bonus ->
    [bridge] , híd
    [hexagon] , hatszög
    [double-hexagon] , dupla hatszög
   *[none] { "" }
}.
trw-tell-passed = { $price ->
    [0] { $name } passzol.
   *[other] { $name } passzol: −{ $price }.
}
trw-tell-lastlap = { $name } lerakta az utolsó kövét. Ez az utolsó kör.
trw-tell-proposed = { $name } azt javasolja, hogy hagyjátok abba.
trw-tell-agrees = { $name } beleegyezik, hogy abbahagyjátok.
trw-tell-declines = { $name } továbbjátszana.
trw-tell-playedon = A forduló folytatódik. { $name } jön.

# Hogyan ért véget a forduló és a játék
trw-end-out = Elsőként { $name } kövei fogytak el: 25 és a többiek kövei, { $points } pont.
trw-end-blocked = { $count ->
    [one] Már semmi sem illik. { $names } kezében van a legkevesebb pont: +{ $points }.
   *[other] Már semmi sem illik. { $names } kezében van a legkevesebb pont: fejenként +{ $points }.
}
trw-end-stopped = Mindenki beleegyezett, hogy abbahagyjátok. Mindenki elveszíti a nála maradt kövek értékét.
trw-over-tr-10 = Valaki lerakta az utolsó kövét: vége a fordulónak.
trw-over-tr-11 = Üres a készlet, és már semmi sem illik.
trw-over-tr-12 = Mindenki beleegyezett, hogy hamarabb abbahagyjátok.
trw-over-rounds = { $count ->
    [one] Véget ért az egyetlen forduló.
   *[other] Mind { ARTICLE($count) } { $count } forduló véget ért.
}
trw-over-target = Megvan a célpontszám: { $target } pont.
trw-over-limit = { $count } forduló után vége a játéknak.

# Hogy áll a játék
trw-plate-stones = Kő
trw-plate-points = Pont
trw-last-lap = Utolsó kör, vásárlás nélkül
trw-few-stones = { $count ->
    [one] Valakinek egy köve maradt
   *[other] Valakinek { $count } köve maradt
}
trw-near-target = Közel a cél: { $points } / { $target } pont
trw-turn-of = { $name } jön.
trw-vote-of = { $name } azt javasolta, hogy hagyjátok abba.
trw-drawing = Húzzuk a köveket.
trw-game-over = A játék véget ért.
trw-round = { $round }. forduló.
trw-round-of = { $round }. forduló, összesen { $rounds }.
trw-round-target = { $round }. forduló, { $target } pontig.
trw-your-stones = { $count ->
    [one] A köved: { $list }.
   *[other] A köveid ({ $count }): { $list }.
}
trw-no-stones-laid = Még nincs kő az asztalon.
trw-stones-laid = { $count ->
    [one] { $count } kő van az asztalon.
   *[other] { $count } kő van az asztalon. Soronként fentről lefelé, balról jobbra:
}
trw-row = { $row }. sor:
trw-lying-up = { $stone }, csúcsával fölfelé: fent { $a }, balra { $c }, jobbra { $b }
trw-lying-down = { $stone }, csúcsával lefelé: balra { $b }, jobbra { $c }, lent { $a }
trw-beside-left = tőle balra { $stone }
trw-beside-right = tőle jobbra { $stone }
trw-beside-above = fölötte { $stone }
trw-beside-below = alatta { $stone }
trw-pool = { $count ->
    [0] A készlet üres.
   *[other] Készlet: { $count } kő.
}
trw-player = { $name }: { $stones } kő, { $points } pont.

# Pontlap
trw-bridge = Híd
trw-hexagon = Hatszög
trw-double-hexagon = Dupla hatszög
trw-sheet = Pontlap
trw-sheet-round = { $round }. forduló
trw-sheet-lap = Kör
trw-sheet-lap-number = { $lap }. kör
trw-sheet-passed = passz
trw-sheet-bought = { $count } vásárolt kő
trw-sheet-end = Vége
trw-sheet-end-out = 25 és a többiek kövei
trw-sheet-end-blocked = a többiek kövei, a sajátok levonva
trw-sheet-end-stopped = kézben maradt kövek
trw-sheet-round-sum = { $round }. forduló
trw-sheet-now = Eddig
trw-sheet-total = Összesen
trw-sheet-target = Cél: { $target } pont
trw-sheet-empty = Még nincs semmi felírva.
trw-sheet-turns = Lépésről lépésre
trw-sheet-held = Kézben: { $stones }
trw-sheet-wins = győztes
trw-sigh = { $bonus ->
    [bridge] Az a híd fájt.
    [double-hexagon] Az a dupla hatszög fájt.
   *[hexagon] Az a hatszög fájt.
}
