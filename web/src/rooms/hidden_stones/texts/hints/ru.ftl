hs-hint-line = Посмотри на { $line ->
    [top] верхний ряд
    [middle] средний ряд
    [bottom] нижний ряд
    [left] левый столбец
    [centre] средний столбец
   *[right] правый столбец
}.
hs-hint-stone = Посмотри на { $cell }: { $face }.
hs-hint-keep = Посмотри, что у тебя осталось. Стоит ли сбрасывать ещё карту?
hs-hint-wait = Посмотри на свои карты. Не помогла бы ещё одна?
hs-hint-one-change = До цели { $card } всего одно изменение.
hs-hint-closer = Посмотри на карту { $card }: к цели можно приблизиться.
hs-hint-lies = Плитки уже совпадают с одной из твоих карт.
hs-hint-cells = Карта { $card } совпадает здесь: { $cells }.
hs-hint-stones = Посмотри на соседние плитки { $a } и { $b }.
hs-why-scores = { $points ->
    [one] Это { $points } очко.
    [few] Это { $points } очка.
   *[other] Это { $points } очков.
}
hs-why-completes = { $points ->
    [one] Цель { $card } можно будет выполнить: { $points } очко.
    [few] Цель { $card } можно будет выполнить: { $points } очка.
   *[other] Цель { $card } можно будет выполнить: { $points } очков.
}
hs-why-prepares = { $changes ->
    [one] До цели { $card } останется одно изменение.
    [few] До цели { $card } останется { $changes } изменения.
   *[other] До цели { $card } останется { $changes } изменений.
}
hs-why-costs = Это штраф: { $penalty } из 4.
hs-why-none-lies = Плитки не совпадают ни с одной из твоих карт.
hs-hint-score = Выполни цель { $card }.
hs-hint-swap = Поменяй местами { $a } и { $b } и сбрось карту { $card }.
hs-hint-flip = Переверни { $cell } ({ $other }) и сбрось карту { $card }.
hs-hint-end = { $count ->
    [0] Закончи ход и оставь карты себе.
   *[other] Закончи ход и добери карты.
}
hs-hint-pass = { $count ->
    [0] Пропусти ход.
    [one] Пропусти ход и возьми { $count } карту.
    [few] Пропусти ход и возьми { $count } карты.
   *[other] Пропусти ход и возьми { $count } карт.
}
hs-why-most = { $points ->
    [0] За этот ход не выполнить ни одной цели.
    [one] Больше за этот ход не получить: { $points } очко.
    [few] Больше за этот ход не получить: { $points } очка.
   *[other] Больше за этот ход не получить: { $points } очков.
}
hs-why-farthest = Дальше всего до цели { $card }.
hs-why-keeps = Карта { $card } остаётся: до цели одно изменение.
hs-why-in-place = Для цели { $card } верно лягут { $right } из { $of } плиток.
hs-why-in-turn = { $points ->
    [one] Цель { $card } ещё выполнима в этот ход: { $points } очко.
    [few] Цель { $card } ещё выполнима в этот ход: { $points } очка.
   *[other] Цель { $card } ещё выполнима в этот ход: { $points } очков.
}
hs-why-too-far = До цели { $card } не меньше { $changes } изменений.
hs-why-cheapest = Ни одна карта не даёт меньше, чем { $card }.
