# Emberek: nevek és arcok, meghívók, nyilvános asztalok, saját asztalok, más eszközök.

# Te
you = Te
you-open = Arcod, más eszközök
you-about = Ebben a böngészőben marad. Akikkel játszol, látják; nincs fiók és nincs jelszó.
you-faces = Választható arcok
you-face = { $number }. arc
you-face-chosen = A tiéd a(z) { $number }. arc.
you-other-faces = Más arcok

# Másik eszköz
devices = Folytatás másik eszközön
devices-about = Egy link vagy kód magával viszi a nevedet, az arcodat és a helyeidet. Bármikor visszavonhatod.
pass-make = Link készítése
pass-link = Link a másik eszközödre
pass-qr = QR-kód a másik eszközödre szóló linkkel
pass-about = Csak neked szól: aki megnyitja, a helyeden ül. { $minutes } percig nyitható meg, akárhány eszközön; ezek addig tartják meg a helyeidet, amíg vissza nem vonod a linket.
passes = Linkek, amelyeket készítettél
pass-made = Link, készült: { $ago }
pass-tables = { $count ->
    [0] Csak név és arc
    [one] { $count } asztal
   *[other] { $count } asztal
}
pass-withdraw = Visszavonás
pass-withdrawn = Visszavonva. Azok az eszközök mostantól csak nézhetnek.
device = Másik eszköz
device-title = Itt folytatod?
device-about = Ez az eszköz megkapja annak a nevét, arcát és helyeit, amelyiken a link készült.
device-go-on = Folytatom itt
device-you = Itt is te vagy { $name }
device-here = Itt is ott vagy
device-tables = { $count ->
    [0] Nem jött veled asztal.
    [one] Egy asztal jött veled.
   *[other] { $count } asztal jött veled.
}
device-home = Az asztalaidhoz
device-none = Ez a link hiányos

# Meghívók
invite-renew = Link megújítása
invite-renew-about = A régi link akkor már nem jó.
invite-renewed = A link új. A régivel már senki sem ülhet le.
join = Meghívó
join-lost-title = Megújított meghívó

# Nyilvános asztalok
lobby = Nyilvános asztalok
lobby-about = Ezeket az asztalokat bárki megtalálhatja. Ülj le, ahol van szabad hely, vagy nézd a játékot.
lobby-waiting = Van szabad hely
lobby-running = Nézhető
lobby-none-waiting = Most senki sem vár. Nyiss egy asztalt, amelyet bárki megtalálhat.
lobby-none-running = Most nem folyik nyilvános játék.
lobby-make = Játék választása
lobby-free = { $count ->
    [one] { $count } szabad hely
   *[other] { $count } szabad hely
}
lobby-plays = Folyik a játék
lobby-sit = Leülök
lobby-watch = Nézem
public-offer = Bárki megtalálhatja ezt az asztalt
public-offer-about = Rajta lesz a nyilvános asztalok listáján. Ott bárki leülhet egy szabad helyre, vagy nézheti a játékot.
public-table = Ez az asztal nyilvános: bárki megtalálhatja.

# Saját asztalok
my-table-turn = Te jössz
my-table-waiting = Játékosokra vár
my-turns = { $count ->
    [one] Egy asztalnál te jössz
   *[other] { $count } asztalnál te jössz
}

# Miért nem történt meg valami
error-not-invited = Ide meghívóval lehet leülni. Kérd el a linket az egyik játékostól.
error-no-invite = Ezt a meghívót megújították. Kérd el az új linket.
error-no-pass = Ezt a linket visszavonták, vagy hiányos. Készíts újat azon az eszközön, ahonnan jössz.
error-old-pass = Ez a link túl régi. Készíts újat azon az eszközön, ahonnan jössz.
error-used-pass = Ezt a linket már annyi eszközön megnyitották, ahányon lehet. Készíts újat azon az eszközön, ahonnan jössz.
error-withdrawn = Visszavonták a linket, amellyel ez az eszköz jött. Nézni továbbra is tudod.
