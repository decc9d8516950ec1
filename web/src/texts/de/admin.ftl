# Für den Gastgeber: was es gibt und was sich löschen lässt.

admin = Verwaltung
admin-about = Für alle, die diesen Server betreiben. Das Token steht in den Einstellungen des Servers und bleibt nur in diesem Tab.
admin-token = Admin-Token
admin-enter = Öffnen
admin-leave = Token vergessen
admin-house = Tische: { $tables } · Partien in der Bibliothek: { $games } · verbunden: { $connections } · { $size } MB
admin-tables = Tische
admin-games = Partien in der Bibliothek
admin-search-tables = Tische dieses Spielers
admin-search-games = Partien dieses Spielers
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
admin-table-about = Alle seine Partien verschwinden mit ihm, endgültig. Wer gerade dort ist, erfährt es.
admin-game-question = Diese Partie löschen?
admin-game-about = Sie verschwindet endgültig aus der Bibliothek, und niemand kann sie noch einmal ansehen. Ihr Tisch bleibt.
admin-keep = Behalten
admin-deleted = Gelöscht.
admin-clean = { $count ->
    [0] Kein Tisch ist alt genug zum Löschen
    [one] Einen alten Tisch löschen
   *[other] { $count } alte Tische löschen
}
admin-clean-question = Alte Tische löschen?
admin-clean-about = Dort ist so lange nichts geschehen, wie die Einstellungen sagen. Ihre Partien verschwinden mit ihnen, endgültig. Ein Tisch, der benutzt wird, bleibt.
admin-cleaned = { $count ->
    [one] Ein Tisch gelöscht.
   *[other] { $count } Tische gelöscht.
}

error-not-admin = Das ist nicht das Admin-Token dieses Servers.
