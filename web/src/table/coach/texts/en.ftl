# What the coach says beside a board, to somebody who wants it.

coach-label = The coach
coach-cost = { $points ->
    [one] That costs { $points } percentage point of the chance to win.
   *[other] That costs { $points } percentage points of the chance to win.
}
coach-better = Better: { $move }
coach-back = Take it back
coach-on = Play on
