# A table at home: what is entered of it
hse-what = What does { $cell } show?
hse-shows = { $cell } shows: { $face }. Or something else?
hse-all-there = All nine stones are there. Tap one to change it.
hse-left = { $count ->
    [0] none left
   *[other] { $count } left
}
hse-card = card { $number } ({ $points }, { $formation })
hse-no-cards = You have entered no cards of your own. Is your hand empty?
hse-value = Value
hse-any-value = All
hse-with = With these stones
hse-none-found = No card that is left has all of them.
hse-type = Type its number, or tap it below
hse-no-such-card = The cards have the numbers 1 to { $last }.
hse-none-left = No stone is left that shows this: { $face }.
hse-won = Cards won
hse-won-of = Cards won by { $name }
hse-won-mine = Cards you have won
hse-unnamed = { $count ->
    [0] No cards yet.
   *[other] None named. They are drawn by chance.
}
hse-unknown = A card that was not named
hse-which = Which cards were won or discarded
hse-passed = I passed in my last turn.
hse-acted = I have already done something in this turn.
hse-scored = I have already scored a card in this turn.
hse-penalties = Penalties
problem-hs-entered-twice = Card { $card } can’t be in two places.
