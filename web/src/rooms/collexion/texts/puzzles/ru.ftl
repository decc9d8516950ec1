# Что нужно сделать в задаче
cx-puzzle-points = { $points ->
    [one] Сдай за этот ход наборы на { $points } очко.
    [few] Сдай за этот ход наборы на { $points } очка.
   *[many] Сдай за этот ход наборы на { $points } очков.
}
cx-puzzle-reached = { $points ->
    [one] { $reached } из { $points } очка
   *[many] { $reached } из { $points } очков
}
cx-puzzle-needs = Для неё нужен ход, за который можно сдать хотя бы два набора.
