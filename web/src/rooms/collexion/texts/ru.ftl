
# Фигуры, наборы и жетоны
cxw-kind = { $colour ->
    [green] зелёный
    [yellow] жёлтый
    [pink] розовый
   *[blue] синий
} { $shape ->
    [triangle] треугольник
    [square] квадрат
    [pentagon] пятиугольник
   *[octagon] восьмиугольник
}
cxw-times = { $count } × { $kind }
cxw-set = { $set ->
    [green] набор зелёного цвета
    [yellow] набор жёлтого цвета
    [pink] набор розового цвета
    [blue] набор синего цвета
    [triangle] набор треугольников
    [square] набор квадратов
    [pentagon] набор пятиугольников
   *[octagon] набор восьмиугольников
}
cxw-corner = { $colour ->
    [green] зелёный угол
    [yellow] жёлтый угол
    [pink] розовый угол
   *[blue] синий угол
}
cxw-remove = Убрать
cxw-swap = Обменять
cxw-steal = Украсть
cxw-give = Отдать

# Что произошло
cxw-tell-begins = Начинает { $name }.
cxw-tell-shaken = Лоток встряхнули. { $count ->
    [one] Доступна { $count } фигура.
    [few] Доступны { $count } фигуры.
   *[many] Доступно { $count } фигур.
}
cxw-tell-took = { $name } берёт { $kind }.
cxw-tell-pair = { $name } берёт ещё один { $kind }: пара.
cxw-tell-removed = { $name } убирает из лотка { $kind }.
cxw-tell-swapped = { $name } меняет свой { $gave } на { $got } игрока { $other }.
cxw-tell-stole = { $name } крадёт { $kind } у игрока { $other }.
cxw-tell-gave = { $name } отдаёт { $kind } игроку { $other }.
cxw-tell-handed = { $name } передаёт { $kind } партнёру { $other }.
cxw-tell-scored = { $name } сдаёт { $set }: { $points } очка.
cxw-tell-scored-from = { $name } сдаёт { $set } и берёт { $points } очка ({ $corner }).
cxw-tell-scored-none = { $name } сбрасывает { $set }: жетона за него уже нет.
cxw-tell-nothing = { $name } ничего не берёт.
cxw-tell-last-markers = Жетоны очков кончились. Это последний круг.
cxw-tell-last-tray = Лоток пуст. Это последний круг.
cxw-over-cx-10 = Жетоны очков кончились, и у всех было поровну ходов.
cxw-over-cx-11 = Лоток пуст, и у всех было поровну ходов.

# Положение дел
cxw-last-round = Последний круг
cxw-last-round-no-points = Последний круг, без очков
cxw-few-markers = { $count ->
    [one] Остался { $count } жетон очков
    [few] Осталось { $count } жетона очков
   *[many] Осталось { $count } жетонов очков
}
cxw-few-polygons = { $count ->
    [one] Осталась { $count } фигура
    [few] Осталось { $count } фигуры
   *[many] Осталось { $count } фигур
}
cxw-turn-of = Ходит { $name }.
cxw-shaking = Лоток встряхивают.
cxw-game-over = Игра окончена.
cxw-teams = Команды: { $one } против { $other }.
cxw-expert = Игра для знатоков, без жетонов действий.
cxw-taken = Взято за этот ход: { $list }.
cxw-next = Дальше можно взять: { $list }.
cxw-tray = { $count ->
    [0] Лоток пуст.
    [1] В лотке { $count } фигура.
    [one] В лотке { $count } фигура. Доступные фигуры и что каждая освобождает:
    [few] В лотке { $count } фигуры. Доступные фигуры и что каждая освобождает:
   *[many] В лотке { $count } фигур. Доступные фигуры и что каждая освобождает:
}
cxw-frees = { $kind }: освобождает { $list }.
cxw-frees-nothing = { $kind }.
cxw-stack = Жетоны очков, { $corner }, сверху вниз: { $list }.
cxw-stack-empty = Жетоны очков, { $corner }: кончились.
cxw-has-polygons = { $count ->
    [0] нет фигур
    [one] { $count } фигура ({ $list })
    [few] { $count } фигуры ({ $list })
   *[many] { $count } фигур ({ $list })
}
cxw-has-markers = { $count ->
    [0] нет жетонов очков
    [one] { $count } жетон очков
    [few] { $count } жетона очков
   *[many] { $count } жетонов очков
}
cxw-has-actions = { $count ->
    [0] нет жетонов действий
   *[other] жетоны действий: { $list }
}
cxw-has-sets = собрано: { $list }
cxw-your-markers = Твои жетоны очков: { $list }. Всего: { $sum }.

# Лист очков
cxw-sheet = Таблица очков
cxw-sheet-markers = Жетоны очков
cxw-sheet-unused = Жетоны действий
cxw-sheet-left = Лишние фигуры
cxw-sheet-points = Очки
cxw-sheet-team = Команда
cxw-sheet-none = нет
cxw-sheet-wins = победа
cxw-sigh = Этот жетон был у меня на примете.
cxw-tie = Очков поровну: побеждает тот, у кого меньше лишних фигур.

# Почему нельзя
problem-wrong-polygons = Это не те 80 фигур.
problem-outside-tray = Все фигуры лежат в лотке, но не в его углах.
problem-flat-heap = Это не куча: фигуры почти не лежат друг на друге.
problem-must-take = Сначала возьми хотя бы одну фигуру.
problem-must-score = В твоей коллекции собран набор: сначала сдай его.
problem-scoring-begun = Ты уже сдаёшь наборы: до конца хода можно только это.
problem-not-in-tray = Этой фигуры в лотке уже нет.
problem-covered = На ней лежит другая фигура. Брать можно только свободные.
problem-four-taken = Четыре фигуры уже взяты: больше за один ход нельзя.
problem-handed-over = Фигура уже передана: за этот ход больше брать нельзя.
problem-no-match = Ни форма, ни цвет не совпадают с последней взятой фигурой.
problem-no-partner = В этой игре у тебя нет партнёра.
problem-nothing-taken = За этот ход ещё ничего не взято.
problem-handed-already = За этот ход фигура уже передана.
problem-not-held = Последней взятой фигуры у тебя уже нет.
problem-expert-swap = В игре для знатоков обмена нет.
problem-no-pair = Для этого нужно только что взять две одинаковые фигуры подряд.
problem-expert-only = Отдавать фигуры можно только в игре для знатоков.
problem-marker-used = Этот жетон действия уже использован.
problem-one-marker = Только один жетон действия за ход.
problem-not-yours = Такой фигуры нет в твоей коллекции.
problem-not-theirs = Такой фигуры нет в этой коллекции.
problem-not-another-player = Выбери другого игрока.
problem-not-complete = Этот набор ещё не собран.
problem-no-such-set = Такого набора нет.
problem-stack-empty = В этом углу жетонов больше нет.
problem-choose-stack = Выбери угол, из которого берёшь жетон.
problem-own-stack = За набор одного цвета берут жетон того же цвета.

# Фигуры и наборы
cx-uncovers = { $kind }, освобождает: { $under }
cx-uncovers-none = { $kind }, ничего не освобождает
cx-completes = { $words }; завершает: { $sets }
cx-cell = { $kind }: { $count }
cx-lacks = Чтобы собрать { $set }, нужен { $kind }.
cx-complete = Собрано: { $sets }.

# На столе
cx-tray =
    { $count ->
        [0] Лоток пуст
        [one] В лотке { $count } фигура, доступно: { $reachable }
        [few] В лотке { $count } фигуры, доступно: { $reachable }
       *[many] В лотке { $count } фигур, доступно: { $reachable }
    }
cx-heap-take = Фигуры, которые можно взять: { $count }
cx-heap-remove = Фигуры, которые можно убрать: { $count }
cx-mine = Твоя коллекция
cx-collection-of = Коллекция игрока { $name }
cx-partner = Партнёр
cx-won =
    { $count ->
        [0] Нет жетонов очков
        [one] { $count } жетон очков
        [few] { $count } жетона очков
       *[many] { $count } жетонов очков
    }
cx-points =
    { $points ->
        [0] Очков пока нет
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
cx-chain =
    { $count ->
        [0] Взято за этот ход
       *[other] Взято за этот ход; можно взять ещё: { $count }
    }
cx-left =
    { $count ->
        [0] За этот ход больше нельзя
       *[other] За этот ход можно взять ещё { $count }
    }
cx-same-shape = та же форма:
cx-same-colour = тот же цвет:
cx-same-both = такой же:
cx-markers = Что ещё можно сделать
cx-deed-remove = Убрать фигуру из лотка
cx-deed-swap = Обменяться фигурой с другим игроком
cx-deed-steal = Украсть фигуру у другого игрока
cx-deed-give = Отдать фигуру
cx-deed-used = Уже использовано
cx-markers-of = Жетоны игрока { $name }
cx-markers-mine = Твои жетоны
cx-marker-used = { $words } (использовано)
cx-from-corner = { $corner }: { $points }
cx-last-markers = Последний круг. Очков больше не дают.
cx-last-polygons = Последний круг. Лоток пуст.

# Что происходит
cx-sending = Минутку…
cx-shaking = Лоток встряхивают.
cx-playing = Ходит { $name }.
cx-done = Игра окончена.
cx-take-first = Возьми фигуру, на которой ничего не лежит.
cx-take-more =
    { $count ->
        [one] Возьми ещё одну той же формы или цвета, что и { $kind }.
       *[other] Можно взять ещё { $count }, каждую той же формы или цвета, что и предыдущая.
    }
cx-take-or-score = Набор собран. Возьми ещё или сдай его: после этого брать нельзя.
cx-then-score = Набор собран.
cx-take-at-will = Брать ничего не обязательно.
cx-tray-empty = Брать больше нечего.
cx-take-no-match = Из доступных ничего не подходит. { $marker ->
    [yes] Используй жетон действия или закончи ход.
   *[no] Закончи ход.
}
cx-take-no-more = Больше брать нельзя. { $marker ->
    [yes] Используй жетон действия или закончи ход.
   *[no] Закончи ход.
}
cx-pair = Две одинаковые. Можно украсть, отдать или убрать одну фигуру.
cx-now-remove = Какая фигура уходит из игры?
cx-sure-remove = Она исчезнет для всех.
cx-now-swap-mine = Какую из своих отдашь?
cx-now-swap-theirs = Какую фигуру хочешь за свой { $kind }?
cx-sure-swap = Твой { $mine } на { $theirs } игрока { $name }.
cx-now-steal = Какую хочешь?
cx-sure-steal = { $kind } игрока { $name }.
cx-now-give = Какую из своих отдашь?
cx-now-taker = Кому её отдать?
cx-sure-give = { $name } получит твой { $kind }.
cx-now-set = Какой набор сдашь первым?
cx-now-corner = Из какого угла возьмёшь жетон?
cx-sure-score = Набор готов и уходит из игры: { $set }.

# Почему нельзя
cx-covered = На ней что-то лежит.
cx-not-this = Сейчас её взять нельзя.
cx-no-match = Ни форма, ни цвет не совпадают с предыдущей.
cx-nothing-to-get = Больше ни у кого нет фигур.
cx-nothing-to-give = У тебя нет фигуры для обмена.
cx-choose-first = Сначала выбери.
cx-choose-piece = Выбери фигуру в лотке.

# Кнопки
cx-do-take = Взять { $kind }
cx-do-remove = Убрать { $kind }
cx-do-swap = Обменять эти две
cx-do-steal = Украсть { $kind }
cx-do-give = Отдать: { $name }
cx-do-score =
    Сдать { $set }: { $points ->
        [0] без очков
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
cx-do-choose-set = Сдать набор
cx-do-hand = Передать: { $name }
cx-do-end = Закончить ход
cx-do-undo = Отменить
cx-do-cancel = Отмена
cx-do-go-on = Нет, спасибо
cx-do-keys = Клавиши

# Клавиши
cx-key-heap = К списку фигур
cx-key-move = От фигуры к фигуре
cx-key-take = Взять или убрать
cx-key-remove = Убрать
cx-key-swap = Обменять
cx-key-steal = Украсть
cx-key-give = Отдать
cx-key-hand = Передать
cx-key-end = Закончить ход или сдать набор
cx-key-undo = Отменить
cx-key-cancel = Отменить начатое
cx-key-help = Показать эти клавиши
