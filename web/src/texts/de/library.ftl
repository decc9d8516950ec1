# Spiele, die zu Ende sind: das Archiv, Aufzeichnungen zum Ansehen, Stellungen zum Weiterspielen.

# Das Archiv
library = Archiv
library-game = Spiel
library-any = Alle Spiele
library-who = Wer gespielt hat
library-whose = Wessen Spiele
library-all = Alle
library-mine = Meine
library-none = Noch keine Partie zu Ende
library-none-such = So eine Partie steht nicht im Regal
library-about = Hier stehen die beendeten Partien öffentlicher Tische und die der Tische, die dieser Browser kennt.
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
replay-speed = Tempo
position = Teilen oder weiterspielen
position-at = Schritt { $step }
position-link = Link zu diesem Augenblick
position-copy = Link kopieren
position-too-long = Diese Aufzeichnung ist für einen Link zu lang. Sichere sie und schick die Datei.
play-on = Von hier weiterspielen
play-on-seat = Du spielst für
play-on-about = Bots nehmen die anderen Plätze. Was ab hier gezogen wird, wird neu gezogen.
play-on-start = Weiterspielen
play-on-ended = Hier ist das Spiel zu Ende. Geh ein paar Schritte zurück, um weiterzuspielen.
begun-from = Begonnen mit einer Stellung aus einem anderen Spiel.

# Eine Aufzeichnung zum Ansehen
study = Aufzeichnung ansehen
study-about = Jedes beendete Spiel lässt sich als Aufzeichnung sichern. Hier siehst du dir eine wieder an, Schritt für Schritt.
study-drop = Leg eine Datei hier ab oder wähl eine aus
study-paste = Oder füg ihren Text ein
study-look = Ansehen
study-private = Der Server liest sie und behält nichts davon.
study-broken-link = Dieser Link ist unvollständig. Bitte noch einmal darum oder um die Aufzeichnung selbst.
study-empty = In dieser Aufzeichnung sind keine Züge.
study-verified = Geprüft: Alles Gezogene folgt aus dem Startwert.
study-no-seed = Ohne Startwert lässt sich das Gezogene nicht prüfen.
study-begun = { $count ->
    [one] Der erste Schritt war vorgegeben.
   *[other] Die ersten { $count } Schritte waren vorgegeben.
}
study-another = Andere Aufzeichnung

# Was an einer Aufzeichnung nicht stimmt
flaw-line = Zeile { $line }:
flaw-no-record = Das ist keine Aufzeichnung von Tilery.
flaw-no-gap = Die leere Zeile zwischen Kopf und Zügen fehlt.
flaw-header = „{ $about }“ ist keine Kopfzeile. Sie lautet „Name: Wert“.
flaw-header-unknown = Die Kopfzeile „{ $about }“ ist unbekannt oder steht doppelt da.
flaw-header-missing = Die Kopfzeile „{ $about }“ fehlt.
flaw-players = Die Spieler passen nicht zur Zahl der Plätze.
flaw-number = „{ $about }“ ist keine Zahl.
flaw-begun = Die Aufzeichnung hat keine { $about } Züge, nach denen sie beginnen könnte.
flaw-hex = „{ $about }“ besteht nicht aus 64 hexadezimalen Ziffern.
flaw-cut-off = Die letzte Zeile ist abgeschnitten.
flaw-who = „{ $about }“ sagt nicht, wer zieht.
flaw-long-line = Eine Zeile darf höchstens { $about } Zeichen haben.
flaw-many-moves = Eine Aufzeichnung darf höchstens { $about } Züge haben.
flaw-no-game = Das Spiel „{ $about }“ ist hier unbekannt.
flaw-other-rules = Fassung { $about } der Regeln ist hier unbekannt.
flaw-set-up = So lässt sich dieses Spiel nicht aufbauen.
flaw-unreadable = „{ $about }“ ist kein Zug dieses Spiels.
flaw-illegal = Der Zug „{ $about }“ ist nicht erlaubt.
flaw-no-seed = Es gibt noch keinen Startwert.
flaw-other-seed = Der Startwert ist nicht der versprochene.
flaw-other-chance = Das Gezogene „{ $about }“ folgt nicht aus dem Startwert.
flaw-not-over = Der Startwert steht da, aber das Spiel ist nicht zu Ende.
flaw-other-result = Das Ergebnis „{ $about }“ folgt nicht aus den Zügen.
flaw-other-state = Das Ende folgt nicht aus den Zügen.

# Warum etwas nicht geschah
error-bad-record = Diese Aufzeichnung lässt sich nicht so weit spielen.
error-no-moment = Von dort kann niemand weiterspielen.
error-too-slow = Diese Aufzeichnung zu lesen dauert länger als die erlaubten 20 Sekunden.
error-record-too-large = Eine Aufzeichnung darf höchstens 400 kB haben.
