
# Восемь рисунков и любая плитка
hs-sun = солнце
hs-moon = луна
hs-fish = рыба
hs-bird = птица
hs-horse = лошадь
hs-boat = лодка
hs-seed = семя
hs-tree = дерево
hs-any = любая плитка

# Цели словами
hs-form-one = { $a } где угодно
hs-form-beside = слева { $a }, справа { $b }
hs-form-above = сверху { $a }, снизу { $b }
hs-form-row = в ряд слева направо: { $list }
hs-form-column = в столбец сверху вниз: { $list }
hs-form-square = в квадрате из четырёх плиток: { $list }
hs-form-grid = на всём поле: { $list }
hs-form-line = ряд { $n }: { $list }
hs-at-top-left = вверху слева { $face }
hs-at-top-middle = вверху посередине { $face }
hs-at-top-right = вверху справа { $face }
hs-at-middle-left = в среднем ряду слева { $face }
hs-at-middle-middle = в самом центре { $face }
hs-at-middle-right = в среднем ряду справа { $face }
hs-at-bottom-left = внизу слева { $face }
hs-at-bottom-middle = внизу посередине { $face }
hs-at-bottom-right = внизу справа { $face }

# Плитки и карты словами
hs-stone = { $cell }, { $face }; на обороте { $other }
hs-card = Карта { $number }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $formation }.
hs-key-of = { $key }.
hs-lies = Совпадает здесь: { $cells }.
hs-missing = Не хватает: { $list }.
hs-wants = { $face } на { $cell }
hs-grid-words = Поле: { $rows }.

# Стол
hs-grid = Девять плиток
hs-hand = Твои карты
hs-hand-of = Карты игрока { $name }
hs-draw-pile = Стопка
hs-discard-pile = Сброс
hs-won-pile = Цели
hs-pile-count = { $pile }, { $count ->
    [0] пусто
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
hs-show-discards = Просмотреть сброс
hs-show-won = Посмотреть выполненные цели
hs-no-cards-yet = Карт пока нет.
hs-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
hs-of = { $count } из { $target }
hs-penalties = Штрафы: { $count } из 4
hs-drop-pay = Сбросить
hs-drop-score = Выполнить

# Что делать сейчас
hs-your-turn = Твой ход: коснись плитки, чтобы поменять её местами с соседней или перевернуть.
hs-can-score = { $count ->
    [one] { $count } карта светится: цель можно выполнить.
    [few] { $count } карты светятся: цели можно выполнить.
   *[many] { $count } карт светятся: цели можно выполнить.
}
hs-sure = Ещё можно выполнить цель. Всё равно закончить ход?
hs-no-card = Сбрасывать больше нечего. Закончи ход.
hs-turn-of = Ходит { $name }.
hs-dealing = Раздача…
hs-game-over = Игра окончена.
hs-now-neighbour = Коснись соседней плитки, чтобы поменять их местами, или переверни эту.
hs-pay-swap = Какую карту сбросить за обмен?
hs-pay-flip = Какую карту сбросить за переворот?
hs-now-change = Сбросишь карту { $number }. Теперь меняй или переворачивай плитки.
hs-sending = Минутку…

# Кнопки
hs-do-score = Выполнить: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
hs-do-pay = Сбросить эту карту
hs-do-flip = Перевернуть: { $face } → { $other }
hs-do-end = { $count ->
    [0] Конец хода
    [one] Конец хода, взять { $count } карту
    [few] Конец хода, взять { $count } карты
   *[many] Конец хода, взять { $count } карт
}
hs-do-end-penalty = { $count ->
    [0] Закончить: штраф
   *[other] Закончить: штраф, взять { $count }
}
hs-do-pass = { $count ->
    [0] Пропустить ход
   *[other] Пропуск, +{ $count }
}
hs-do-undo = Отменить
hs-do-cancel = Отмена
hs-do-keys = Клавиши

# Почему нельзя
hs-choose-stone = Сначала выбери плитку.
hs-taken-back = Отменено. Теперь коснись соседней плитки или переверни эту.
hs-drop-stone = Отпусти плитку на соседней, чтобы поменять их местами.
hs-drop-card = Отпусти карту на стопке: «Сброс» — сбросить, «Цели» — выполнить.
hs-choose-score = Можно выполнить несколько целей. Выбери одну из них.
hs-nothing-scores = Плитки не совпадают ни с одной из твоих карт.
problem-pass-after-action = После других действий пропустить ход нельзя. Закончи ход.
problem-pass-twice = Прошлый ход уже пропущен: два раза подряд нельзя.
problem-card-not-in-hand = Карты { $card } нет у тебя в руке.
problem-formation-absent = Плитки на поле не совпадают с картой { $card }.
problem-no-such-cell = На поле есть только клетки от a1 до c3.
problem-not-adjacent = { $a } и { $b } не лежат рядом.
problem-wrong-stones = Это не те девять плиток.
problem-wrong-pile = В стопке для одиночной игры восемь карт с 1 очком, четыре с 2, три с 3 и одна с 5.
problem-card-not-in-pile = Карты { $card } нет в стопке.

# Клавиши
hs-key-arrows = От плитки к плитке, от карты к карте
hs-key-enter = Выбрать плитку или карту
hs-key-flip = Перевернуть плитку
hs-key-card = Выбрать карту
hs-key-pay = Сбросить выбранную карту
hs-key-score = Выполнить выбранную цель
hs-key-undo = Шаг назад
hs-key-end = Закончить ход
hs-key-pass = Пропустить ход
hs-key-cancel = Отмена
hs-key-help = Показать эти клавиши
hs-won-cards = Выполненные цели

# Что произошло
hs-tell-laid = Девять плиток выложены.
hs-tell-begins = Начинает { $name }.
hs-tell-drew = { $name } берёт карту { $card }.
hs-tell-reshuffled = { $count ->
    [one] { $count } карта из сброса становится новой стопкой.
    [few] { $count } карты из сброса становятся новой стопкой.
   *[many] { $count } карт из сброса становятся новой стопкой.
}
hs-tell-swapped = { $name } сбрасывает карту { $card } и меняет местами { $a } и { $b }.
hs-tell-flipped = { $name } сбрасывает карту { $card } и переворачивает { $cell }: { $face }.
hs-tell-scored = { $name } выполняет цель { $card } на { $cells }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
hs-tell-ended = { $name } заканчивает ход.
hs-tell-passed = { $name } пропускает ход.
hs-tell-lastround = У игрока { $name } достаточно выполненных целей: это последний круг.
hs-over-hs-10 = Десять кругов никто не сбрасывал карт и не выполнял целей: игра окончена.
hs-over-hs-11 = Целей выполнено достаточно: игра окончена.
hs-over-hs-14 = Четвёртый штраф: игра окончена.
hs-over-hs-15 = Все 16 целей выполнены.

# Положение дел
hs-plate-hand = Карты
hs-near-end = Скоро конец: { $count } из { $target } целей
hs-last-round = Последний круг
hs-solo-left = { $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[many] осталось { $left } карт
}
hs-player-words = { $name }: { $cards ->
    [one] { $cards } карта в руке
    [few] { $cards } карты в руке
   *[many] { $cards } карт в руке
}, целей { $won } из { $target }.

# Итоги
hs-sheet = Таблица очков
hs-sheet-player = Игрок
hs-sheet-value = Карты с числом { $value }
hs-sheet-cards = Очки
hs-sheet-bonus = Бонус
hs-sheet-total = Всего
hs-sheet-won = победа
hs-sheet-about = Сколько карт с каждым числом и 3 бонусных очка тому, у кого больше всех карт с 1 очком.
hs-sigh = Пять очков за одну карту. Ох.
hs-solo-way = Выполнено { $count } из { $target }
