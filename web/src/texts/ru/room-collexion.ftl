# ColleXion за столом: фигуры и наборы, что можно сделать сейчас, кнопки и клавиши.

# Фигуры и наборы
cx-uncovers = { $kind }, освобождает: { $under }
cx-uncovers-none = { $kind }, ничего не освобождает
cx-cell = { $kind }: { $count }
cx-lacks = { $set }: не хватает одного, { $kind }.
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
       *[other] За этот ход можно ещё { $count }
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
cx-from-corner = { $corner }: { $points }
cx-last-markers = Последний круг. Очков больше нет.
cx-last-polygons = Последний круг. Лоток пуст.

# Что происходит
cx-sending = Минутку …
cx-shaking = Лоток перемешивают.
cx-playing = Ходит { $name }.
cx-done = Игра окончена.
cx-take-first = Возьми фигуру, на которой ничего не лежит.
cx-take-more =
    { $count ->
        [one] Возьми ещё одну той же формы или того же цвета: { $kind }.
       *[other] Можно взять ещё { $count }, каждую той же формы или цвета, что и предыдущая.
    }
cx-take-or-score = Набор собран. Возьми ещё или сдай его: потом брать нельзя.
cx-then-score = Набор собран.
cx-take-at-will = Брать больше не обязательно.
cx-tray-empty = Брать больше нечего.
cx-take-no-match = Из доступных ничего не подходит. Закончи ход.
cx-take-no-more = Больше брать нельзя. Закончи ход.
cx-pair = Две одинаковые. Можно украсть, отдать или убрать одну фигуру.
cx-now-remove = Какая фигура уходит из игры?
cx-sure-remove = Она исчезнет для всех.
cx-now-swap-mine = Какую из своих отдашь?
cx-now-swap-theirs = Какую хочешь взамен? Твоя: { $kind }.
cx-sure-swap = Отдаёшь: { $mine }. Получаешь ({ $name }): { $theirs }.
cx-now-steal = Какую хочешь?
cx-sure-steal = { $kind } ({ $name })
cx-now-give = Какую из своих отдашь?
cx-now-taker = Кому?
cx-sure-give = { $name } получит: { $kind }.
cx-now-set = Какой набор сдашь первым?
cx-now-corner = Из какого угла возьмёшь жетон?
cx-sure-score = Собран и уходит из игры { $set }.

# Почему нельзя
cx-covered = На ней что-то лежит.
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
cx-do-give = Отдать { $kind }: { $name }
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
cx-do-undo = Назад
cx-do-cancel = Отмена
cx-do-go-on = Дальше без этого
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
cx-key-undo = Назад
cx-key-cancel = Отменить начатое
cx-key-help = Эти клавиши
