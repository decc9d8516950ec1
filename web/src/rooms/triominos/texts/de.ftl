
# Steine und Plätze
tr-stone = { $stone }, Wert { $value }
tr-fits-not = passt nirgends
tr-fits = { $count ->
    [one] passt an einen Platz
   *[other] passt an { $count } Plätze
}, { $points ->
    [one] bis zu { $points } Punkt
   *[other] bis zu { $points } Punkte
}
tr-as-bridge = Brücke
tr-as-hexagon = Sechseck
tr-as-double-hexagon = Doppelsechseck
tr-sum = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tr-sum-bonus = { $points }: { $value } + { $bonus } { $more }
tr-beside = neben { $a }
tr-between = zwischen { $a } und { $b }
tr-among = zwischen { $a }, { $b } und { $c }
tr-first-place = in die Mitte des Tisches
tr-laid-by = { $stone }, gelegt von { $name }

# Der Tisch
tr-felt = { $count ->
    [0] Der Tisch ist noch leer. Der erste Stein kommt in die Mitte.
    [one] Tisch mit { $count } Stein. Pfeiltasten verschieben ihn, Plus vergrößert, Minus verkleinert.
   *[other] Tisch mit { $count } Steinen. Pfeiltasten verschieben ihn, Plus vergrößert, Minus verkleinert.
}
tr-rack = Deine Steine
tr-rack-of = Steine von { $name }
tr-rack-none = Keine Steine.
tr-pool = Vorrat
tr-pool-count = Vorrat: { $count ->
    [0] leer
    [one] { $count } Stein
   *[other] { $count } Steine
}
tr-held-by = { $name }: { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
tr-nearer = Vergrößern
tr-farther = Verkleinern
tr-fit = Alles zeigen
tr-sheet-open = Wertungsblock
tr-places = Plätze
tr-places-of = Plätze für { $stone }
tr-places-about = Pfeiltasten gehen von Platz zu Platz, Enter legt den Stein.
tr-places-not = Wo er nicht passt
tr-sort = Sortierung
tr-sort-hand = Nach Zahlen
tr-sort-value = Nach Wert

# Was los ist, und was man tun kann
tr-lay-first = Du beginnst. Wähl irgendeinen Stein.
tr-lay = Du bist am Zug. Wähl einen Stein oder einen Platz.
tr-lay-after-buy = { $bought ->
    [one] Ein Stein gekauft. Leg einen Stein, kauf noch einen oder passe.
    [3] Drei Steine gekauft. Leg einen Stein oder passe.
   *[other] { $bought } Steine gekauft. Leg einen Stein, kauf noch einen oder passe.
}
tr-must-lay = Der Vorrat ist leer, und einer deiner Steine passt: Leg ihn.
tr-none = Keiner deiner Steine passt. Kauf einen.
tr-none-again = Du kannst keinen Stein legen. { $left ->
    [one] Du darfst noch einen kaufen oder passen.
   *[other] Du darfst noch { $left } kaufen oder passen.
}
tr-none-three = Drei Steine gekauft, und du kannst keinen legen: Du musst passen.
tr-none-pool = Der Vorrat ist leer, und du kannst keinen Stein legen. Passen kostet nichts.
tr-last-lap-lay = Letzter Umlauf: Leg noch einen Stein, oder passe; das kostet nichts.
tr-last-lap-none = Letzter Umlauf: Du kannst keinen Stein legen. Passen kostet nichts.
tr-now-place = { $count ->
    [0] { $stone } passt nirgends.
   *[other] Wohin mit { $stone }?
}
tr-now-stone = Welcher der angehobenen Steine?
tr-asked = { $name } schlägt vor, die Runde zu beenden. Das würde dich { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
} kosten.
tr-sending = Einen Moment…
tr-drawing = Wer beginnt? Es wird gezogen…
tr-dealing = Die Steine werden ausgeteilt…
tr-buying = { $name } kauft einen Stein.
tr-voting = { $name } schlägt vor aufzuhören. Noch haben nicht alle geantwortet.
tr-playing = { $name } ist am Zug.
tr-done = Das Spiel ist zu Ende.

# Knöpfe
tr-do-lay = { $stone } legen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tr-do-lay-this = { $stone } legen
tr-do-buy = Stein kaufen (−{ $price })
tr-do-pass = { $price ->
    [0] Passen (kostet nichts)
   *[other] Passen (−{ $price })
}
tr-do-agree = Aufhören (−{ $cost })
tr-do-decline = Weiterspielen
tr-do-undo = Rückgängig
tr-do-cancel = Abbrechen
tr-do-more = Mehr
tr-do-keys = Tasten
tr-do-stop = Aufhören vorschlagen…
tr-do-ask = Vorschlagen
tr-stop-title = Die Runde vorzeitig beenden?
tr-stop-about = Wenn alle anderen einverstanden sind, endet die Runde sofort, und alle verlieren den Wert der Steine, die sie noch haben. Lehnt jemand ab, geht es mit deinem Zug weiter. Vorschlagen kannst du es einmal in jeder Runde.
tr-stop-cost = Es würde dich { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
} kosten.

# Gefeiert und erklärt
tr-feast = { $name } · { $sum }
tr-about-bridge = Eine Brücke: Der Stein liegt mit einer Kante an, und die Ecke gegenüber berührt Steine, die schon lagen.
tr-about-hexagon = Ein Sechseck: der sechste Stein um eine Ecke.
tr-about-double-hexagon = Ein Doppelsechseck: zwei Sechsecke mit einem Stein geschlossen.

# Der Anfang, und das Ende einer Runde
tr-lot-title = Wer beginnt?
tr-lot-about = Der höchste Wert beginnt.
tr-lot-begins = { $name } beginnt.
tr-round-title = Runde { $round } ist zu Ende
tr-round-held = Auf der Hand
tr-round-end = Am Ende
tr-round-points = Runde
tr-round-total = Gesamt
tr-round-go-on = Weiter mit Runde { $round }

# Warum nicht
tr-fits-nowhere = Dieser Stein passt gerade nirgends.
tr-none-here = Dort passt keiner deiner Steine.
tr-clash = Hier träfe { $touches }.
tr-touch = { $mine } auf { $theirs }
tr-corner = { $corner ->
    [top] oben
    [top-left] oben links
    [top-right] oben rechts
    [bottom-left] unten links
    [bottom-right] unten rechts
   *[bottom] unten
}
tr-choose-stone = Wähl zuerst einen Stein.
tr-choose-place = Wähl zuerst einen Platz für ihn.
problem-nothing-to-answer = Niemand wartet auf deine Antwort.
problem-not-in-hand = Den Stein { $a } hast du nicht.
problem-not-in-pool = Der Stein { $a } ist nicht im Vorrat.
problem-first-stone = Der erste Stein kommt in die Mitte.
problem-cell-taken = Dort liegt schon { $b }.
problem-no-edge = Ein Stein muss mit einer ganzen Kante an einem anderen liegen.
problem-does-not-fit = { $a } passt dort nicht: An jeder Ecke müssen alle Zahlen gleich sein.
problem-lay-first = Wer beginnt, muss zuerst einen Stein legen.
problem-last-lap-buy = Im letzten Umlauf kannst du nicht mehr kaufen.
problem-pool-empty = Der Vorrat ist leer.
problem-bought-three = Du hast in diesem Zug schon drei Steine gekauft.
problem-buy-first = Passen darfst du erst, wenn du mindestens einen Stein gekauft hast.
problem-must-lay = Der Vorrat ist leer, und einer deiner Steine passt: Du musst ihn legen.
problem-last-lap-stop = Jemand ist schon fertig: Das ist ohnehin der letzte Umlauf.
problem-stop-after-buy = Aufhören kannst du nur vorschlagen, bevor du kaufst.
problem-proposed-already = Du hast in dieser Runde schon einmal vorgeschlagen aufzuhören.

# Tasten
tr-key-stones = Von Stein zu Stein gehen, oder den Tisch verschieben
tr-key-choose = Einen Stein wählen, oder ihn auf den gewählten Platz legen
tr-key-places = Die Plätze des gewählten Steins auflisten
tr-key-buy = Einen Stein kaufen
tr-key-pass = Passen
tr-key-undo = Einen Schritt zurück
tr-key-zoom = Vergrößern, verkleinern
tr-key-fit = Alles zeigen
tr-key-sheet = Wertungsblock
tr-key-cancel = Abbrechen
tr-key-help = Diese Tasten zeigen

# Was geschehen ist
trw-tell-lot = Wer beginnt? { $name } zieht { $stone }.
trw-tell-tie = Gleichstand: { $names } ziehen noch einmal.
trw-tell-begins = { $round ->
    [1] { $name } beginnt.
   *[other] Runde { $round }: { $name } beginnt.
}
trw-tell-drew = { $name } zieht { $stone }.
trw-tell-bought = { $count ->
    [1] { $name } kauft einen Stein: −{ $price }.
    [2] { $name } kauft einen zweiten Stein: −{ $price }.
   *[other] { $name } kauft einen dritten Stein: −{ $price }.
}
trw-tell-laid = { $name } legt { $stone }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $bonus ->
    [bridge] , eine Brücke
    [hexagon] , ein Sechseck
    [double-hexagon] , ein Doppelsechseck
   *[none] { "" }
}.
trw-tell-passed = { $price ->
    [0] { $name } passt.
   *[other] { $name } passt: −{ $price }.
}
trw-tell-lastlap = { $name } ist alle Steine los. Das ist der letzte Umlauf.
trw-tell-proposed = { $name } schlägt vor aufzuhören.
trw-tell-agrees = { $name } ist einverstanden.
trw-tell-declines = { $name } möchte weiterspielen.
trw-tell-playedon = Die Runde geht weiter. { $name } ist am Zug.

# Wie eine Runde endete, und das Spiel
trw-end-out = { $name } ist zuerst fertig: 25 und die Steine der anderen, { $points } Punkte.
trw-end-blocked = { $count ->
    [one] Nichts passt mehr. { $names } hat am wenigsten auf der Hand: +{ $points }.
   *[other] Nichts passt mehr. { $names } haben am wenigsten auf der Hand: je +{ $points }.
}
trw-end-stopped = Alle wollten aufhören. Alle verlieren den Wert der Steine, die sie noch haben.
trw-over-tr-10 = Jemand ist alle Steine los: Die Runde ist zu Ende.
trw-over-tr-11 = Der Vorrat ist leer, und nichts passt mehr.
trw-over-tr-12 = Alle wollten vorzeitig aufhören.
trw-over-rounds = { $count ->
    [one] { $count } Runde ist gespielt.
   *[other] Alle { $count } Runden sind gespielt.
}
trw-over-target = Das Ziel von { $target } Punkten ist erreicht.
trw-over-limit = Nach { $count } Runden ist Schluss.

# Wie es steht
trw-plate-stones = Steine
trw-plate-points = Punkte
trw-last-lap = Letzter Umlauf ohne Kaufen
trw-few-stones = { $count ->
    [one] Jemand hat nur noch { $count } Stein
   *[other] Jemand hat nur noch { $count } Steine
}
trw-near-target = Nah am Ziel: { $points } von { $target } Punkten
trw-turn-of = { $name } ist am Zug.
trw-vote-of = { $name } hat vorgeschlagen aufzuhören.
trw-drawing = Steine werden gezogen.
trw-game-over = Das Spiel ist zu Ende.
trw-round = Runde { $round }.
trw-round-of = Runde { $round } von { $rounds }.
trw-round-target = Runde { $round }, bis { $target } Punkte.
trw-your-stones = { $count ->
    [one] Dein Stein: { $list }.
   *[other] Deine { $count } Steine: { $list }.
}
trw-no-stones-laid = Noch liegt kein Stein auf dem Tisch.
trw-stones-laid = { $count ->
    [one] { $count } Stein liegt auf dem Tisch.
   *[other] { $count } Steine liegen auf dem Tisch. Reihe für Reihe von oben, von links nach rechts:
}
trw-row = Reihe { $row }:
trw-lying-up = { $stone }, Spitze oben: oben { $a }, links { $c }, rechts { $b }
trw-lying-down = { $stone }, Spitze unten: links { $b }, rechts { $c }, unten { $a }
trw-beside-left = links davon { $stone }
trw-beside-right = rechts davon { $stone }
trw-beside-above = darüber { $stone }
trw-beside-below = darunter { $stone }
trw-pool = { $count ->
    [0] Der Vorrat ist leer.
    [one] Vorrat: { $count } Stein.
   *[other] Vorrat: { $count } Steine.
}
trw-player = { $name }: { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

# Wertungsblock
trw-bridge = Brücke
trw-hexagon = Sechseck
trw-double-hexagon = Doppelsechseck
trw-sheet = Wertungsblock
trw-sheet-round = Runde { $round }
trw-sheet-lap = Umlauf
trw-sheet-lap-number = Umlauf { $lap }
trw-sheet-passed = gepasst
trw-sheet-bought = { $count ->
    [one] { $count } Stein gekauft
   *[other] { $count } Steine gekauft
}
trw-sheet-end = Ende
trw-sheet-end-out = 25 und die Steine der anderen
trw-sheet-end-blocked = Steine der anderen minus eigene
trw-sheet-end-stopped = Steine auf der Hand
trw-sheet-round-sum = Runde { $round }
trw-sheet-now = Bisher
trw-sheet-total = Summe
trw-sheet-target = Ziel: { $target } Punkte
trw-sheet-empty = Noch ist nichts aufgeschrieben.
trw-sheet-turns = Zug für Zug
trw-sheet-held = Auf der Hand: { $stones }
trw-sheet-wins = gewonnen
trw-sigh = { $bonus ->
    [bridge] Diese Brücke tat weh.
    [double-hexagon] Dieses Doppelsechseck tat weh.
   *[hexagon] Dieses Sechseck tat weh.
}
