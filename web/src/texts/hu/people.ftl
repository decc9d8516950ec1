# Emberek: nevek és arcok, meghívók, nyilvános asztalok, saját asztalok, más eszközök.

# Te
you = Te
me = Játszmáid
you-open = Arc és más eszközök
you-faces = Választható arcok
you-face = { $number }. arc
you-face-chosen = { $number }. arc: ez a tiéd.
you-other-faces = Más arcok

# Másik eszköz
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
