# For den som driver serveren: hva som finnes, og hva som kan slettes.

admin = Administrasjon
admin-about = For den som driver denne serveren. Nøkkelen står i innstillingene til serveren og blir bare i denne fanen.
admin-token = Admin-nøkkel
admin-enter = Åpne
admin-leave = Glem nøkkelen
admin-house = Bord: { $tables } · spill i biblioteket: { $games } · tilkoblet: { $connections } · { $size } MB
admin-tables = Bord
admin-games = Spill i biblioteket
admin-search-tables = Bordene til denne spilleren
admin-search-games = Spillene til denne spilleren
admin-none = Ingenting funnet.
admin-public = åpent
admin-private = privat
admin-steps = { $count ->
    [one] { $count } steg
   *[other] { $count } steg
}
admin-connected = { $count } tilkoblet
admin-delete = Slett
admin-delete-this = Slett: { $what }
admin-table-question = Slette dette bordet?
admin-table-about = Alle spillene forsvinner med det, for godt. De som er der, får vite det.
admin-game-question = Slette dette spillet?
admin-game-about = Det forsvinner for godt fra biblioteket, og ingen kan se det om igjen. Bordet blir.
admin-keep = Behold
admin-deleted = Slettet.
admin-clean = { $count ->
    [0] Ingen bord er gamle nok til å slettes
    [one] Slett ett gammelt bord
   *[other] Slett { $count } gamle bord
}
admin-clean-question = Slette gamle bord?
admin-clean-about = Der har ingenting skjedd så lenge som innstillingene sier. Spillene forsvinner med dem, for godt. Et bord som er i bruk, blir.
admin-cleaned = { $count ->
    [one] Ett bord slettet.
   *[other] { $count } bord slettet.
}

error-not-admin = Dette er ikke admin-nøkkelen til denne serveren.
