hs-hint-line = Look at the { $line ->
    [top] top row
    [middle] middle row
    [bottom] bottom row
    [left] left column
    [centre] middle column
   *[right] right column
}.
hs-hint-stone = Look at the { $face } on { $cell }.
hs-hint-keep = Look at what you still hold. Is it worth another card?
hs-hint-wait = Look at your cards. Would one more help?
hs-hint-one-change = Card { $card } needs only one change.
hs-hint-closer = Look at card { $card }: you can get closer to it.
hs-hint-lies = One of your cards already matches the stones.
hs-hint-cells = Card { $card } matches { $cells }.
hs-hint-stones = Look at { $a } and { $b }, next to each other.
hs-why-scores = { $points ->
    [one] It scores { $points } point.
   *[other] It scores { $points } points.
}
hs-why-completes = { $points ->
    [one] Card { $card } will match: { $points } point.
   *[other] Card { $card } will match: { $points } points.
}
hs-why-prepares = { $changes ->
    [one] Card { $card } will need only one more change.
   *[other] Card { $card } will need { $changes } more changes.
}
hs-why-costs = It costs a penalty: { $penalty } of 4.
hs-why-none-lies = None of your cards matches the stones.
hs-hint-score = Score card { $card }.
hs-hint-swap = Swap { $a } and { $b }, and pay with card { $card }.
hs-hint-flip = Flip { $cell } to { $other }, and pay with card { $card }.
hs-hint-end = { $count ->
    [0] End your turn and keep your cards.
   *[other] End your turn and refill your hand.
}
hs-hint-pass = { $count ->
    [0] Pass.
    [one] Pass and draw { $count } card.
   *[other] Pass and draw { $count } cards.
}
hs-why-most = { $points ->
    [0] No card can be scored this turn.
    [one] The best this turn can bring: { $points } point.
   *[other] The best this turn can bring: { $points } points.
}
hs-why-farthest = No card in the hand is farther away than card { $card }.
hs-why-keeps = You keep card { $card }: one change away.
hs-why-in-place = Then { $right } of the { $of } stones for card { $card } are in place.
hs-why-in-turn = { $points ->
    [one] Card { $card } can still be scored this turn: { $points } point.
   *[other] Card { $card } can still be scored this turn: { $points } points.
}
hs-why-too-far = Card { $card } would need { $changes } changes or more.
hs-why-cheapest = No card in the hand is worth less than card { $card }.
