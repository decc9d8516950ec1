# Tisztességes keverés: a játszma pecsétje, és hogyan ellenőrizheti bárki.
fair = Tisztességes keverés
fair-about = A keverés már az első lépés előtt eldőlt, és pecsét került rá. Azóta senki sem változtathat rajta, az sem, aki ezt a szervert üzemelteti.
fair-begun = Ez a játszma egy másik játszma állásából indult. A pecsét mindarra vonatkozik, amit azután kevernek és húznak.
fair-seal = A játszma pecsétje
fair-copy = Pecsét másolása
fair-how = Így ellenőrizheted
fair-keep = Másold ki most a pecsétet, és tedd el.
fair-reveal = Amikor a játszma véget ér, a lejegyzett játszma elárulja a magot: azt a számot, amely minden keverést és húzást eldönt. A pecsét is benne van, „commitment” néven. Annak kell lennie, amit eltettél.
fair-verify = A saját gépeden a Tilery ellenőrzi a lejegyzett játszmát: a mag illik-e a pecséthez, és minden húzás a magból következik-e.
fair-by-hand = Kézzel: a mag 64 hexadecimális számjeggyel van leírva, ez 32 bájt. Ezeknek a bájtoknak az SHA-256 értéke a pecsét, nem pedig a szövegként leírt számjegyeké.
fair-over = A játszma véget ért. A mag már ott van a lejegyzett játszmában.
