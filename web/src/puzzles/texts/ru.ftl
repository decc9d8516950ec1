# Задачи: одна позиция, один ход, одна цель
puzzles-about = Одна позиция, один ход, одна цель. В каждой игре каждый день новая задача.
puzzles-today = Задачи на { $date }
puzzles-all = Все задачи
puzzles-of = Задачи: { $title }
puzzles-by-number = По номеру
puzzles-own = Для игры с настоящим набором дома: введи, что лежит на столе, узнай лучший ход и сделай из этого задачу для друзей.
puzzles-level = Сложность
puzzles-any-level = Любая
puzzles-next = Следующая нерешённая
puzzles-solved = Решено { $solved } из { $count }
puzzles-none = Здесь пока нет задач.
puzzle-level-beginner = Очень лёгкая
puzzle-level-easy = Лёгкая
puzzle-level-casual = Довольно лёгкая
puzzle-level-normal = Непростая
puzzle-level-strong = Трудная
puzzle-level-expert = Очень трудная
puzzle-level-beyond = Слишком трудная для наших ботов
puzzle-streak = { $count ->
    [1] Пока один день
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
puzzle-streak-open = – реши сегодня хотя бы одну, чтобы продолжить.
puzzle-number = Задача { $number }
puzzle-today = Задача дня
puzzle-solve = Решить
puzzle-is-solved = Решена
puzzle-is-today = сегодня
puzzle-is-seen = Ответ показан
puzzle-reached = Не совсем: { $reached }. Попробуй ещё раз.
puzzle-missed = Не совсем. Попробуй ещё раз.
puzzle-give-up = Показать ответ? Тогда задача уже не будет считаться решённой.
puzzle-go-on = Решать дальше
puzzle-solved = { $count ->
    [0] Решено.
    [1] Решено с первой попытки.
    [one] Решено за { $count } попытку.
    [few] Решено за { $count } попытки.
   *[many] Решено за { $count } попыток.
}
puzzle-shown = Вот как это делается.
puzzle-next = Следующая задача

# Что рассказать другим
puzzle-share = Поделиться
puzzle-share-day = { $title }: задача на { $date }
puzzle-share-number = { $title }: задача { $number }
puzzle-share-solved = { $count ->
    [1] решено с первой попытки
    [one] решено за { $count } попытку
    [few] решено за { $count } попытки
   *[many] решено за { $count } попыток
}
