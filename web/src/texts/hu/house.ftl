# A ház: minden, ami nem egyetlen játékról szól.

# Mindenütt
skip-to-content = Ugrás a tartalomhoz
page-tools = Eszközök
go-home = Kezdőlap
close = Bezárás
loading = Egy pillanat…
try-again = Próbálom újra
reload = Az oldal újratöltése
rules = Szabályok
rules-of = Szabályok: { $title }
rules-play = Játék
rules-right = Igen.
rules-wrong = Nem.
rules-show = A szabály megmutatása
table = Asztal

# Kezdőlap
home-welcome = Foglalj helyet. Minden készen áll.
home-players = { $least }–{ $most } játékos
home-more = Továbbiak
learn-short = Tanuld meg 5 perc alatt
at-home = Az otthoni asztalom
at-home-scores = Pontlap
home-play = Játék
quick-opponents = Ellenfelek
quick-level = Így játszanak
quick-start = { $count ->
    [one] Játék egy robot ellen
   *[other] Játék { $count } robot ellen
}
ways = Hogyan szeretnél játszani?
start-bots = Robotok ellen
start-alone = Játék egyedül
start-device = Többen egy eszközön
start-friends = Asztal barátoknak
level-random = Találomra
level-beginner = Nagyon szelíden
level-easy = Szelíden
level-casual = Lazán
level-normal = Jól
level-strong = Nagyon jól
level-expert = Mesterien
level-beginner-about = Első játékhoz: sok mindent nem vesznek észre.
level-easy-about = Gyerekek is nyerhetnek ellenük.
level-casual-about = Kedvtelésből játszanak, egy-két dolog elkerüli a figyelmüket.
level-normal-about = Úgy játszanak, mint a jó játékosok.
level-strong-about = Előre gondolkodnak, és keveset hibáznak.
level-expert-about = Olyan messzire számolnak, amennyire csak tudnak.
your-tables = Asztalaid
your-tables-all = Az összes asztal ({ $count })
your-tables-none = Még nincs. Itt találod majd az asztalaidat, és bármikor visszajöhetsz hozzájuk.
your-tables-running = Folyamatban
your-tables-over = Befejezve
your-tables-forget = Az asztal ({ $title }) törlése a listáról

# Új asztal
new-table = Új asztal
new-table-of = Új asztal: { $title }
seats = Ki játszik?
seat-add = Még egy hely
seat-remove = { $number }. hely törlése
seat-free = Szabad hely
seat-kind = { $number }. hely: ki ül ide?
seat-kind-device = Ezen az eszközön
seat-kind-open = Linkkel
seat-kind-bot = Robot
seat-name = { $number }. hely: név
seat-face = { $number }. hely: arc
seat-people = { $number }. hely: akik már játszottak itt
seat-known = Akik már játszottak itt
seat-forget = { $name } törlése erről az eszközről
seat-done = Kész
seat-level = Hogyan játszik { $name }?
seat-open-about = Aki elsőként megnyitja a linket
options = A játék beállításai
options-more = További lehetőségek
hints-offer = Tippek, ha elakadsz
hints-offer-about = Amikor te jössz, kérhetsz egyet. Ezt mindenki látja.
hints-offer-about-alone = Bármikor kérhetsz egyet.
hints-none = Tippek nélkül
make-table-link = Asztal nyitása
make-table-link-about = { $count ->
    [one] Kapsz egy linket, amit elküldhetsz. A játék akkor kezdődik, amikor valaki leült a szabad helyre.
   *[other] Kapsz egy linket, amit elküldhetsz. A játék akkor kezdődik, amikor minden szabad helyre ({ $count }) leült valaki.
}
make-table-start = Kezdődjön a játék
make-table-start-about = Mindenki itt van, a játék rögtön kezdődik.
name-player = { $number }. játékos
name-player-you = { $number }. játékos (te)
name-you = Te
name-bot = { $number }. robot
bot-names = Kavics, Opál, Pala, Jáspis, Achát, Márga, Ónix, Kvarc

# A játék előtt
your-name = A neved
take-seat = Leülök
just-watch = Csak nézem
waiting-title = { $count ->
    [0] Mindjárt kezdődik a játék
    [one] Még egy játékosra várunk
   *[other] Még { $count } játékosra várunk
}
waiting-about = A játék akkor kezdődik, amikor mindenki itt van. Nyugodtan elhagyhatod ezt az oldalt, és visszajöhetsz.
waiting-watching = Nézőként vagy itt. A játék akkor kezdődik, amikor mindenki itt van.
invite-link = Link ehhez az asztalhoz
invite-copy = Link másolása
invite-copied = Másolva
invite-qr = QR-kód az asztal linkjével
invite-about = Küldd el a barátaidnak, vagy olvassák be a kódot.

# Az asztalnál
table-loading = Útban az asztalhoz…
players = Játékosok
plate-you = te
plate-turn = soron van
plate-away = most nincs itt
your-turn = Te jössz.
watching = Nézőként vagy itt.
log = Napló
beside-table = Az asztal mellett
log-empty = Még semmi.
log-watchers = { $count ->
    [one] { $count } néző
   *[other] { $count } néző
}
describe = Az asztal leírása
describe-title = Az asztal szavakban
hint = Tipp
hint-thinking = Tipp keresése…
hint-show = Mutasd meg
hint-place = Mutasd a helyet
hint-move = Mutasd a lépést
hint-next = Tovább
hint-only = Csak egy dolgot tehetsz. { $move }
hint-whole = Ez az egész lépés.
hint-do = Lépd meg
hint-label = Tipp
key-hint = Tipp, majd a lépés megmutatása
tell-hint = { $name } tippet kért.
connection-lost = Megszakadt a kapcsolat. Újrapróbáljuk…
connection-back = Újra itt vagy. Minden úgy van, ahogy volt.
curtain-label = Függöny
curtain-title = { $name } következik
curtain-about = Add tovább az eszközt. Addig minden rejtve marad.
curtain-open = { $name } vagyok

# A játék után
over = A játék véget ért
over-rematch = Még egy játszma
over-board = Az asztal megnézése
over-back-to-sheet = Vissza a pontokhoz
points = { $points } pont
record = A játszma mentése
replay = Visszajátszás
replay-none = Itt nincs visszajátszás
replay-seat = Így látta:
replay-spectator = egy néző
replay-controls = Visszajátszás
replay-slider = A játszma mozzanata
replay-position = { $step }. mozzanat, összesen { $steps }
replay-turn = Lépés
replay-first = Az elejére
replay-back = Egy mozzanattal vissza
replay-play = Lejátszás
replay-pause = Megállítás
replay-step = Egy mozzanattal előre
replay-last = A végére

# Itt nincs semmi
lost-title = Itt nincs semmi
lost-about = Ez a cím nem vezet sehová. Talán elveszett útközben egy betű.
no-table-title = Nincs ilyen asztal
no-table-about = Ezen a címen nincs asztal. Talán hiányos a link; kérd el még egyszer.
deleted-title = Ez az asztal már nincs meg
no-game-title = Ez a játék itt nincs meg
rules-fault-title = Ez a játék nem folytatható
version-title = A Tilery frissült
unloaded-title = Nem sikerült betölteni
unloaded-about = Az oldal egy része nem töltődött be. Magától megjön, amint a szerver újra elérhető.

# Miért nem sikerült
problem-cannot-undo = A lépésedben nincs mit visszavonni.
error-offline = A szerver nem érhető el. Van internetkapcsolatod?
error-malformed = A szerver ezt nem értette. Töltsd újra az oldalt, és próbáld meg ismét.
error-too-large = Ez túl hosszú egy üzenethez.
error-too-fast = Ez sok volt egyszerre. Várj egy kicsit, és próbáld újra.
error-many-tables = A hálózatodról az elmúlt 24 órában nagyon sok asztalt nyitottak. Gyere vissza néhány óra múlva, vagy kérdezd meg a szerver üzemeltetőjét (tables_per_day beállítás).
error-much-stored = A hálózatodról az elmúlt 24 órában nagyon sok adatot mentettek el. Gyere vissza néhány óra múlva, vagy kérdezd meg a szerver üzemeltetőjét (bytes_per_day beállítás).
error-version = A Tilery frissült. Töltsd újra az oldalt, az asztalod megmarad.
error-origin = Ez az oldal más címről jött, mint a szerver. Nyisd meg a Tileryt a saját címén.
error-host = Ez a szerver nem ismeri azt a címet, amely a böngésződben áll. Kérdezd meg az üzemeltetőjét.
error-crowded = A szerver most túlterhelt. Próbáld meg később.
error-no-table = Nincs ilyen asztal.
error-deleted = A szerver üzemeltetője törölte ezt az asztalt az összes játszmájával együtt.
error-game-deleted = A szerver üzemeltetője törölte ezt a játszmát.
error-no-game = Ezen a szerveren nincs meg az a játék, amelyet ennél az asztalnál játszanak.
error-rules-fault = Hiba van ennek a játéknak a szabályaiban, ezért nem folytatható. A szerver üzemeltetője a szerver naplójában megtalálja.
error-not-your-seat = Ez a hely valaki másé.
error-stale = Az asztal épp most változott. Nézd meg újra, aztán lépj.
error-repeated = Valami összekeveredett. Töltsd újra az oldalt, és próbáld meg ismét.
error-not-started = A játék még nem kezdődött el.
error-unreadable = Ezt a szerver nem tudja elolvasni.
error-illegal = Ezt nem szabad.
error-not-over = A játék még nem ért véget.
error-no-hints = Ennél az asztalnál nincsenek tippek.
error-not-your-turn = Akkor kérhetsz tippet, amikor te jössz.
error-hint-failed = Nem sikerült tippet találni. Próbáld újra.
error-storage = A szerver most nem tud menteni. Semmi sem változott; próbáld meg kicsit később.
error-internal = Hiba történt a szerveren. Semmi sem változott.
error-closing = A szerver újraindul. Mindjárt visszajön.
error-bad-name = A név 1–24 karakterből állhat.
error-no-seat = Nincs ilyen hely.
error-no-round = Ennél az asztalnál nem volt ilyen játszma.
error-not-found = Ezen a címen nincs semmi.
error-seat-taken = Valaki gyorsabb volt: ez a hely már foglalt.
error-full = Minden hely foglalt. Nézőként itt maradhatsz.
error-unknown = Ezt a szerver nem ismeri.
problem-over = A játék véget ért.
problem-not-your-turn = Most nem te jössz.
problem-not-due = Ezt most nem lehet.
problem-no-such-seat = Ott nem ül senki.

settings = Beállítások
