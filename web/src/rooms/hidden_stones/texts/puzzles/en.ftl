# What is to be reached in a puzzle
hs-puzzle-points = { $points ->
    [one] Score { $points } point in this turn.
   *[other] Score { $points } points in this turn.
}
hs-puzzle-reached = { $points ->
    [one] { $reached } of { $points } point
   *[other] { $reached } of { $points } points
}
