# Befejezett játszmák: a könyvtár, lejegyzett játszmák, folytatható állások.

# A könyvtár
library = Könyvtár
library-game = Játék
library-any = Minden játék
library-who = Ki játszott
library-whose = Kinek a játszmái
library-all = Mind
library-mine = Az enyéim
library-none = Még nincs befejezett játszma
library-none-such = Ilyen játszma nincs a polcon
library-about = Itt találod a nyilvános asztalok befejezett játszmáit, és azokéit, amelyeket ez a böngésző ismer.
library-found = { $count ->
    [one] { $count } játszma
   *[other] { $count } játszma
}
library-more = További játszmák
library-winner = nyert
library-moves = { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}

# A visszajátszás egy pillanata
review = Elemzés
replay-speed = Sebesség
position = Megosztás, folytatás
position-at = { $step }. mozzanat
position-link = Link ehhez a pillanathoz
position-copy = Link másolása
position-too-long = Ez a játszma túl hosszú egy linkhez. Mentsd el, és küldd el inkább a fájlt.
play-on = Folytatás innen
play-on-seat = Kinek a helyén játszol
play-on-about = A többi helyre robotok ülnek. Innentől minden húzás újra a véletlenen múlik.
play-on-start = Folytatom
play-on-ended = Itt már vége a játéknak. Menj vissza egy kicsit, és onnan folytasd.
begun-from = Egy megadott állásból kezdődött.

# Egy lejegyzett játszma megnézése
puzzles = Feladványok
study = Lejegyzett játszma

# Miért nem történt meg valami
error-bad-record = Ezt a lejegyzett játszmát nem lehet odáig lejátszani.
error-no-moment = Onnan nem lehet folytatni.
error-too-slow = Ennek a lejegyzett játszmának az elolvasására nem elég a megengedett 20 másodperc.
error-record-too-large = Egy lejegyzett játszma legfeljebb 400 kB lehet.
