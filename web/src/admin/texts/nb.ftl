# For den som driver serveren: hva som finnes, og hva som kan slettes.

admin = Administrasjon
admin-about = For den som driver denne serveren. Nøkkelen står i innstillingene til serveren; bare denne fanen husker den.
admin-token = Admin-nøkkel
admin-enter = Åpne
admin-leave = Glem nøkkelen
admin-house = Bord: { $tables } · spill i biblioteket: { $games } · tilkoblet: { $connections } · { $size } MB
admin-tables = Bord
admin-games = Spill i biblioteket
admin-search-tables = Finn bord etter spiller
admin-search-games = Finn spill etter spiller
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
admin-table-about = Alle spillene ved bordet slettes også, for godt. De som sitter der, får beskjed.
admin-game-question = Slette dette spillet?
admin-game-about = Det forsvinner fra biblioteket for godt, og ingen kan se det i reprise lenger. Bordet blir værende.
admin-keep = Behold
admin-deleted = Slettet.
admin-clean = { $count ->
    [0] Ingen bord er gamle nok til å slettes
    [one] Slett ett gammelt bord
   *[other] Slett { $count } gamle bord
}
admin-clean-question = Slette gamle bord?
admin-clean-about = Ved disse bordene har ingen spilt på lenger enn innstillingene tillater. Spillene slettes også, for godt. Bord som er i bruk, blir værende.
admin-cleaned = { $count ->
    [one] Ett bord slettet.
   *[other] { $count } bord slettet.
}

error-not-admin = Dette er ikke admin-nøkkelen til denne serveren.
