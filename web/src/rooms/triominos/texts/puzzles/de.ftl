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
tr-puzzle-needs = Dafür braucht es ein Ende zu zweit: Der Vorrat ist leer, ihr habt zusammen höchstens 12 Steine, und der beste Stein ist klar besser als die anderen, ohne gleich die meisten Punkte zu bringen.
