# Tisztességes keverés: a játszma pecsétje, és hogyan ellenőrizheti bárki.
fair = Tisztességes keverés
fair-about = A keverés már az első lépés előtt eldőlt, és pecsét került rá. Azóta senki sem változtathat rajta, az sem, aki ezt a szervert üzemelteti.
fair-begun = Ez a játszma egy megadott állásból indult. A pecsét mindarra vonatkozik, amit azután kevernek és húznak.
fair-seal = A játszma pecsétje
fair-copy = Pecsét másolása
fair-how = Így ellenőrizheted
fair-keep = Másold ki most a pecsétet, és tedd el.
fair-reveal = Amikor vége a játéknak, a lejegyzett játszma elárulja a magot: azt a számot, amely minden keverést és húzást eldönt. A pecsét is benne van, „commitment” néven: egyeznie kell azzal, amit eltettél.
fair-verify = A saját gépeden a Tilery ellenőrizni tudja a lejegyzett játszmát: illik-e a mag a pecséthez, és minden húzás a magból következik-e.
fair-by-hand = Kézzel: a mag 64 hexadecimális számjeggyel van leírva, ez 32 bájt. A pecsétnek e bájtok SHA-256 értékével kell egyeznie, nem a szövegként vett számjegyekével.
fair-over = A játszma véget ért. A lejegyzett játszmában most már ott a mag.
