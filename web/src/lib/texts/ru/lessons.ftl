# Уроки: игре учатся за игрой.
learn = Учиться
learn-short = Научиться за 5 минут
learn-title = Урок: { $title }
learn-coach = Учитель
learn-progress = Шаг { $step } из { $steps }
learn-back = На шаг назад
learn-again = Этот шаг ещё раз
learn-next = Дальше
learn-finish = Готово
learn-press-next = Пока всё хорошо. Нажми кнопку, чтобы идти дальше.
learn-other = Может быть, и это хороший ход. Но здесь сделаем то, что отмечено.
learn-end = Теперь ты умеешь играть
learn-end-about = Это была игра «{ $title }». Остальное придёт за игрой.
learn-end-play = Сыграть со слабым ботом
learn-end-rules = Прочитать правила
learn-end-again = Урок ещё раз
learn-end-others = Научиться другой игре
