hs-hint-stone = Look at the { $face } on { $cell }.
hs-hint-keep = Look at what you still hold. Is it worth another card?
hs-hint-wait = Look at your cards. Would one more help?
hs-hint-one-change = Card { $card } needs only one change.
hs-hint-closer = Look at card { $card }: you can bring it closer.
hs-hint-lies = One of your cards already lies on the grid.
hs-hint-cells = Card { $card } lies on { $cells }.
hs-hint-stones = Look at { $a } and { $b }, side by side.
hs-why-scores = { $points ->
    [one] It brings { $points } point.
   *[other] It brings { $points } points.
}
hs-why-completes = { $points ->
    [one] Then card { $card } lies there: { $points } point.
   *[other] Then card { $card } lies there: { $points } points.
}
hs-why-prepares = { $changes ->
    [one] Then card { $card } needs only one more change.
   *[other] Then card { $card } needs { $changes } more changes.
}
hs-why-costs = It costs a penalty: { $penalty } of 4.
hs-why-none-lies = None of your cards lies on the grid.
hs-hint-score = Score card { $card }.
hs-hint-swap = Pay with card { $card } and swap { $a } and { $b }.
hs-hint-flip = Pay with card { $card } and flip { $cell } to { $other }.
hs-hint-end = { $count ->
    [0] End your turn and keep your cards.
   *[other] End your turn and fill up your hand.
}
hs-hint-pass = { $count ->
    [0] Pass.
    [one] Pass and draw { $count } card.
   *[other] Pass and draw { $count } cards.
}
