# Poengarket for spill med ekte brikker
scores-title = Poengark
scores-about = Her kan dere føre poengene i et spill med ekte brikker. De blir i denne nettleseren, og du trenger ikke nett.
scores-players = Hvor mange spiller?
scores-name = Navnet på spiller { $number }
scores-teams = To lag
scores-teams-about = Partnere sitter overfor hverandre: 1 og 3 mot 2 og 4.
scores-goal = Spillet slutter
scores-target = Ved { $points } poeng
scores-begin = Begynn
scores-round = Runde { $number }
scores-game = Spill { $number }
scores-kinds = Hva som skal føres
scores-who = Hvem sin tur var det?
scores-put = Før opp { $points }
scores-put-all = Før opp
scores-missing = Mangler fortsatt: { $what }
scores-range = Et helt tall fra 0 til { $most }
scores-less = { $what }: én mindre
scores-more = { $what }: én til
scores-leads = leder
scores-next = nestemann
scores-winner = vinner
scores-won-shared = { $names } deler seieren.
scores-lines = Alt som er ført opp
scores-change = Endre
scores-correct = Rett linjen
scores-remove = Fjern linjen
scores-again = Nytt spill
scores-again-about = Dette spillet er ikke ferdig. Poengarket tømmes, navnene blir stående.
scores-rounds = { $count ->
    [one] Etter én runde
   *[other] Etter { $count } runder
}
scores-games = { $count ->
    [one] Etter ett spill
   *[other] Etter { $count } spill
}
scores-won = { $count ->
    [one] { $names } vinner!
   *[other] { $names } vinner!
}
