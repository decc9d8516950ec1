# A saját játszmák

me-private = Mindez csak ebben a böngészőben marad. Semmit sem küldünk el sehová.
me-dropped = A legújabb { $count } játszma marad meg. A régebbiek kiestek.
me-trouble-refused = Ez a böngésző nem engedi, hogy az oldal bármit megőrizzen. Amit itt látsz, az oldal bezárásakor eltűnik.
me-trouble-full = Ebben a böngészőben nincs több hely. Amit itt látsz, az oldal bezárásakor eltűnik, hacsak el nem mented fájlba.

# Még nincs semmi
me-none = Még nincs játszma
me-none-about = Minden végigjátszott játszmád ide kerül. Láthatod majd, milyen gyakran és ki ellen nyersz, és milyen hosszúak a sorozataid. Az elemzésekből az is kiderül, mennyire jól játszol, mekkora szerencséd volt, és mit nem veszel észre.
me-none-play = Választok egy játékot

# Kinek a játszmái
me-who = Kinek a játszmái
me-everyone = Mindenki, aki itt játszott
me-nameless = Név nélkül
me-each = Ha egy játszmát itt többen játszottak, az mindegyiküknek számít.

# Számokban
me-played = Játszma
me-won = Győzelem
me-streak = Győzelem egymás után
me-days = Nap egymás után
me-longest = Leghosszabb: { $count }
me-percent = { $percent }%

# Győzelmek szintenként
me-wins = Ki ellen nyersz
me-wins-about = A megosztott győzelem is győzelem.
me-against = Ellenfél
me-level = Robotok: { $level }
me-mixed = Vegyes robotok
me-people = Emberek
me-alone = Egyedül
me-won-of = { $games } játszmából { $won } győzelem

# Pontosság
me-accuracy = A pontosság alakulása
me-accuracy-about = Minden pötty egy elemzett játszma. A vonal legfeljebb öt játszma átlaga.
me-accuracy-words = { $count ->
    [one] { $count } elemzett játszma, pontosság: { $last }.
   *[other] { $count } elemzett játszma, pontosság a legutóbbiban { $last }, átlagosan { $mean }.
}
me-accuracy-shown = A legutóbbi { $count } látszik.
me-review-none = Az elemzés megmutatja, mennyire jól játszottál, és mekkora szerencséd volt.
me-review-time = Körülbelül fél percig tart.
me-review-latest = A legutóbbi elemzése
me-unreviewed = { $count ->
    [one] Egy játszma még nincs elemezve.
   *[other] { $count } játszma még nincs elemezve.
}
me-as-table = Táblázatban
me-date = Dátum
me-figure-accuracy = Pontosság
me-figure-luck = Szerencse
me-figure-sum = Összesen

# Szerencse
me-luck = A szerencséd eddig
me-luck-more = A szerencse { $wins } győzelemmel hozott többet az átlagosnál.
me-luck-less = Átlagos szerencsével { $wins } győzelemmel több lenne.
me-luck-even = A szerencse eddig nem számított észrevehetően.
me-luck-about = { $count ->
    [one] A húzások növelik vagy csökkentik a nyerési esélyedet. Itt az látszik, mennyit tett ez ki egy elemzett játszmában, győzelmekben számolva.
   *[other] A húzások növelik vagy csökkentik a nyerési esélyedet. Itt az látszik, mennyit tett ez ki összesen { $count } elemzett játszmában, győzelmekben számolva.
}
me-luck-doubt = Ez becslés: akár { $wins } győzelemmel is eltérhet a valóságtól.
me-luck-older = { $count ->
    [one] Egy régebbi elemzés itt nem számít bele, mert nem mondja meg, mennyire biztos. Nyisd meg újra, és újból elkészül.
   *[other] { $count } régebbi elemzés itt nem számít bele, mert nem mondják meg, mennyire biztosak. Amelyiket újra megnyitod, az újból elkészül.
}
me-luck-anew = Elemzés újra
me-luck-plot = Szerencse az egyes elemzett játszmák után, győzelmekben

# Szokások
me-habits = Amit gyakran nem veszel észre
me-habit-count = { $title }: { $marked } megjelölt lépésből { $count }
me-habits-none = Ez még nem egyértelmű. Néhány további elemzés után itt látod majd, milyen jó lépéseket nem veszel észre gyakran.

# A játszmák
me-latest = Legutóbbi játszmák
me-place = { $rank }. hely ({ $players } játékos)
me-win = Győzelem
me-lost = Vereség
me-points = { $points } pont
me-hints = { $count } tipp
me-accuracy-is = Pontosság: { $accuracy }
me-more = Többet mutat

# A fájl
me-data = Az adataid
me-data-about = Elmentheted a játszmáidat egy fájlba, és egy ilyen fájlból hozzá is adhatsz játszmákat: másik eszközön vagy másik böngészőben. Egyik játszma sem számít kétszer.
me-save = Mentés fájlba
me-add = Hozzáadás fájlból
me-added = { $count ->
    [0] A fájl minden játszmája megvolt már.
    [one] Egy játszma hozzáadva.
   *[other] { $count } játszma hozzáadva.
}
me-completed = { $count ->
    [one] Egy játszmához megjött az elemzés.
   *[other] { $count } játszmához megjött az elemzés.
}
me-nothing-in = A fájlban nincs játszma.
me-left-out = { $count ->
    [one] Egy játszma kimaradt, mert a Tilery nem ismeri a játékát ({ $names }).
   *[other] { $count } játszma kimaradt, mert a Tilery nem ismeri a játékukat ({ $names }).
}
me-bad = Semmi sem lett hozzáadva. { $why }
me-bad-text = A fájl nem olvasható: nem JSON, vagy hiányzik a vége.
me-bad-format = Ez nem a Tilery által mentett játszmák fájlja.
me-bad-version = A fájlt a Tilery egy másik változata mentette, itt nem olvasható.
me-bad-games = A fájlban nincs lista a játszmákról.
me-bad-field = A fájl { $number }. játszmája sérült: a „{ $field }” nem lehet helyes.
me-bad-large = A fájl túl nagy.

# Törlés
me-delete = Minden törlése
me-delete-title = Törlöd itt az összes játszmádat?
me-delete-about = { $count ->
    [one] Egy játszma törlődik erről az oldalról, azzal együtt, amit az elemzése mutatott.
   *[other] { $count } játszma törlődik erről az oldalról, azzal együtt, amit az elemzésük mutatott.
}
me-delete-stays = Az asztalok, a visszajátszások és az elemzések megmaradnak, és az elmentett fájljaid is.
me-delete-for-good = Ezt nem lehet visszavonni.
me-delete-do = Törlöm
me-delete-keep = Maradjanak
me-delete-failed = Ez nem sikerült, semmi sem törlődött. Próbáld újra, vagy töröld az oldal adatait a böngésződ beállításaiban.
me-deleted = Kész. Itt már nincs semmi.
