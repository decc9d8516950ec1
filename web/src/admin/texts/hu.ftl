# Az üzemeltetőnek: mi van itt, és mit lehet törölni.

admin = Üzemeltetés
admin-about = Annak, aki ezt a szervert üzemelteti. A kulcs a szerver beállításaiban van; csak ez a böngészőlap jegyzi meg.
admin-token = Adminkulcs
admin-enter = Megnyitom
admin-leave = A kulcs elfelejtése
admin-house = Asztalok: { $tables } · játszmák a könyvtárban: { $games } · kapcsolatok: { $connections } · { $size } MB
admin-tables = Asztalok
admin-games = Játszmák a könyvtárban
admin-search-tables = Asztalok keresése játékos szerint
admin-search-games = Játszmák keresése játékos szerint
admin-none = Nincs találat.
admin-public = nyilvános
admin-private = zárt
admin-steps = { $count ->
    [one] { $count } mozzanat
   *[other] { $count } mozzanat
}
admin-connected = kapcsolatok: { $count }
admin-delete = Törlés
admin-delete-this = Törlés: { $what }
admin-table-question = Törlöd ezt az asztalt?
admin-table-about = Vele együtt minden játszmája is végleg törlődik. Aki éppen ott ül, értesül róla.
admin-game-question = Törlöd ezt a játszmát?
admin-game-about = Végleg eltűnik a könyvtárból, és többé senki sem nézheti vissza. Az asztala megmarad.
admin-keep = Megtartom
admin-deleted = Törölve.
admin-clean = { $count ->
    [0] Nincs törölhető régi asztal
    [one] Egy régi asztal törlése
   *[other] { $count } régi asztal törlése
}
admin-clean-question = Törlöd a régi asztalokat?
admin-clean-about = Ezeknél az asztaloknál régebb óta nem játszott senki, mint amennyit a beállítások megengednek. A játszmáik is végleg törlődnek. Amelyik asztalt éppen használják, az megmarad.
admin-cleaned = { $count ->
    [one] Egy asztal törölve.
   *[other] { $count } asztal törölve.
}

error-not-admin = Ez nem ennek a szervernek az adminkulcsa.
