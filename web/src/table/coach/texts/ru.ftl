# What the coach says beside a board, to somebody who wants it.

coach-label = Тренер
coach-cost = { $points ->
    [one] Это стоит { $points } процентный пункт шанса на победу.
    [few] Это стоит { $points } процентных пункта шанса на победу.
   *[many] Это стоит { $points } процентных пунктов шанса на победу.
}
coach-better = Лучше так: { $move }
coach-back = Взять назад
coach-on = Играть дальше
