# Triominos, bevor man sich setzt: was es ist und was man ausmachen kann.
triominos-title = Triominos
triominos-pitch = Lege dreieckige Steine so an, dass die Zahlen zusammenpassen. Bau Brücken und schließ Sechsecke: Sie bringen die meisten Punkte.
triominos-option-length = Wie lange?
triominos-option-length-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
triominos-option-length-target = Bis { $points } Punkte
triominos-option-start = Wer beginnt?
triominos-option-start-random = Steine ziehen
problem-bad-target = Ein Ziel ist eine Punktzahl von 1 bis 9999.
problem-rounds-and-target = Wähle eine Zahl von Runden oder ein Ziel, nicht beides.
