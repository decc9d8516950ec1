tr-hint-stone = Посмотри на свою фишку { $stone }.
tr-hint-lay = Положи { $stone } { $where }.
tr-hint-place = Она подходит { $where }.
tr-why-scores = Это принесёт { $sum }.
tr-why-most = Больше не даёт ни одно место.
tr-why-at-most = { $points ->
    [one] Лучшее, что можно положить, даст { $points } очко.
    [few] Лучшее, что можно положить, даст { $points } очка.
   *[other] Лучшее, что можно положить, даст { $points } очков.
}
tr-why-goes-out = Это твоя последняя фишка: ещё { $points }.
tr-why-only-here = Больше она никуда не подходит.
tr-why-only-fit = Другие твои фишки не подходят.
tr-hint-none-fits = Ни одна твоя фишка никуда не подходит.
tr-hint-pool = Посмотри на запас.
tr-hint-buy = Купи фишку (−{ $price }).
tr-hint-wait = Может быть, на этот ход достаточно.
tr-hint-pass = { $price ->
    [0] Пасуй. Это ничего не стоит.
   *[other] Пасуй (−{ $price }).
}
tr-hint-count = Посчитай, что у всех осталось. У тебя { $price }.
tr-hint-stop = Предложи закончить. Тебе это стоило бы { $price }.
tr-hint-agree = Согласись закончить (−{ $price }).
tr-hint-decline = Играй дальше: иначе пропадут твои { $price }.
