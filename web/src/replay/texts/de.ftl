# Eine Aufzeichnung zum Ansehen
study-about = Jede beendete Partie lässt sich als Aufzeichnung speichern. Hier kannst du eine noch einmal durchgehen, Schritt für Schritt.
study-drop = Leg eine Aufzeichnung hier ab oder wähl eine Datei aus
study-paste = Oder füg ihren Text ein
study-look = Ansehen
study-private = Der Server liest sie, behält aber nichts davon.
study-private-here = Sie wird auf diesem Gerät gelesen, und nichts davon wird behalten.
study-broken-link = Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken oder gleich die Aufzeichnung.
study-empty = In dieser Aufzeichnung sind keine Züge.
study-verified = Geprüft: Alles, was gezogen wurde, folgt aus dem Startwert.
study-no-seed = Ohne Startwert lässt sich nicht prüfen, was gezogen wurde.
study-set-up = Die Partie beginnt mit einer aufgebauten Stellung.
study-begun = { $count ->
    [one] Der erste Schritt war vorgegeben.
   *[other] Die ersten { $count } Schritte waren vorgegeben.
}
study-another = Andere Aufzeichnung

# Was an einer Aufzeichnung nicht stimmt
flaw-line = Zeile { $line }:
flaw-no-record = Das ist keine Aufzeichnung von Tilery.
flaw-no-gap = Die leere Zeile zwischen Kopf und Zügen fehlt.
flaw-header = „{ $about }“ ist keine Kopfzeile. Eine Kopfzeile sieht so aus: „Name: Wert“.
flaw-header-unknown = Die Kopfzeile „{ $about }“ ist unbekannt oder steht doppelt da.
flaw-header-missing = Die Kopfzeile „{ $about }“ fehlt.
flaw-players = Die Zahl der Spieler passt nicht zur Zahl der Plätze.
flaw-number = „{ $about }“ ist keine Zahl.
flaw-begun = Die Aufzeichnung hat keine { $about } Züge, nach denen die Partie beginnen könnte.
flaw-hex = „{ $about }“ besteht nicht aus 64 Hexadezimalziffern.
flaw-cut-off = Die letzte Zeile ist abgeschnitten.
flaw-who = „{ $about }“ sagt nicht, wer am Zug ist.
flaw-long-line = Eine Zeile darf höchstens { $about } Zeichen haben.
flaw-many-moves = Eine Aufzeichnung darf höchstens { $about } Züge haben.
flaw-no-game = Das Spiel „{ $about }“ ist hier unbekannt.
flaw-other-rules = Version { $about } der Regeln ist hier unbekannt.
flaw-position = Die Stellung, mit der die Partie beginnt, ist nicht möglich.
flaw-set-up = So lässt sich dieses Spiel nicht aufbauen.
flaw-unreadable = „{ $about }“ ist kein Zug in diesem Spiel.
flaw-illegal = Der Zug „{ $about }“ ist nicht erlaubt.
flaw-no-seed = Es gibt noch keinen Startwert.
flaw-other-seed = Der Startwert ist nicht der versprochene.
flaw-other-chance = „{ $about }“ wurde gezogen, folgt aber nicht aus dem Startwert.
flaw-not-over = Der Startwert steht schon da, aber die Partie ist nicht zu Ende.
flaw-other-result = Das Ergebnis „{ $about }“ folgt nicht aus den Zügen.
flaw-other-state = Die Endstellung folgt nicht aus den Zügen.
