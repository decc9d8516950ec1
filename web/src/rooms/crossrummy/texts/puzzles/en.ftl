# What is to be reached in a puzzle
cr-puzzle-all = { $tiles ->
    [one] Lay your last tile in this turn.
   *[other] Lay all { $tiles } tiles in this turn.
}
cr-puzzle-reached = { $tiles ->
    [one] { $reached } of { $tiles } tile
   *[other] { $reached } of { $tiles } tiles
}
cr-puzzle-needs = A puzzle needs a rack that can be laid completely in one turn, if tiles on the table have to move for that.
