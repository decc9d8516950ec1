# Die eigenen Partien

me-private = Das bleibt alles in diesem Browser. Nichts davon wird verschickt.
me-dropped = Die neuesten { $count } Partien bleiben erhalten. Ältere sind weggefallen.
me-trouble-refused = Dieser Browser lässt die Seite nichts speichern. Was du hier siehst, ist weg, sobald du die Seite schließt.
me-trouble-full = In diesem Browser ist kein Platz mehr. Was du hier siehst, ist weg, sobald du die Seite schließt. Du kannst es aber als Datei speichern.

# Noch nichts da
me-none = Noch keine Partien
me-none-about = Jede Partie, die du zu Ende spielst, kommt hierher. Dann siehst du, wie oft und gegen wen du gewinnst und wie lang deine Serien sind. Analysen zeigen dazu, wie gut du spielst, wie viel Glück du hattest und was du oft übersiehst.
me-none-play = Spiel aussuchen

# Wessen Partien
me-who = Wessen Partien
me-everyone = Alle hier
me-nameless = Ohne Namen
me-each = Eine Partie, die hier mehrere gespielt haben, zählt für alle.

# In Zahlen
me-played = Partien
me-won = Gewonnen
me-streak = Siege in Folge
me-days = Tage in Folge
me-longest = Rekord: { $count }
me-percent = { $percent } %

# Siege nach Stufe
me-wins = Gegen wen du gewinnst
me-wins-about = Ein geteilter Sieg zählt als Sieg.
me-against = Gegen
me-level = Bots: { $level }
me-mixed = Gemischte Bots
me-people = Menschen
me-alone = Allein
me-won-of = { $won } von { $games } gewonnen

# Genauigkeit
me-accuracy = Genauigkeit im Lauf der Zeit
me-accuracy-about = Jeder Punkt ist eine analysierte Partie. Die Linie ist der Schnitt von bis zu fünf.
me-accuracy-words = { $count ->
    [one] { $count } analysierte Partie, Genauigkeit { $last }.
   *[other] { $count } analysierte Partien, Genauigkeit { $last } in der letzten, { $mean } im Schnitt.
}
me-accuracy-shown = Zu sehen sind die letzten { $count }.
me-review-none = Eine Analyse sagt, wie gut du gespielt hast und wie viel Glück du hattest.
me-review-time = Sie dauert etwa eine halbe Minute.
me-review-latest = Letzte Partie analysieren
me-unreviewed = { $count ->
    [one] Eine Partie ist noch nicht analysiert.
   *[other] { $count } Partien sind noch nicht analysiert.
}
me-as-table = Als Tabelle
me-date = Datum
me-figure-accuracy = Genauigkeit
me-figure-luck = Glück
me-figure-sum = Insgesamt

# Glück
me-luck = Glück bisher
me-luck-more = { $wins ->
    [one] Das Glück hat dir { $wins } Sieg mehr gebracht, als es im Schnitt bringt.
   *[other] Das Glück hat dir { $wins } Siege mehr gebracht, als es im Schnitt bringt.
}
me-luck-less = { $wins ->
    [one] Mit durchschnittlichem Glück hättest du { $wins } Sieg mehr.
   *[other] Mit durchschnittlichem Glück hättest du { $wins } Siege mehr.
}
me-luck-even = Bisher hat das Glück keinen klaren Unterschied gemacht.
me-luck-about = { $count ->
    [one] Was gezogen wird, hebt oder senkt deine Gewinnchance. Hier steht, was das in einer analysierten Partie ausmacht, in Siegen gezählt.
   *[other] Was gezogen wird, hebt oder senkt deine Gewinnchance. Hier steht, was das in { $count } analysierten Partien zusammen ausmacht, in Siegen gezählt.
}
me-luck-doubt = { $wins ->
    [one] Es ist geschätzt und kann um { $wins } Sieg danebenliegen.
   *[other] Es ist geschätzt und kann um { $wins } Siege danebenliegen.
}
me-luck-older = { $count ->
    [one] Eine ältere Analyse zählt hier nicht mit: Sie sagt nicht, wie sicher sie ist. Öffne sie noch einmal, dann wird sie neu gemacht.
   *[other] { $count } ältere Analysen zählen hier nicht mit: Sie sagen nicht, wie sicher sie sind. Öffne eine noch einmal, dann wird sie neu gemacht.
}
me-luck-anew = Neu analysieren
me-luck-plot = Glück nach jeder analysierten Partie, in Siegen

# Gewohnheiten
me-habits = Was du oft übersiehst
me-habit-count = { $title }: { $count } von { $marked } markierten Zügen
me-habits-none = Das ist noch nicht klar. Nach ein paar weiteren Analysen siehst du hier, welche guten Züge du oft übersiehst.

# Die Partien
me-latest = Letzte Partien
me-place = Platz { $rank } von { $players }
me-win = Gewonnen
me-lost = Verloren
me-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
me-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
me-accuracy-is = Genauigkeit { $accuracy }
me-more = Mehr zeigen

# Die Datei
me-data = Deine Daten
me-data-about = Du kannst deine Partien als Datei speichern und Partien aus so einer Datei hinzufügen: auf einem anderen Gerät oder in einem anderen Browser. Keine Partie zählt doppelt.
me-save = Als Datei speichern
me-add = Aus einer Datei hinzufügen
me-added = { $count ->
    [0] Alle Partien dieser Datei waren schon hier.
    [one] Eine Partie ist dazugekommen.
   *[other] { $count } Partien sind dazugekommen.
}
me-completed = { $count ->
    [one] Eine Partie hat jetzt ihre Analyse.
   *[other] { $count } Partien haben jetzt ihre Analyse.
}
me-nothing-in = Die Datei enthält keine Partien.
me-left-out = { $count ->
    [one] Eine Partie blieb weg: Tilery kennt ihr Spiel nicht ({ $names }).
   *[other] { $count } Partien blieben weg: Tilery kennt ihr Spiel nicht ({ $names }).
}
me-bad = Es ist nichts dazugekommen. { $why }
me-bad-text = Die Datei lässt sich nicht lesen: Sie ist kein JSON, oder ihr Ende fehlt.
me-bad-format = Das ist keine Datei mit Partien, die Tilery gespeichert hat.
me-bad-version = Die Datei stammt von einer anderen Version von Tilery und lässt sich hier nicht lesen.
me-bad-games = In der Datei ist keine Liste von Partien.
me-bad-field = Partie { $number } in der Datei ist beschädigt: „{ $field }“ kann nicht stimmen.
me-bad-large = Die Datei ist zu groß.

# Löschen
me-delete = Alles löschen
me-delete-title = Alle deine Partien hier löschen?
me-delete-about = { $count ->
    [one] Eine Partie wird von dieser Seite gelöscht, mit dem, was ihre Analyse ergab.
   *[other] { $count } Partien werden von dieser Seite gelöscht, mit dem, was ihre Analysen ergaben.
}
me-delete-stays = Tische, Wiederholungen und Analysen bleiben, wo sie sind, ebenso Dateien, die du gespeichert hast.
me-delete-for-good = Das lässt sich nicht rückgängig machen.
me-delete-do = Löschen
me-delete-keep = Behalten
me-delete-failed = Das hat nicht geklappt, und nichts wurde gelöscht. Versuch es noch einmal, oder lösch die Daten dieser Seite in den Einstellungen deines Browsers.
me-deleted = Erledigt. Hier ist nichts mehr gespeichert.
