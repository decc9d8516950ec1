cxw-hint-tray = Посмотри на { $kind } в лотке.
cxw-hint-take = Возьми { $kind }.
cxw-hint-remove = Убери { $kind }.
cxw-hint-other = Посмотри на коллекцию игрока { $name }.
cxw-hint-swap = Обменяй { $mine } на { $theirs } игрока { $name }.
cxw-hint-steal = Укради { $kind } у игрока { $name }.
cxw-hint-own = Посмотри на свой { $kind }.
cxw-hint-give = Отдай свой { $kind } игроку { $name }.
cxw-hint-hand = Передай { $kind } партнёру { $name }.
cxw-hint-collection = Посмотри на свою коллекцию: набор собран.
cxw-hint-score = Сдай { $set }: { $points } очка.
cxw-hint-score-from = Сдай { $set } и возьми { $points } очка ({ $corner }).
cxw-hint-score-none = Сбрось { $set }: жетона за него нет.
cxw-hint-enough = Посмотри, что у тебя есть. Нужно ли что-то ещё?
cxw-hint-end = Закончи ход.
cxw-hint-almost = Посмотри на { $set }: не хватает одной фигуры.
cxw-hint-grows = Посмотри на { $set }: его можно пополнить.
cxw-hint-in-reach = Всё нужное лежит свободно: { $set }.
cxw-hint-theirs = Вот { $kind } игрока { $name }.
cxw-hint-corner = Посмотри на { $corner } и его жетон.
cxw-why-most = Любой другой выбор даст меньше.
cxw-why-completes = Будет { $set }.
cxw-why-closer = Будет { $have } из 4: { $set }.
cxw-why-denies = Игроку { $name } не хватает только этого.
cxw-why-breaks = Это нужно игроку { $name }.
cxw-why-frees = Откроет { $list }.
cxw-why-spare = У тебя { $count } × { $kind }.
cxw-why-sheds = Лишняя фигура в конце отнимает очко.
cxw-why-none-completes = Сколько ни бери ещё, набор не соберётся.
cxw-why-may-complete = За этот ход можно собрать { $set }.
cxw-why-goes-on = { $count ->
    [one] Дальше на выбор { $count } фигура.
    [few] Дальше на выбор { $count } фигуры.
   *[many] Дальше на выбор { $count } фигур.
}
cxw-why-only = Больше свободных нет: { $kind }.
cxw-why-two-sets = Так за этот ход можно собрать два набора.
cxw-why-keeps = Остаётся 3 из 4: { $set }.
