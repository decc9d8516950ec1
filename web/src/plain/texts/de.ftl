# Das einfache Brett: für Spiele ohne eigenen Raum.
plain-picture = Der Tisch als Text
plain-plate = Brett
plain-called = { $name } heißt auf dem Brett „{ $called }“.
plain-turn = { $name } ist am Zug.
plain-doing = Dein Zug
plain-type = Gib einen Zug ein oder wähl einen aus
plain-play = Spielen
plain-moves = { $count ->
    [one] Der einzige Zug
   *[other] Alle { $count } Züge
}
plain-moves-some = { $count ->
    [one] Einer der möglichen Züge
   *[other] { $count } der möglichen Züge
}
plain-moves-none = In keinem Zug der Liste kommen diese Buchstaben vor.
plain-undo = Rückgängig
plain-hint-nudge = Ein guter Zug beginnt mit „{ $start }“.
plain-hint-nudge-any = { $count ->
    [one] Es gibt nur einen Zug.
   *[other] Einer der { $count } Züge in der Liste ist besser als die anderen.
}
plain-hint-whole = Ein guter Zug: { $move }
plain-ended-by = Was die Partie beendet hat
plain-sheet = Ergebnis
plain-sheet-rank = Platz
plain-sheet-player = Spieler
plain-sheet-points = Punkte
