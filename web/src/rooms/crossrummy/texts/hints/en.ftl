crw-hint-open = One of the open tiles helps you.
crw-hint-take = Take { $tile } from the open tiles.
crw-hint-bag = There is nothing better on the table right now.
crw-hint-draw = Draw a tile from the bag.
crw-hint-actions = Look at your action tiles.
crw-hint-pass-on = Play “pass on”.
crw-hint-draw-three = Play “draw three” against { $name }.
crw-hint-lonely = Which of your tiles don’t go with any of the others?
crw-hint-give = Pass on { $tiles }.
crw-hint-nothing = There is not much left to do.
crw-hint-pass = Pass.
crw-hint-you-open = You can open.
crw-hint-new-group = Look at your { $tile }: a new group is possible.
crw-hint-look = Look at { $line } on the table.
crw-hint-rearrange = Look at { $line } on the table: something there can be moved.
crw-hint-move = Move { $tiles }.
crw-hint-lay = Lay { $tiles }.
crw-hint-short = { $moved ->
    [0] Lay { $laid } of your tiles.
   *[other] Lay { $laid } of your tiles and move { $moved } on the table for that.
}
crw-hint-left = { $line } to the left of { $tile }
crw-hint-right = { $line } to the right of { $tile }
crw-hint-above = { $line } above { $tile }
crw-hint-below = { $line } below { $tile }
crw-hint-alone = { $line } where nothing touches it
crw-hint-tile = Look at { $tile }.
crw-hint-there = You can lay { $tiles } there.
crw-hint-there-count = You can lay { $count } of your tiles there.
crw-why-goes-out = Then you have no tiles left.
crw-why-opens = You open with it.
crw-why-lays = { $points ->
    [one] That is { $points } point less in your hand.
   *[other] That is { $points } points less in your hand.
}
crw-why-makes = It makes { $line }.
crw-why-completes = With { $tiles } it makes a { $kind ->
    [run] run
   *[set] set
}.
crw-why-pairs = It goes with your { $tile }.
crw-why-none-open = No open tile makes three with yours.
crw-why-may-complete = { $tiles ->
    [one] One of the { $unseen } tiles you can’t see makes three with yours.
   *[other] { $tiles } of the { $unseen } tiles you can’t see make three with yours.
}
crw-why-sheds = At the end it would cost { $points } points.
crw-why-fewest = Nobody has fewer tiles: { $count }.
crw-why-alone = { $count ->
    [one] One of them doesn’t go with any of your other tiles.
   *[other] They don’t go with any of your other tiles.
}
crw-why-crosses = It puts { $tile } in two lines at once.
crw-why-keeps = { $kind ->
    [run] For a run you keep { $tiles }.
   *[set] For a set you keep { $tiles }.
}
crw-why-sorted = Then { $tiles } of your { $of } tiles make sets and runs.
