
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
tr-beside = { $a } mellett
tr-between = { $a } és { $b } között
tr-among = { $a }, { $b } és { $c } között
tr-first-place = az asztal közepén
tr-laid-by = { $stone }, lerakta: { $name }

# Az asztal
tr-felt = { $count ->
    [0] Az asztal még üres. Az első kő középre kerül.
   *[other] Asztal, { $count } kő. A nyilak mozgatják, a plusz és a mínusz közelíti és távolítja.
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
tr-nearer = Közelebb
tr-farther = Távolabb
tr-fit = Minden látsszon
tr-sheet-open = Pontlap
tr-places = Helyek
tr-places-of = { $stone } helyei
tr-places-about = A nyilak helyről helyre visznek, az Enter lerakja.
tr-places-not = Ahová nem illik
tr-sort = Sorrend
tr-sort-hand = Számok szerint
tr-sort-value = Érték szerint

# Mi történik, és mit lehet tenni
tr-lay-first = Te kezdesz. Válassz egy tetszőleges követ.
tr-lay = Te jössz. Válassz egy követ vagy egy helyet.
tr-lay-after-buy = { $bought ->
    [one] Egy követ vettél. Válassz egy követ, vagy folytasd.
   *[other] { $bought } követ vettél. Válassz egy követ, vagy folytasd.
}
tr-must-lay = Üres a készlet, és van köved, amelyik illik: rakd le.
tr-none = Egyik köved sem illik. Vegyél egyet.
tr-none-again = Egyik köved sem illik. { $left ->
    [one] Még egyet vehetsz, vagy passzolhatsz.
   *[other] Még { $left } követ vehetsz, vagy passzolhatsz.
}
tr-none-three = Három követ vettél, és egyik sem illik: passzolnod kell.
tr-none-pool = Üres a készlet, és egyik köved sem illik: a passz nem kerül semmibe.
tr-last-lap-lay = Utolsó kör: rakj le még egy követ, vagy passzolj ingyen.
tr-last-lap-none = Utolsó kör: egyik köved sem illik, a passz nem kerül semmibe.
tr-now-place = { $count ->
    [0] { $stone } sehová sem illik.
   *[other] Hová kerüljön { $stone }?
}
tr-now-stone = A kiemelt kövek közül melyik?
tr-asked = { $name } javasolja, hogy hagyjuk abba a fordulót. Ez neked { $cost } pontba kerülne.
tr-sending = Egy pillanat …
tr-drawing = Húzás a kezdésért …
tr-dealing = Osztás …
tr-buying = { $name } vesz egy követ.
tr-voting = { $name } javasolja, hogy hagyjuk abba. Várjuk a válaszokat.
tr-playing = { $name } van soron.
tr-done = A játék véget ért.

# Gombok
tr-do-lay = { $stone } lerakása, { $points } pont
tr-do-buy = Kő vásárlása (−{ $price })
tr-do-pass = { $price ->
    [0] Passz (ingyen)
   *[other] Passz (−{ $price })
}
tr-do-agree = Abbahagyom (−{ $cost })
tr-do-decline = Játsszunk tovább
tr-do-undo = Vissza
tr-do-cancel = Mégse
tr-do-more = Továbbiak
tr-do-keys = Billentyűk
tr-do-stop = Javaslat: hagyjuk abba …
tr-do-ask = Javaslom
tr-stop-title = Abbahagyjuk a fordulót?
tr-stop-about = Ha mindenki más beleegyezik, a forduló azonnal véget ér, és mindenki elveszíti a nála lévő kövek értékét. Ha valaki nemet mond, a te lépésed folytatódik. Fordulónként egyszer javasolhatod. (TR-12)
tr-stop-cost = Neked { $cost } pontba kerülne.

# Ünnep és magyarázat
tr-feast = { $name } · { $sum }
tr-about-bridge = Híd: a kő egyik oldalával csatlakozik, a szemközti csúcsa pedig már ott lévő köveket érint.
tr-about-hexagon = Hatszög: a hatodik kő egy csúcs körül.
tr-about-double-hexagon = Dupla hatszög: egy kő két hatszöget zár be.

# A kezdés és a forduló vége
tr-lot-title = Ki kezd?
tr-lot-about = A legmagasabb érték kezd.
tr-lot-begins = { $name } kezd.
tr-round-title = Vége: { $round }. forduló
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
problem-not-in-hand = Nincs nálad ez a kő: { $a }.
problem-not-in-pool = Nincs a készletben ez a kő: { $a }.
problem-first-stone = Az első kő középre kerül.
problem-cell-taken = Ott már { $b } fekszik.
problem-no-edge = A kőnek egy teljes oldalával egy másikhoz kell illeszkednie.
problem-does-not-fit = { $a } oda nem illik: minden csúcsnál egyforma számoknak kell találkozniuk.
problem-lay-first = Aki kezd, előbb lerak egy követ.
problem-last-lap-buy = Az utolsó körben már nem lehet venni.
problem-pool-empty = A készlet üres.
problem-bought-three = Ebben a lépésben már három követ vettél.
problem-buy-first = Csak akkor passzolhatsz, ha legalább egy követ vettél.
problem-must-lay = Üres a készlet, és az egyik köved illik: le kell raknod.
problem-last-lap-stop = Valaki már végzett: ez úgyis az utolsó kör.
problem-stop-after-buy = Abbahagyást a vásárlás előtt lehet javasolni.
problem-proposed-already = Ebben a fordulóban már egyszer javasoltad, hogy hagyjuk abba.

# Billentyűk
tr-key-stones = Kőről kőre lépés, vagy az asztal mozgatása
tr-key-choose = Kő kiválasztása, vagy lerakása a választott helyre
tr-key-places = A választott kő helyeinek listája
tr-key-buy = Kő vásárlása
tr-key-pass = Passz
tr-key-undo = Egy lépés vissza
tr-key-zoom = Közelebb, távolabb
tr-key-fit = Minden látsszon
tr-key-sheet = Pontlap
tr-key-cancel = Mégse
tr-key-help = Ezek a billentyűk

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
    [2] { $name } vesz egy második követ: −{ $price }.
   *[other] { $name } vesz egy harmadik követ: −{ $price }.
}
trw-tell-laid = { $name } lerakja: { $stone }, { $points } pont{ $bonus ->
    [bridge] , híd
    [hexagon] , hatszög
    [double-hexagon] , dupla hatszög
   *[none] { "" }
}.
trw-tell-passed = { $price ->
    [0] { $name } passzol.
   *[other] { $name } passzol: −{ $price }.
}
trw-tell-lastlap = { $name } lerakta az utolsó kövét. A kört még végigjátsszuk.
trw-tell-proposed = { $name } javasolja, hogy hagyjuk abba.
trw-tell-agrees = { $name } beleegyezik.
trw-tell-declines = { $name } tovább játszana.
trw-tell-playedon = A forduló folytatódik. { $name } van soron.

# Hogyan ért véget a forduló és a játék
trw-end-out = { $name } fogyott el elsőként: 25 és a többiek kövei, { $points } pont.
trw-end-blocked = { $count ->
    [one] Semmi sem illik már. A legkevesebb pont a kézben: { $names }, +{ $points }.
   *[other] Semmi sem illik már. A legkevesebb pont a kézben: { $names }, fejenként +{ $points }.
}
trw-end-stopped = Mindenki beleegyezett, hogy abbahagyjátok. A kézben maradt kövek levonódnak.
trw-over-tr-10 = Valaki lerakta az utolsó kövét: vége a fordulónak.
trw-over-tr-11 = Üres a készlet, és már semmi sem illik.
trw-over-tr-12 = Mindenki beleegyezett, hogy hamarabb abbahagyjátok.
trw-over-rounds = { $count ->
    [one] Vége az egyetlen fordulónak.
   *[other] Mind a { $count } forduló lement.
}
trw-over-target = Megvan a célpontszám: { $target } pont.
trw-over-limit = { $count } forduló után elég is volt.

# Hogy áll a játék
trw-plate-stones = Kő
trw-plate-points = Pont
trw-last-lap = Utolsó kör: mindenkinek még egy kő
trw-few-stones = Közel a vége: valakinek már csak { $count } köve van
trw-near-target = Közel a cél: { $points } / { $target } pont
trw-turn-of = { $name } van soron.
trw-vote-of = { $name } javasolta, hogy hagyjátok abba.
trw-drawing = Húzzuk a köveket.
trw-game-over = A játék véget ért.
trw-round = { $round }. forduló.
trw-round-of = { $round }. forduló a { $rounds } közül.
trw-round-target = { $round }. forduló, { $target } pontig.
trw-your-stones = { $count ->
    [one] A köved: { $list }.
   *[other] A { $count } köved: { $list }.
}
trw-no-stones-laid = Még nincs kő az asztalon.
trw-stones-laid = { $count ->
    [one] { $count } kő van az asztalon.
   *[other] { $count } kő van az asztalon. Soronként fentről, balról jobbra:
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
trw-sheet-bought = { $count } vett kő
trw-sheet-cost = vásárlás és passz
trw-sheet-end = Vége
trw-sheet-end-out = 25 és a többiek kövei
trw-sheet-end-blocked = a többiek kövei mínusz a sajátok
trw-sheet-end-stopped = kézben maradt kövek
trw-sheet-round-sum = { $round }. forduló
trw-sheet-now = Eddig
trw-sheet-total = Összes
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
