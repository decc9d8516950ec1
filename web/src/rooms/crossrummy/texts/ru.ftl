# Crossrummy: стол.
# Фишки и линии
crw-colour = { $colour ->
    [y] жёлтая
    [r] красная
    [b] синяя
   *[g] зелёная
}
crw-tile = { $colour ->
    [y] жёлтая
    [r] красная
    [b] синяя
   *[g] зелёная
} { $value }
crw-run = { $colour ->
    [y] жёлтые
    [r] красные
    [b] синие
   *[g] зелёные
} { $first }–{ $last }
crw-set = { $value } ({ $colours })
crw-pass-on = «Передай дальше»
crw-draw-three = «Возьми три»

# Что произошло
crw-tell-begins = { $round ->
    [1] Начинает { $name }.
   *[other] Партия { $round }: начинает { $name }.
}
crw-tell-dealt = Все взяли по 15 фишек. Открыты рядом со столом: { $tiles }.
crw-tell-opened = Теперь открыта: { $tile }.
crw-tell-took = { $name } берёт открытую фишку: { $tile }.
crw-tell-drew = { $count ->
    [0] { $name } ничего не берёт: мешок пуст.
    [one] { $name } берёт { $count } фишку.
    [few] { $name } берёт { $count } фишки.
   *[many] { $name } берёт { $count } фишек.
}
crw-tell-drew-tiles = { $name } берёт из мешка: { $tiles }.
crw-tell-pass-on = { $name } играет «Передай дальше»: все передают по две фишки налево.
crw-tell-draw-three = { $name } играет «Возьми три»: берёт { $victim }.
crw-tell-handed = { $name } передаёт { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[many] { $count } фишек
} игроку { $to }.
crw-tell-handed-tiles = { $name } передаёт игроку { $to }: { $tiles }.
crw-tell-laid = { $opens ->
    [yes] { $name } открывается: { $what }
   *[no] { $name } выкладывает: { $what }
}{ $moved ->
    [0] { "" }
    [one] ; двигает { $moved } фишку
    [few] ; двигает { $moved } фишки
   *[many] ; двигает { $moved } фишек
}.
crw-tell-passed = { $name } пасует.
crw-end-out = { $name } остаётся без фишек и побеждает.
crw-end-passed = { $count ->
    [one] Все спасовали. С наименьшей суммой побеждает { $names }.
   *[other] Все спасовали. Наименьшая сумма и общая победа: { $names }.
}
crw-over-out = У кого-то кончились фишки: игра окончена.
crw-over-passed = Мешок и открытые фишки кончились, и все спасовали.
crw-over-games = { $count ->
    [one] Сыграна { $count } партия.
    [few] Сыграны все { $count } партии.
   *[many] Сыграны все { $count } партий.
}

# Как идут дела
crw-plate-tiles = Фишки
crw-plate-opened = Открыто
crw-plate-points = Очки
crw-yes = да
crw-not-yet = нет
crw-few-left = { $players ->
    [one] { $names }
   *[other] { $names }
}: { $count ->
    [0] фишек не осталось
    [one] осталась { $count } фишка
    [few] осталось { $count } фишки
   *[many] осталось { $count } фишек
}
crw-bag-is-empty = Мешок пуст
crw-turn-of = Ходит { $name }.
crw-choosing = «Передай дальше»: все выбирают фишки для соседа слева.
crw-dealing = Фишки раздают.
crw-game-over = Игра окончена.
crw-game-of = Партия { $round } из { $rounds }.
crw-your-tiles = { $count ->
    [0] У тебя нет фишек.
    [1] Твоя фишка: { $tiles }.
   *[other] Твои фишки ({ $count }): { $tiles }.
}
crw-table-empty = На столе ещё нет фишек.
crw-table = { $count ->
    [one] На столе { $count } фишка
    [few] На столе { $count } фишки
   *[many] На столе { $count } фишек
}, { $groups ->
    [one] { $groups } группа
    [few] { $groups } группы
   *[many] { $groups } групп
}. После твоего хода групп может быть не больше { $limit }.
crw-group = Группа { $number }:
crw-line = { $direction ->
    [down] Столбец { $column }, от ряда { $row } вниз
   *[right] Ряд { $row }, от столбца { $column }
}: { $line }.
crw-open = { $count ->
    [0] Открытых фишек нет.
   *[other] Открытые фишки: { $tiles }.
}
crw-bag = { $count ->
    [0] Мешок пуст.
    [one] В мешке { $count } фишка.
    [few] В мешке { $count } фишки.
   *[many] В мешке { $count } фишек.
}
crw-player = { $name }: { $tiles ->
    [one] { $tiles } фишка
    [few] { $tiles } фишки
   *[many] { $tiles } фишек
}, { $opened ->
    [yes] группа открыта
   *[no] группа ещё не открыта
}.
crw-player-points = { $name }: { $tiles ->
    [one] { $tiles } фишка
    [few] { $tiles } фишки
   *[many] { $tiles } фишек
}, { $opened ->
    [yes] группа открыта
   *[no] группа ещё не открыта
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

# Чего нельзя
problem-line-short = { $line ->
    [column] В этом столбце
   *[row] В этом ряду
} было бы только две фишки.
problem-line-colours = { $line ->
    [column] В этом столбце
   *[row] В этом ряду
} цвет повторяется: в наборе каждый цвет только один раз.
problem-line-values = { $line ->
    [column] В этом столбце
   *[row] В этом ряду
} числа идут не подряд.
problem-line-mixed = { $line ->
    [column] Этот столбец
   *[row] Этот ряд
} — не серия одного цвета и не набор одного числа.
problem-lone-tile = Эта фишка лежит одна: ей нужен набор или серия.
problem-too-many-groups = { $count ->
    [one] { $count } группа
    [few] { $count } группы
   *[many] { $count } групп
}, а можно только { $limit }. Соедини какие-нибудь из них.
problem-too-many-groups-yet = { $count ->
    [one] { $count } группа
    [few] { $count } группы
   *[many] { $count } групп
}, а пока открылись не все, можно только { $limit }.
problem-left-over = { $count ->
    [1] Осталась лишняя фишка: { $tiles }.
   *[other] Остались лишние фишки ({ $count }): { $tiles }.
} Что лежало на столе, там и остаётся.
problem-nothing-laid = Выложи хотя бы одну свою фишку.
problem-not-opened = Сначала откройся: выложи из своих фишек набор или серию, которые ничего больше не касаются.
problem-cr-not-in-hand = Нет среди твоих фишек: { $tiles }.
problem-not-there = Там нет такой фишки.
problem-moved-twice = Фишка не может лечь в два места.
problem-cr-cell-taken = Две фишки не могут лежать на одном месте.
problem-not-open = Нет среди открытых фишек: { $tiles }.
problem-bag-empty = Мешок пуст.
problem-no-action-tile = У тебя нет такой фишки действия.
problem-give-count = Выбери, что передать: { $give ->
    [one] { $give } фишку
    [few] { $give } фишки
   *[many] { $give } фишек
}.
problem-draw-count = Взять нужно другое число фишек.
problem-not-in-bag = Нет в мешке: { $tiles }.
problem-nothing-to-give = Сейчас передавать нечего.
problem-chosen-already = Твои фишки уже выбраны.
problem-bad-victim = Три фишки берёт кто-то другой, не ты.
problem-may-not-pass = Пасовать можно, только когда мешок и открытые фишки кончились и у тебя нет фишек действия.
cr-taken = Там уже лежит фишка. Сначала сдвинь её.
cr-stays = Что лежит на столе, остаётся на столе.
cr-action-stays = Фишку действия не выкладывают, а играют: выбери её и нажми кнопку.
cr-lay-what = Сначала положи на стол свою фишку.
cr-bag-empty = Мешок пуст.
cr-not-now = Сейчас не твой ход.

# Счёт
crw-sheet = Таблица очков
crw-sheet-game = Партия { $round }
crw-sheet-held = В руке: { $tiles }
crw-sheet-none = ничего
crw-sheet-total = Всего
crw-sheet-wins = победа
crw-sheet-about = Каждая фишка в руке стоит столько, сколько на ней написано, фишка действия — 20. Побеждает меньшая сумма.
crw-curve-tiles = Фишки в руке
crw-curve-points = Штрафные очки: чем меньше, тем лучше
crw-laid-at-once = { $count ->
    [one] { $count } фишка сразу
    [few] { $count } фишки сразу
   *[many] { $count } фишек сразу
}
crw-last-tile = Последняя фишка
crw-sigh = Столько фишек сразу. Голова кругом.
crw-round-title = Партия { $round } окончена
crw-round-points = Очки
crw-round-go-on = К партии { $round }

# Что где лежит
cr-felt = Стол: { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}
cr-felt-about = Стрелки ведут от клетки к клетке. Enter берёт фишку и кладёт её, W берёт её линию, потом группу. Вопросительный знак показывает все клавиши.
cr-cell = столбец { $column }, ряд { $row }
cr-empty = Пусто
cr-in-row = в ряду из { $count }
cr-in-column = в столбце из { $count }
cr-alone = одна
cr-new = новая
cr-is-held = взята
cr-held-now = Ты держишь: { $tiles }.
cr-held-none = Ты ничего не держишь.
cr-rack = Твои фишки
cr-rack-of = Фишки игрока { $name }
cr-rack-none = Фишек нет.
cr-open = Открытые фишки
cr-bag = Мешок: { $count ->
    [0] пуст
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}
cr-held-by = { $name }: { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}

# Порядок фишек
cr-sort = Порядок
cr-sort-colour = По цвету
cr-sort-value = По числу
cr-sort-hand = Вручную

# Инструменты
cr-nearer = Крупнее
cr-farther = Мельче
cr-fit = Показать всё
cr-closer = Ближе
cr-step-back = На шаг назад
cr-step-back-name = Назад
cr-step-forth = На шаг вперёд
cr-step-forth-name = Вперёд
cr-tidy = Навести порядок: раздвинуть группы
cr-tidy-name = Порядок
cr-frame = Рамка для выделения
cr-frame-name = Рамка
cr-more = Ещё
cr-keys = Клавиши

# Что происходит и что можно сделать
cr-idle = { $ways ->
    [draw] Твой ход. Выложи фишки или возьми одну: открытую или из мешка.
    [draw-action] Твой ход. Выложи фишки, возьми открытую или из мешка либо сыграй фишку действия.
    [open] Твой ход. Мешок пуст: выложи фишки или возьми открытую.
    [open-action] Твой ход. Мешок пуст: выложи фишки, возьми открытую или сыграй фишку действия.
   *[action] Твой ход. Выложи фишки или сыграй фишку действия.
}
cr-idle-open = { $ways ->
    [open] Твой ход. Чтобы открыться, выложи свою группу. Или возьми открытую фишку.
   *[draw] Твой ход. Чтобы открыться, выложи свою группу. Или возьми фишку: открытую или из мешка.
}
cr-idle-pass = Мешок и открытые фишки кончились. Выложи фишки или пасуй.
cr-now-cell = Куда положить: { $tile }? Выбери клетку.
cr-held = { $count ->
    [one] Выбери клетку, чтобы положить фишку. Двойное нажатие возьмёт всю линию.
    [few] Ты держишь { $count } фишки. Перетащи их или выбери клетку.
   *[other] Ты держишь { $count } фишек. Перетащи их или выбери клетку.
}
cr-take-about = Ты берёшь: { $tile }. Это весь твой ход.
cr-draw-about = Ты берёшь фишку из мешка. Это весь твой ход.
cr-pass-on-about = Все, и ты тоже, передают по две фишки налево.
cr-draw-three-about = { $count ->
    [0] Мешок пуст: { $name } ничего не возьмёт. Так можно лишь избавиться от этой фишки.
    [1] { $name } возьмёт последнюю фишку.
    [2] { $name } возьмёт две последние фишки.
   *[other] { $name } возьмёт три фишки.
}
cr-whom = Против кого её сыграть?
cr-right = { $count ->
    [one] Всё сходится. Можно выложить фишку.
   *[other] Всё сходится. Можно выложить фишки.
}
cr-checking = Проверяем…
cr-still-open = { $count ->
    [one] Осталось исправить { $count } место.
    [few] Осталось исправить { $count } места.
   *[other] Осталось исправить { $count } мест.
}
cr-plan = Это только проба. Она останется, пока стол не изменится.
cr-give = { $chosen ->
    [0] Выбери { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[other] { $count } фишек
    } для игрока { $name }.
   *[other] { $chosen } из { $count } для игрока { $name }.
}
cr-given = Ждём, пока выберут все.
cr-choosing = «Передай дальше»: все выбирают фишки для соседа слева.
cr-dealing = Раздача…
cr-drawing = { $name } берёт фишку.
cr-drawing-three = { $count ->
    [1] { $name } берёт последнюю.
    [2] { $name } берёт две последние.
   *[other] { $name } берёт три.
}
cr-playing = Ходит { $name }. Пока можно пробовать варианты.
cr-done = Игра окончена.
cr-sending = Минутку…

# Передай дальше
cr-give-title = Передай дальше
cr-give-about = { $count ->
    [one] У тебя только одна фишка: она уйдёт соседу слева.
   *[other] Все выбирают по две фишки для соседа слева.
} Никто не видит, что получит, пока не выберут все.
cr-give-to = Получит { $name }

# Кнопки
cr-do-draw = Взять из мешка
cr-do-take = Взять: { $tile }
cr-do-lay = Выложить { $count ->
    [0] фишки
    [one] { $count } фишку
    [few] { $count } фишки
   *[other] { $count } фишек
}
cr-do-pass-on = Сыграть «Передай дальше»
cr-do-draw-three = Сыграть «Возьми три»
cr-do-give = { $count ->
    [one] Передать эту фишку
   *[other] Передать эти две
}
cr-do-pass = Пас
cr-do-back = Вернуть всё
cr-do-back-some = Вернуть себе
cr-do-cancel = Отмена
cr-do-undo = Отменить

# Что не так, прямо на месте
cr-why-line-short = слишком коротко
cr-why-line-colours = цвет дважды
cr-why-line-values = не подряд
cr-why-line-mixed = не подходит
cr-why-lone-tile = одна

# Клавиши
cr-key-rack = К своим фишкам
cr-key-table = К столу
cr-key-open = К открытым фишкам
cr-key-arrows = От фишки к фишке, от клетки к клетке
cr-key-shift = Сдвинуть то, что держишь; среди своих — переставить фишку
cr-key-enter = Взять фишку, положить её
cr-key-widen = Взять её линию, потом группу
cr-key-delete = Вернуть к своим
cr-key-back = Вернуть всё
cr-key-steps = Шаг назад, шаг вперёд
cr-key-tidy = Навести порядок
cr-key-lay = Выложить фишки
cr-key-draw = Взять фишку из мешка
cr-key-undo = Отменить последний ход, если можно
cr-key-sort = Другой порядок фишек
cr-key-zoom = Крупнее, мельче
cr-key-fit = Показать всё
cr-key-cancel = Отпустить
cr-key-help = Показать эти клавиши
