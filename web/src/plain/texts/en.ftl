# The plain board: for games that have no room of their own.
plain-picture = The table as text
plain-plate = board
plain-called = { $name } is “{ $called }” on the board.
plain-turn = It is { $name }’s turn.
plain-doing = Your move
plain-type = Type a move, or choose one
plain-play = Play
plain-moves = { $count ->
    [one] The only move
   *[other] All { $count } moves
}
plain-moves-some = { $count ->
    [one] One of the possible moves
   *[other] { $count } of the possible moves
}
plain-moves-none = No move in the list has these letters in it.
plain-undo = Undo
plain-hint-nudge = A good move begins with “{ $start }”.
plain-hint-nudge-any = { $count ->
    [one] There is only one move to choose.
   *[other] One of the { $count } moves in the list is better than the others.
}
plain-hint-whole = A good move: { $move }
plain-ended-by = What ended the game
plain-sheet = Result
plain-sheet-rank = Place
plain-sheet-player = Player
plain-sheet-points = Points
