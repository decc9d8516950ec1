
# Stones and places
tr-stone = { $stone }, value { $value }
tr-fits-not = fits nowhere
tr-fits = { $count ->
    [one] fits in one place
   *[other] fits in { $count } places
}, { $points ->
    [one] up to { $points } point
   *[other] up to { $points } points
}
tr-as-bridge = bridge
tr-as-hexagon = hexagon
tr-as-double-hexagon = double hexagon
tr-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tr-sum-bonus = { $points }: { $value } + { $bonus } { $more }
tr-beside = beside { $a }
tr-between = between { $a } and { $b }
tr-among = between { $a }, { $b } and { $c }
tr-first-place = in the middle of the table
tr-laid-by = { $stone }, laid by { $name }

# The table
tr-felt = { $count ->
    [0] Table, still empty. The first stone goes in the middle.
    [one] Table with { $count } stone. Arrow keys move it, plus and minus zoom.
   *[other] Table with { $count } stones. Arrow keys move it, plus and minus zoom.
}
tr-rack = Your stones
tr-rack-of = { $name }’s stones
tr-rack-none = No stones.
tr-pool = Pool
tr-pool-count = Pool: { $count ->
    [0] empty
    [one] { $count } stone
   *[other] { $count } stones
}
tr-held-by = { $name }: { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
tr-nearer = Zoom in
tr-farther = Zoom out
tr-fit = Show everything
tr-sheet-open = Score sheet
tr-places = Places
tr-places-of = Places for { $stone }
tr-places-about = Arrow keys go from place to place, Enter lays the stone.
tr-places-not = Where it doesn’t fit
tr-sort = Order
tr-sort-hand = By numbers
tr-sort-value = By value

# What goes on, and what can be done now
tr-lay-first = You begin. Choose any stone.
tr-lay = Your turn. Choose a stone or a place.
tr-lay-after-buy = { $bought ->
    [one] One stone bought. Lay a stone, buy another or pass.
    [3] Three stones bought. Lay a stone, or pass.
   *[other] { $bought } stones bought. Lay a stone, buy another or pass.
}
tr-must-lay = The pool is empty and one of your stones fits: lay it.
tr-none = None of your stones fits. Buy one.
tr-none-again = None of your stones fits. { $left ->
    [one] You may buy one more, or pass.
   *[other] You may buy { $left } more, or pass.
}
tr-none-three = Three stones bought and none fits: you have to pass.
tr-none-pool = The pool is empty and none of your stones fits. Passing costs nothing.
tr-last-lap-lay = Last lap: lay one more stone, or pass for free.
tr-last-lap-none = Last lap: none of your stones fits. Passing costs nothing.
tr-now-place = { $count ->
    [0] { $stone } fits nowhere.
   *[other] Where should { $stone } go?
}
tr-now-stone = Which of the raised stones?
tr-asked = { $name } proposes to stop this round. That would cost you { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
tr-sending = One moment…
tr-drawing = Drawing to see who begins…
tr-dealing = Dealing…
tr-buying = { $name } buys a stone.
tr-voting = { $name } proposes to stop. Waiting for everybody’s answer.
tr-playing = { $name } is playing.
tr-done = The game is over.

# Buttons
tr-do-lay = Lay { $stone }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tr-do-lay-this = Lay { $stone }
tr-do-buy = Buy a stone (−{ $price })
tr-do-pass = { $price ->
    [0] Pass (costs nothing)
   *[other] Pass (−{ $price })
}
tr-do-agree = Stop (−{ $cost })
tr-do-decline = Play on
tr-do-undo = Undo
tr-do-cancel = Cancel
tr-do-more = More
tr-do-keys = Keys
tr-do-stop = Propose to stop…
tr-do-ask = Propose it
tr-stop-title = Stop this round early?
tr-stop-about = If all others agree, the round ends at once and everybody loses the value of the stones they still hold. If anyone says no, your turn goes on. You may propose this once a round.
tr-stop-cost = It would cost you { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.

# Celebrated and explained
tr-feast = { $name } · { $sum }
tr-about-bridge = A bridge: one edge joins, and the opposite corner touches stones that were already there.
tr-about-hexagon = A hexagon: the sixth stone around a corner.
tr-about-double-hexagon = A double hexagon: two hexagons closed with one stone.

# The start, and the end of a round
tr-lot-title = Who begins?
tr-lot-about = The highest value begins.
tr-lot-begins = { $name } begins.
tr-round-title = Round { $round } is over
tr-round-held = Held
tr-round-end = At the end
tr-round-points = Round
tr-round-total = Total
tr-round-go-on = On to round { $round }

# Why not
tr-fits-nowhere = This stone doesn’t fit anywhere right now.
tr-none-here = None of your stones fits there.
tr-clash = Here { $touches }.
tr-touch = { $mine } would touch { $theirs }
tr-corner = { $corner ->
    [top] top
    [top-left] top left
    [top-right] top right
    [bottom-left] bottom left
    [bottom-right] bottom right
   *[bottom] bottom
}
tr-choose-stone = Choose a stone first.
tr-choose-place = Choose a place for it first.
problem-nothing-to-answer = Nobody is waiting for your answer.
problem-not-in-hand = The stone { $a } is not in your hand.
problem-not-in-pool = The stone { $a } is not in the pool.
problem-first-stone = The first stone goes in the middle.
problem-cell-taken = { $b } is already there.
problem-no-edge = A stone has to share a whole edge with another.
problem-does-not-fit = { $a } doesn’t fit there: all numbers at a corner have to be the same.
problem-lay-first = Whoever begins has to lay a stone first.
problem-last-lap-buy = You can’t buy in the last lap.
problem-pool-empty = The pool is empty.
problem-bought-three = You have already bought three stones this turn.
problem-buy-first = You can pass only after buying at least one stone.
problem-must-lay = The pool is empty and one of your stones fits: you have to lay it.
problem-last-lap-stop = Somebody has already laid their last stone: this is the last lap anyway.
problem-stop-after-buy = You can only propose to stop before you buy.
problem-proposed-already = You have already proposed to stop once this round.

# Keys
tr-key-stones = Go from stone to stone, or move the table
tr-key-choose = Choose a stone, or lay it on the chosen place
tr-key-places = List the places of the chosen stone
tr-key-buy = Buy a stone
tr-key-pass = Pass
tr-key-undo = Take a step back
tr-key-zoom = Zoom in, zoom out
tr-key-fit = Show everything
tr-key-sheet = Score sheet
tr-key-cancel = Cancel
tr-key-help = Show these keys

# What happened
trw-tell-lot = { $name } draws { $stone } to see who begins.
trw-tell-tie = A tie: { $names } draw again.
trw-tell-begins = { $round ->
    [1] { $name } begins.
   *[other] Round { $round }: { $name } begins.
}
trw-tell-drew = { $name } draws { $stone }.
trw-tell-bought = { $count ->
    [1] { $name } buys a stone: −{ $price }.
    [2] { $name } buys a second stone: −{ $price }.
   *[other] { $name } buys a third stone: −{ $price }.
}
trw-tell-laid = { $name } lays { $stone }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [bridge] , a bridge
    [hexagon] , a hexagon
    [double-hexagon] , a double hexagon
   *[none] { "" }
}.
trw-tell-passed = { $price ->
    [0] { $name } passes.
   *[other] { $name } passes: −{ $price }.
}
trw-tell-lastlap = { $name } has laid their last stone. This is the last lap.
trw-tell-proposed = { $name } proposes to stop.
trw-tell-agrees = { $name } agrees to stop.
trw-tell-declines = { $name } wants to play on.
trw-tell-playedon = The round goes on. It is { $name }’s turn.

# How a round ended, and the game
trw-end-out = { $name } finishes first: 25 plus the others’ stones, { $points } points.
trw-end-blocked = { $count ->
    [one] Nothing fits any more. { $names } has the fewest points in hand: +{ $points }.
   *[other] Nothing fits any more. { $names } have the fewest points in hand: +{ $points } each.
}
trw-end-stopped = All agreed to stop. Everybody loses the value of the stones they still hold.
trw-over-tr-10 = A player has laid their last stone: the round is over.
trw-over-tr-11 = The pool is empty and nothing fits any more.
trw-over-tr-12 = All agreed to stop early.
trw-over-rounds = { $count ->
    [one] { $count } round has been played.
   *[other] All { $count } rounds have been played.
}
trw-over-target = The target of { $target } points has been reached.
trw-over-limit = The game ends after { $count } rounds.

# How things stand
trw-plate-stones = Stones
trw-plate-points = Points
trw-last-lap = Last lap, no more buying
trw-few-stones = { $count ->
    [one] Somebody has only { $count } stone left
   *[other] Somebody has only { $count } stones left
}
trw-near-target = Near the target: { $points } of { $target } points
trw-turn-of = It is { $name }’s turn.
trw-vote-of = { $name } has proposed to stop.
trw-drawing = Stones are being drawn.
trw-game-over = The game is over.
trw-round = Round { $round }.
trw-round-of = Round { $round } of { $rounds }.
trw-round-target = Round { $round }, to { $target } points.
trw-your-stones = { $count ->
    [one] Your stone: { $list }.
   *[other] Your { $count } stones: { $list }.
}
trw-no-stones-laid = No stone lies on the table yet.
trw-stones-laid = { $count ->
    [one] { $count } stone lies on the table.
   *[other] { $count } stones lie on the table. Row by row from the top, from left to right:
}
trw-row = Row { $row }:
trw-lying-up = { $stone }, point up: { $a } on top, { $c } left, { $b } right
trw-lying-down = { $stone }, point down: { $b } left, { $c } right, { $a } at the bottom
trw-beside-left = to its left { $stone }
trw-beside-right = to its right { $stone }
trw-beside-above = above it { $stone }
trw-beside-below = below it { $stone }
trw-pool = { $count ->
    [0] The pool is empty.
    [one] Pool: { $count } stone.
   *[other] Pool: { $count } stones.
}
trw-player = { $name }: { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Score sheet
trw-bridge = Bridge
trw-hexagon = Hexagon
trw-double-hexagon = Double hexagon
trw-sheet = Score sheet
trw-sheet-round = Round { $round }
trw-sheet-lap = Lap
trw-sheet-lap-number = Lap { $lap }
trw-sheet-passed = passed
trw-sheet-bought = { $count ->
    [one] { $count } stone bought
   *[other] { $count } stones bought
}
trw-sheet-end = End
trw-sheet-end-out = 25 plus the others’ stones
trw-sheet-end-blocked = the others’ stones minus your own
trw-sheet-end-stopped = stones in hand
trw-sheet-round-sum = Round { $round }
trw-sheet-now = So far
trw-sheet-total = Total
trw-sheet-target = Target: { $target } points
trw-sheet-empty = Nothing written down yet.
trw-sheet-turns = Turn by turn
trw-sheet-held = In hand: { $stones }
trw-sheet-wins = winner
trw-sigh = { $bonus ->
    [bridge] That bridge hurt.
    [double-hexagon] That double hexagon hurt.
   *[hexagon] That hexagon hurt.
}
