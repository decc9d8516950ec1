# Für den Gastgeber: was es gibt und was sich löschen lässt.

admin = Verwaltung
admin-about = Für alle, die diesen Server betreiben. Das Token steht in den Einstellungen des Servers; nur dieser Tab merkt es sich.
admin-token = Admin-Token
admin-enter = Öffnen
admin-leave = Token vergessen
admin-house = Tische: { $tables } · Partien im Archiv: { $games } · verbunden: { $connections } · { $size } MB
admin-tables = Tische
admin-games = Partien im Archiv
admin-search-tables = Tische nach Spieler suchen
admin-search-games = Partien nach Spieler suchen
admin-none = Nichts gefunden.
admin-public = öffentlich
admin-private = privat
admin-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
admin-connected = { $count } verbunden
admin-delete = Löschen
admin-delete-this = Löschen: { $what }
admin-table-question = Diesen Tisch löschen?
admin-table-about = Auch alle seine Partien werden gelöscht, endgültig. Wer gerade am Tisch ist, erfährt es.
admin-game-question = Diese Partie löschen?
admin-game-about = Sie verschwindet endgültig aus dem Archiv, und niemand kann sie noch einmal ansehen. Ihr Tisch bleibt.
admin-keep = Behalten
admin-deleted = Gelöscht.
admin-clean = { $count ->
    [0] Kein Tisch ist alt genug zum Löschen
    [one] Einen alten Tisch löschen
   *[other] { $count } alte Tische löschen
}
admin-clean-question = Alte Tische löschen?
admin-clean-about = An diesen Tischen wurde länger nicht gespielt, als die Einstellungen erlauben. Auch ihre Partien werden gelöscht, endgültig. Tische, die benutzt werden, bleiben.
admin-cleaned = { $count ->
    [one] Ein Tisch gelöscht.
   *[other] { $count } Tische gelöscht.
}

error-not-admin = Das ist nicht das Admin-Token dieses Servers.
