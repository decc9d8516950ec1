# Что нужно сделать в задаче
hs-puzzle-points = { $points ->
    [one] Выполни за этот ход цели на { $points } очко.
    [few] Выполни за этот ход цели на { $points } очка.
   *[many] Выполни за этот ход цели на { $points } очков.
}
hs-puzzle-reached = { $points ->
    [one] { $reached } из { $points } очка
   *[many] { $reached } из { $points } очков
}
