# Триомино словами: что произошло, положение дел, лист очков, правила.

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
trw-tell-lastlap = { $name } выкладывает последнюю фишку. Круг доигрывается.
trw-tell-proposed = { $name } предлагает закончить.
trw-tell-agrees = { $name } соглашается.
trw-tell-declines = { $name } хочет играть дальше.
trw-tell-playedon = Раунд продолжается. Ходит { $name }.

# Чем закончился раунд и игра
trw-end-out = Фишки первыми кончились у игрока { $name }: 25 и фишки остальных, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
trw-end-blocked = { $count ->
    [one] Больше ничего не подходит. Меньше всего в руке: { $names }, +{ $points }.
   *[other] Больше ничего не подходит. Меньше всего в руке: { $names }, каждому +{ $points }.
}
trw-end-stopped = Все согласились закончить. Каждый теряет фишки в своей руке.
trw-over-tr-10 = Выложена последняя фишка: раунд окончен.
trw-over-tr-11 = Запас пуст, и больше ничего не подходит.
trw-over-tr-12 = Все согласились закончить раньше.
trw-over-rounds = { $count ->
    [one] Сыгран { $count } раунд.
    [few] Сыграны все { $count } раунда.
   *[many] Сыграны все { $count } раундов.
}
trw-over-target = Цель достигнута: { $target }.
trw-over-limit = { $count ->
    [one] { $count } раунд — достаточно.
    [few] { $count } раунда — достаточно.
   *[many] { $count } раундов — достаточно.
}

# Положение дел
trw-plate-stones = Фишки
trw-plate-points = Очки
trw-last-lap = Последний круг: ещё по одной фишке
trw-few-stones = { $count ->
    [one] Скоро конец: у кого-то осталась { $count } фишка
    [few] Скоро конец: у кого-то осталось { $count } фишки
   *[many] Скоро конец: у кого-то осталось { $count } фишек
}
trw-near-target = Цель близко: { $points } из { $target }
trw-turn-of = Ходит { $name }.
trw-vote-of = { $name } предлагает закончить.
trw-drawing = Фишки разбирают.
trw-game-over = Игра окончена.
trw-round = Раунд { $round }.
trw-round-of = Раунд { $round } из { $rounds }.
trw-round-target = Раунд { $round }, цель { $target }.
trw-your-stones = { $count ->
    [one] Твоя { $count } фишка: { $list }.
    [few] Твои { $count } фишки: { $list }.
   *[many] Твои { $count } фишек: { $list }.
}
trw-no-stones-laid = На столе ещё нет фишек.
trw-stones-laid = { $count ->
    [1] На столе { $count } фишка.
    [one] На столе { $count } фишка. Ряд за рядом сверху, слева направо:
    [few] На столе { $count } фишки. Ряд за рядом сверху, слева направо:
   *[many] На столе { $count } фишек. Ряд за рядом сверху, слева направо:
}
trw-row = Ряд { $row }:
trw-lying-up = { $stone }, остриём вверх: вверху { $a }, слева { $c }, справа { $b }
trw-lying-down = { $stone }, остриём вниз: слева { $b }, справа { $c }, внизу { $a }
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
trw-sheet = Лист очков
trw-sheet-round = Раунд { $round }
trw-sheet-lap = Круг
trw-sheet-lap-number = Круг { $lap }
trw-sheet-passed = пас
trw-sheet-bought = { $count ->
    [one] куплена { $count } фишка
    [few] куплено { $count } фишки
   *[many] куплено { $count } фишек
}
trw-sheet-cost = покупки и пас
trw-sheet-end = Конец
trw-sheet-end-out = 25 и фишки остальных
trw-sheet-end-blocked = фишки остальных минус свои
trw-sheet-end-stopped = фишки в руке
trw-sheet-round-sum = Раунд { $round }
trw-sheet-now = Пока
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
trw-winners = { $count ->
    [one] Побеждает { $names }, очков: { $points }!
   *[other] Победу делят { $names }, очков: { $points }!
}

# Правила
trw-rules-aim = Цель игры
trw-rules-aim-text = Выкладывай фишки так, чтобы числа совпадали везде, где они встречаются. Каждая фишка приносит сумму своих чисел, мосты и шестиугольники — гораздо больше. Побеждает тот, у кого больше очков.
trw-rules-setup = Подготовка
trw-rules-setup-text = В игре 56 фишек с тремя числами от 0 до 5, одинаковых нет. Каждый тянет одну; начинает тот, у кого сумма больше, и фишки возвращаются. Вдвоём каждый берёт 9 фишек, втроём и вчетвером — 7. Остальные лежат лицом вниз: это запас.
trw-rules-lay = Как выкладывать
trw-rules-lay-text = Кто начинает, выкладывает любую фишку. Дальше за ход выкладывают одну. Она должна прилегать к другой целой стороной, и в каждом углу, где фишки встречаются, все числа должны совпадать.
trw-rules-example-fits = Оба числа вдоль стороны совпадают, третий угол ничего не касается.
trw-rules-example-numbers = 5 встречает 3: числа вдоль стороны не совпадают.
trw-rules-example-corner = Сторона подходит, но третий угол своей двойкой касается четвёрки. Это тоже считается.
trw-rules-example-edge = Фишки встречаются только углом. Нужна целая сторона.
trw-rules-points = Очки
trw-rules-points-text = Фишка приносит сумму трёх чисел. Три фигуры приносят больше. Если подходит несколько, считается только самая дорогая.
trw-rules-bridge-text = Фишка касается других одной стороной и противоположным углом.
trw-rules-hexagon-text = Фишка — шестая вокруг угла.
trw-rules-double-hexagon-text = Фишка замыкает сразу два шестиугольника.
trw-rules-sum = { $sum ->
    [one] { $sum } очко
    [few] { $sum } очка
   *[many] { $sum } очков
}
trw-rules-buy = Покупка и пас
trw-rules-buy-text = Не можешь или не хочешь выкладывать — купи фишку из запаса. После каждой можно выложить любую свою фишку. За ход можно купить три; после первой можно и спасовать, после третьей нужно выложить или спасовать.
trw-rules-price-buy = Каждая купленная фишка
trw-rules-price-pass = Пас
trw-rules-price-all = Три фишки и пас
trw-rules-price-empty = Пас при пустом запасе
trw-rules-empty-text = Когда запас пуст, покупать нельзя: если твоя фишка подходит, выкладываешь её, иначе пасуешь бесплатно.
trw-rules-end = Конец раунда
trw-rules-end-text = Кто-то выкладывает последнюю фишку: круг доигрывается. Кто в нём ещё не ходил, может выложить одну фишку, но не покупать. Затем тот, у кого фишки кончились первыми, получает 25 очков и сумму всех фишек у остальных. Никто ничего не теряет.
trw-rules-blocked = Тупик
trw-rules-blocked-text = Запас пуст, и никто не может ходить: раунд выигрывает тот, у кого в руке меньшая сумма. Он получает фишки остальных минус свои, без бонуса.
trw-rules-stop = Закончить раньше
trw-rules-stop-text = В свой ход, до покупки, можно предложить закончить. Если все согласны, раунд окончен, и каждый теряет сумму фишек в своей руке.
trw-rules-rounds = Раунды и цели
trw-rules-rounds-text = Один раунд — это игра. Или договоритесь о числе раундов или о цели, например 400 очков: очки складываются, и после каждого раунда смотрят, достиг ли кто-то цели. Побеждает наибольшая сумма; при равенстве победа общая.
