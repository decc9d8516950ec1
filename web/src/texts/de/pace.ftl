# Tempo: Niemand hält einen Tisch auf.

pace = Tempo
pace-seconds = { $count } s
pace-minutes = { $count } min
pace-away = Wenn jemand weg ist
pace-away-30 = 30 Sekunden
pace-away-120 = 2 Minuten
pace-away-600 = 10 Minuten
pace-away-86400 = 1 Tag
pace-away-never = Immer warten
pace-away-about = Wer am Zug ist und so lange wegbleibt, für den spielt ein Bot weiter. Wer zurückkommt, hat seinen Platz wieder.
pace-level = Der Bot spielt dann
pace-clock = Uhr
pace-clock-none = Keine
pace-clock-move = { $time } je Zug
pace-clock-game = { $time } fürs Spiel
pace-clock-about = Niemand verliert durch die Zeit: Ist sie um, macht ein Bot den Zug.
plate-stand-in = ein Bot spielt
plate-stand-in-for = Ein Bot spielt für { $name }
clock-left = noch { $time }
clock-soon = Du hast noch zehn Sekunden.
stand-in-playing = Ein Bot spielt für dich.
stand-in-here = Ich bin da
stand-in-made = { $count ->
    [one] Du warst weg; ein Bot hat einen Zug für dich gemacht.
   *[other] Du warst weg; ein Bot hat { $count } Züge für dich gemacht.
}
tell-stand-in = (Ein Bot spielte für { $name }.)
leave-table = Den Tisch verlassen
leave-table-about = Ein Bot spielt für dich weiter, damit niemand warten muss. Du kannst jederzeit zurückkommen, dann ist der Platz wieder deiner.
leave-table-do = Gehen
leave-table-stay = Bleiben
problem-stand-in = Was ein Bot für dich getan hat, kann nicht zurückgenommen werden.
