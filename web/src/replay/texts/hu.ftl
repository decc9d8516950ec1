# Egy lejegyzett játszma megnézése
study-about = Minden befejezett játszma elmenthető. Itt lépésről lépésre újra végignézheted.
study-drop = Húzd ide a lejegyzett játszma fájlját, vagy válassz egyet
study-paste = Vagy illeszd be a szövegét
study-look = Megnézem
study-private = A szerver elolvassa, de semmit sem őriz meg belőle.
study-private-here = Ezen az eszközön olvassuk be, és semmit sem őrzünk meg belőle.
study-broken-link = Ez a link hiányos. Kérd el még egyszer, vagy kérd magát a lejegyzett játszmát.
study-empty = Ebben a lejegyzett játszmában nincs lépés.
study-verified = Ellenőrizve: minden húzás a magból következik.
study-no-seed = Mag nélkül a húzások nem ellenőrizhetők.
study-set-up = A játszma egy felállított állásból indul.
study-begun = { $count ->
    [one] Az első mozzanat előre megvolt.
   *[other] Az első { $count } mozzanat előre megvolt.
}
study-another = Másik lejegyzett játszma

# Mi a baj egy lejegyzett játszmával
flaw-line = { $line }. sor:
flaw-no-record = Ez nem a Tileryben lejegyzett játszma.
flaw-no-gap = Hiányzik az üres sor a fejléc és a lépések között.
flaw-header = „{ $about }” nem fejlécsor. A fejlécsor ilyen: „név: érték”.
flaw-header-unknown = „{ $about }”: ismeretlen fejlécsor, vagy kétszer szerepel.
flaw-header-missing = Hiányzik ez a fejlécsor: „{ $about }”.
flaw-players = A játékosok száma nem egyezik a helyek számával.
flaw-number = „{ $about }” nem szám.
flaw-begun = Ebben a lejegyzett játszmában nincs { $about } lépés, ami után kezdődhetne.
flaw-hex = „{ $about }” nem 64 hexadecimális számjegy.
flaw-cut-off = Az utolsó sor félbemaradt.
flaw-who = „{ $about }”: nem derül ki, ki lép.
flaw-long-line = Egy sorban legfeljebb { $about } karakter lehet.
flaw-many-moves = Egy lejegyzett játszmában legfeljebb { $about } lépés lehet.
flaw-no-game = „{ $about }”: ezt a játékot itt nem ismerjük.
flaw-other-rules = A szabályok { $about }. változatát itt nem ismerjük.
flaw-position = A játszma kezdőállása nem lehetséges.
flaw-set-up = Ezt a játékot így nem lehet elkezdeni.
flaw-unreadable = „{ $about }” nem lépés ebben a játékban.
flaw-illegal = „{ $about }”: ez a lépés nem szabályos.
flaw-no-seed = Még nincs meg a mag.
flaw-other-seed = A mag nem az, amit előre megígértek.
flaw-other-chance = „{ $about }”: ez a húzás nem következik a magból.
flaw-not-over = Megvan a mag, de a játéknak még nincs vége.
flaw-other-result = A lépésekből nem ez az eredmény következik: „{ $about }”.
flaw-other-state = A lépésekből nem ez a végállás következik.
