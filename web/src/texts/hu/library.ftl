# Befejezett játszmák: a könyvtár, megnézhető jegyzékek, folytatható állások.

# A könyvtár
library = Könyvtár
library-game = Játék
library-any = Bármelyik játék
library-who = Ki játszott
library-whose = Kinek a játszmái
library-all = Mind
library-mine = Az enyéim
library-none = Még nincs befejezett játszma
library-none-such = Ilyen játszma nincs a polcon
library-about = Itt a nyilvános asztalok befejezett játszmái állnak, és azoké az asztaloké, amelyeket ez a böngésző ismer.
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
replay-speed = Sebesség
position = Megosztás, folytatás
position-at = { $step }. lépés
position-link = Link ehhez a pillanathoz
position-copy = Link másolása
position-too-long = Ez a jegyzék túl hosszú egy linkhez. Mentsd el, és küldd el inkább a fájlt.
play-on = Folytatás innen
play-on-seat = Kivel játszol
play-on-about = A többi helyre botok ülnek. Amit innen húztok, az újra a véletlenen múlik.
play-on-start = Folytatom
play-on-ended = Itt már vége a játéknak. Lépj vissza néhányat, és onnan folytasd.
begun-from = Egy másik játszma állásából kezdődött.

# Egy jegyzék megnézése
study = Jegyzék megnézése
study-about = Minden befejezett játszma elmenthető jegyzékként. Itt lépésről lépésre újra megnézheted.
study-drop = Húzd ide a jegyzék fájlját, vagy válaszd ki
study-paste = Vagy illeszd be a szövegét
study-look = Megnézem
study-private = A szerver elolvassa, de semmit sem őriz meg belőle.
study-broken-link = Ez a link hiányos. Kérd el még egyszer, vagy kérd magát a jegyzéket.
study-empty = Ebben a jegyzékben nincs lépés.
study-verified = Ellenőrizve: minden húzás a magból következik.
study-no-seed = Mag nélkül a húzások nem ellenőrizhetők.
study-begun = { $count ->
    [one] Az első lépés adott volt.
   *[other] Az első { $count } lépés adott volt.
}
study-another = Másik jegyzék

# Mi a baj egy jegyzékkel
flaw-line = { $line }. sor:
flaw-no-record = Ez nem Tilery-jegyzék.
flaw-no-gap = Hiányzik az üres sor a fejléc és a lépések között.
flaw-header = „{ $about }” nem fejlécsor. Az így fest: „név: érték”.
flaw-header-unknown = „{ $about }”: ismeretlen fejlécsor, vagy kétszer áll itt.
flaw-header-missing = Hiányzik ez a fejlécsor: „{ $about }”.
flaw-players = A játékosok nem illenek a helyek számához.
flaw-number = „{ $about }” nem szám.
flaw-begun = Nincs { $about } lépés a jegyzékben, ami után kezdődhetne.
flaw-hex = „{ $about }” nem 64 hexadecimális számjegy.
flaw-cut-off = Az utolsó sor félbemaradt.
flaw-who = „{ $about }”: nem derül ki, ki lép.
flaw-long-line = Egy sorban legfeljebb { $about } karakter lehet.
flaw-many-moves = Egy jegyzékben legfeljebb { $about } lépés lehet.
flaw-no-game = „{ $about }”: ezt a játékot itt nem ismerjük.
flaw-other-rules = A szabályok { $about }. változatát itt nem ismerjük.
flaw-set-up = Ezt a játékot így nem lehet elkezdeni.
flaw-unreadable = „{ $about }” nem lépés ebben a játékban.
flaw-illegal = A „{ $about }” lépés nem szabályos.
flaw-no-seed = Még nincs meg a mag.
flaw-other-seed = A mag nem az, amit előre megígértek.
flaw-other-chance = A „{ $about }” húzás nem következik a magból.
flaw-not-over = Megvan a mag, de a játéknak nincs vége.
flaw-other-result = A lépésekből nem ez az eredmény következik: „{ $about }”.
flaw-other-state = A lépésekből nem ez a végállás következik.

# Miért nem történt meg valami
error-bad-record = Ezt a jegyzéket nem lehet odáig lejátszani.
error-no-moment = Onnan már nem lehet folytatni.
error-too-slow = Ennek a jegyzéknek az elolvasása tovább tartana a megengedett 20 másodpercnél.
error-record-too-large = Egy jegyzék legfeljebb 400 kB lehet.
