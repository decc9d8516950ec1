# Триомино: стол.

# Фишки и места
tr-stone = { $stone }, сумма { $value }
tr-fits-not = никуда не подходит
tr-fits = { $count ->
    [one] подходит на { $count } место
    [few] подходит на { $count } места
   *[many] подходит на { $count } мест
}, { $points ->
    [one] до { $points } очка
   *[many] до { $points } очков
}
tr-as-bridge = мост
tr-as-hexagon = шестиугольник
tr-as-double-hexagon = двойной шестиугольник
tr-sum = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
tr-sum-bonus = { $points }: { $value } + { $bonus } { $more }
tr-beside = рядом с { $a }
tr-between = между { $a } и { $b }
tr-among = между { $a }, { $b } и { $c }
tr-first-place = в середине стола
tr-laid-by = { $stone }, положил игрок { $name }

# Стол
tr-felt = { $count ->
    [0] Стол ещё пуст. Первая фишка ляжет в середину.
    [one] Стол, { $count } фишка. Стрелки двигают его, плюс и минус приближают и отдаляют.
    [few] Стол, { $count } фишки. Стрелки двигают его, плюс и минус приближают и отдаляют.
   *[many] Стол, { $count } фишек. Стрелки двигают его, плюс и минус приближают и отдаляют.
}
tr-rack = Твои фишки
tr-rack-of = Фишки игрока { $name }
tr-rack-none = Фишек нет.
tr-pool = Запас
tr-pool-count = Запас: { $count ->
    [0] пуст
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
tr-held-by = { $name }: { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
tr-nearer = Ближе
tr-farther = Дальше
tr-fit = Показать всё
tr-sheet-open = Лист очков
tr-places = Места
tr-places-of = Места для { $stone }
tr-places-about = Стрелки ведут от места к месту, Enter кладёт фишку.
tr-sort = Порядок
tr-sort-hand = По числам
tr-sort-value = По сумме

# Что происходит и что можно сделать
tr-lay-first = Ты начинаешь. Выбери любую фишку.
tr-lay = Твой ход. Выбери фишку или место.
tr-lay-after-buy = { $bought ->
    [one] Куплена { $bought } фишка. Выбери, что положить, или продолжай.
    [few] Куплены { $bought } фишки. Выбери, что положить, или продолжай.
   *[many] Куплено { $bought } фишек. Выбери, что положить, или продолжай.
}
tr-must-lay = Запас пуст, а одна из твоих фишек подходит: положи её.
tr-none = Ни одна фишка не подходит. Купи одну.
tr-none-again = Ни одна фишка не подходит. { $left ->
    [one] Можно купить ещё { $left } или спасовать.
   *[many] Можно купить ещё { $left } или спасовать.
}
tr-none-three = Куплены три фишки, и ни одна не подходит: ты пасуешь.
tr-none-pool = Запас пуст, и ни одна фишка не подходит: пас ничего не стоит.
tr-last-lap-lay = Последний круг: положи ещё одну фишку или спасуй бесплатно.
tr-last-lap-none = Последний круг: ни одна фишка не подходит, пас ничего не стоит.
tr-now-place = { $count ->
    [0] { $stone } никуда не подходит.
   *[many] Куда положить { $stone }?
}
tr-now-stone = Какую из приподнятых фишек?
tr-asked = { $name } предлагает закончить раунд. Это стоило бы вам { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}.
tr-sending = Минутку …
tr-drawing = Жребий: кто начинает …
tr-dealing = Раздача …
tr-buying = { $name } покупает фишку.
tr-voting = { $name } предлагает закончить. Ждём ответов.
tr-playing = Ходит { $name }.
tr-done = Игра окончена.

# Кнопки
tr-do-lay = Положить { $stone }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
tr-do-buy = Купить фишку (−{ $price })
tr-do-pass = { $price ->
    [0] Пас (бесплатно)
   *[many] Пас (−{ $price })
}
tr-do-agree = Закончить (−{ $cost })
tr-do-decline = Играть дальше
tr-do-undo = Назад
tr-do-cancel = Отмена
tr-do-more = Ещё
tr-do-keys = Клавиши
tr-do-stop = Предложить закончить …
tr-do-ask = Предложить
tr-stop-title = Закончить раунд раньше?
tr-stop-about = Если все остальные согласны, раунд сразу заканчивается, и каждый теряет сумму фишек, что у него остались. Если кто-то против, твой ход продолжается. Предложить можно один раз за раунд. (TR-12)
tr-stop-cost = Это стоило бы вам { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}.

# Радость с объяснением
tr-feast = { $name } · { $sum }
tr-about-bridge = Мост: фишка прилегает одной стороной, а её противоположный угол касается фишек, что уже лежали.
tr-about-hexagon = Шестиугольник: шестая фишка вокруг угла.
tr-about-double-hexagon = Двойной шестиугольник: одна фишка замкнула сразу два.

# Начало и конец раунда
tr-lot-title = Кто начинает?
tr-lot-about = Начинает наибольшая сумма.
tr-lot-begins = Начинает { $name }.
tr-round-title = Раунд { $round } окончен
tr-round-held = На руках
tr-round-end = В конце
tr-round-points = Раунд
tr-round-total = Всего
tr-round-go-on = К раунду { $round }

# Почему нет
tr-fits-nowhere = Эта фишка сейчас никуда не подходит.
tr-not-here = Туда фишка не подходит.
tr-choose-stone = Сначала выбери фишку.
tr-choose-place = Сначала выбери для неё место.
problem-nothing-to-answer = Твоего ответа никто не ждёт.
problem-not-in-hand = У вас нет фишки { $a }.
problem-not-in-pool = Фишки { $a } нет в запасе.
problem-first-stone = Первая фишка лежит в середине.
problem-cell-taken = Там уже лежит { $b }.
problem-no-edge = Фишка должна прилегать к другой целой стороной.
problem-does-not-fit = { $a } туда не подходит: в каждом углу все числа должны совпадать.
problem-lay-first = Кто начинает, сначала кладёт фишку.
problem-last-lap-buy = В последнем круге не покупают.
problem-pool-empty = Запас пуст.
problem-bought-three = В этом ходу ты уже купил три фишки.
problem-buy-first = Пасовать можно, только купив хотя бы одну фишку.
problem-must-lay = Запас пуст, а одна из твоих фишек подходит: её нужно положить.
problem-last-lap-stop = Кто-то уже вышел: это и так последний круг.
problem-stop-after-buy = Закончить предлагают до покупки.
problem-proposed-already = В этом раунде ты уже предлагал закончить.

# Подсказки
tr-hint-stone = Посмотри на свою фишку { $stone }.
tr-hint-lay = Положи { $stone } { $where }.
tr-hint-pool = Посмотри на запас.
tr-hint-buy = Купи фишку (−{ $price }).
tr-hint-wait = Может быть, на этот ход достаточно.
tr-hint-pass = { $price ->
    [0] Пасуй. Это ничего не стоит.
   *[other] Пасуй (−{ $price }).
}
tr-hint-count = Посчитай, что у всех осталось. У тебя { $price }.
tr-hint-stop = Предложи закончить. Тебе это стоило бы { $price }.
tr-hint-agree = Согласись закончить (−{ $price }).
tr-hint-decline = Играй дальше: иначе пропадут твои { $price }.

# Клавиши
tr-key-stones = От фишки к фишке или двигать стол
tr-key-choose = Выбрать фишку или положить её на выбранное место
tr-key-places = Список мест выбранной фишки
tr-key-buy = Купить фишку
tr-key-pass = Пас
tr-key-undo = Шаг назад
tr-key-zoom = Ближе, дальше
tr-key-fit = Показать всё
tr-key-sheet = Лист очков
tr-key-cancel = Отмена
tr-key-help = Показать клавиши
