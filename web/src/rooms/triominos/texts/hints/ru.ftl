tr-hint-stone = Посмотри на свою фишку { $stone }.
tr-hint-lay = Положи { $stone } { $where }.
tr-hint-place = Она подходит { $where }.
tr-why-scores = Это даст { $sum }.
tr-why-most = Ни одно другое место не даст больше.
tr-why-at-most = { $points ->
    [one] Лучшее, что можно положить, даст { $points } очко.
    [few] Лучшее, что можно положить, даст { $points } очка.
   *[other] Лучшее, что можно положить, даст { $points } очков.
}
tr-why-still = { $points ->
    [one] Потом всё равно можно положить: не меньше { $points } очка.
   *[other] Потом всё равно можно положить: не меньше { $points } очков.
}
tr-why-may-bring = { $stones ->
    [one] Скрытых фишек: { $unseen }. Больше { $points } даст { $stones }.
   *[other] Скрытых фишек: { $unseen }. Больше { $points } дадут { $stones }.
}
tr-why-may-fit = { $stones ->
    [one] Скрытых фишек: { $unseen }. Подходит { $stones }.
   *[other] Скрытых фишек: { $unseen }. Подходят { $stones }.
}
tr-why-fit-now = { $stones ->
    [one] Из твоих фишек ({ $of }) сейчас подходит { $stones }.
   *[other] Из твоих фишек ({ $of }) сейчас подходят { $stones }.
}
tr-why-goes-out = { $points ->
    [one] Это твоя последняя фишка: ещё { $points } очко.
    [few] Это твоя последняя фишка: ещё { $points } очка.
   *[other] Это твоя последняя фишка: ещё { $points } очков.
}
tr-why-only-here = Больше она никуда не подходит.
tr-why-only-fit = Другие фишки на руках не подходят.
tr-hint-none-fits = Ни одна из твоих фишек никуда не подходит.
tr-hint-pool = Посмотри на запас.
tr-hint-buy = Купи фишку (−{ $price }).
tr-hint-wait = Может быть, на этот ход достаточно.
tr-hint-pass = { $price ->
    [0] Пасуй. Это ничего не стоит.
   *[other] Пасуй (−{ $price }).
}
tr-hint-count = { $price ->
    [one] Посчитай, что у всех осталось. У тебя { $price } очко.
    [few] Посчитай, что у всех осталось. У тебя { $price } очка.
   *[other] Посчитай, что у всех осталось. У тебя { $price } очков.
}
tr-hint-stop = { $price ->
    [one] Предложи закончить. Тебе это стоило бы { $price } очко.
    [few] Предложи закончить. Тебе это стоило бы { $price } очка.
   *[other] Предложи закончить. Тебе это стоило бы { $price } очков.
}
tr-hint-agree = Согласись закончить (−{ $price }).
tr-hint-decline = { $price ->
    [one] Играй дальше: закончить стоило бы тебе { $price } очко.
    [few] Играй дальше: закончить стоило бы тебе { $price } очка.
   *[other] Играй дальше: закончить стоило бы тебе { $price } очков.
}
tr-why-leaves = Дальше ни моста, ни шестиугольника.
tr-why-still-fit = { $stones ->
    [one] Потом подойдёт ещё { $stones } фишка.
    [few] Потом подойдут ещё { $stones } фишки.
   *[many] Потом подойдут ещё { $stones } фишек.
}
