# What is to be reached in a puzzle
tr-puzzle-ending = The pool is empty. Lay a stone so that, whatever the other player does, { $end ->
    [even] the game can end in a draw.
    [behind] you can end no more than { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind.
   *[ahead] you can end { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead.
}
