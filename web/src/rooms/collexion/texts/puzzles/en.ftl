# What is to be reached in a puzzle
cx-puzzle-points = { $points ->
    [one] Score sets for { $points } point in this turn.
   *[other] Score sets for { $points } points in this turn.
}
cx-puzzle-reached = { $points ->
    [one] { $reached } of { $points } point
   *[other] { $reached } of { $points } points
}
cx-puzzle-needs = A puzzle needs a turn in which you can score two sets or more.
