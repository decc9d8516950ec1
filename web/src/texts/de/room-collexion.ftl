# ColleXion am Tisch: Polygone und Sets, was jetzt geht, die Knöpfe und die Tasten.

# Polygone und Sets
cx-uncovers = { $kind }, gibt { $under } frei
cx-uncovers-none = { $kind }, gibt nichts frei
cx-cell = { $kind }: { $count }
cx-lacks = Fehlt für das { $set }: { $kind }.
cx-complete = Vollständig: { $sets }.

# Auf dem Tisch
cx-tray =
    { $count ->
        [0] Die Schale ist leer
        [one] Schale mit { $count } Polygon, { $reachable } erreichbar
       *[other] Schale mit { $count } Polygonen, { $reachable } erreichbar
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
cx-deed-remove = Ein Polygon aus der Schale entfernen
cx-deed-swap = Ein Polygon mit jemandem tauschen
cx-deed-steal = Jemandem ein Polygon stehlen
cx-deed-give = Ein Polygon weggeben
cx-deed-used = Schon benutzt
cx-from-corner = { $points } aus der { $corner }
cx-last-markers = Letzte Runde. Es gibt keine Punkte mehr.
cx-last-polygons = Letzte Runde. Die Schale ist leer.

# Was gerade geschieht
cx-sending = Einen Moment …
cx-shaking = Die Schale wird geschüttelt.
cx-playing = { $name } ist am Zug.
cx-done = Das Spiel ist aus.
cx-take-first = Nimm ein Polygon, auf dem nichts liegt.
cx-take-more =
    { $count ->
        [one] Nimm noch eins mit gleicher Form oder Farbe: { $kind }.
       *[other] Nimm bis zu { $count } weitere, jedes mit Form oder Farbe des vorigen.
    }
cx-take-or-score = Du hast ein vollständiges Set. Nimm mehr oder werte es: Danach wird nichts mehr genommen.
cx-then-score = Du hast ein vollständiges Set.
cx-take-at-will = Du musst nichts mehr nehmen.
cx-tray-empty = Es gibt nichts mehr zu nehmen.
cx-take-no-match = Nichts Erreichbares passt. Beende deinen Zug.
cx-take-no-more = Du hast genommen, was geht. Beende deinen Zug.
cx-pair = Zwei gleiche. Du darfst ein Polygon stehlen, weggeben oder entfernen.
cx-now-remove = Welches Polygon kommt aus dem Spiel?
cx-sure-remove = Dann ist es für alle weg.
cx-now-swap-mine = Welches von deinen gibst du her?
cx-now-swap-theirs = Welches willst du dafür? Deins: { $kind }.
cx-sure-swap = Du gibst: { $mine }. Du bekommst von { $name }: { $theirs }.
cx-now-steal = Welches willst du?
cx-sure-steal = { $kind } von { $name }
cx-now-give = Welches von deinen gibst du weg?
cx-now-taker = Wer bekommt es?
cx-sure-give = { $name } bekommt: { $kind }.
cx-now-set = Welches Set wertest du zuerst?
cx-now-corner = Aus welcher Ecke nimmst du einen Marker?
cx-sure-score = { $set }: vollständig, es kommt aus dem Spiel.

# Warum nicht
cx-covered = Darauf liegt etwas.
cx-no-match = Es hat weder die Form noch die Farbe des vorigen.
cx-nothing-to-get = Sonst hat niemand ein Polygon.
cx-nothing-to-give = Du hast kein Polygon, das du dafür geben kannst.
cx-choose-first = Wähle zuerst.
cx-choose-piece = Wähle ein Polygon in der Schale.

# Knöpfe
cx-do-take = Nehmen: { $kind }
cx-do-remove = Entfernen: { $kind }
cx-do-swap = Diese zwei tauschen
cx-do-steal = Stehlen: { $kind }
cx-do-give = { $kind } an { $name } geben
cx-do-score =
    { $set } werten: { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cx-do-choose-set = Ein Set werten
cx-do-hand = An { $name } weitergeben
cx-do-end = Zug beenden
cx-do-undo = Zurück
cx-do-cancel = Abbrechen
cx-do-go-on = Ohne das weiter
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
cx-key-undo = Zurück
cx-key-cancel = Begonnenes abbrechen
cx-key-help = Diese Tasten
