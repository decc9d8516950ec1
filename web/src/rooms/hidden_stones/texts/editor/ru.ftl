# Стол дома: что с него вводят
hse-what = Что видно на клетке { $cell }?
hse-shows = На клетке { $cell }: { $face }. Или что-то другое?
hse-all-there = Все девять плиток на месте. Нажми на ту, которую надо изменить.
hse-left = { $count ->
    [0] больше нет
   *[other] осталось { $count }
}
hse-card = карта { $number } ({ $points }, { $formation })
hse-no-cards = Твои карты не введены. У тебя их правда нет?
hse-value = Очки карты
hse-any-value = Все
hse-with = С этими плитками
hse-none-found = Среди оставшихся нет карты, где есть всё это.
hse-type = Набери её номер или выбери её ниже
hse-no-such-card = У карт номера от 1 до { $last }.
hse-none-left = Таких плиток больше нет: { $face }.
hse-won = Выполненные цели
hse-won-of = Выполненные цели: { $name }
hse-won-mine = Твои выполненные цели
hse-unnamed = { $count ->
    [0] Карт пока нет.
   *[other] Ни одна не названа. Их выберет случай.
}
hse-unknown = Карта, которая не названа
hse-which = Какие цели выполнены и какие карты в сбросе
hse-passed = Мой прошлый ход пропущен.
hse-acted = В этом ходу уже что-то сделано.
hse-scored = В этом ходу цель уже выполнена.
hse-penalties = Штрафы
problem-hs-entered-twice = Карта { $card } не может быть в двух местах.
