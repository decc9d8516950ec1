tr-hint-stone = Se på brikken { $stone }.
tr-hint-lay = Legg { $stone } { $where }.
tr-hint-place = Den passer { $where }.
tr-why-scores = Det gir { $sum }.
tr-why-most = Ingen annen plass gir mer.
tr-why-at-most = Det beste du kan legge, gir { $points } poeng.
tr-why-still = Du kan fortsatt legge etterpå, for { $points } poeng eller mer.
tr-why-may-bring = { $stones ->
    [one] Én av de { $unseen } skjulte brikkene ville gi mer enn { $points }.
   *[other] { $stones } av de { $unseen } skjulte brikkene ville gi mer enn { $points }.
}
tr-why-may-fit = { $stones ->
    [one] Én av de { $unseen } skjulte brikkene passer et sted.
   *[other] { $stones } av de { $unseen } skjulte brikkene passer et sted.
}
tr-why-fit-now = { $stones ->
    [one] Bare én av de { $of } brikkene dine passer nå.
   *[other] { $stones } av de { $of } brikkene dine passer nå.
}
tr-why-goes-out = Det er den siste brikken din: { $points } poeng til.
tr-why-only-here = Den passer ingen andre steder.
tr-why-only-fit = Ingen annen brikke på hånden passer.
tr-hint-none-fits = Ingen av brikkene dine passer noe sted.
tr-hint-pool = Se på banken.
tr-hint-buy = Kjøp en brikke (−{ $price }).
tr-hint-wait = Kanskje det er nok for denne turen.
tr-hint-pass = { $price ->
    [0] Pass. Det koster ingenting.
   *[other] Pass (−{ $price }).
}
tr-hint-count = Tell hva alle har igjen. Du har { $price } poeng på hånden.
tr-hint-stop = Foreslå å stoppe. Det ville koste deg { $price } poeng.
tr-hint-agree = Si ja til å stoppe (−{ $price }).
tr-hint-decline = Spill videre: Å stoppe ville koste deg { $price } poeng.
tr-why-leaves = Neste spiller får verken bro eller sekskant.
tr-why-still-fit = { $stones ->
    [one] Én av brikkene dine passer fortsatt.
   *[other] { $stones } av brikkene dine passer fortsatt.
}
