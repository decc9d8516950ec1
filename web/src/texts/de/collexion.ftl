# ColleXion in Worten: was es ist, was man ausmachen kann, was geschah, wie es steht, Tipps, Wertung, Regeln.

# Bevor man sich setzt
collexion-title = ColleXion
collexion-pitch = Nimm Polygone von einem geschüttelten Haufen und vervollständige Sets aus einer Farbe oder einer Form. Was übrig bleibt, kostet dich Punkte.
collexion-option-play = Wer spielt mit wem?
collexion-option-play-alone = Jeder für sich
collexion-option-play-team = Zwei Teams
collexion-option-play-team-about = Nur zu viert: Platz 1 und 3 gegen Platz 2 und 4.
collexion-option-game = Welches Spiel?
collexion-option-game-standard = Mit Aktions-Markern
collexion-option-game-expert = Experten-Variante
collexion-option-start = Wer beginnt?
collexion-option-start-random = Auslosen

# Polygone, Sets und Marker
cxw-kind = { $colour ->
    [green] grünes
    [yellow] gelbes
    [pink] pinkes
   *[blue] blaues
} { $shape ->
    [triangle] Dreieck
    [square] Quadrat
    [pentagon] Fünfeck
   *[octagon] Achteck
}
cxw-times = { $count } × { $kind }
cxw-set = { $set ->
    [green] Farbset Grün
    [yellow] Farbset Gelb
    [pink] Farbset Pink
    [blue] Farbset Blau
    [triangle] Formset Dreieck
    [square] Formset Quadrat
    [pentagon] Formset Fünfeck
   *[octagon] Formset Achteck
}
cxw-corner = { $colour ->
    [green] grünen Ecke
    [yellow] gelben Ecke
    [pink] pinken Ecke
   *[blue] blauen Ecke
}
cxw-remove = Entfernen
cxw-swap = Tauschen
cxw-steal = Stehlen
cxw-give = Weggeben

# Was geschehen ist
cxw-tell-begins = { $name } beginnt.
cxw-tell-shaken = Die Schale ist geschüttelt. { $count ->
    [one] { $count } Polygon ist erreichbar.
   *[other] { $count } Polygone sind erreichbar.
}
cxw-tell-took = { $name } nimmt ein { $kind }.
cxw-tell-pair = { $name } nimmt noch ein { $kind }: ein Paar.
cxw-tell-removed = { $name } entfernt ein { $kind } aus der Schale.
cxw-tell-swapped = { $name } tauscht ein { $gave } gegen ein { $got } von { $other }.
cxw-tell-stole = { $name } stiehlt ein { $kind } von { $other }.
cxw-tell-gave = { $name } gibt { $other } ein { $kind }.
cxw-tell-handed = { $name } gibt ein { $kind } an { $other } weiter.
cxw-tell-scored = { $name } wertet das { $set }: { $points } Punkte.
cxw-tell-scored-from = { $name } wertet das { $set } und nimmt aus der { $corner }: { $points } Punkte.
cxw-tell-scored-none = { $name } legt das { $set } ab; dafür gibt es keinen Marker mehr.
cxw-tell-nothing = { $name } nimmt nichts.
cxw-tell-last-markers = Der letzte Punkte-Marker ist weg. Die Runde wird zu Ende gespielt.
cxw-tell-last-tray = Die Schale ist leer. Die Runde wird zu Ende gespielt.
cxw-over-cx-10 = Alle Punkte-Marker sind weg, und alle waren gleich oft am Zug.
cxw-over-cx-11 = Die Schale ist leer, und alle waren gleich oft am Zug.

# Wie es steht
cxw-plate-polygons = Polygone
cxw-plate-markers = Marker
cxw-plate-actions = Aktionen
cxw-last-round = Letzte Runde
cxw-last-round-no-points = Letzte Runde, ohne Punkte
cxw-few-markers = { $count ->
    [one] Bald zu Ende: nur noch { $count } Punkte-Marker
   *[other] Bald zu Ende: nur noch { $count } Punkte-Marker
}
cxw-few-polygons = { $count ->
    [one] Bald zu Ende: nur noch { $count } Polygon in der Schale
   *[other] Bald zu Ende: nur noch { $count } Polygone in der Schale
}
cxw-turn-of = { $name } ist am Zug.
cxw-shaking = Die Schale wird geschüttelt.
cxw-game-over = Das Spiel ist zu Ende.
cxw-teams = Teams: { $one } gegen { $other }.
cxw-expert = Experten-Variante, ohne Aktions-Marker.
cxw-taken = In diesem Zug genommen: { $list }.
cxw-next = Als Nächstes möglich: { $list }.
cxw-tray = { $count ->
    [0] Die Schale ist leer.
    [one] { $count } Polygon liegt in der Schale.
   *[other] { $count } Polygone liegen in der Schale. Erreichbar, jeweils mit dem, was frei wird:
}
cxw-frees = { $kind }: macht { $list } frei.
cxw-frees-nothing = { $kind }.
cxw-stack = Punkte-Marker in der { $corner }, von oben: { $list }.
cxw-stack-empty = In der { $corner } liegt kein Punkte-Marker mehr.
cxw-has-polygons = { $count ->
    [0] keine Polygone
    [one] { $count } Polygon ({ $list })
   *[other] { $count } Polygone ({ $list })
}
cxw-has-markers = { $count ->
    [0] keine Punkte-Marker
   *[other] { $count } Punkte-Marker
}
cxw-has-actions = { $count ->
    [0] keine Aktions-Marker
   *[other] Aktions-Marker: { $list }
}
cxw-has-sets = vollständig: { $list }
cxw-your-markers = Deine Punkte-Marker: { $list }. Zusammen { $sum }.

# Wertungsblock
cxw-sheet = Wertungsblock
cxw-sheet-markers = Punkte-Marker
cxw-sheet-unused = Unbenutzte Aktions-Marker
cxw-sheet-left = Übrige Polygone
cxw-sheet-points = Punkte
cxw-sheet-team = Team
cxw-sheet-none = keine
cxw-sheet-wins = gewinnt
cxw-winners = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten!
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten!
}
cxw-won-team = { $names } gewinnen mit { $points } Punkten!
cxw-tie = Gleich viele Punkte: Weniger übrige Polygone entscheiden.

# Tipps
cxw-hint-tray = Such in der Schale ein { $kind }.
cxw-hint-take = Nimm ein { $kind }.
cxw-hint-take-frees = Nimm ein { $kind }. Das macht { $list } frei.
cxw-hint-remove = Entferne ein { $kind } aus der Schale, bevor es jemand anders nimmt.
cxw-hint-other = Schau dir die Sammlung von { $name } an.
cxw-hint-swap = Tausche ein { $mine } gegen ein { $theirs } von { $name }.
cxw-hint-steal = Stiehl { $name } ein { $kind }.
cxw-hint-own = Schau in deine Sammlung: ein { $kind }.
cxw-hint-give = Gib { $name } ein { $kind }.
cxw-hint-hand = Gib ein { $kind } an { $name } weiter.
cxw-hint-collection = Schau dir deine Sammlung an: Ein Set ist vollständig.
cxw-hint-score = Werte das { $set }: { $points } Punkte.
cxw-hint-score-from = Werte das { $set } und nimm den Marker aus der { $corner }: { $points } Punkte.
cxw-hint-score-none = Leg das { $set } ab; dafür gibt es keinen Marker mehr.
cxw-hint-enough = Schau an, was du hast. Brauchst du noch mehr?
cxw-hint-end = Beende deinen Zug.

# Warum nicht
problem-team-of-four = Für Teams braucht es vier Spieler.
problem-wrong-polygons = Das sind nicht die 80 Polygone.
problem-outside-tray = Alle Polygone liegen in der Schale, keines in ihren Ecken.
problem-flat-heap = Das ist kein Haufen: Die Polygone liegen kaum aufeinander.
problem-must-take = Nimm zuerst mindestens ein Polygon.
problem-must-score = In deiner Sammlung ist ein vollständiges Set: Werte es zuerst.
problem-scoring-begun = Du wertest schon: Jetzt gibt es nur noch Sets, bis zum Ende deines Zuges.
problem-not-in-tray = Dieses Polygon ist nicht mehr in der Schale.
problem-covered = Darüber liegt ein anderes Polygon. Nur was frei liegt, ist erreichbar.
problem-four-taken = Du hast vier Polygone genommen; mehr geht in einem Zug nicht.
problem-handed-over = Du hast eines weitergegeben: In diesem Zug wird nichts mehr genommen.
problem-no-match = Es hat weder die Form noch die Farbe des Polygons, das du zuletzt genommen hast.
problem-no-partner = Du spielst für dich allein.
problem-nothing-taken = Du hast noch kein Polygon genommen.
problem-handed-already = Du hast in diesem Zug schon ein Polygon weitergegeben.
problem-not-held = Das Polygon, das du zuletzt genommen hast, gehört dir nicht mehr.
problem-expert-swap = In der Experten-Variante wird nicht getauscht.
problem-no-pair = Dafür musst du gerade zwei gleiche Polygone hintereinander genommen haben.
problem-expert-only = Weggeben kann man nur in der Experten-Variante.
problem-marker-used = Diesen Aktions-Marker hast du schon benutzt.
problem-one-marker = Nur ein Aktions-Marker in jedem Zug.
problem-not-yours = So ein Polygon ist nicht in deiner Sammlung.
problem-not-theirs = So ein Polygon ist nicht in dieser Sammlung.
problem-not-another-player = Wähle jemand anderen.
problem-not-complete = Dieses Set ist noch nicht vollständig.
problem-stack-empty = In dieser Ecke liegt kein Marker mehr.
problem-choose-stack = Wähle die Ecke, aus der du einen Marker nimmst.

# Regeln
cxw-rules-aim = Das Ziel
cxw-rules-aim-text = Sammle Polygone und vervollständige Sets aus vieren: alle Formen einer Farbe oder alle Farben einer Form. Jedes Set bringt dir einen Punkte-Marker. Aber jedes Polygon, das am Ende übrig bleibt, kostet einen Punkt.
cxw-rules-setup = Vorbereitung
cxw-rules-setup-text = Vier Formen in vier Farben, jede fünfmal: 80 Polygone liegen in einer geschüttelten Schale auf- und übereinander. In jeder Ecke liegt ein Stapel Punkte-Marker ihrer Farbe, oben 2, dann 3, dann 4. Alle haben drei Aktions-Marker. Wer beginnt, wird ausgelost oder ausgemacht.
cxw-rules-reach = Was erreichbar ist
cxw-rules-reach-text = Nehmen darfst du ein Polygon nur, wenn von oben gesehen kein anderes über einem Teil davon liegt. Wenn sie sich nur berühren, macht das nichts.
cxw-rules-reach-example = Was umrandet ist, ist erreichbar. Die anderen müssen warten, bis sie frei liegen.
cxw-rules-turn = Dein Zug
cxw-rules-turn-text = Nimm ein Polygon. Dann, wenn du magst, ein weiteres, das die Form oder die Farbe des gerade genommenen hat, und so weiter, bis zu vier. Jedes muss erreichbar sein, wenn du es nimmst: Eines, das du nimmst, kann das nächste frei machen.
cxw-rules-chain-right = Jedes hat die Form oder die Farbe des vorigen.
cxw-rules-chain-wrong = Das Fünfeck ist grün und folgt auf ein blaues Quadrat: Nichts stimmt überein. Es zählt nur das zuletzt genommene.
cxw-rules-must-text = Mindestens eines musst du nehmen. Alle genommenen kommen in deine Sammlung, die alle sehen.
cxw-rules-sets = Sets
cxw-rules-sets-text = Nach dem Nehmen wertest du. Solange in deiner Sammlung ein Set vollständig ist, musst du eines ablegen; es ist dann aus dem Spiel.
cxw-rules-colour-set = Farbset
cxw-rules-colour-set-text = Eine Farbe, vier Formen. Es bringt den obersten Marker aus der Ecke dieser Farbe. Ist sie leer, bringt es nichts.
cxw-rules-shape-set = Formset
cxw-rules-shape-set-text = Eine Form, vier Farben. Es bringt den obersten Marker aus einer Ecke deiner Wahl.
cxw-rules-overlap = Zwei auf einmal?
cxw-rules-overlap-text = Das pinke Quadrat gehört zu beiden Sets, aber du hast es nur einmal. Wähle, welches Set du wertest; der Rest bleibt bei dir.
cxw-rules-markers = Punkte-Marker
cxw-rules-markers-text = Sie bringen 2, 3 oder 4 Punkte. Sie liegen verdeckt bei dir: Die anderen sehen, wie viele du hast, aber nicht welche.
cxw-rules-actions = Aktions-Marker
cxw-rules-actions-text = Einmal in jedem Zug darfst du einen deiner drei benutzen, vor, zwischen oder nach dem Nehmen, bis du zu werten beginnst. Jeden nur einmal im Spiel.
cxw-rules-remove-text = Nimm ein erreichbares Polygon aus dem Spiel.
cxw-rules-swap-text = Tausche ein Polygon deiner Sammlung gegen eines aus einer anderen Sammlung.
cxw-rules-steal-text = Nimm ein Polygon aus einer anderen Sammlung.
cxw-rules-others-text = Wird dadurch bei jemand anderem ein Set vollständig, wird es dort bei der nächsten Wertung gewertet.
cxw-rules-end = Das Ende
cxw-rules-end-text = Sobald alle Punkte-Marker weg sind oder die Schale leer ist, wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Sind die Marker weg, muss niemand mehr ein Polygon nehmen, und Sets bringen nichts mehr.
cxw-rules-count-markers = Punkte-Marker
cxw-rules-count-unused = Jeder unbenutzte Aktions-Marker
cxw-rules-count-left = Jedes übrige Polygon
cxw-rules-tie-text = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden die wenigsten übrigen Polygone; ist auch das gleich, ist der Sieg geteilt.
cxw-rules-team = In Teams
cxw-rules-team-text = Zu viert; wer ein Team ist, sitzt sich gegenüber und zählt die Punkte zusammen. Bist du fertig mit Nehmen, darfst du das zuletzt genommene Polygon in die Sammlung gegenüber weitergeben, auch wenn es das einzige ist. Danach nimmst du keines mehr.
cxw-rules-expert = Experten-Variante
cxw-rules-expert-text = Es gibt keine Aktions-Marker. Wer aber zwei gleiche Polygone direkt nacheinander nimmt, darf ein Polygon stehlen, ein eigenes weggeben oder ein erreichbares entfernen. Dann geht der Zug mit dem zuletzt genommenen weiter. Ein drittes gleiches ist noch ein Paar.
cxw-rules-both-text = Auch Teams können die Experten-Variante spielen.
