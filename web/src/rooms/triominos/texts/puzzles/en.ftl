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
tr-puzzle-place = Without buying, lay the stone that scores the most points right now.
tr-puzzle-set-up = Without buying, lay a stone so that you can complete a hexagon in your next turn, whatever the others do.
tr-puzzle-reached = { $points ->
    [one] { $reached } of { $points } point
   *[other] { $reached } of { $points } points
}
tr-puzzle-needs = A puzzle needs one clear answer: a bonus that beats everything else, a hexagon that you can set up (with three or four players), or an ending for two with an empty pool and at most 11 stones left.
