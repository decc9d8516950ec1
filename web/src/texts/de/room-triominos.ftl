# Triominos in Worten: was geschah, wie es steht, der Wertungsblock, die Regeln.

# Was geschehen ist
trw-tell-lot = { $name } zieht für den Start { $stone }.
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
trw-tell-lastlap = { $name } hat den letzten Stein gelegt. Der Umlauf wird zu Ende gespielt.
trw-tell-proposed = { $name } schlägt vor aufzuhören.
trw-tell-agrees = { $name } ist einverstanden.
trw-tell-declines = { $name } möchte weiterspielen.
trw-tell-playedon = Die Runde geht weiter. { $name } ist am Zug.

# Wie eine Runde endete, und das Spiel
trw-end-out = { $name } ist zuerst alle Steine los: 25 und die Steine der anderen, { $points } Punkte.
trw-end-blocked = { $count ->
    [one] Nichts passt mehr. { $names } hat am wenigsten auf der Hand: +{ $points }.
   *[other] Nichts passt mehr. { $names } haben am wenigsten auf der Hand: je +{ $points }.
}
trw-end-stopped = Alle wollten aufhören. Jeder verliert die Steine auf der eigenen Hand.
trw-over-tr-10 = Jemand hat den letzten Stein gelegt: Die Runde ist zu Ende.
trw-over-tr-11 = Der Vorrat ist leer, und nichts passt mehr.
trw-over-tr-12 = Alle wollten vorzeitig aufhören.
trw-over-rounds = { $count ->
    [one] { $count } Runde ist gespielt.
   *[other] Alle { $count } Runden sind gespielt.
}
trw-over-target = Das Ziel von { $target } Punkten ist erreicht.
trw-over-limit = Nach { $count } Runden ist es genug.

# Wie es steht
trw-plate-stones = Steine
trw-plate-points = Punkte
trw-last-lap = Letzter Umlauf: noch ein Stein für jeden
trw-few-stones = { $count ->
    [one] Bald zu Ende: Jemand hat nur noch { $count } Stein
   *[other] Bald zu Ende: Jemand hat nur noch { $count } Steine
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
trw-sheet-cost = Kaufen und Passen
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
trw-sheet-wins = gewinnt
trw-winners = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten!
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten!
}

# Regeln
trw-rules-aim = Das Ziel
trw-rules-aim-text = Leg deine Steine so an, dass die Zahlen überall gleich sind, wo sie sich treffen. Jeder Stein bringt seine Summe; Brücken und Sechsecke bringen viel mehr. Die meisten Punkte gewinnen.
trw-rules-setup = Vorbereitung
trw-rules-setup-text = Es gibt 56 Steine mit je drei Zahlen von 0 bis 5, keinen doppelt. Alle ziehen einen Stein; die höchste Summe beginnt, dann kommen die Steine zurück. Zu zweit nimmt jeder 9 Steine, zu dritt oder viert 7. Der Rest ist der Vorrat und liegt verdeckt.
trw-rules-lay = Anlegen
trw-rules-lay-text = Wer beginnt, legt einen beliebigen Stein. Danach legst du in deinem Zug einen Stein an. Er muss mit einer ganzen Kante an einem Stein liegen, und an jeder Ecke, an der sich Steine treffen, müssen alle Zahlen gleich sein.
trw-rules-example-fits = Beide Zahlen an der Kante sind gleich, und die dritte Ecke berührt nichts.
trw-rules-example-numbers = 5 trifft auf 3: Die Zahlen an der Kante sind verschieden.
trw-rules-example-corner = Die Kante passt, aber die dritte Ecke berührt mit ihrer 2 eine 4. Auch das zählt.
trw-rules-example-edge = Die Steine treffen sich nur an einer Ecke. Es braucht eine ganze Kante.
trw-rules-points = Punkte
trw-rules-points-text = Ein Stein bringt die Summe seiner drei Zahlen. Drei Formen bringen mehr. Treffen mehrere zu, zählt nur die höchste.
trw-rules-bridge-text = Der Stein berührt die anderen mit einer Kante und mit der Ecke gegenüber.
trw-rules-hexagon-text = Der Stein ist der sechste um eine Ecke.
trw-rules-double-hexagon-text = Der Stein schließt zwei Sechsecke auf einmal.
trw-rules-sum = { $sum } Punkte
trw-rules-buy = Kaufen und passen
trw-rules-buy-text = Kannst oder willst du nicht anlegen, kauf einen Stein aus dem Vorrat. Nach jedem darfst du irgendeinen deiner Steine legen. In einem Zug darfst du drei kaufen; nach dem ersten darfst du auch passen, nach dem dritten musst du legen oder passen.
trw-rules-price-buy = Jeder gekaufte Stein
trw-rules-price-pass = Passen
trw-rules-price-all = Drei Steine und passen
trw-rules-price-empty = Passen bei leerem Vorrat
trw-rules-empty-text = Ist der Vorrat leer, kauft niemand mehr: Passt ein Stein von dir, legst du ihn, sonst passt du umsonst.
trw-rules-end = Das Ende einer Runde
trw-rules-end-text = Jemand legt seinen letzten Stein: Der Umlauf wird zu Ende gespielt. Wer darin noch nicht dran war, darf noch einen Stein legen, aber nicht kaufen. Dann bekommt, wer zuerst fertig war, 25 Punkte und die Summe aller Steine, die die anderen noch haben. Niemand verliert etwas.
trw-rules-blocked = Blockiert
trw-rules-blocked-text = Der Vorrat ist leer, und niemand kann anlegen: Die kleinste Summe auf der Hand gewinnt die Runde. Sie bringt die Steine der anderen minus die eigenen, ohne Bonus.
trw-rules-stop = Vorzeitig aufhören
trw-rules-stop-text = In deinem Zug darfst du vorschlagen aufzuhören, bevor du kaufst. Sind alle einverstanden, endet die Runde, und jeder verliert die Summe der Steine auf der eigenen Hand.
trw-rules-rounds = Runden und Ziele
trw-rules-rounds-text = Eine Runde ist ein Spiel. Oder ihr einigt euch auf mehrere Runden oder ein Ziel, etwa 400 Punkte: Dann werden die Punkte zusammengezählt, und nach jeder Runde seht ihr, ob jemand das Ziel erreicht hat. Die höchste Summe gewinnt; bei Gleichstand ist der Sieg geteilt.
