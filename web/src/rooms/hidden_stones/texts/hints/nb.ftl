hs-hint-line = Se på { $line ->
    [top] den øverste raden
    [middle] den midterste raden
    [bottom] den nederste raden
    [left] den venstre kolonnen
    [centre] den midterste kolonnen
   *[right] den høyre kolonnen
}.
hs-hint-stone = Se på { $cell }: { $face }.
hs-hint-keep = Se hva du har igjen. Er det verdt et kort til?
hs-hint-wait = Se på kortene dine. Kan ett til hjelpe?
hs-hint-one-change = Kort { $card } mangler bare én endring.
hs-hint-closer = Se på kort { $card }: Du kan komme nærmere.
hs-hint-lies = Et av kortene dine stemmer allerede.
hs-hint-cells = Kort { $card } stemmer på { $cells }.
hs-hint-stones = Se på naboene { $a } og { $b }.
hs-why-scores = Det gir { $points } poeng.
hs-why-completes = Kort { $card } stemmer da: { $points } poeng.
hs-why-prepares = { $changes ->
    [one] Kort { $card } mangler da bare én endring til.
   *[other] Kort { $card } mangler da { $changes } endringer til.
}
hs-why-costs = Det koster et straffepoeng: { $penalty } av 4.
hs-why-none-lies = Ingen av kortene dine stemmer.
hs-hint-score = Løs inn kort { $card }.
hs-hint-swap = Bytt { $a } og { $b } og betal med kort { $card }.
hs-hint-flip = Snu { $cell } til { $other } og betal med kort { $card }.
hs-hint-end = { $count ->
    [0] Avslutt turen og behold kortene.
   *[other] Avslutt turen og fyll opp hånden.
}
hs-hint-pass = { $count ->
    [0] Pass.
   *[other] Pass og trekk { $count } kort.
}
hs-why-most = { $points ->
    [0] Ingen kort kan løses inn i denne turen.
   *[other] Mer kan ikke denne turen gi: { $points } poeng.
}
hs-why-farthest = Ingen kort på hånden er lenger unna enn kort { $card }.
hs-why-keeps = Du beholder kort { $card }: bare én endring unna.
hs-why-in-place = Da ligger { $right } av { $of } steiner riktig for kort { $card }.
hs-why-in-turn = Kort { $card } kan fortsatt løses inn i denne turen: { $points } poeng.
hs-why-too-far = Kort { $card } mangler minst { $changes } endringer.
hs-why-cheapest = Ingen kort på hånden er verdt mindre enn kort { $card }.
