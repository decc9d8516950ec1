
# The eight faces and any stone
hs-sun = sun
hs-moon = moon
hs-fish = fish
hs-bird = bird
hs-horse = horse
hs-boat = boat
hs-seed = seed
hs-tree = tree
hs-any = any stone

# Formations in words
hs-form-one = { $a }, anywhere
hs-form-beside = { $a } on the left, { $b } on the right
hs-form-above = { $a } above, { $b } below
hs-form-row = in a row from left to right: { $list }
hs-form-column = in a column from top to bottom: { $list }
hs-form-square = in a square of four: { $list }
hs-form-grid = in the whole grid: { $list }
hs-form-line = row { $n }: { $list }
hs-at-top-left = { $face } top left
hs-at-top-middle = { $face } top middle
hs-at-top-right = { $face } top right
hs-at-middle-left = { $face } middle left
hs-at-middle-middle = { $face } in the centre
hs-at-middle-right = { $face } middle right
hs-at-bottom-left = { $face } bottom left
hs-at-bottom-middle = { $face } bottom middle
hs-at-bottom-right = { $face } bottom right

# Stones and cards in words
hs-stone = { $cell }, { $face }; other side { $other }
hs-card = Card { $number }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $formation }.
hs-key-of = { $key }.
hs-lies = Matches { $cells }.
hs-missing = Missing: { $list }.
hs-wants = { $face } on { $cell }
hs-grid-words = The grid, { $rows }.

# The table
hs-grid = The nine stones
hs-hand = Your cards
hs-hand-of = { $name }’s cards
hs-draw-pile = Draw pile
hs-discard-pile = Discards
hs-won-pile = Won
hs-pile-count = { $pile }, { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
hs-show-discards = Look through the discards
hs-show-won = Look at the won cards
hs-no-cards-yet = No cards yet.
hs-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hs-of = { $count } of { $target }
hs-penalties = Penalties: { $count } of 4
hs-drop-pay = Pay
hs-drop-score = Score

# What to do now
hs-your-turn = Your turn: tap a stone to swap or flip it.
hs-can-score = { $count ->
    [one] A card shines: you can score it.
   *[other] { $count } cards shine: you can score them.
}
hs-sure = You can still score a card. End your turn anyway?
hs-no-card = You have no card left to pay with. End your turn.
hs-turn-of = { $name } is playing.
hs-dealing = Dealing…
hs-game-over = The game is over.
hs-now-neighbour = Tap a neighbouring stone to swap, or flip this one.
hs-pay-swap = Choose a card to pay for the swap.
hs-pay-flip = Choose a card to pay for the flip.
hs-now-change = You pay with card { $number }. Now swap or flip a stone.
hs-sending = One moment…

# Buttons
hs-do-score = Score { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hs-do-pay = Pay with this card
hs-do-flip = Flip: { $face } → { $other }
hs-do-end = { $count ->
    [0] End turn
    [one] End turn, draw { $count } card
   *[other] End turn, draw { $count } cards
}
hs-do-end-penalty = { $count ->
    [0] End turn: penalty
   *[other] End turn: penalty, draw { $count }
}
hs-do-pass = { $count ->
    [0] Pass
   *[other] Pass, draw { $count }
}
hs-do-undo = Undo
hs-do-cancel = Cancel
hs-do-keys = Keys

# Why not
hs-choose-stone = Choose a stone first.
hs-taken-back = Taken back. Now tap a neighbour, or flip this stone.
hs-drop-stone = Drop a stone on a neighbour to swap them.
hs-drop-card = Drop the card on a pile: Discards to pay, Won to score.
hs-choose-score = Several cards can be scored. Choose one of them.
hs-nothing-scores = None of your cards matches the stones.
problem-pass-after-action = You can only pass if you have done nothing else. End your turn.
problem-pass-twice = You passed last time. You can’t pass twice in a row.
problem-card-not-in-hand = Card { $card } is not in your hand.
problem-formation-absent = The formation of card { $card } is not on the grid.
problem-no-such-cell = The grid has only the cells a1 to c3.
problem-not-adjacent = { $a } and { $b } are not next to each other.
problem-wrong-stones = Those are not the nine stones.
problem-wrong-pile = A solo pile has eight 1-point cards, four 2-point cards, three 3-point cards and one 5-point card.
problem-card-not-in-pile = Card { $card } is not in the draw pile.

# Keys
hs-key-arrows = Go from stone to stone, from card to card
hs-key-enter = Select the stone or card you are on
hs-key-flip = Flip the stone
hs-key-card = Choose a card
hs-key-pay = Pay with the chosen card
hs-key-score = Score the chosen card
hs-key-undo = Take a step back
hs-key-end = End the turn
hs-key-pass = Pass
hs-key-cancel = Cancel
hs-key-help = Show these keys
hs-won-cards = Won cards

# What happened
hs-tell-laid = The nine stones are laid out.
hs-tell-begins = { $name } begins.
hs-tell-drew = { $name } draws card { $card }.
hs-tell-reshuffled = { $count ->
    [one] The discard becomes the new draw pile.
   *[other] The { $count } discards become the new draw pile.
}
hs-tell-swapped = { $name } swaps { $a } and { $b } and pays with card { $card }.
hs-tell-flipped = { $name } flips { $cell } to { $face } and pays with card { $card }.
hs-tell-scored = { $name } scores card { $card } on { $cells }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hs-tell-ended = { $name } ends the turn.
hs-tell-passed = { $name } passes.
hs-tell-lastround = { $name } has enough cards: this is the last round.
hs-over-hs-10 = Nobody has discarded or scored a card for ten rounds: the game ends.
hs-over-hs-11 = Enough cards have been won: the game ends.
hs-over-hs-14 = The fourth penalty ends the game.
hs-over-hs-15 = All 16 cards have been scored.

# How things stand
hs-plate-hand = Cards
hs-near-end = Near the end: { $count } of { $target } cards
hs-last-round = Last round
hs-solo-left = { $left ->
    [one] { $left } card to go
   *[other] { $left } cards to go
}
hs-player-words = { $name }: { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}, { $won } of { $target } won.

# Score sheet
hs-sheet = Score sheet
hs-sheet-player = Player
hs-sheet-value = { $value }-point cards
hs-sheet-cards = Points
hs-sheet-bonus = Bonus
hs-sheet-total = Total
hs-sheet-won = wins
hs-sheet-about = The number of cards of each value, and 3 bonus points for the most 1-point cards.
hs-sigh = Five points with one card. Ouch.
hs-solo-way = { $count } of { $target } cards scored
