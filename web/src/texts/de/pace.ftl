# Tempo: Niemand hält einen Tisch auf.

pace = Tempo
pace-seconds = { $count } s
pace-minutes = { $count } min
pace-away = Wenn jemand weg ist
pace-away-30 = 30 Sekunden
pace-away-120 = 2 Minuten
pace-away-600 = 10 Minuten
pace-away-86400 = 1 Tag
pace-away-never = Weiter warten
pace-away-about = Bleibt jemand so lange weg und ist am Zug, spielt ein Bot weiter. Wer zurückkommt, hat seinen Platz wieder.
pace-level = Der Bot spielt dann
pace-clock = Uhr
pace-clock-none = Keine
pace-clock-move = { $time } je Zug
pace-clock-game = { $time } je Partie
pace-clock-about = Niemand verliert auf Zeit: Ist deine Zeit um, macht ein Bot den Zug.
plate-stand-in = ein Bot spielt
plate-stand-in-for = Ein Bot spielt für { $name }
clock-left = noch { $time }
clock-soon = Du hast noch zehn Sekunden.
stand-in-playing = Ein Bot spielt für dich.
stand-in-here = Bin wieder da
stand-in-made = { $count ->
    [one] Während du weg warst, hat ein Bot einen Zug für dich gemacht.
   *[other] Während du weg warst, hat ein Bot { $count } Züge für dich gemacht.
}
tell-stand-in = (Ein Bot hat für { $name } gespielt.)
leave-table = Den Tisch verlassen
leave-table-about = Ein Bot spielt für dich weiter, damit niemand warten muss. Du kannst jederzeit zurückkommen, dann gehört der Platz wieder dir.
leave-table-do = Gehen
leave-table-stay = Bleiben
problem-stand-in = Was ein Bot für dich getan hat, lässt sich nicht rückgängig machen.
