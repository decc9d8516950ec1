# Triominos: the table.

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
    [0] Table, still empty. The first stone comes to lie in the middle.
    [one] Table with { $count } stone. Arrow keys move it, plus and minus bring it nearer.
   *[other] Table with { $count } stones. Arrow keys move it, plus and minus bring it nearer.
}
tr-rack = Your stones
tr-rack-of = Stones of { $name }
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
tr-nearer = Nearer
tr-farther = Farther
tr-fit = See everything
tr-sheet-open = Score sheet
tr-places = Places
tr-places-of = Places for { $stone }
tr-places-about = Arrow keys go from place to place, Enter lays.
tr-sort = Order
tr-sort-hand = By numbers
tr-sort-value = By value

# What goes on, and what can be done now
tr-lay-first = You begin. Choose any stone.
tr-lay = Your turn. Choose a stone or a place.
tr-lay-after-buy = { $bought ->
    [one] One stone bought. Choose a stone to lay, or go on.
   *[other] { $bought } stones bought. Choose a stone to lay, or go on.
}
tr-must-lay = The pool is empty and a stone of yours fits: lay it.
tr-none = None of your stones fits. Buy one.
tr-none-again = None of your stones fits. { $left ->
    [one] You may buy once more, or pass.
   *[other] You may buy { $left } more, or pass.
}
tr-none-three = Three stones bought and none fits: you pass.
tr-none-pool = The pool is empty and none of your stones fits: passing costs nothing.
tr-last-lap-lay = Last lap: lay one more stone, or pass for nothing.
tr-last-lap-none = Last lap: none of your stones fits, passing costs nothing.
tr-now-place = { $count ->
    [0] { $stone } fits nowhere.
   *[other] Where shall { $stone } lie?
}
tr-now-stone = Which of the raised stones?
tr-asked = { $name } proposes to stop this round. That would cost you { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
tr-sending = One moment …
tr-drawing = Drawing for the start …
tr-dealing = Dealing …
tr-buying = { $name } buys a stone.
tr-voting = { $name } proposes to stop. Waiting for all answers.
tr-playing = { $name } is playing.
tr-done = The game is over.

# Buttons
tr-do-lay = Lay { $stone }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
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
tr-do-stop = Propose to stop …
tr-do-ask = Propose it
tr-stop-title = Stop this round early?
tr-stop-about = If all others agree, the round ends at once and everybody loses the value of the stones they still hold. If one declines, it goes on with your turn. You may propose it once a round. (TR-12)
tr-stop-cost = It would cost you { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.

# Celebrated and explained
tr-feast = { $name } · { $sum }
tr-about-bridge = A bridge: the stone joins by one side, and its opposite corner touches stones that lay there already.
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
tr-fits-nowhere = This stone fits nowhere just now.
tr-not-here = The stone does not fit there.
tr-choose-stone = Choose a stone first.
tr-choose-place = Choose a place for it first.
problem-nothing-to-answer = Nobody waits for your answer.
problem-not-in-hand = The stone { $a } is not in your hand.
problem-not-in-pool = The stone { $a } is not in the pool.
problem-first-stone = The first stone lies in the middle.
problem-cell-taken = There lies { $b } already.
problem-no-edge = A stone has to share a whole side with another.
problem-does-not-fit = { $a } does not fit there: all numbers at a corner have to be equal.
problem-lay-first = Whoever begins lays a stone first.
problem-last-lap-buy = In the last lap nothing is bought.
problem-pool-empty = The pool is empty.
problem-bought-three = You have bought three stones in this turn already.
problem-buy-first = You may pass only after buying at least one stone.
problem-must-lay = The pool is empty and one of your stones fits: you have to lay it.
problem-last-lap-stop = Somebody is out already: this is the last lap anyway.
problem-stop-after-buy = Stopping is proposed before buying.
problem-proposed-already = You have proposed to stop once in this round already.

# Hints
tr-hint-stone = Look at your { $stone }.
tr-hint-lay = Lay { $stone } { $where }.
tr-hint-pool = Look at the pool.
tr-hint-buy = Buy a stone (−{ $price }).
tr-hint-wait = Perhaps it is enough for this turn.
tr-hint-pass = { $price ->
    [0] Pass. It costs nothing.
   *[other] Pass (−{ $price }).
}
tr-hint-count = Count what everybody still holds. You hold { $price }.
tr-hint-stop = Propose to stop. It would cost you { $price }.
tr-hint-agree = Agree to stop (−{ $price }).
tr-hint-decline = Play on: your { $price } would be lost.

# Keys
tr-key-stones = Go from stone to stone, or move the table
tr-key-choose = Choose a stone, or lay it on the chosen place
tr-key-places = List the places of the chosen stone
tr-key-buy = Buy a stone
tr-key-pass = Pass
tr-key-undo = Take a step back
tr-key-zoom = Nearer, farther
tr-key-fit = See everything
tr-key-sheet = Score sheet
tr-key-cancel = Cancel
tr-key-help = Show these keys
