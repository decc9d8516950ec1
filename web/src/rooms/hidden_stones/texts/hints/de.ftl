hs-hint-line = Schau dir die { $line ->
    [top] obere Zeile
    [middle] mittlere Zeile
    [bottom] untere Zeile
    [left] linke Spalte
    [centre] mittlere Spalte
   *[right] rechte Spalte
} an.
hs-hint-stone = Schau dir { $cell } an: { $face }.
hs-hint-keep = Schau, was du noch hast. Lohnt sich dafür noch eine Karte?
hs-hint-wait = Schau dir deine Karten an. Würde eine mehr helfen?
hs-hint-one-change = Für Karte { $card } fehlt nur eine Änderung.
hs-hint-closer = Schau dir Karte { $card } an: Du kannst ihr näherkommen.
hs-hint-lies = Eine deiner Karten passt schon zu den Steinen.
hs-hint-cells = Karte { $card } passt auf { $cells }.
hs-hint-stones = Schau dir die Nachbarn { $a } und { $b } an.
hs-why-scores = { $points ->
    [one] Das bringt { $points } Punkt.
   *[other] Das bringt { $points } Punkte.
}
hs-why-completes = { $points ->
    [one] Karte { $card } passt dann: { $points } Punkt.
   *[other] Karte { $card } passt dann: { $points } Punkte.
}
hs-why-prepares = { $changes ->
    [one] Für Karte { $card } fehlt dann nur noch eine Änderung.
   *[other] Für Karte { $card } fehlen dann noch { $changes } Änderungen.
}
hs-why-costs = Das kostet einen Minuspunkt: { $penalty } von 4.
hs-why-none-lies = Keine deiner Formationen liegt im Raster.
hs-hint-score = Lös Karte { $card } ein.
hs-hint-swap = Tausch { $a } und { $b } und zahl mit Karte { $card }.
hs-hint-flip = Dreh { $cell } um ({ $other }) und zahl mit Karte { $card }.
hs-hint-end = { $count ->
    [0] Beende deinen Zug und behalte deine Karten.
   *[other] Beende deinen Zug und füll deine Hand auf.
}
hs-hint-pass = { $count ->
    [0] Passe.
    [one] Passe und zieh { $count } Karte.
   *[other] Passe und zieh { $count } Karten.
}
hs-why-most = { $points ->
    [0] In diesem Zug kannst du keine Karte einlösen.
    [one] Mehr kann dieser Zug nicht bringen: { $points } Punkt.
   *[other] Mehr kann dieser Zug nicht bringen: { $points } Punkte.
}
hs-why-farthest = Keine Karte auf der Hand ist weiter weg als Karte { $card }.
hs-why-keeps = Du behältst Karte { $card }: Nur eine Änderung fehlt.
hs-why-in-place = Dann liegen für Karte { $card } { $right } von { $of } Steinen richtig.
hs-why-in-turn = { $points ->
    [one] Karte { $card } schaffst du noch in diesem Zug: { $points } Punkt.
   *[other] Karte { $card } schaffst du noch in diesem Zug: { $points } Punkte.
}
hs-why-too-far = Für Karte { $card } bräuchte es mindestens { $changes } Änderungen.
hs-why-cheapest = Keine Karte ist weniger wert als Karte { $card }.
