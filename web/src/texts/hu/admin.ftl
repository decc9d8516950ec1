# Az üzemeltetőnek: mi van itt, és mit lehet törölni.

admin = Kezelés
admin-about = Annak, aki ezt a szervert üzemelteti. A kulcs a szerver beállításaiban áll, és csak ezen a lapon marad meg.
admin-token = Admin-kulcs
admin-enter = Megnyitom
admin-leave = A kulcs elfelejtése
admin-house = Asztalok: { $tables } · játszmák a könyvtárban: { $games } · kapcsolatok: { $connections } · { $size } MB
admin-tables = Asztalok
admin-games = Játszmák a könyvtárban
admin-search-tables = Ennek a játékosnak az asztalai
admin-search-games = Ennek a játékosnak a játszmái
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
admin-table-about = Minden játszmája végleg eltűnik vele együtt. Aki éppen ott van, megtudja.
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
admin-clean-about = A beállításokban megadott ideje nem történt náluk semmi. A játszmáik velük együtt végleg eltűnnek. Amelyik asztalt éppen használják, az megmarad.
admin-cleaned = { $count ->
    [one] Egy asztal törölve.
   *[other] { $count } asztal törölve.
}

error-not-admin = Nem ez ennek a szervernek az admin-kulcsa.
