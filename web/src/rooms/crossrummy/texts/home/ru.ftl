# Прежде чем сесть за стол
crossrummy-title = Кроссрамми
crossrummy-pitch = Выкладывай пересекающиеся наборы и серии и перестраивай весь стол как хочешь. Побеждает тот, кто первым избавится от всех фишек.
crossrummy-option-length = Как долго?
crossrummy-option-length-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
crossrummy-option-start = Кто начинает?
crossrummy-option-start-random = По жребию
