
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
tr-first-place = в середину стола
tr-laid-by = { $stone }, ход игрока { $name }

# Стол
tr-felt = { $count ->
    [0] Стол ещё пуст. Первая фишка ляжет в середину.
    [one] Стол, { $count } фишка. Стрелки двигают его, плюс и минус меняют масштаб.
    [few] Стол, { $count } фишки. Стрелки двигают его, плюс и минус меняют масштаб.
   *[many] Стол, { $count } фишек. Стрелки двигают его, плюс и минус меняют масштаб.
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
tr-nearer = Крупнее
tr-farther = Мельче
tr-fit = Показать всё
tr-sheet-open = Таблица очков
tr-places = Места
tr-places-of = Места для фишки { $stone }
tr-places-about = Стрелки ведут от места к месту, Enter кладёт фишку.
tr-places-not = Куда она не подходит
tr-sort = Порядок
tr-sort-hand = По числам
tr-sort-value = По сумме

# Что происходит и что можно сделать
tr-lay-first = Ты начинаешь. Выбери любую фишку.
tr-lay = Твой ход. Выбери фишку или место.
tr-lay-after-buy = { $bought ->
    [one] Куплена { $bought } фишка. Положи фишку, купи ещё одну или спасуй.
    [3] Куплены три фишки. Положи фишку или спасуй.
   *[few] Куплены { $bought } фишки. Положи фишку, купи ещё одну или спасуй.
}
tr-must-lay = Запас пуст, а одна из твоих фишек подходит: положи её.
tr-none = Ни одна фишка не подходит. Купи одну.
tr-none-again = Ни одна фишка не подходит. { $left ->
    [one] Можно купить ещё одну или спасовать.
   *[many] Можно купить ещё { $left } или спасовать.
}
tr-none-three = Куплены три фишки, и ни одна не подходит: остаётся спасовать.
tr-none-pool = Запас пуст, и ни одна фишка не подходит: пас ничего не стоит.
tr-last-lap-lay = Последний круг: положи ещё одну фишку или спасуй бесплатно.
tr-last-lap-none = Последний круг: ни одна фишка не подходит, пас ничего не стоит.
tr-now-place = { $count ->
    [0] { $stone } никуда не подходит.
   *[many] Куда положить { $stone }?
}
tr-now-stone = Какую из приподнятых фишек положить?
tr-asked = { $name } предлагает закончить раунд. Тебе это стоило бы { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}.
tr-sending = Минутку…
tr-drawing = Жребий: кто начинает…
tr-dealing = Раздача…
tr-buying = { $name } покупает фишку.
tr-voting = { $name } предлагает закончить. Ждём, что ответят все.
tr-playing = Ходит { $name }.
tr-done = Игра окончена.

# Кнопки
tr-do-lay = Положить { $stone }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
tr-do-lay-this = Положить { $stone }
tr-do-buy = Купить фишку (−{ $price })
tr-do-pass = { $price ->
    [0] Пас (бесплатно)
   *[many] Пас (−{ $price })
}
tr-do-agree = Закончить (−{ $cost })
tr-do-decline = Играть дальше
tr-do-undo = Отменить
tr-do-cancel = Отмена
tr-do-more = Ещё
tr-do-keys = Клавиши
tr-do-stop = Предложить закончить…
tr-do-ask = Предложить
tr-stop-title = Закончить раунд досрочно?
tr-stop-about = Если все остальные согласны, раунд сразу заканчивается, и каждый теряет сумму фишек, которые остались у него в руке. Если кто-то против, твой ход продолжается. Предложить можно один раз за раунд.
tr-stop-cost = Тебе это стоило бы { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
}.

# Радость с объяснением
tr-feast = { $name } · { $sum }
tr-about-bridge = Мост: фишка прилегает одной стороной, а противоположным углом касается фишек, которые уже лежали.
tr-about-hexagon = Шестиугольник: шестая фишка вокруг угла.
tr-about-double-hexagon = Двойной шестиугольник: одна фишка замыкает сразу два.

# Начало и конец раунда
tr-lot-title = Кто начинает?
tr-lot-about = Начинает тот, у кого сумма больше.
tr-lot-begins = Начинает { $name }.
tr-round-title = Раунд { $round } окончен
tr-round-held = В руке
tr-round-end = В конце
tr-round-points = Раунд
tr-round-total = Всего
tr-round-go-on = К раунду { $round }

# Почему нет
tr-fits-nowhere = Эта фишка сейчас никуда не подходит.
tr-none-here = Ни одна из твоих фишек туда не подходит.
tr-clash = Здесь { $touches }.
tr-touch = { $mine } встретится с { $theirs }
tr-corner = { $corner ->
    [top] вверху
    [top-left] вверху слева
    [top-right] вверху справа
    [bottom-left] внизу слева
    [bottom-right] внизу справа
   *[bottom] внизу
}
tr-choose-stone = Сначала выбери фишку.
tr-choose-place = Сначала выбери для неё место.
problem-nothing-to-answer = Твоего ответа никто не ждёт.
problem-not-in-hand = У тебя нет фишки { $a }.
problem-not-in-pool = Фишки { $a } нет в запасе.
problem-first-stone = Первую фишку кладут в середину.
problem-cell-taken = Там уже лежит { $b }.
problem-no-edge = Фишка должна прилегать к другой целой стороной.
problem-does-not-fit = { $a } туда не подходит: в каждом углу все числа должны быть одинаковыми.
problem-lay-first = Кто начинает, сначала кладёт фишку.
problem-last-lap-buy = В последнем круге покупать нельзя.
problem-pool-empty = Запас пуст.
problem-bought-three = В этом ходу три фишки уже куплены.
problem-buy-first = Пасовать можно, только купив хотя бы одну фишку.
problem-must-lay = Запас пуст, а одна из твоих фишек подходит: её нужно положить.
problem-last-lap-stop = У кого-то фишки уже кончились: это и так последний круг.
problem-stop-after-buy = Предложить закончить можно только до покупки.
problem-proposed-already = Предлагать закончить можно только раз за раунд.

# Клавиши
tr-key-stones = От фишки к фишке или двигать стол
tr-key-choose = Выбрать фишку или положить её на выбранное место
tr-key-places = Список мест выбранной фишки
tr-key-buy = Купить фишку
tr-key-pass = Пас
tr-key-undo = Шаг назад
tr-key-zoom = Крупнее, мельче
tr-key-fit = Показать всё
tr-key-sheet = Таблица очков
tr-key-cancel = Отмена
tr-key-help = Показать эти клавиши

# Что произошло
trw-tell-lot = { $name } тянет жребий: { $stone }.
trw-tell-tie = Поровну: { $names } тянут ещё раз.
trw-tell-begins = { $round ->
    [1] Начинает { $name }.
   *[other] Раунд { $round }: начинает { $name }.
}
trw-tell-drew = { $name } берёт { $stone }.
trw-tell-bought = { $count ->
    [1] { $name } покупает фишку: −{ $price }.
    [2] { $name } покупает вторую фишку: −{ $price }.
   *[other] { $name } покупает третью фишку: −{ $price }.
}
trw-tell-laid = { $name } выкладывает { $stone }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $bonus ->
    [bridge] , мост
    [hexagon] , шестиугольник
    [double-hexagon] , двойной шестиугольник
   *[none] { "" }
}.
trw-tell-passed = { $price ->
    [0] { $name } пасует.
   *[other] { $name } пасует: −{ $price }.
}
trw-tell-lastlap = { $name } выкладывает последнюю фишку. Это последний круг.
trw-tell-proposed = { $name } предлагает закончить.
trw-tell-agrees = { $name } соглашается.
trw-tell-declines = { $name } хочет играть дальше.
trw-tell-playedon = Раунд продолжается. Ходит { $name }.

# Чем закончился раунд и игра
trw-end-out = Фишки первыми кончились у игрока { $name }: 25 и фишки остальных, всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
trw-end-blocked = { $count ->
    [one] Больше ничего не подходит. Меньше всего очков в руке: { $names }, +{ $points }.
   *[other] Больше ничего не подходит. Меньше всего очков в руке: { $names }, каждому +{ $points }.
}
trw-end-stopped = Все согласились закончить. Каждый теряет сумму фишек в своей руке.
trw-over-tr-10 = У кого-то кончились фишки: раунд окончен.
trw-over-tr-11 = Запас пуст, и больше ничего не подходит.
trw-over-tr-12 = Все согласились закончить досрочно.
trw-over-rounds = { $count ->
    [one] Сыгран { $count } раунд.
    [few] Сыграны все { $count } раунда.
   *[many] Сыграны все { $count } раундов.
}
trw-over-target = Цель достигнута: { $target ->
    [one] { $target } очко
    [few] { $target } очка
   *[many] { $target } очков
}.
trw-over-limit = { $count ->
    [one] После { $count } раунда игра заканчивается.
   *[many] После { $count } раундов игра заканчивается.
}

# Положение дел
trw-plate-stones = Фишки
trw-plate-points = Очки
trw-last-lap = Последний круг, без покупок
trw-few-stones = { $count ->
    [one] У кого-то осталась { $count } фишка
    [few] У кого-то осталось { $count } фишки
   *[many] У кого-то осталось { $count } фишек
}
trw-near-target = Цель близко: { $points } из { $target }
trw-turn-of = Ходит { $name }.
trw-vote-of = { $name } предлагает закончить.
trw-drawing = Игроки берут фишки.
trw-game-over = Игра окончена.
trw-round = Раунд { $round }.
trw-round-of = Раунд { $round } из { $rounds }.
trw-round-target = Раунд { $round }, цель: { $target }.
trw-your-stones = { $count ->
    [1] Твоя фишка: { $list }.
   *[other] Твои фишки ({ $count }): { $list }.
}
trw-no-stones-laid = На столе ещё нет фишек.
trw-stones-laid = { $count ->
    [1] На столе { $count } фишка.
    [one] На столе { $count } фишка. Ряд за рядом сверху, слева направо:
    [few] На столе { $count } фишки. Ряд за рядом сверху, слева направо:
   *[many] На столе { $count } фишек. Ряд за рядом сверху, слева направо:
}
trw-row = Ряд { $row }:
trw-lying-up = { $stone }, вершиной вверх: вверху { $a }, слева { $c }, справа { $b }
trw-lying-down = { $stone }, вершиной вниз: слева { $b }, справа { $c }, внизу { $a }
trw-beside-left = слева от неё { $stone }
trw-beside-right = справа от неё { $stone }
trw-beside-above = над ней { $stone }
trw-beside-below = под ней { $stone }
trw-pool = { $count ->
    [0] Запас пуст.
    [one] В запасе { $count } фишка.
    [few] В запасе { $count } фишки.
   *[many] В запасе { $count } фишек.
}
trw-player = { $name }: { $stones ->
    [one] { $stones } фишка
    [few] { $stones } фишки
   *[many] { $stones } фишек
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

# Лист очков
trw-bridge = Мост
trw-hexagon = Шестиугольник
trw-double-hexagon = Двойной шестиугольник
trw-sheet = Таблица очков
trw-sheet-round = Раунд { $round }
trw-sheet-lap = Круг
trw-sheet-lap-number = Круг { $lap }
trw-sheet-passed = пас
trw-sheet-bought = { $count ->
    [one] куплена { $count } фишка
    [few] куплены { $count } фишки
   *[many] куплено { $count } фишек
}
trw-sheet-end = Конец
trw-sheet-end-out = 25 и фишки остальных
trw-sheet-end-blocked = фишки остальных минус свои
trw-sheet-end-stopped = фишки в руке
trw-sheet-round-sum = Раунд { $round }
trw-sheet-now = Сейчас
trw-sheet-total = Всего
trw-sheet-target = Цель: { $target ->
    [one] { $target } очко
    [few] { $target } очка
   *[many] { $target } очков
}
trw-sheet-empty = Пока ничего не записано.
trw-sheet-turns = Ход за ходом
trw-sheet-held = В руке: { $stones }
trw-sheet-wins = победа
trw-sigh = { $bonus ->
    [bridge] Ох уж этот мост.
    [double-hexagon] Ох уж этот двойной шестиугольник.
   *[hexagon] Ох уж этот шестиугольник.
}
