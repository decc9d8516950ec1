# Что нужно сделать в задаче
cr-puzzle-all = { $tiles ->
    [one] Выложи за этот ход всю { $tiles } фишку.
    [few] Выложи за этот ход все { $tiles } фишки.
   *[many] Выложи за этот ход все { $tiles } фишек.
}
cr-puzzle-reached = { $tiles ->
    [one] { $reached } из { $tiles } фишки
   *[many] { $reached } из { $tiles } фишек
}
