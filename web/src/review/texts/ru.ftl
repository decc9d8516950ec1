# Разбор законченной партии

# Пока он готовится
review-making = Разбираем партию…
review-making-about = После каждого решения доигрывается много партий. Обычно это занимает меньше минуты.
review-making-here = После каждого решения доигрывается много партий. На этом устройстве это может занять четверть часа и больше. Пока можно перейти на другую страницу Tilery, только не закрывай и не перезагружай эту вкладку.
review-waiting = Сервер пока занят другим. Скоро очередь дойдёт и до этой партии.
review-none = Разбора здесь нет
review-no-record = Разбирать нечего. Сначала посмотри какую-нибудь запись, оттуда можно перейти к разбору.

# Кто играл хорошо, кому везло
review-sentence = { $play }, { $luck }.
review-play-2 = { $who ->
    [you] У тебя
    [team] У игроков { $name }
   *[other] У игрока { $name }
} игра сильнее
review-play-more = { $who ->
    [you] У тебя
    [team] У игроков { $name }
   *[other] У игрока { $name }
} самая сильная игра
review-play-even-2 = Сила игры примерно одинаковая
review-play-even-more = По силе игры явного лидера нет
review-luck-2 = но { $who ->
    [you] у тебя
    [team] у игроков { $name }
   *[other] у игрока { $name }
} больше удачи
review-luck-more = но { $who ->
    [you] у тебя
    [team] у игроков { $name }
   *[other] у игрока { $name }
} больше всего удачи
review-luck-even-2 = при этом никому явно не повезло больше
review-luck-even-more = при этом явного везунчика нет
review-both-2 = { $who ->
    [you] У тебя
    [team] У игроков { $name }
   *[other] У игрока { $name }
} и игра сильнее, и удачи больше.
review-both-more = { $who ->
    [you] У тебя
    [team] У игроков { $name }
   *[other] У игрока { $name }
} и самая сильная игра, и больше всего удачи.
review-still = И всё же { $who ->
    [you] победа за тобой
    [team] победили игроки { $name }
   *[other] победил игрок { $name }
}: на графике видно, когда наступил перелом.
review-hidden = То, что было скрыто, повлияло больше, чем игра и удача: это помогло { $who ->
    [you] тебе
    [team] игрокам { $name }
   *[other] игроку { $name }
}.
review-alone-lucky = На этот раз удача помогла.
review-alone-unlucky = На этот раз удача отвернулась.
review-alone-even = Удача ни на что заметно не повлияла.
review-accuracy = Точность
review-accuracy-about = Точность измеряется от 0 до 100. При 100 ни один ход не был явно хуже лучшего.
review-luck = Удача
review-luck-about = Удача показывает, сколько процентных пунктов шанса на победу дал или отнял случай.
review-luck-doubt = { $points ->
    [one] Это оценка: она может быть неточной на { $points } процентный пункт.
    [few] Это оценка: она может быть неточной на { $points } процентных пункта.
   *[many] Это оценка: она может быть неточной на { $points } процентных пунктов.
}
review-left-points = Упущенные очки, только там, где это доказано:
review-left-tiles = Фишки, которые можно было выложить, но они остались в руке, только там, где это доказано:
review-left-by-points = { $name }: { $left } (получено { $scored } из { $could })
review-left-by-tiles = { $name }: { $left } (выложено { $scored } из { $could })

# График
review-curve = Шанс на победу в процентах
review-step = Шаг { $step }
review-place = Шаг { $step }, { $said }: { $list }
review-chance = { $percent ->
    [one] { $name } { $percent } процент
    [few] { $name } { $percent } процента
   *[many] { $name } { $percent } процентов
}
review-kind-inaccuracy = неточность
review-kind-mistake = ошибка
review-kind-blunder = грубая ошибка
review-kind-luck = удача

# Моменты
review-moments = Решающие моменты
review-moments-none = Ни один ход не обошёлся дорого, и никому особенно не повезло.
review-by = { $name }: { $what }
review-luck-for = { $who ->
    [you] Твоя удача
   *[other] Удача игрока { $name }
}
review-drawn = Случай
review-deal = Начальная раздача.
review-draws = { $count ->
    [one] Случай решал { $count } раз.
    [few] Случай решал { $count } раза подряд.
   *[many] Случай решал { $count } раз подряд.
}
review-ended = { $name } заканчивает ход.
review-draws-next = { $name } решает тянуть.
review-chose = { $name } делает выбор.
review-better = Лучше так:
review-better-for = Совет игроку { $name }:
review-parts = Шаг за шагом
review-cost = { $points ->
    [one] Минус { $points } процентный пункт шанса на победу
    [few] Минус { $points } процентных пункта шанса на победу
   *[many] Минус { $points } процентных пунктов шанса на победу
}
review-exact-points = Сколько очков мог принести ход: сначала { $could }, после этого { $kept }
review-exact-tiles = Можно было выложить фишек: { $could }. Выложено: { $kept }
review-from-to = Шанс на победу: было { $from } %, стало { $to } %
review-same = Шанс на победу: { $at } %
review-from-to-for = Шанс на победу у игрока { $name }: было { $from } %, стало { $to } %
review-same-for = Шанс на победу у игрока { $name }: { $at } %
review-unknown = В основном дело в том, что было скрыто: знать этого никто не мог.
review-show = На графике
review-see = Посмотреть
review-about = { $count ->
    [one] Каждое решение проверено на { $count } доигранной партии. Разница, которая может быть случайной, не учитывается.
   *[many] Каждое решение проверено на { $count } доигранных партиях. Разница, которая может быть случайной, не учитывается.
}

# Почему разбора нет
error-too-long = Эта партия слишком длинная: разобрать можно не больше 4000 ходов.

# Ошибка, которую можно исправить
retry = Попробовать снова
retry-own = { $count ->
    [1] Исправить свою ошибку
    [one] Исправить свою { $count } ошибку
    [few] Исправить свои { $count } ошибки
   *[many] Исправить свои { $count } ошибок
}
retry-whose = Исправить ошибки за игрока:
retry-as = { $name } ({ $count })
retry-title = Найди ход лучше
retry-place = { $at } из { $count }
retry-was = { $points ->
    [one] Это стоило { $points } процентный пункт шанса на победу. Найди ход лучше.
    [few] Это стоило { $points } процентных пункта шанса на победу. Найди ход лучше.
   *[many] Это стоило { $points } процентных пунктов шанса на победу. Найди ход лучше.
}
retry-worse = { $points ->
    [one] Это стоит { $points } процентный пункт шанса на победу. Попробуй другой ход.
    [few] Это стоит { $points } процентных пункта шанса на победу. Попробуй другой ход.
   *[many] Это стоит { $points } процентных пунктов шанса на победу. Попробуй другой ход.
}
retry-best = Верно. Явно лучшего хода нет.
retry-good = Хороший ход. Есть другой, но он лишь немного лучше.
retry-shown = Вот этот ход лучше.
retry-another = Попробовать другой ход
retry-next = Следующая ошибка
retry-back = Назад к разбору
