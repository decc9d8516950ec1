# The score sheet for games with real pieces
hss-game = A game
hss-about = Count the cards that everybody has won. Whoever has the most 1-point cards gets 3 points more.
hss-cards-1 = 1-point cards
hss-cards-2 = 2-point cards
hss-cards-3 = 3-point cards
hss-cards-5 = 5-point cards
