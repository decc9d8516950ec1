# Puzzles: one position, one turn, one goal
puzzles-about = One position, one turn, one goal. Each game has a new puzzle every day.
puzzles-today = Puzzles for { $date }
puzzles-all = All puzzles
puzzles-of = Puzzles of { $title }
puzzles-by-number = By number
puzzles-own = With real pieces at home: enter your table, see what is best there, and make a puzzle of it for your friends.
puzzles-level = Difficulty
puzzles-any-level = Any
puzzles-next = Next unsolved puzzle
puzzles-solved = { $solved } of { $count } solved
puzzles-none = There are no puzzles here yet.
puzzle-level-beginner = Very easy
puzzle-level-easy = Easy
puzzle-level-casual = Fairly easy
puzzle-level-normal = Tricky
puzzle-level-strong = Hard
puzzle-level-expert = Very hard
puzzle-level-beyond = Too hard for our bots
puzzle-streak = { $count ->
    [one] One day so far
   *[other] { $count } days in a row
}
puzzle-streak-open = – solve one today to keep going.
puzzle-number = Puzzle { $number }
puzzle-today = Puzzle of the day
puzzle-solve = Solve it
puzzle-is-solved = Solved
puzzle-is-today = today
puzzle-is-seen = Answer seen
puzzle-reached = Not quite: { $reached }. Have another try.
puzzle-missed = Not quite. Have another try.
puzzle-give-up = Show the answer? Then this puzzle can no longer count as solved.
puzzle-go-on = Keep trying
puzzle-solved = { $count ->
    [0] Solved.
    [1] Solved at the first try.
   *[other] Solved in { $count } tries.
}
puzzle-shown = That is how it is done.
puzzle-next = Next puzzle

# What one tells others
puzzle-share = Share
puzzle-share-day = { $title } puzzle, { $date }
puzzle-share-number = { $title } puzzle { $number }
puzzle-share-solved = { $count ->
    [1] solved at the first try
   *[other] solved in { $count } tries
}
