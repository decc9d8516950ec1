
# Die acht Seiten und ein beliebiger Stein
hs-sun = Sonne
hs-moon = Mond
hs-fish = Fisch
hs-bird = Vogel
hs-horse = Pferd
hs-boat = Schiff
hs-seed = Saatkorn
hs-tree = Baum
hs-any = beliebig

# Formationen in Worten
hs-form-one = { $a }, irgendwo
hs-form-beside = links { $a }, rechts { $b }
hs-form-above = oben { $a }, darunter { $b }
hs-form-row = in einer Reihe von links nach rechts: { $list }
hs-form-column = in einer Spalte von oben nach unten: { $list }
hs-form-square = in einem Quadrat aus vier Steinen: { $list }
hs-form-grid = im ganzen Raster: { $list }
hs-form-line = Reihe { $n }: { $list }
hs-at-top-left = oben links { $face }
hs-at-top-middle = oben in der Mitte { $face }
hs-at-top-right = oben rechts { $face }
hs-at-middle-left = Mitte links { $face }
hs-at-middle-middle = genau in der Mitte { $face }
hs-at-middle-right = Mitte rechts { $face }
hs-at-bottom-left = unten links { $face }
hs-at-bottom-middle = unten in der Mitte { $face }
hs-at-bottom-right = unten rechts { $face }

# Steine und Karten in Worten
hs-stone = { $cell }, { $face }; andere Seite { $other }
hs-card = Karte { $number }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $formation }.
hs-key-of = { $key }.
hs-lies = Passt auf { $cells }.
hs-missing = Es fehlt: { $list }.
hs-wants = { $face } auf { $cell }
hs-grid-words = Das Raster, { $rows }.

# Der Tisch
hs-grid = Die neun Steine
hs-hand = Deine Karten
hs-hand-of = Karten von { $name }
hs-draw-pile = Stapel
hs-discard-pile = Ablage
hs-won-pile = Gewonnen
hs-pile-count = { $pile }, { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}
hs-show-discards = Ablage durchsehen
hs-show-won = Gewonnene Karten ansehen
hs-no-cards-yet = Noch keine Karten.
hs-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hs-of = { $count } von { $target }
hs-penalties = Minuspunkte: { $count } von 4
hs-drop-pay = Zahlen
hs-drop-score = Einlösen

# Was jetzt zu tun ist
hs-your-turn = Dein Zug: Tippe einen Stein an, zum Tauschen oder Umdrehen.
hs-can-score = { $count ->
    [one] Eine Karte leuchtet: Du kannst sie einlösen.
   *[other] { $count } Karten leuchten: Du kannst sie einlösen.
}
hs-sure = Du kannst noch eine Karte einlösen. Den Zug trotzdem beenden?
hs-no-card = Du hast keine Karte mehr zum Zahlen. Beende deinen Zug.
hs-turn-of = { $name } ist am Zug.
hs-dealing = Die Karten werden ausgeteilt…
hs-game-over = Das Spiel ist zu Ende.
hs-now-neighbour = Tippe zum Tauschen einen Nachbarn an, oder dreh den Stein um.
hs-pay-swap = Mit welcher Karte zahlst du für den Tausch?
hs-pay-flip = Mit welcher Karte zahlst du fürs Umdrehen?
hs-now-change = Du zahlst mit Karte { $number }. Jetzt tauschen oder umdrehen.
hs-sending = Einen Moment…

# Knöpfe
hs-do-score = { $points ->
    [one] Einlösen: { $points } Punkt
   *[other] Einlösen: { $points } Punkte
}
hs-do-pay = Mit dieser Karte zahlen
hs-do-flip = Umdrehen: { $face } → { $other }
hs-do-end = { $count ->
    [0] Zug beenden
    [one] Zug beenden, { $count } Karte ziehen
   *[other] Zug beenden, { $count } Karten ziehen
}
hs-do-end-penalty = { $count ->
    [0] Zug beenden: Minuspunkt
   *[other] Ende: Minuspunkt, { $count } ziehen
}
hs-do-pass = { $count ->
    [0] Passen
   *[other] Passen, { $count } ziehen
}
hs-do-undo = Rückgängig
hs-do-cancel = Abbrechen
hs-do-keys = Tasten

# Warum nicht
hs-choose-stone = Wähl zuerst einen Stein.
hs-taken-back = Zurückgenommen. Tippe jetzt einen Nachbarn an, oder dreh diesen Stein um.
hs-drop-stone = Lass einen Stein auf einem Nachbarn los, um sie zu tauschen.
hs-drop-card = Lass die Karte auf einem Stapel los: auf „Ablage“ zum Zahlen, auf „Gewonnen“ zum Einlösen.
hs-choose-score = Mehrere Karten lassen sich einlösen. Wähl eine davon.
hs-nothing-scores = Keine deiner Formationen liegt im Raster.
problem-pass-after-action = Passen geht nur, wenn du sonst nichts getan hast. Beende deinen Zug.
problem-pass-twice = Du hast letztes Mal gepasst. Zweimal nacheinander geht nicht.
problem-card-not-in-hand = Karte { $card } ist nicht auf deiner Hand.
problem-formation-absent = Die Formation von Karte { $card } liegt nicht im Raster.
problem-no-such-cell = Das Raster hat nur die Felder a1 bis c3.
problem-not-adjacent = { $a } und { $b } liegen nicht direkt nebeneinander.
problem-wrong-stones = Das sind nicht die neun Steine.
problem-wrong-pile = Ein Solostapel hat acht Karten vom Wert 1, vier vom Wert 2, drei vom Wert 3 und eine vom Wert 5.
problem-card-not-in-pile = Karte { $card } ist nicht im Nachziehstapel.

# Tasten
hs-key-arrows = Von Stein zu Stein, von Karte zu Karte
hs-key-enter = Stein oder Karte wählen
hs-key-flip = Stein umdrehen
hs-key-card = Karte wählen
hs-key-pay = Mit der gewählten Karte zahlen
hs-key-score = Gewählte Karte einlösen
hs-key-undo = Einen Schritt zurück
hs-key-end = Zug beenden
hs-key-pass = Passen
hs-key-cancel = Abbrechen
hs-key-help = Diese Tasten zeigen
hs-won-cards = Gewonnene Karten

# Was geschehen ist
hs-tell-laid = Die neun Steine sind ausgelegt.
hs-tell-begins = { $name } beginnt.
hs-tell-drew = { $name } zieht Karte { $card }.
hs-tell-reshuffled = { $count ->
    [one] Die abgelegte Karte wird der neue Nachziehstapel.
   *[other] Die { $count } abgelegten Karten werden der neue Nachziehstapel.
}
hs-tell-swapped = { $name } zahlt mit Karte { $card } und tauscht { $a } und { $b }.
hs-tell-flipped = { $name } zahlt mit Karte { $card } und dreht { $cell } um: { $face }.
hs-tell-scored = { $name } löst Karte { $card } auf { $cells } ein: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hs-tell-ended = { $name } beendet den Zug.
hs-tell-passed = { $name } passt.
hs-tell-lastround = { $name } hat genug Karten: Das ist die letzte Runde.
hs-over-hs-10 = Zehn Runden lang hat niemand eine Karte abgelegt oder eingelöst: Das Spiel ist zu Ende.
hs-over-hs-11 = Jemand hat genug Karten: Das Spiel ist zu Ende.
hs-over-hs-14 = Der vierte Minuspunkt beendet das Spiel.
hs-over-hs-15 = Alle 16 Karten sind eingelöst.

# Wie es steht
hs-plate-hand = Karten
hs-near-end = Bald zu Ende: { $count } von { $target } Karten
hs-last-round = Letzte Runde
hs-solo-left = { $left ->
    [one] noch { $left } Karte
   *[other] noch { $left } Karten
}
hs-player-words = { $name }: { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}, { $won } von { $target } gewonnen.

# Wertung
hs-sheet = Wertung
hs-sheet-player = Name
hs-sheet-value = Karten vom Wert { $value }
hs-sheet-cards = Punkte
hs-sheet-bonus = Bonus
hs-sheet-total = Summe
hs-sheet-won = gewinnt
hs-sheet-about = So viele Karten von jedem Wert, und 3 Bonuspunkte für die meisten Karten vom Wert 1.
hs-sigh = Fünf Punkte mit einer Karte. Autsch.
hs-solo-way = { $count } von { $target } Karten eingelöst
