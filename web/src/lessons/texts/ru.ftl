# Уроки: игре учатся за игрой.
learn-title = Урок: { $title }
learn-coach = Учитель
learn-progress = Шаг { $step } из { $steps }
learn-back = На шаг назад
learn-again = Повторить этот шаг
learn-next = Дальше
learn-finish = Готово
learn-press-next = Пока всё отлично. Нажми кнопку, чтобы идти дальше.
learn-other = Может быть, это тоже хороший ход, но давай сделаем тот, что отмечен.
problem-lesson-unfinished = Сделай, как сказано в записке, или забери фишки обратно.
problem-lesson-next = Этот шаг сделан. Нажми кнопку в записке, чтобы идти дальше.
learn-end = Теперь ты умеешь играть
learn-end-about = Это была игра «{ $title }». Остальному научишься по ходу игры.
learn-end-play = Сыграть со слабым ботом
learn-end-rules = Прочитать правила
learn-end-again = Повторить урок
learn-end-others = Научиться другой игре
