# What is to be reached in a puzzle
cr-puzzle-all = { $tiles ->
    [one] Lay your last tile in this turn.
   *[other] Lay all { $tiles } tiles in this turn.
}
cr-puzzle-reached = { $tiles ->
    [one] { $reached } of { $tiles } tile
   *[other] { $reached } of { $tiles } tiles
}
cr-puzzle-needs = For a puzzle, all tiles of the rack must fit in one turn, but only if tiles on the table are moved.
