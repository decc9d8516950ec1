# Rätsel: eine Stellung, ein Zug, ein Ziel
puzzles-about = Eine Stellung, ein Zug, ein Ziel. Jedes Spiel hat jeden Tag ein neues Rätsel.
puzzles-today = Rätsel für den { $date }
puzzles-all = Alle Rätsel
puzzles-of = Rätsel zu { $title }
puzzles-by-number = Nach Nummer
puzzles-own = Mit dem echten Spiel zu Hause: Gib deinen Tisch ein, sieh, was dort am besten ist, und mach daraus ein Rätsel für Freunde.
puzzles-level = Schwierigkeit
puzzles-any-level = Alle
puzzles-next = Nächstes ungelöstes Rätsel
puzzles-solved = { $solved } von { $count } gelöst
puzzles-none = Hier gibt es noch keine Rätsel.
puzzle-level-beginner = Sehr leicht
puzzle-level-easy = Leicht
puzzle-level-casual = Ziemlich leicht
puzzle-level-normal = Knifflig
puzzle-level-strong = Schwer
puzzle-level-expert = Sehr schwer
puzzle-level-beyond = Zu schwer für unsere Bots
puzzle-streak = { $count ->
    [one] Bisher ein Tag
   *[other] { $count } Tage in Folge
}
puzzle-streak-open = – löse heute eines, damit es weitergeht.
puzzle-number = Rätsel { $number }
puzzle-today = Rätsel des Tages
puzzle-solve = Lösen
puzzle-is-solved = Gelöst
puzzle-is-today = heute
puzzle-is-seen = Lösung angesehen
puzzle-reached = Noch nicht ganz: { $reached }. Versuch es noch einmal.
puzzle-missed = Noch nicht ganz. Versuch es noch einmal.
puzzle-give-up = Die Lösung zeigen? Dann zählt dieses Rätsel nicht mehr als gelöst.
puzzle-go-on = Weiter versuchen
puzzle-solved = { $count ->
    [0] Gelöst.
    [1] Beim ersten Versuch gelöst.
   *[other] In { $count } Versuchen gelöst.
}
puzzle-shown = So geht es.
puzzle-next = Nächstes Rätsel

# Was man anderen erzählt
puzzle-share = Teilen
puzzle-share-day = { $title }-Rätsel vom { $date }
puzzle-share-number = { $title }-Rätsel { $number }
puzzle-share-solved = { $count ->
    [1] beim ersten Versuch gelöst
   *[other] in { $count } Versuchen gelöst
}
