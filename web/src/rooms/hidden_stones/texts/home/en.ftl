# Hidden Stones before one sits down: what it is, and what can be agreed on.
hidden-stones-title = Hidden Stones
hidden-stones-pitch = Flip and swap nine two-sided stones until they match your cards. Every change costs a card, so choose well which one.
hidden-stones-option-edition = When somebody has won enough cards
hidden-stones-option-edition-piatnik = Finish the round
hidden-stones-option-edition-piatnik-about = Everybody gets the same number of turns (Piatnik edition).
hidden-stones-option-edition-magellan = End at once
hidden-stones-option-edition-magellan-about = A race: no last turn for the others (Magellan edition).
hidden-stones-option-start = Who begins?
hidden-stones-option-start-random = At random
hidden-stones-option-deck = A home-made deck
hidden-stones-option-deck-about = One card per line: number, points, formation, as in “1 1 BH”. Rows go from top to bottom, with “/” between them; U sun, M moon, F fish, B bird, H horse, O boat, S seed, T tree, “.” any stone.
problem-equal-turns = In the Piatnik edition everybody has the same number of turns.
problem-bad-deck = This deck can’t be read. Check each line: number, points, formation.
problem-deck-lacks-solo = This deck has too few { $card }-point cards for playing alone.
problem-deck-too-small = This deck has too few cards for so many players.
