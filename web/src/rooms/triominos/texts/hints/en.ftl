tr-hint-stone = Look at your { $stone }.
tr-hint-lay = Lay { $stone } { $where }.
tr-hint-place = It fits { $where }.
tr-why-scores = It scores { $sum }.
tr-why-most = No other place scores more.
tr-why-at-most = { $points ->
    [one] The best you could lay scores { $points } point.
   *[other] The best you could lay scores { $points } points.
}
tr-why-still = { $points ->
    [one] You can still lay afterwards, for { $points } point or more.
   *[other] You can still lay afterwards, for { $points } points or more.
}
tr-why-may-bring = { $stones ->
    [one] One of the { $unseen } stones you can’t see would score more than { $points }.
   *[other] { $stones } of the { $unseen } stones you can’t see would score more than { $points }.
}
tr-why-may-fit = { $stones ->
    [one] One of the { $unseen } stones you can’t see fits somewhere.
   *[other] { $stones } of the { $unseen } stones you can’t see fit somewhere.
}
tr-why-fit-now = { $stones ->
    [one] Only one of your { $of } stones fits now.
   *[other] { $stones } of your { $of } stones fit now.
}
tr-why-goes-out = It is your last stone: { $points } points more.
tr-why-only-here = It fits nowhere else.
tr-why-only-fit = No other stone in the hand fits.
tr-hint-none-fits = None of your stones fits anywhere.
tr-hint-pool = Look at the pool.
tr-hint-buy = Buy a stone (−{ $price }).
tr-hint-wait = Maybe that is enough for this turn.
tr-hint-pass = { $price ->
    [0] Pass. It costs nothing.
   *[other] Pass (−{ $price }).
}
tr-hint-count = { $price ->
    [one] Count what everybody still holds. You hold { $price } point.
   *[other] Count what everybody still holds. You hold { $price } points.
}
tr-hint-stop = { $price ->
    [one] Propose to stop. It would cost you { $price } point.
   *[other] Propose to stop. It would cost you { $price } points.
}
tr-hint-agree = Agree to stop (−{ $price }).
tr-hint-decline = { $price ->
    [one] Play on: stopping would cost you { $price } point.
   *[other] Play on: stopping would cost you { $price } points.
}
tr-why-leaves = The next player gets no bridge or hexagon.
tr-why-still-fit = { $stones ->
    [one] One of your stones still fits then.
   *[other] { $stones } of your stones still fit then.
}
