# Was in einem Rätsel zu erreichen ist
tr-puzzle-ending = Der Vorrat ist leer. Lege einen Stein, mit dem du am Ende { $end ->
    [even] gleichauf
    [behind] höchstens { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zurück
   *[ahead] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } vorn
} sein kannst, was der andere auch tut.
tr-puzzle-place = Kaufe nichts und lege den Stein, der dir jetzt die meisten Punkte bringt.
tr-puzzle-set-up = Kaufe nichts und lege einen Stein, nach dem du in deinem nächsten Zug ein Sechseck schließen kannst, was die anderen auch tun.
tr-puzzle-reached = { $points ->
    [one] { $reached } von { $points } Punkt
   *[other] { $reached } von { $points } Punkten
}
tr-puzzle-needs = Ein Rätsel braucht eine klare Antwort: einen Bonus, der mehr bringt als alles andere, ein Sechseck, das du vorbereiten kannst (zu dritt oder zu viert), oder ein Ende zu zweit mit leerem Vorrat und höchstens 11 Steinen.
