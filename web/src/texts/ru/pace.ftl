# Темп: никто не задерживает стол.

pace = Темп
pace-seconds = { $count } с
pace-minutes = { $count } мин
pace-away = Если кого-то нет
pace-away-30 = 30 секунд
pace-away-120 = 2 минуты
pace-away-600 = 10 минут
pace-away-86400 = 1 день
pace-away-never = Ждать сколько нужно
pace-away-about = Если тот, чей ход, не появляется так долго, за него играет бот. Когда он вернётся, место снова его.
pace-level = Бот тогда играет
pace-clock = Часы
pace-clock-none = Без часов
pace-clock-move = { $time } на ход
pace-clock-game = { $time } на партию
pace-clock-about = По времени никто не проигрывает: когда твоё время вышло, ход делает бот.
plate-stand-in = играет бот
plate-stand-in-for = Бот играет за игрока { $name }
clock-left = осталось { $time }
clock-soon = У тебя осталось десять секунд.
stand-in-playing = За тебя играет бот.
stand-in-here = Я здесь
stand-in-made = { $count ->
    [one] Пока тебя не было, бот сделал за тебя { $count } ход.
    [few] Пока тебя не было, бот сделал за тебя { $count } хода.
   *[many] Пока тебя не было, бот сделал за тебя { $count } ходов.
}
tell-stand-in = (За игрока { $name } играл бот.)
leave-table = Встать из-за стола
leave-table-about = За тебя будет играть бот, чтобы никому не пришлось ждать. Вернуться можно в любой момент, и место снова твоё.
leave-table-do = Уйти
leave-table-stay = Остаться
problem-stand-in = То, что сделал за тебя бот, отменить нельзя.
