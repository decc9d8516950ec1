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
