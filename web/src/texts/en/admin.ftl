# For the host: what there is, and what can be deleted.

admin = Administration
admin-about = For whoever runs this server. The token stands in its settings, and is kept in this tab only.
admin-token = Admin token
admin-enter = Open
admin-leave = Forget the token
admin-house = Tables: { $tables } · games in the library: { $games } · connected: { $connections } · { $size } MB
admin-tables = Tables
admin-games = Games in the library
admin-search-tables = Tables of this player
admin-search-games = Games of this player
admin-none = Nothing found.
admin-public = public
admin-private = private
admin-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
admin-connected = { $count } connected
admin-delete = Delete
admin-delete-this = Delete: { $what }
admin-table-question = Delete this table?
admin-table-about = All its games go with it, for good. Whoever is there will be told.
admin-game-question = Delete this game?
admin-game-about = It leaves the library for good, and nobody can replay it any more. Its table stays.
admin-keep = Keep
admin-deleted = Deleted.
admin-clean = { $count ->
    [0] No table is old enough to be deleted
    [one] Delete one old table
   *[other] Delete { $count } old tables
}
admin-clean-question = Delete old tables?
admin-clean-about = Nothing has happened there for as long as the settings say. Their games go with them, for good. A table in use stays.
admin-cleaned = { $count ->
    [one] One table deleted.
   *[other] { $count } tables deleted.
}

error-not-admin = This is not the admin token of this server.
