# ColleXion словами: что это, о чём договориться, что произошло, положение дел, подсказки, лист очков, правила.

# Прежде чем сесть за стол
collexion-title = ColleXion
collexion-pitch = Бери фигуры из перемешанной кучи и собирай наборы одного цвета или одной формы. Всё, что останется лишним, отнимает очки.
collexion-option-play = Кто с кем играет?
collexion-option-play-alone = Каждый за себя
collexion-option-play-team = Две команды
collexion-option-play-team-about = Только вчетвером: места 1 и 3 против мест 2 и 4.
collexion-option-game = Какая игра?
collexion-option-game-standard = С жетонами действий
collexion-option-game-expert = Для знатоков
collexion-option-start = Кто начинает?
collexion-option-start-random = По жребию

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
cxw-tell-shaken = Лоток перемешан. { $count ->
    [one] Доступна { $count } фигура.
    [few] Доступны { $count } фигуры.
   *[many] Доступно { $count } фигур.
}
cxw-tell-took = { $name } берёт { $kind }.
cxw-tell-pair = { $name } берёт ещё один { $kind }: пара.
cxw-tell-removed = { $name } убирает из лотка { $kind }.
cxw-tell-swapped = { $name } меняет { $gave } на { $got } (у игрока { $other }).
cxw-tell-stole = { $name } крадёт { $kind } у игрока { $other }.
cxw-tell-gave = { $name } отдаёт { $kind } игроку { $other }.
cxw-tell-handed = { $name } передаёт { $kind } партнёру { $other }.
cxw-tell-scored = { $name } сдаёт { $set }, очков: { $points }.
cxw-tell-scored-from = { $name } сдаёт { $set } и берёт жетон ({ $corner }), очков: { $points }.
cxw-tell-scored-none = { $name } сбрасывает { $set }: жетона за него больше нет.
cxw-tell-nothing = { $name } ничего не берёт.
cxw-tell-last-markers = Жетоны очков кончились. Круг доигрывается.
cxw-tell-last-tray = Лоток пуст. Круг доигрывается.
cxw-over-cx-10 = Жетоны очков кончились, и все сделали поровну ходов.
cxw-over-cx-11 = Лоток пуст, и все сделали поровну ходов.

# Положение дел
cxw-plate-polygons = Фигуры
cxw-plate-markers = Жетоны
cxw-plate-actions = Действия
cxw-last-round = Последний круг
cxw-last-round-no-points = Последний круг, уже без очков
cxw-few-markers = { $count ->
    [one] Скоро конец: остался { $count } жетон очков
    [few] Скоро конец: осталось { $count } жетона очков
   *[many] Скоро конец: осталось { $count } жетонов очков
}
cxw-few-polygons = { $count ->
    [one] Скоро конец: в лотке { $count } фигура
    [few] Скоро конец: в лотке { $count } фигуры
   *[many] Скоро конец: в лотке { $count } фигур
}
cxw-turn-of = Ходит { $name }.
cxw-shaking = Лоток перемешивают.
cxw-game-over = Игра окончена.
cxw-teams = Команды: { $one } против { $other }.
cxw-expert = Игра для знатоков, без жетонов действий.
cxw-taken = Взято за этот ход: { $list }.
cxw-next = Дальше можно взять: { $list }.
cxw-tray = { $count ->
    [0] Лоток пуст.
    [1] В лотке { $count } фигура.
    [one] В лотке { $count } фигура. Доступны, и что они освобождают:
    [few] В лотке { $count } фигуры. Доступны, и что они освобождают:
   *[many] В лотке { $count } фигур. Доступны, и что они освобождают:
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
cxw-your-markers = Твои жетоны очков: { $list }. Вместе { $sum }.

# Лист очков
cxw-sheet = Лист очков
cxw-sheet-markers = Жетоны очков
cxw-sheet-unused = Жетоны действий
cxw-sheet-left = Лишние фигуры
cxw-sheet-points = Очки
cxw-sheet-team = Команда
cxw-sheet-none = нет
cxw-sheet-wins = победа
cxw-winners = { $count ->
    [one] Побеждает { $names }, очков: { $points }!
   *[other] Победу делят { $names }, очков: { $points }!
}
cxw-won-team = Побеждают { $names }, очков: { $points }!
cxw-tie = Очков поровну: решает, у кого меньше лишних фигур.

# Подсказки
cxw-hint-tray = Посмотри в лотке на { $kind }.
cxw-hint-take = Возьми { $kind }.
cxw-hint-take-frees = Возьми { $kind }. Освободится: { $list }.
cxw-hint-remove = Убери из лотка { $kind }, пока его не взяли другие.
cxw-hint-other = Посмотри на коллекцию игрока { $name }.
cxw-hint-swap = Обменяй { $mine } на { $theirs } игрока { $name }.
cxw-hint-steal = Укради { $kind } у игрока { $name }.
cxw-hint-own = Посмотри на свой { $kind }.
cxw-hint-give = Отдай { $kind } игроку { $name }.
cxw-hint-hand = Передай { $kind } партнёру { $name }.
cxw-hint-collection = Посмотри на свою коллекцию: набор собран.
cxw-hint-score = Сдай { $set }, очков: { $points }.
cxw-hint-score-from = Сдай { $set } и возьми жетон ({ $corner }), очков: { $points }.
cxw-hint-score-none = Сбрось { $set }: жетона за него больше нет.
cxw-hint-enough = Посмотри, что у тебя есть. Нужно ли ещё?
cxw-hint-end = Закончи ход.

# Почему нельзя
problem-team-of-four = Для команд нужны четверо.
problem-wrong-polygons = Это не те 80 фигур.
problem-outside-tray = Все фигуры лежат в лотке, и ни одной нет в его углах.
problem-flat-heap = Это не куча: фигуры почти не лежат друг на друге.
problem-must-take = Сначала возьми хотя бы одну фигуру.
problem-must-score = В твоей коллекции собран набор: сначала сдай его.
problem-scoring-begun = Ты уже сдаёшь наборы: до конца хода можно только это.
problem-not-in-tray = Этой фигуры в лотке уже нет.
problem-covered = На ней лежит другая фигура. Доступно только то, что свободно.
problem-four-taken = Четыре фигуры уже взяты; больше за один ход нельзя.
problem-handed-over = Фигура уже передана: за этот ход больше ничего не берут.
problem-no-match = Ни форма, ни цвет не совпадают с фигурой, взятой последней.
problem-no-partner = В этой игре у тебя нет партнёра.
problem-nothing-taken = За этот ход ещё ничего не взято.
problem-handed-already = За этот ход фигура уже передана.
problem-not-held = Фигуры, взятой последней, у тебя уже нет.
problem-expert-swap = В игре для знатоков обмена нет.
problem-no-pair = Для этого нужно только что взять две одинаковые фигуры подряд.
problem-expert-only = Отдавать фигуры можно только в игре для знатоков.
problem-marker-used = Этот жетон действия уже использован.
problem-one-marker = Только один жетон действия за ход.
problem-not-yours = Такой фигуры нет в твоей коллекции.
problem-not-theirs = Такой фигуры нет в этой коллекции.
problem-not-another-player = Выбери другого игрока.
problem-not-complete = Этот набор ещё не собран.
problem-stack-empty = В этом углу жетонов больше нет.
problem-choose-stack = Выбери угол, из которого берёшь жетон.

# Правила
cxw-rules-aim = Цель игры
cxw-rules-aim-text = Собирай фигуры в наборы по четыре: все формы одного цвета или все цвета одной формы. Каждый набор приносит жетон очков. Но каждая фигура, которая в конце останется лишней, отнимает очко.
cxw-rules-setup = Подготовка
cxw-rules-setup-text = Четыре формы четырёх цветов, каждая по пять раз: 80 фигур лежат в перемешанном лотке друг на друге. В каждом углу — стопка жетонов очков его цвета: сверху 2, под ним 3, внизу 4. У каждого три жетона действий. Кто начинает, решает жребий или вы сами.
cxw-rules-reach = Что доступно
cxw-rules-reach-text = Взять можно только фигуру, над которой, если смотреть сверху, не лежит другая, даже краем. Если они лишь соприкасаются, это не мешает.
cxw-rules-reach-example = Обведённые фигуры доступны. Остальные ждут, пока освободятся.
cxw-rules-turn = Твой ход
cxw-rules-turn-text = Возьми одну фигуру. Потом, если хочешь, ещё одну той же формы или того же цвета, что и взятая перед ней, и так далее, всего до четырёх. Каждая должна быть доступна в тот момент, когда её берут: одна может освободить следующую.
cxw-rules-chain-right = У каждой форма или цвет предыдущей.
cxw-rules-chain-wrong = Пятиугольник зелёный, а перед ним синий квадрат: ничего не совпадает. Считается только взятая последней.
cxw-rules-must-text = Хотя бы одну взять нужно. Всё взятое попадает в твою коллекцию, её видят все.
cxw-rules-sets = Наборы
cxw-rules-sets-text = Потом сдают наборы. Пока в твоей коллекции есть собранный набор, один нужно сдать; он выходит из игры.
cxw-rules-colour-set = Набор цвета
cxw-rules-colour-set-text = Один цвет, четыре формы. Приносит верхний жетон из угла этого цвета. Если там пусто, не приносит ничего.
cxw-rules-shape-set = Набор формы
cxw-rules-shape-set-text = Одна форма, четыре цвета. Приносит верхний жетон из любого угла на выбор.
cxw-rules-overlap = Сразу два?
cxw-rules-overlap-text = Розовый квадрат подходит в оба набора, но он только один. Выбери, какой набор сдать; остальное останется у тебя.
cxw-rules-markers = Жетоны очков
cxw-rules-markers-text = Они приносят 2, 3 или 4 очка. Ты держишь их лицом вниз: другие видят, сколько их, но не видят какие.
cxw-rules-actions = Жетоны действий
cxw-rules-actions-text = Раз за ход можно использовать один из трёх: до, между или после взятия фигур, пока не начнёшь сдавать наборы. Каждый — один раз за игру.
cxw-rules-remove-text = Убери доступную фигуру из игры.
cxw-rules-swap-text = Обменяй свою фигуру на фигуру из коллекции другого игрока.
cxw-rules-steal-text = Возьми фигуру из коллекции другого игрока.
cxw-rules-others-text = Если от этого набор собрался у другого игрока, он сдаст его в свой следующий ход.
cxw-rules-end = Конец игры
cxw-rules-end-text = Когда кончились жетоны очков или лоток пуст, круг доигрывают, чтобы все сделали поровну ходов. Если кончились жетоны, брать фигуры больше никто не обязан, а наборы ничего не приносят.
cxw-rules-count-markers = Жетоны очков
cxw-rules-count-unused = Каждый неиспользованный жетон действия
cxw-rules-count-left = Каждая лишняя фигура
cxw-rules-tie-text = Побеждает тот, у кого больше очков. При равенстве — у кого меньше лишних фигур; если и тут поровну, победа общая.
cxw-rules-team = Командами
cxw-rules-team-text = Вчетвером; партнёры сидят напротив друг друга и складывают очки. Когда ты больше не берёшь фигуры, взятую последней можно передать в коллекцию партнёра, даже если она единственная. После этого больше ничего не берут.
cxw-rules-expert = Игра для знатоков
cxw-rules-expert-text = Жетонов действий нет. Зато тот, кто взял две одинаковые фигуры подряд, может украсть фигуру, отдать одну свою или убрать доступную. Потом ход продолжается от фигуры, взятой последней. Третья такая же — ещё одна пара.
cxw-rules-both-text = Командами тоже можно играть в игру для знатоков.
