# The score sheet for games with real pieces
scores-title = Score sheet
scores-about = Keep the score of a game with real pieces. It stays in this browser and needs no connection.
scores-players = How many play?
scores-name = Name of player { $number }
scores-teams = Two teams
scores-teams-about = Partners sit opposite each other: 1 and 3 against 2 and 4.
scores-goal = The game ends
scores-target = At { $points } points
scores-begin = Begin
scores-round = Round { $number }
scores-game = Game { $number }
scores-kinds = What to write down
scores-who = Whose turn was it?
scores-put = Write down { $points }
scores-put-all = Write down
scores-missing = Still missing: { $what }
scores-range = A whole number from 0 to { $most }
scores-less = { $what }: one less
scores-more = { $what }: one more
scores-leads = in the lead
scores-next = next
scores-winner = winner
scores-won-shared = { $names } share the win.
scores-lines = Everything written down
scores-change = Change
scores-correct = Correct this line
scores-remove = Remove the line
scores-again = New game
scores-again-about = This game is not over yet. Its score sheet will be cleared; the names stay.
scores-rounds = { $count ->
    [one] After one round
   *[other] After { $count } rounds
}
scores-games = { $count ->
    [one] After one game
   *[other] After { $count } games
}
scores-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
