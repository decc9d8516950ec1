# Простое поле: для игр, у которых нет своей комнаты.
plain-picture = Стол в виде текста
plain-plate = поле
plain-called = { $name } на поле: «{ $called }».
plain-turn = Ходит { $name }.
plain-doing = Твой ход
plain-type = Набери ход или выбери из списка
plain-play = Сходить
plain-moves = { $count ->
    [1] Единственный ход
   *[other] Все ходы ({ $count })
}
plain-moves-some = Часть возможных ходов ({ $count })
plain-moves-none = В списке нет ходов с такими буквами.
plain-undo = Отменить
plain-hint-nudge = Хороший ход начинается с «{ $start }».
plain-hint-nudge-any = { $count ->
    [1] Ход только один.
   *[other] Один из ходов в списке ({ $count }) лучше других.
}
plain-hint-whole = Хороший ход: { $move }
plain-ended-by = Почему партия окончена
plain-sheet = Результат
plain-sheet-rank = Место
plain-sheet-player = Игрок
plain-sheet-points = Очки
