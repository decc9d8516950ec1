# For the host: what there is, and what can be deleted.

admin = Administration
admin-about = For whoever runs this server. The token is in the server’s settings; only this tab remembers it.
admin-token = Admin token
admin-enter = Open
admin-leave = Forget the token
admin-house = Tables: { $tables } · games in the library: { $games } · connected: { $connections } · { $size } MB
admin-tables = Tables
admin-games = Games in the library
admin-search-tables = Find tables by player
admin-search-games = Find games by player
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
admin-table-about = All its games will be deleted too, for good. Anyone at the table will be told.
admin-game-question = Delete this game?
admin-game-about = It will be gone from the library for good, and nobody can replay it any more. Its table stays.
admin-keep = Keep
admin-deleted = Deleted.
admin-clean = { $count ->
    [0] No table is old enough to delete
    [one] Delete one old table
   *[other] Delete { $count } old tables
}
admin-clean-question = Delete old tables?
admin-clean-about = Nobody has played at these tables for longer than the settings allow. Their games will be deleted too, for good. Tables in use stay.
admin-cleaned = { $count ->
    [one] One table deleted.
   *[other] { $count } tables deleted.
}

error-not-admin = That is not this server’s admin token.
