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
tr-puzzle-needs = A puzzle needs an ending for two: the pool is empty, you have 12 stones between you at most, and the best stone is clearly better than the others without bringing the most points at once.
