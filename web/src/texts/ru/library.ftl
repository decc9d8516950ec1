# Законченные партии: библиотека, записи для просмотра, позиции для продолжения.

# Библиотека
library = Библиотека
library-game = Игра
library-any = Все игры
library-who = Кто играл
library-whose = Чьи партии
library-all = Все
library-mine = Мои
library-none = Законченных партий пока нет
library-none-such = Такой партии на полке нет
library-about = Здесь собраны законченные партии открытых столов и тех столов, которые знает этот браузер.
library-found = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
library-more = Ещё партии
library-winner = победа
library-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}

# Мгновение повтора
review = Разбор
replay-speed = Скорость
position = Поделиться, играть дальше
position-at = Шаг { $step }
position-link = Ссылка на этот момент
position-copy = Скопировать ссылку
position-too-long = Эта партия слишком длинная для ссылки. Сохрани запись и пошли файл.
play-on = Играть дальше отсюда
play-on-seat = За кого ты играешь
play-on-about = На остальных местах играют боты. Дальше всё тянут заново.
play-on-start = Играть дальше
play-on-ended = Здесь игра уже окончена. Вернись на несколько шагов назад и играй дальше оттуда.
begun-from = Начато с заданной позиции.

# Запись для просмотра
puzzles = Задачи
study = Посмотреть запись

# Почему что-то не сделано
error-bad-record = Эту запись нельзя сыграть до этого места.
error-no-moment = Оттуда играть дальше нельзя.
error-too-slow = Эта запись читается дольше разрешённых 20 секунд.
error-record-too-large = Запись может занимать не больше 400 кБ.
