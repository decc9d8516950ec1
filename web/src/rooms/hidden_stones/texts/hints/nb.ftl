hs-hint-stone = Se på { $cell }: { $face }.
hs-hint-keep = Se hva du har igjen. Er det verdt et kort til?
hs-hint-wait = Se på kortene dine. Ville ett til hjelpe?
hs-hint-one-change = Kort { $card } mangler bare én endring.
hs-hint-closer = Se på kort { $card }: Du kan komme nærmere.
hs-hint-lies = Et av kortene dine ligger allerede ute.
hs-hint-cells = Kort { $card } ligger på { $cells }.
hs-hint-stones = Se på { $a } og { $b }, side om side.
hs-why-scores = Det gir { $points } poeng.
hs-why-completes = Da ligger kort { $card } ute: { $points } poeng.
hs-why-prepares = { $changes ->
    [one] Da mangler kort { $card } bare én endring til.
   *[other] Da mangler kort { $card } { $changes } endringer til.
}
hs-why-costs = Det koster et straffepoeng: { $penalty } av 4.
hs-why-none-lies = Ingen av kortene dine ligger ute.
hs-hint-score = Løs inn kort { $card }.
hs-hint-swap = Betal med kort { $card } og bytt { $a } og { $b }.
hs-hint-flip = Betal med kort { $card } og snu { $cell } til { $other }.
hs-hint-end = { $count ->
    [0] Avslutt turen og behold kortene.
   *[other] Avslutt turen og fyll opp hånden.
}
hs-hint-pass = { $count ->
    [0] Pass.
   *[other] Pass og trekk { $count } kort.
}
