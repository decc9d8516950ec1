# Законченные партии: библиотека, записи для просмотра, позиции для продолжения.

# Библиотека
library = Библиотека
library-game = Игра
library-any = Любая игра
library-who = Кто играл
library-whose = Чьи партии
library-all = Все
library-mine = Мои
library-none = Законченных партий пока нет
library-none-such = Такой партии на полке нет
library-about = Здесь стоят законченные партии открытых столов и тех столов, которые знает этот браузер.
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
replay-speed = Скорость
position = Поделиться, играть дальше
position-at = Шаг { $step }
position-link = Ссылка на это мгновение
position-copy = Скопировать ссылку
position-too-long = Эта запись слишком длинна для ссылки. Сохрани её и пошли файл.
play-on = Играть дальше отсюда
play-on-seat = За кого ты играешь
play-on-about = На остальных местах играют боты. Всё, что тянут отсюда, тянут заново.
play-on-start = Играть дальше
play-on-ended = Здесь игра уже окончена. Вернись на несколько шагов, чтобы играть дальше.
begun-from = Начато с позиции из другой партии.

# Запись для просмотра
study = Посмотреть запись
study-about = Каждую законченную партию можно сохранить как запись. Здесь её можно посмотреть снова, шаг за шагом.
study-drop = Перетащи сюда файл записи или выбери его
study-paste = Или вставь её текст
study-look = Посмотреть
study-private = Сервер её прочитает и ничего из неё не сохранит.
study-broken-link = Эта ссылка неполная. Попроси её ещё раз или попроси саму запись.
study-empty = В этой записи нет ходов.
study-verified = Проверено: всё вытянутое следует из зерна.
study-no-seed = Без зерна нельзя проверить, что было вытянуто.
study-begun = { $count ->
    [one] Первый { $count } шаг был задан.
    [few] Первые { $count } шага были заданы.
   *[other] Первые { $count } шагов были заданы.
}
study-another = Другая запись

# Что не так с записью
flaw-line = Строка { $line }:
flaw-no-record = Это не запись Tilery.
flaw-no-gap = Нет пустой строки между заголовком и ходами.
flaw-header = «{ $about }» — не строка заголовка. Она выглядит так: «имя: значение».
flaw-header-unknown = Строка заголовка «{ $about }» неизвестна или стоит здесь дважды.
flaw-header-missing = Не хватает строки заголовка «{ $about }».
flaw-players = Игроки не подходят к числу мест.
flaw-number = «{ $about }» — не число.
flaw-begun = В записи нет { $about } ходов, после которых можно начать.
flaw-hex = «{ $about }» — не 64 шестнадцатеричные цифры.
flaw-cut-off = Последняя строка обрезана.
flaw-who = Из «{ $about }» не видно, кто ходит.
flaw-long-line = В строке может быть не больше { $about } знаков.
flaw-many-moves = В записи может быть не больше { $about } ходов.
flaw-no-game = Игра «{ $about }» здесь неизвестна.
flaw-other-rules = Версия правил { $about } здесь неизвестна.
flaw-set-up = Так эту игру начать нельзя.
flaw-unreadable = «{ $about }» — не ход этой игры.
flaw-illegal = Ход «{ $about }» не по правилам.
flaw-no-seed = Зерна ещё нет.
flaw-other-seed = Зерно не то, которое было обещано.
flaw-other-chance = Вытянутое «{ $about }» не следует из зерна.
flaw-not-over = Зерно есть, а игра не окончена.
flaw-other-result = Ходы ведут к другому итогу, не к «{ $about }».
flaw-other-state = Ходы ведут к другому концу.

# Почему что-то не сделано
error-bad-record = Эту запись нельзя сыграть до этого места.
error-no-moment = Оттуда играть дальше нельзя.
error-too-slow = Чтение этой записи занимает больше допустимых 20 секунд.
error-record-too-large = Запись может занимать не больше 400 кБ.
