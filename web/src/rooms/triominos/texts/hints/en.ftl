tr-hint-stone = Look at your { $stone }.
tr-hint-lay = Lay { $stone } { $where }.
tr-hint-place = It fits { $where }.
tr-why-scores = It brings { $sum }.
tr-why-most = No other place brings more.
tr-why-at-most = { $points ->
    [one] The best you could lay brings { $points } point.
   *[other] The best you could lay brings { $points } points.
}
tr-why-goes-out = It is your last stone: { $points } more.
tr-why-only-here = It fits nowhere else.
tr-why-only-fit = No other stone of yours fits.
tr-hint-none-fits = None of your stones fits anywhere.
tr-hint-pool = Look at the pool.
tr-hint-buy = Buy a stone (−{ $price }).
tr-hint-wait = Perhaps it is enough for this turn.
tr-hint-pass = { $price ->
    [0] Pass. It costs nothing.
   *[other] Pass (−{ $price }).
}
tr-hint-count = Count what everybody still holds. You hold { $price }.
tr-hint-stop = Propose to stop. It would cost you { $price }.
tr-hint-agree = Agree to stop (−{ $price }).
tr-hint-decline = Play on: your { $price } would be lost.
