# Lektionen: ein Spiel lernen, indem man es spielt.
learn = Lernen
learn-short = Lern es in 5 Minuten
learn-title = { $title } lernen
learn-coach = Lehrer
learn-progress = Schritt { $step } von { $steps }
learn-back = Einen Schritt zurück
learn-again = Diesen Schritt noch einmal
learn-next = Weiter
learn-finish = Fertig
learn-press-next = So weit ist alles gut. Mit dem Knopf geht es weiter.
learn-other = Das mag auch ein guter Zug sein. Hier machen wir, was markiert ist.
learn-end = Jetzt kannst du spielen
learn-end-about = Das war { $title }. Der Rest kommt beim Spielen.
learn-end-play = Gegen einen sanften Bot spielen
learn-end-rules = Die Regeln lesen
learn-end-again = Die Lektion noch einmal
learn-end-others = Ein anderes Spiel lernen
