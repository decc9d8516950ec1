# Emberek: nevek és arcok, meghívók, nyilvános asztalok, saját asztalok, más eszközök.

# Te
you = Te
me = Játszmáid
you-open = Arc és más eszközök
you-about = Ebben a böngészőben marad, és az asztalodnál mindenki látja. Nincs fiók, nincs jelszó.
you-faces = Választható arcok
you-face = { $number }. arc
you-face-chosen = { $number }. arc: ez a tiéd.
you-other-faces = Más arcok

# A saját név a saját játszmákban
nameless = A neved a játszmáidban
nameless-about = Törölheted a nevedet és az arcodat az asztalaidnál játszott összes játszmából.
nameless-none = Ebből a böngészőből egyik asztalnál sem ülsz, így nincs mit törölni.
nameless-ask = Törlöm a nevemet és az arcomat
nameless-title = Törlöd a nevedet és az arcodat?
nameless-what = { $count ->
    [one] Az asztalodnál a neved helyett mindenki azt látja majd: „1. játékos” vagy „2. játékos”, arc nélkül, a folyó játszmában, a könyvtárban és a lejegyzett játszmákban is. A neved alapján többé senki sem találja meg ezeket a játszmákat.
   *[other] Az asztalaidnál (összesen { $count }) a neved helyett mindenki azt látja majd: „1. játékos” vagy „2. játékos”, arc nélkül, a folyó játszmákban, a könyvtárban és a lejegyzett játszmákban is. A neved alapján többé senki sem találja meg ezeket a játszmákat.
}
nameless-stays = A lépéseid, az eredmények és a helyeid megmaradnak, és azok a lejegyzett játszmák is, amelyeket valaki már elmentett. Ha mások is játszottak ezen az eszközön, ezeknél az asztaloknál az ő nevük is eltűnik.
nameless-here = Ebben a böngészőben megmarad a neved és az arcod. Új asztaloknál a többiek újra látják majd.
nameless-for-good = Ezt nem lehet visszavonni.
nameless-do = Törlöm
nameless-keep = Maradjon minden így
nameless-done = { $count ->
    [one] Kész. A helyeden már nincs név és nincs arc.
   *[other] Kész. A helyeiden (összesen { $count }) már nincs név és nincs arc.
}

# Másik eszköz
devices = Folytatás másik eszközön
devices-about = Egy link vagy kód magával viszi a nevedet, az arcodat és a helyeidet. Bármikor visszavonhatod.
pass-make = Link készítése
pass-link = Link a másik eszközödre
pass-qr = QR-kód a másik eszközödre szóló linkkel
pass-about = Csak neked szól: aki megnyitja, a te helyedre ül. { $minutes } percig nyitható meg, több eszközön is. Ezek addig tartják meg a helyeidet, amíg vissza nem vonod a linket, vagy le nem jár.
passes = Linkek, amelyeket készítettél
pass-made = Készült: { $ago }
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
device-here = Itt is te vagy
device-tables = { $count ->
    [0] Nem jött veled asztal.
    [one] Egy asztal jött veled.
   *[other] { $count } asztal jött veled.
}
device-home = Az asztalaidhoz
device-none = Ez a link hiányos

# Meghívók
invite-renew = Link megújítása
invite-renew-about = A régi link többé nem működik.
invite-renewed = Ez az új link. A régivel már senki sem ülhet le.
join = Meghívó
join-lost-title = Régi meghívó

# Nyilvános asztalok
lobby = Nyilvános asztalok
lobby-about = Ezeket az asztalokat bárki megtalálhatja. Ülj le, ahol van szabad hely, vagy csak nézd a játékot.
lobby-waiting = Van szabad hely
lobby-running = Nézhető játszmák
lobby-none-waiting = Most senki sem vár. Nyiss egy asztalt, amelyet bárki megtalálhat.
lobby-none-running = Most senki sem játszik nyilvános asztalnál.
lobby-make = Játék választása
lobby-free = { $count ->
    [one] { $count } szabad hely
   *[other] { $count } szabad hely
}
lobby-plays = Folyamatban
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
error-not-invited = Ide csak meghívóval lehet leülni. Kérd el a linket az egyik játékostól.
error-no-invite = Ez a meghívó már nem érvényes. Kérd el az új linket.
error-no-pass = Ezt a linket visszavonták, vagy hiányos. Készíts újat a másik eszközödön.
error-old-pass = Ez a link túl régi. Készíts újat a másik eszközödön.
error-used-pass = Ezt a linket már annyi eszközön megnyitották, ahányon lehet. Készíts újat a másik eszközödön.
error-withdrawn = Visszavonták azt a linket, amelyik ezt az eszközt összekapcsolta veled. A játékot továbbra is nézheted.
