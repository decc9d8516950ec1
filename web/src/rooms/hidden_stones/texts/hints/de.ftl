hs-hint-stone = Schau dir { $cell } an: { $face }.
hs-hint-keep = Schau, was du noch hast. Ist es noch eine Karte wert?
hs-hint-wait = Schau dir deine Karten an. Würde eine mehr helfen?
hs-hint-one-change = Für Karte { $card } fehlt nur eine Änderung.
hs-hint-closer = Schau dir Karte { $card } an: Du kannst ihr näher kommen.
hs-hint-lies = Eine deiner Karten liegt schon aus.
hs-hint-cells = Karte { $card } liegt auf { $cells }.
hs-hint-stones = Schau dir { $a } und { $b } an, Seite an Seite.
hs-why-scores = { $points ->
    [one] Das bringt { $points } Punkt.
   *[other] Das bringt { $points } Punkte.
}
hs-why-completes = { $points ->
    [one] Dann liegt Karte { $card } aus: { $points } Punkt.
   *[other] Dann liegt Karte { $card } aus: { $points } Punkte.
}
hs-why-prepares = { $changes ->
    [one] Dann fehlt für Karte { $card } nur noch eine Änderung.
   *[other] Dann fehlen für Karte { $card } noch { $changes } Änderungen.
}
hs-why-costs = Das kostet einen Minuspunkt: { $penalty } von 4.
hs-why-none-lies = Keine deiner Karten liegt aus.
hs-hint-score = Löse Karte { $card } ein.
hs-hint-swap = Zahle mit Karte { $card } und tausche { $a } und { $b }.
hs-hint-flip = Zahle mit Karte { $card } und dreh { $cell } um zu { $other }.
hs-hint-end = { $count ->
    [0] Beende deinen Zug und behalte deine Karten.
   *[other] Beende deinen Zug und fülle deine Hand auf.
}
hs-hint-pass = { $count ->
    [0] Passe.
    [one] Passe und zieh { $count } Karte.
   *[other] Passe und zieh { $count } Karten.
}
