# Triominos, прежде чем сесть за стол: что это и о чём можно договориться.
triominos-title = Триомино
triominos-pitch = Выкладывай треугольные фишки так, чтобы числа совпадали. Строй мосты и замыкай шестиугольники: за них больше всего очков.
triominos-option-length = Как долго?
triominos-option-length-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
triominos-option-length-target = { $points ->
    [one] До { $points } очка
   *[other] До { $points } очков
}
triominos-option-start = Кто начинает?
triominos-option-start-random = По жребию
problem-bad-target = Цель — от 1 до 9999 очков.
problem-rounds-and-target = Выбери число раундов или цель, но не то и другое сразу.
