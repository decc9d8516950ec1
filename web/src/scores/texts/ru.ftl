# Таблица очков для партий с настоящими фишками
scores-title = Таблица очков
scores-about = Здесь можно записывать очки партии с настоящими фишками. Они остаются в этом браузере, связь не нужна.
scores-players = Сколько игроков?
scores-name = Имя игрока { $number }
scores-teams = Две команды
scores-teams-about = Партнёры сидят друг напротив друга: 1 и 3 против 2 и 4.
scores-goal = Когда игра закончится
scores-target = При { $points } очках
scores-begin = Начать
scores-round = Раунд { $number }
scores-game = Партия { $number }
scores-kinds = Что записать
scores-who = Чей был ход?
scores-put = Записать { $points }
scores-put-all = Записать
scores-missing = Ещё не указано: { $what }
scores-range = Целое число от 0 до { $most }
scores-less = { $what }: на один меньше
scores-more = { $what }: на один больше
scores-leads = впереди
scores-next = следующий ход
scores-winner = победа
scores-won-shared = { $names } делят победу.
scores-lines = Всё записанное
scores-change = Исправить
scores-correct = Исправить строку
scores-remove = Удалить строку
scores-again = Новая партия
scores-again-about = Эта партия ещё не закончена. Её таблица очистится, имена останутся.
scores-rounds = { $count ->
    [one] После { $count } раунда
   *[many] После { $count } раундов
}
scores-games = { $count ->
    [one] После { $count } партии
   *[many] После { $count } партий
}
scores-won = { $count ->
    [one] Победа: { $names }!
   *[many] Победа: { $names }!
}
