# Triominos szavakban: mi történt, hogy áll a játék, a pontlap, a szabályok.

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
trw-winners = { $count ->
    [one] { $names } nyert { $points } ponttal!
   *[other] { $names } osztozik a győzelmen { $points } ponttal!
}

# Szabályok
trw-rules-aim = A cél
trw-rules-aim-text = Rakd le a köveidet úgy, hogy ahol találkoznak, egyezzenek a számok. Minden kő a számai összegét éri; a hidak és hatszögek sokkal többet. A legtöbb pont nyer.
trw-rules-setup = Előkészületek
trw-rules-setup-text = Az 56 kő mindegyikén három szám van 0 és 5 között, és nincs két egyforma. Mindenki húz egyet; a legnagyobb összeg kezd, aztán a kövek visszakerülnek. Két játékosnál mindenki 9, háromnál vagy négynél 7 követ vesz el. A többi a készlet, lefordítva.
trw-rules-lay = Lerakás
trw-rules-lay-text = Aki kezd, bármelyik kövét lerakhatja. Ezután minden lépésben egy követ raksz le. Egy teljes élével egy kint lévő kőhöz kell illenie, és minden saroknál, ahol kövek találkoznak, minden számnak egyeznie kell.
trw-rules-example-fits = Az él mindkét száma egyezik, a harmadik sarok nem ér semmihez.
trw-rules-example-numbers = Az 5 és a 3 találkozik: az él számai nem egyeznek.
trw-rules-example-corner = Az él jó, de a harmadik sarkon a 2 egy 4-eshez ér. Az is számít.
trw-rules-example-edge = A kövek csak egy saroknál érnek össze. Teljes él kell.
trw-rules-points = Pontok
trw-rules-points-text = Egy kő a három száma összegét éri. Három alakzat többet hoz. Ha több is megvan, csak a legnagyobb számít.
trw-rules-bridge-text = A kő az egyik élével és a vele szemközti sarkával is hozzáér a többihez.
trw-rules-hexagon-text = A kő a hatodik egy sarok körül.
trw-rules-double-hexagon-text = A kő két hatszöget zár be egyszerre.
trw-rules-sum = { $sum } pont
trw-rules-buy = Vásárlás és passz
trw-rules-buy-text = Ha nem tudsz vagy nem akarsz lerakni, végy egy követ a készletből. Mindegyik után lerakhatod bármelyik kövedet. Egy lépésben hármat vehetsz; az első után passzolhatsz is, a harmadik után raknod vagy passzolnod kell.
trw-rules-price-buy = Minden vett kő
trw-rules-price-pass = Passz
trw-rules-price-all = Három kő és passz
trw-rules-price-empty = Passz üres készletnél
trw-rules-empty-text = Ha üres a készlet, nincs vásárlás: ha valamelyik köved illik, lerakod, különben ingyen passzolsz.
trw-rules-end = A forduló vége
trw-rules-end-text = Valaki lerakja az utolsó kövét: a kört még végigjátsszátok. Aki ebben még nem volt soron, lerakhat egy követ, de nem vehet. Azután az, aki először fogyott el, 25 pontot és a többiek kezében maradt kövek összegét kapja. Senki sem veszít semmit.
trw-rules-blocked = Elakadás
trw-rules-blocked-text = Üres a készlet, és senki sem tud lerakni: a fordulót az nyeri, akinek a legkisebb az összege a kezében. A többiek köveit kapja mínusz a sajátjait, bónusz nélkül.
trw-rules-stop = Abbahagyás
trw-rules-stop-text = A lépésedben, mielőtt vennél, javasolhatod, hogy hagyjátok abba. Ha mindenki beleegyezik, a forduló véget ér, és mindenkitől levonódik a kezében lévő kövek összege.
trw-rules-rounds = Fordulók és célok
trw-rules-rounds-text = Egy forduló egy játék. Vagy egyezzetek meg több fordulóban vagy egy célban, például 400 pontban: a pontok összeadódnak, és minden forduló után megnézitek, elérte-e valaki. A legnagyobb összeg nyer; döntetlennél közös a győzelem.
