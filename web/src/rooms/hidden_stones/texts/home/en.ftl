# Hidden Stones before one sits down: what it is, and what can be agreed on.
hidden-stones-title = Hidden Stones
hidden-stones-pitch = Turn and swap nine two-sided stones until they match your cards. Every change costs a card, so choose well which one.
hidden-stones-option-edition = When somebody has won enough cards
hidden-stones-option-edition-piatnik = Finish the round
hidden-stones-option-edition-piatnik-about = Everybody gets equally many turns (Piatnik edition).
hidden-stones-option-edition-magellan = End at once
hidden-stones-option-edition-magellan-about = A race: no last turn for the others (Magellan edition).
hidden-stones-option-start = Who begins?
hidden-stones-option-start-random = Draw lots
hidden-stones-option-deck = A home-made deck
hidden-stones-option-deck-about = One card per line: number, points, formation, as in “1 1 BH”. Rows from top to bottom, separated by “/”; U sun, M moon, F fish, B bird, H horse, O boat, S seed, T tree, “.” any stone.
problem-equal-turns = In the Piatnik edition everybody has equally many turns.
problem-bad-deck = This deck can’t be read. Check each line: number, points, formation.
problem-deck-lacks-solo = This deck has too few cards of value { $card } for solo.
problem-deck-too-small = This deck has too few cards for so many players.
