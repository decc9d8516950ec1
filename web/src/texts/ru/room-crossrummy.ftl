# Crossrummy: стол.

# Что где лежит
cr-felt = Стол: { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}
cr-felt-about = Стрелки ведут от клетки к клетке. Enter берёт фишку и кладёт её, W берёт её ряд, потом группу. Вопросительный знак показывает все клавиши.
cr-cell = столбец { $column }, строка { $row }
cr-empty = Пусто
cr-in-row = в строке из { $count }
cr-in-column = в столбце из { $count }
cr-alone = одна
cr-new = новая
cr-is-held = в руке
cr-held-now = В руке: { $tiles }.
cr-held-none = В руке ничего.
cr-rack = Твои фишки
cr-rack-of = Фишки: { $name }
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
cr-nearer = Ближе
cr-farther = Дальше
cr-fit = Показать всё
cr-step-back = На шаг назад
cr-step-forth = На шаг вперёд
cr-tidy = Навести порядок: место между группами
cr-frame = Выделить рамкой
cr-more = Ещё
cr-keys = Клавиши

# Что происходит и что можно сделать
cr-idle = Твой ход. Выложи фишки, возьми открытую, тяни или сыграй фишку действия.
cr-idle-open = Твой ход. Первой выкладкой ты открываешь свою группу. Или возьми или вытяни фишку.
cr-idle-pass = Мешок и открытые фишки кончились. Выложи фишки или пасуй.
cr-now-cell = Куда положить: { $tile }? Коснись клетки.
cr-held = { $count ->
    [one] Коснись клетки, чтобы положить её туда, или дважды — чтобы взять ряд.
    [few] { $count } фишки в руке. Перетащи их или коснись клетки.
   *[other] { $count } фишек в руке. Перетащи их или коснись клетки.
}
cr-take-about = Ты берёшь: { $tile }. Это твой ход.
cr-draw-about = Ты тянешь фишку из мешка. Это твой ход.
cr-pass-on-about = Все, и ты тоже, передают две фишки налево.
cr-draw-three-about = { $name } берёт три фишки.
cr-whom = Кому брать три?
cr-right = { $count ->
    [one] Всё верно. Можно выложить фишку.
   *[other] Всё верно. Можно выложить фишки.
}
cr-checking = Минутку …
cr-still-open = { $count ->
    [one] Осталось { $count } дело.
    [few] Осталось { $count } дела.
   *[other] Осталось { $count } дел.
}
cr-plan = Ты пробуешь. Это останется, пока стол не изменится.
cr-give = { $chosen ->
    [0] Выбери { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[other] { $count } фишек
    }. Получит { $name }.
   *[other] { $chosen } из { $count }. Получит { $name }.
}
cr-given = Ждём, пока выберут все.
cr-choosing = «Передай дальше»: все выбирают фишки для соседа слева.
cr-dealing = Раздача …
cr-drawing = { $name } тянет.
cr-drawing-three = { $name } берёт три.
cr-playing = Ходит { $name }. Можешь пока попробовать варианты.
cr-done = Игра окончена.
cr-sending = Минутку …

# Передай дальше
cr-give-title = Передай дальше
cr-give-about = Все выбирают { $count ->
    [one] одну фишку
   *[other] две фишки
} для соседа слева. Никто не видит, что получит, пока не выберут все.
cr-give-to = Получит { $name }

# Кнопки
cr-do-draw = Вытянуть фишку
cr-do-take = Взять: { $tile }
cr-do-lay = Выложить { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[other] { $count } фишек
}
cr-do-pass-on = Сыграть «передай дальше»
cr-do-draw-three = «Возьми три»: { $name }
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
cr-why-line-values = не по порядку
cr-why-line-mixed = не подходит
cr-why-lone-tile = одна

# Почему нет
cr-taken = Там уже лежит фишка. Сначала сдвинь её.
cr-stays = Что лежит на столе, остаётся на столе.
cr-action-stays = Фишки действия играют, а не выкладывают: коснись её и нажми кнопку.
cr-lay-what = Сначала положи на стол свою фишку.
cr-bag-empty = Мешок пуст.
cr-not-now = Сейчас не твой ход.

# Клавиши
cr-key-rack = К твоим фишкам
cr-key-table = К столу
cr-key-open = К открытым фишкам
cr-key-arrows = От фишки к фишке, от клетки к клетке
cr-key-shift = Сдвинуть то, что в руке; среди своих — переставить фишку
cr-key-enter = Взять фишку, положить её
cr-key-widen = Взять её ряд, потом группу
cr-key-delete = Вернуть к своим
cr-key-back = Вернуть всё
cr-key-steps = Шаг назад, шаг вперёд
cr-key-tidy = Навести порядок
cr-key-lay = Выложить фишки
cr-key-draw = Вытянуть фишку
cr-key-undo = Отменить последний ход, где это можно
cr-key-sort = Другой порядок фишек
cr-key-zoom = Ближе, дальше
cr-key-fit = Показать всё
cr-key-cancel = Отпустить
cr-key-help = Показать эти клавиши
