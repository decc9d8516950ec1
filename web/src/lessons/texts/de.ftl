# Lektionen: ein Spiel lernen, indem man es spielt.
learn-title = { $title } lernen
learn-coach = Anleitung
learn-progress = Schritt { $step } von { $steps }
learn-back = Einen Schritt zurück
learn-again = Diesen Schritt noch einmal
learn-next = Weiter
learn-finish = Fertig
learn-press-next = Sehr gut bis hierher. Mit dem Knopf geht es weiter.
learn-other = Das wäre vielleicht auch ein guter Zug, aber wir machen hier den markierten.
problem-lesson-unfinished = Mach, was auf dem Zettel steht, oder nimm die Steine zurück.
problem-lesson-next = Dieser Schritt ist geschafft. Weiter geht es mit dem Knopf auf dem Zettel.
learn-end = Jetzt kannst du spielen
learn-end-about = Das war { $title }. Den Rest lernst du beim Spielen.
learn-end-play = Gegen einen sanften Bot spielen
learn-end-rules = Die Regeln lesen
learn-end-again = Die Lektion noch einmal
learn-end-others = Ein anderes Spiel lernen
