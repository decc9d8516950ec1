# What is to be reached in a puzzle
hs-puzzle-points = { $points ->
    [one] Score { $points } point in this turn.
   *[other] Score { $points } points in this turn.
}
hs-puzzle-reached = { $points ->
    [one] { $reached } of { $points } point
   *[other] { $reached } of { $points } points
}
hs-puzzle-needs = A puzzle needs the beginning of a turn, with two players or more, in which the most points need at least two swaps or flips.
