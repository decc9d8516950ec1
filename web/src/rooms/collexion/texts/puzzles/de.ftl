# Was in einem Rätsel zu erreichen ist
cx-puzzle-points = { $points ->
    [one] Werte in diesem Zug Sets für { $points } Punkt.
   *[other] Werte in diesem Zug Sets für { $points } Punkte.
}
cx-puzzle-reached = { $points ->
    [one] { $reached } von { $points } Punkt
   *[other] { $reached } von { $points } Punkten
}
cx-puzzle-needs = Dafür braucht es einen Zug, in dem du mindestens zwei Sets werten kannst.
