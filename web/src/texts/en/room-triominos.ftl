# Triominos in words: what happened, how things stand, the score sheet, the rules.

# What happened
trw-tell-lot = { $name } draws { $stone } for the start.
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
trw-tell-lastlap = { $name } has laid the last stone. The lap is played to its end.
trw-tell-proposed = { $name } proposes to stop.
trw-tell-agrees = { $name } agrees to stop.
trw-tell-declines = { $name } wants to play on.
trw-tell-playedon = The round goes on. { $name } to play.

# How a round ended, and the game
trw-end-out = { $name } is out first: 25 and the others’ stones, { $points } points.
trw-end-blocked = { $count ->
    [one] Nothing fits any more. { $names } has the fewest points in hand: +{ $points }.
   *[other] Nothing fits any more. { $names } have the fewest points in hand: +{ $points } each.
}
trw-end-stopped = All agreed to stop. Everybody loses the stones in hand.
trw-over-tr-10 = A player laid the last stone: the round is over.
trw-over-tr-11 = The pool is empty and nothing fits any more.
trw-over-tr-12 = All agreed to stop early.
trw-over-rounds = { $count ->
    [one] { $count } round was played.
   *[other] All { $count } rounds are played.
}
trw-over-target = The target of { $target } points is reached.
trw-over-limit = After { $count } rounds it is enough.

# How things stand
trw-plate-stones = Stones
trw-plate-points = Points
trw-last-lap = Last lap: one more stone each
trw-few-stones = { $count ->
    [one] Near the end: somebody has only { $count } stone
   *[other] Near the end: somebody has only { $count } stones
}
trw-near-target = Near the target: { $points } of { $target } points
trw-turn-of = { $name } to play.
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
trw-sheet-cost = buying and passing
trw-sheet-end = End
trw-sheet-end-out = 25 and the others’ stones
trw-sheet-end-blocked = the others’ stones minus one’s own
trw-sheet-end-stopped = stones in hand
trw-sheet-round-sum = Round { $round }
trw-sheet-now = So far
trw-sheet-total = Total
trw-sheet-target = Target: { $target } points
trw-sheet-empty = Nothing is written down yet.
trw-sheet-turns = Turn by turn
trw-sheet-held = In hand: { $stones }
trw-sheet-wins = wins
trw-winners = { $count ->
    [one] { $names } wins with { $points } points!
   *[other] { $names } share the win with { $points } points!
}

# Rules
trw-rules-aim = The aim
trw-rules-aim-text = Lay your stones so that the numbers agree wherever they meet. Every stone brings its sum; bridges and hexagons bring much more. Most points win.
trw-rules-setup = Set-up
trw-rules-setup-text = There are 56 stones with three numbers from 0 to 5, and none exists twice. Everybody draws one; the highest sum begins, and the stones go back. Then two players take 9 stones each, three or four take 7. The rest is the pool, face down.
trw-rules-lay = Laying
trw-rules-lay-text = Whoever begins lays any stone. From then on you lay one stone in your turn. It must share a whole edge with a stone on the table, and at every corner where stones meet, all numbers must be equal.
trw-rules-example-fits = Both numbers along the edge agree, and the third corner touches nothing.
trw-rules-example-numbers = 5 and 3 meet: the numbers along the edge don’t agree.
trw-rules-example-corner = The edge agrees, but the third corner touches a 4 with its 2. That counts too.
trw-rules-example-edge = The stones meet only at a corner. A whole edge is needed.
trw-rules-points = Points
trw-rules-points-text = A stone brings the sum of its three numbers. Three shapes bring more. If several apply, only the highest counts.
trw-rules-bridge-text = The stone touches the layout with one edge and with the corner opposite.
trw-rules-hexagon-text = The stone is the sixth around a corner.
trw-rules-double-hexagon-text = The stone closes two hexagons at once.
trw-rules-sum = { $sum } points
trw-rules-buy = Buying and passing
trw-rules-buy-text = If you can’t lay, or don’t want to, buy a stone from the pool. After each you may lay any of your stones. You may buy three in a turn; after the first you may also pass, after the third you must lay or pass.
trw-rules-price-buy = Each stone bought
trw-rules-price-pass = Passing
trw-rules-price-all = Three stones and a pass
trw-rules-price-empty = Passing with an empty pool
trw-rules-empty-text = When the pool is empty nobody buys: if a stone of yours fits, you lay it, else you pass for free.
trw-rules-end = The end of a round
trw-rules-end-text = Somebody lays their last stone: the lap is played to its end. Whoever has not had a turn in it may lay one more stone, but not buy. Then whoever was out first gets 25 points and the sum of all stones that the others still hold. Nobody loses anything.
trw-rules-blocked = Blocked
trw-rules-blocked-text = The pool is empty and nobody’s stones fit: the lowest sum in hand wins the round. It brings the others’ stones minus one’s own, and no bonus.
trw-rules-stop = Stopping early
trw-rules-stop-text = In your turn you may propose to stop, before you buy. If all agree, the round ends and everybody loses the sum of the stones in their hand.
trw-rules-rounds = Rounds and targets
trw-rules-rounds-text = One round is a game. Or agree on a number of rounds or a target, 400 points for example: the points add up, and after each round you look whether somebody has reached it. The highest total wins; a tie is a shared win.
