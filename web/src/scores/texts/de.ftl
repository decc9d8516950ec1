# Der Punktezettel für Partien mit echten Steinen
scores-title = Punktezettel
scores-about = Hier schreibt ihr die Punkte einer Partie mit echten Steinen auf. Sie bleiben in diesem Browser, eine Verbindung braucht es nicht.
scores-players = Wie viele spielen?
scores-name = Name von Spieler { $number }
scores-teams = Zwei Teams
scores-teams-about = Partner sitzen einander gegenüber: 1 und 3 gegen 2 und 4.
scores-goal = Schluss ist
scores-target = Bei { $points } Punkten
scores-begin = Los geht’s
scores-round = Runde { $number }
scores-game = Partie { $number }
scores-kinds = Was aufgeschrieben wird
scores-who = Wer war am Zug?
scores-put = { $points } aufschreiben
scores-put-all = Aufschreiben
scores-missing = Es fehlt noch: { $what }
scores-range = Eine ganze Zahl von 0 bis { $most }
scores-less = { $what }: eins weniger
scores-more = { $what }: eins mehr
scores-leads = führt
scores-next = als Nächstes
scores-winner = gewonnen
scores-won-shared = { $names } teilen sich den Sieg.
scores-lines = Alles Aufgeschriebene
scores-change = Ändern
scores-correct = Zeile ändern
scores-remove = Zeile entfernen
scores-again = Neue Partie
scores-again-about = Diese Partie ist noch nicht zu Ende. Ihr Zettel wird geleert, die Namen bleiben.
scores-rounds = { $count ->
    [one] Nach einer Runde
   *[other] Nach { $count } Runden
}
scores-games = { $count ->
    [one] Nach einer Partie
   *[other] Nach { $count } Partien
}
scores-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
