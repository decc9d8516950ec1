# Triominos, bevor man sich setzt: was es ist und was man ausmachen kann.
triominos-title = Triominos
triominos-pitch = Leg dreieckige Steine so an, dass die Zahlen zusammenpassen. Bau Brücken und schließ Sechsecke: Sie bringen die meisten Punkte.
triominos-option-length = Wie lange?
triominos-option-length-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
triominos-option-length-target = Bis { $points } Punkte
triominos-option-start = Wer beginnt?
triominos-option-start-random = Steine ziehen
problem-bad-target = Das Ziel muss zwischen 1 und 9999 Punkten liegen.
problem-rounds-and-target = Wähl eine Zahl von Runden oder ein Ziel, nicht beides.
