# Crossrummy словами: что это, что произошло, как идут дела, чего нельзя, подсказки, счёт.

# Прежде чем сесть за стол
crossrummy-title = Кроссрамми
crossrummy-pitch = Выкладывай наборы и серии, которые пересекаются, и перестраивай весь стол как хочешь. Побеждает тот, кто первым избавится от всех фишек.
crossrummy-option-length = Как долго?
crossrummy-option-length-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
crossrummy-option-start = Кто начинает?
crossrummy-option-start-random = По жребию

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
crw-pass-on = «передай дальше»
crw-draw-three = «возьми три»

# Что произошло
crw-tell-begins = { $round ->
    [1] { $name } начинает.
   *[other] Партия { $round }: { $name } начинает.
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
crw-tell-you-drew = Тебе досталось: { $tiles }.
crw-tell-pass-on = { $name } играет «передай дальше»: все передают две фишки налево.
crw-tell-draw-three = { $name } играет «возьми три». Берёт { $victim }.
crw-tell-handed = { $name } передаёт { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[many] { $count } фишек
}, получает { $to }.
crw-tell-you-handed = Ты передаёшь: { $tiles }. Получает { $to }.
crw-tell-you-got = { $name } передаёт тебе: { $tiles }.
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

# Чем кончилось
crw-end-out = { $name } без фишек и побеждает.
crw-end-passed = { $count ->
    [one] Все спасовали. Меньшая сумма побеждает: { $names }.
   *[other] Все спасовали. Меньшая сумма побеждает, победа общая: { $names }.
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
crw-dealing = Фишки раздаются.
crw-game-over = Игра окончена.
crw-game-of = Партия { $round } из { $rounds }.
crw-your-tiles = { $count ->
    [0] У тебя нет фишек.
    [one] Твоя { $count } фишка: { $tiles }.
    [few] Твои { $count } фишки: { $tiles }.
   *[many] Твои { $count } фишек: { $tiles }.
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
}. После хода групп сейчас может быть не больше { $limit }.
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
} числа идут не по порядку через один.
problem-line-mixed = { $line ->
    [column] Этот столбец
   *[row] Этот ряд
} — не серия одного цвета и не набор одного числа.
problem-lone-tile = Эта фишка стоит одна: ей нужен набор или серия.
problem-too-many-groups = { $count ->
    [one] { $count } группа
    [few] { $count } группы
   *[many] { $count } групп
}, а можно только { $limit }. Соедини какие-нибудь.
problem-too-many-groups-yet = { $count ->
    [one] { $count } группа
    [few] { $count } группы
   *[many] { $count } групп
}, а пока открылись не все, можно только { $limit }.
problem-left-over = { $count ->
    [one] Осталась лишней { $count } фишка: { $tiles }.
    [few] Остались лишними { $count } фишки: { $tiles }.
   *[many] Осталось лишними { $count } фишек: { $tiles }.
} Что лежало на столе, там и остаётся.
problem-nothing-laid = Выложи хотя бы одну свою фишку.
problem-not-opened = Сначала откройся: выложи набор или серию только из своих фишек, чтобы они ничего не касались.
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
problem-draw-count = Сейчас берут другое число фишек.
problem-not-in-bag = Нет в мешке: { $tiles }.
problem-nothing-to-give = Сейчас ничего не передают.
problem-chosen-already = Твои фишки уже выбраны.
problem-bad-victim = Три фишки берёт кто-то другой, не ты.
problem-may-not-pass = Пасовать можно, только когда мешок и открытые фишки кончились и у тебя нет фишек действия.

# Счёт
crw-sheet = Счёт
crw-sheet-game = Партия { $round }
crw-sheet-held = На руках: { $tiles }
crw-sheet-none = ничего
crw-sheet-total = Итог
crw-sheet-wins = победа
crw-sheet-about = Каждая оставшаяся фишка стоит своё число, фишка действия — 20. Побеждает меньшая сумма.
crw-winners = { $count ->
    [one] Победа: { $names }!
   *[other] Общая победа: { $names }!
}
crw-sum = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
crw-winners-points = { $count ->
    [one] Победа: { $names }, всего { $sum }!
   *[other] Общая победа: { $names }, всего { $sum }!
}
crw-round-title = Партия { $round } окончена
crw-round-points = Очки
crw-round-go-on = К партии { $round }

# Подсказки
crw-hint-open = Одна из открытых фишек тебе пригодится.
crw-hint-take = Возьми открытую фишку: { $tile }.
crw-hint-bag = Сейчас на столе нет ничего лучше.
crw-hint-draw = Возьми фишку из мешка.
crw-hint-actions = Взгляни на свои фишки действия.
crw-hint-pass-on = Сыграй «передай дальше».
crw-hint-draw-three = Сыграй «возьми три». Пусть берёт { $name }.
crw-hint-lonely = Какие твои фишки не подходят ни к одной другой?
crw-hint-give = Передай: { $tiles }.
crw-hint-nothing = Возможностей осталось мало.
crw-hint-pass = Спасуй.
crw-hint-you-open = Можно открыться.
crw-hint-new-group = Взгляни на свою фишку: { $tile }. Можно начать новую группу.
crw-hint-look = Взгляни на стол: { $line }.
crw-hint-rearrange = Взгляни на стол: { $line }. Там можно что-то передвинуть.
crw-hint-move = Передвинь: { $tiles }.
crw-hint-lay = Выложи: { $tiles }.
crw-hint-left = { $line } (слева от фишки { $tile })
crw-hint-right = { $line } (справа от фишки { $tile })
crw-hint-above = { $line } (над фишкой { $tile })
crw-hint-below = { $line } (под фишкой { $tile })
crw-hint-alone = { $line } (на свободное место)
