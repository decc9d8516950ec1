# Spiele, die zu Ende sind: das Archiv, Aufzeichnungen zum Ansehen, Stellungen zum Weiterspielen.

# Das Archiv
library = Archiv
library-game = Spiel
library-any = Alle Spiele
library-who = Wer gespielt hat
library-whose = Wessen Partien
library-all = Alle
library-mine = Meine
library-none = Noch keine beendete Partie
library-none-such = So eine Partie ist nicht im Archiv
library-about = Hier findest du die beendeten Partien von öffentlichen Tischen und von den Tischen, die dieser Browser kennt.
library-found = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
library-more = Weitere Partien
library-winner = gewonnen
library-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}

# Ein Augenblick einer Wiederholung
review = Analyse
replay-speed = Tempo
position = Teilen oder weiterspielen
position-at = Schritt { $step }
position-link = Link zu dieser Stelle
position-copy = Link kopieren
position-too-long = Diese Partie ist für einen Link zu lang. Speichere die Aufzeichnung und schick stattdessen die Datei.
play-on = Von hier weiterspielen
play-on-seat = Du spielst als
play-on-about = Bots übernehmen die anderen Plätze. Ab hier wird alles neu gezogen.
play-on-start = Weiterspielen
play-on-ended = Hier ist die Partie zu Ende. Geh ein paar Schritte zurück und spiel von dort weiter.
begun-from = Begonnen mit einer vorgegebenen Stellung.

# Eine Aufzeichnung zum Ansehen
puzzles = Rätsel
study = Aufzeichnung ansehen

# Warum etwas nicht geschah
error-bad-record = Diese Aufzeichnung lässt sich nicht so weit spielen.
error-no-moment = Von dort kannst du nicht weiterspielen.
error-too-slow = Das Lesen dieser Aufzeichnung dauert länger als die erlaubten 20 Sekunden.
error-record-too-large = Eine Aufzeichnung darf höchstens 400 kB groß sein.
