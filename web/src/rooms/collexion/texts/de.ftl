
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
cxw-tell-shaken = Der Spielteller wurde geschüttelt. { $count ->
    [one] { $count } Polygon ist erreichbar.
   *[other] { $count } Polygone sind erreichbar.
}
cxw-tell-took = { $name } nimmt ein { $kind }.
cxw-tell-pair = { $name } nimmt noch ein { $kind }: ein Paar.
cxw-tell-removed = { $name } entfernt ein { $kind } vom Spielteller.
cxw-tell-swapped = { $name } tauscht ein { $gave } gegen ein { $got } von { $other }.
cxw-tell-stole = { $name } stiehlt ein { $kind } von { $other }.
cxw-tell-gave = { $name } gibt { $other } ein { $kind }.
cxw-tell-handed = { $name } gibt ein { $kind } an { $other } weiter.
cxw-tell-scored = { $name } wertet das { $set }: { $points } Punkte.
cxw-tell-scored-from = { $name } wertet das { $set } und nimmt { $points } Punkte aus der { $corner }.
cxw-tell-scored-none = { $name } legt das { $set } ab; dafür gibt es keinen Marker mehr.
cxw-tell-nothing = { $name } nimmt nichts.
cxw-tell-last-markers = Der letzte Punkte-Marker ist weg. Das ist die letzte Runde.
cxw-tell-last-tray = Der Spielteller ist leer. Das ist die letzte Runde.
cxw-over-cx-10 = Alle Punkte-Marker sind weg, und alle waren gleich oft am Zug.
cxw-over-cx-11 = Der Spielteller ist leer, und alle waren gleich oft am Zug.

# Wie es steht
cxw-last-round = Letzte Runde
cxw-last-round-no-points = Letzte Runde, ohne Punkte
cxw-few-markers = { $count ->
    [one] Nur noch { $count } Punkte-Marker
   *[other] Nur noch { $count } Punkte-Marker
}
cxw-few-polygons = { $count ->
    [one] Nur noch { $count } Polygon
   *[other] Nur noch { $count } Polygone
}
cxw-turn-of = { $name } ist am Zug.
cxw-shaking = Der Spielteller wird geschüttelt.
cxw-game-over = Das Spiel ist zu Ende.
cxw-teams = Teams: { $one } gegen { $other }.
cxw-expert = Experten-Variante, ohne Aktions-Marker.
cxw-taken = In diesem Zug genommen: { $list }.
cxw-next = Als Nächstes möglich: { $list }.
cxw-tray = { $count ->
    [0] Der Spielteller ist leer.
    [one] { $count } Polygon liegt auf dem Spielteller.
   *[other] { $count } Polygone liegen auf dem Spielteller. Erreichbar, jeweils mit dem, was frei wird:
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
cxw-sheet-unused = Ungenutzte Aktions-Marker
cxw-sheet-left = Übrige Polygone
cxw-sheet-points = Punkte
cxw-sheet-team = Team
cxw-sheet-none = keine
cxw-sheet-wins = gewonnen
cxw-sigh = Auf diesen Marker hatte ich es abgesehen.
cxw-tie = Gleich viele Punkte: Es gewinnt, wer die wenigsten Polygone übrig hat.

# Warum nicht
problem-wrong-polygons = Das sind nicht die 80 Polygone.
problem-outside-tray = Alle Polygone liegen auf dem Spielteller, keines in den Ecken.
problem-flat-heap = Das ist kein Haufen: Die Polygone liegen kaum aufeinander.
problem-must-take = Nimm zuerst mindestens ein Polygon.
problem-must-score = In deiner Sammlung ist ein vollständiges Set: Werte es zuerst.
problem-scoring-begun = Du wertest schon: Bis zum Ende deines Zuges kannst du nur noch Sets werten.
problem-not-in-tray = Dieses Polygon ist nicht mehr auf dem Spielteller.
problem-covered = Darauf liegt ein anderes Polygon. Du kannst nur nehmen, was frei liegt.
problem-four-taken = Du hast vier Polygone genommen: Mehr geht in einem Zug nicht.
problem-handed-over = Du hast eines weitergegeben: In diesem Zug kannst du keines mehr nehmen.
problem-no-match = Es hat weder die Form noch die Farbe des Polygons, das du zuletzt genommen hast.
problem-no-partner = In dieser Partie hast du keinen Partner.
problem-nothing-taken = Du hast noch kein Polygon genommen.
problem-handed-already = Du hast in diesem Zug schon ein Polygon weitergegeben.
problem-not-held = Das Polygon, das du zuletzt genommen hast, hast du nicht mehr.
problem-expert-swap = In der Experten-Variante wird nicht getauscht.
problem-no-pair = Dafür musst du gerade zwei gleiche Polygone nacheinander genommen haben.
problem-expert-only = Weggeben kannst du nur in der Experten-Variante.
problem-marker-used = Diesen Aktions-Marker hast du schon eingesetzt.
problem-one-marker = Nur ein Aktions-Marker in jedem Zug.
problem-not-yours = So ein Polygon ist nicht in deiner Sammlung.
problem-not-theirs = So ein Polygon ist nicht in dieser Sammlung.
problem-not-another-player = Wähl jemand anderen.
problem-not-complete = Dieses Set ist noch nicht vollständig.
problem-no-such-set = Dieses Set gibt es nicht.
problem-stack-empty = In dieser Ecke liegt kein Marker mehr.
problem-choose-stack = Wähl die Ecke, aus der du einen Marker nimmst.
problem-own-stack = Für ein Farbset bekommst du den Marker seiner eigenen Farbe.

# Polygone und Sets
cx-uncovers = { $kind }, gibt { $under } frei
cx-uncovers-none = { $kind }, gibt nichts frei
cx-completes = { $words }; vollständig wird: { $sets }
cx-cell = { $kind }: { $count }
cx-lacks = Fehlt für das { $set }: { $kind }.
cx-complete = Vollständig: { $sets }.

# Auf dem Tisch
cx-tray =
    { $count ->
        [0] Der Spielteller ist leer
        [one] Spielteller mit { $count } Polygon, { $reachable } erreichbar
       *[other] Spielteller mit { $count } Polygonen, { $reachable } erreichbar
    }
cx-heap-take = Polygone, die du nehmen kannst: { $count }
cx-heap-remove = Polygone, die du entfernen kannst: { $count }
cx-mine = Deine Sammlung
cx-collection-of = Sammlung von { $name }
cx-partner = Partner
cx-won =
    { $count ->
        [0] Keine Punkte-Marker
        [one] { $count } Punkte-Marker
       *[other] { $count } Punkte-Marker
    }
cx-points =
    { $points ->
        [0] Noch keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cx-chain =
    { $count ->
        [0] In diesem Zug genommen
       *[other] In diesem Zug genommen; noch { $count } möglich
    }
cx-left =
    { $count ->
        [0] In diesem Zug nichts mehr
       *[other] In diesem Zug noch bis zu { $count }
    }
cx-same-shape = gleiche Form:
cx-same-colour = gleiche Farbe:
cx-same-both = identisch:
cx-markers = Was du außerdem tun kannst
cx-deed-remove = Ein Polygon vom Spielteller entfernen
cx-deed-swap = Ein Polygon mit jemandem tauschen
cx-deed-steal = Jemandem ein Polygon stehlen
cx-deed-give = Ein Polygon weggeben
cx-deed-used = Schon eingesetzt
cx-markers-of = Marker von { $name }
cx-markers-mine = Deine Marker
cx-marker-used = { $words } (schon eingesetzt)
cx-from-corner = { $points } aus der { $corner }
cx-last-markers = Letzte Runde. Es gibt keine Punkte mehr.
cx-last-polygons = Letzte Runde. Der Spielteller ist leer.

# Was gerade geschieht
cx-sending = Einen Moment…
cx-shaking = Der Spielteller wird geschüttelt.
cx-playing = { $name } ist am Zug.
cx-done = Das Spiel ist zu Ende.
cx-take-first = Nimm ein Polygon, auf dem nichts liegt.
cx-take-more =
    { $count ->
        [one] Nimm noch eins mit der Form oder Farbe von zuletzt ({ $kind }).
       *[other] Nimm bis zu { $count } weitere, jedes mit der Form oder Farbe des vorigen.
    }
cx-take-or-score = Du hast ein vollständiges Set. Nimm mehr, oder werte es und nimm nichts mehr.
cx-then-score = Du hast ein vollständiges Set.
cx-take-at-will = Du musst nichts nehmen.
cx-tray-empty = Es gibt nichts mehr zu nehmen.
cx-take-no-match = Nichts, was du erreichst, passt. { $marker ->
    [yes] Setz einen Aktions-Marker ein oder beende deinen Zug.
   *[no] Beende deinen Zug.
}
cx-take-no-more = Du hast genommen, was geht. { $marker ->
    [yes] Setz einen Aktions-Marker ein oder beende deinen Zug.
   *[no] Beende deinen Zug.
}
cx-pair = Zwei gleiche. Du darfst ein Polygon stehlen, weggeben oder entfernen.
cx-now-remove = Welches Polygon kommt aus dem Spiel?
cx-sure-remove = Dann ist es für alle weg.
cx-now-swap-mine = Welches von deinen gibst du her?
cx-now-swap-theirs = Welches willst du dafür? Deins: { $kind }.
cx-sure-swap = Du gibst: { $mine }. Du bekommst von { $name }: { $theirs }.
cx-now-steal = Welches willst du?
cx-sure-steal = Du bekommst von { $name }: { $kind }.
cx-now-give = Welches von deinen gibst du weg?
cx-now-taker = Wer bekommt es?
cx-sure-give = { $name } bekommt: { $kind }.
cx-now-set = Welches Set wertest du zuerst?
cx-now-corner = Aus welcher Ecke nimmst du einen Marker?
cx-sure-score = Das { $set } ist vollständig und kommt aus dem Spiel.

# Warum nicht
cx-covered = Darauf liegt etwas.
cx-not-this = Das kannst du jetzt nicht nehmen.
cx-no-match = Es hat weder die Form noch die Farbe des vorigen.
cx-nothing-to-get = Sonst hat niemand ein Polygon.
cx-nothing-to-give = Du hast kein Polygon, das du dafür geben kannst.
cx-choose-first = Wähl zuerst.
cx-choose-piece = Wähl ein Polygon auf dem Spielteller.

# Knöpfe
cx-do-take = Nehmen: { $kind }
cx-do-remove = Entfernen: { $kind }
cx-do-swap = Diese zwei tauschen
cx-do-steal = Stehlen: { $kind }
cx-do-give = An { $name } geben
cx-do-score =
    { $set } werten: { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cx-do-choose-set = Ein Set werten
cx-do-hand = An { $name } weitergeben
cx-do-end = Zug beenden
cx-do-undo = Rückgängig
cx-do-cancel = Abbrechen
cx-do-go-on = Nein, danke
cx-do-keys = Tasten

# Tasten
cx-key-heap = Zur Liste der Polygone
cx-key-move = Von Polygon zu Polygon
cx-key-take = Nehmen oder entfernen
cx-key-remove = Entfernen
cx-key-swap = Tauschen
cx-key-steal = Stehlen
cx-key-give = Weggeben
cx-key-hand = Weitergeben
cx-key-end = Zug beenden oder werten
cx-key-undo = Rückgängig
cx-key-cancel = Abbrechen, was du begonnen hast
cx-key-help = Diese Tasten zeigen
