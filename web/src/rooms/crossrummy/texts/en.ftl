# Crossrummy: the table.
# Tiles and lines
crw-colour = { $colour ->
    [y] yellow
    [r] red
    [b] blue
   *[g] green
}
crw-tile = { $colour ->
    [y] yellow
    [r] red
    [b] blue
   *[g] green
} { $value }
crw-run = { $colour ->
    [y] yellow
    [r] red
    [b] blue
   *[g] green
} { $first }–{ $last }
crw-set = { $value }s ({ $colours })
crw-pass-on = “pass on”
crw-draw-three = “draw three”

# What happened
crw-tell-begins = { $round ->
    [1] { $name } begins.
   *[other] Game { $round }: { $name } begins.
}
crw-tell-dealt = Everybody has drawn 15 tiles. Open beside the table: { $tiles }.
crw-tell-opened = Now open: { $tile }.
crw-tell-took = { $name } takes { $tile } from the open tiles.
crw-tell-drew = { $count ->
    [0] { $name } draws nothing: the bag is empty.
    [one] { $name } draws a tile.
   *[other] { $name } draws { $count } tiles.
}
crw-tell-drew-tiles = { $name } draws { $tiles }.
crw-tell-pass-on = { $name } plays “pass on”: everybody gives two tiles to the left.
crw-tell-draw-three = { $name } plays “draw three” against { $victim }.
crw-tell-handed = { $name } gives { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} to { $to }.
crw-tell-handed-tiles = { $name } gives { $tiles } to { $to }.
crw-tell-laid = { $opens ->
    [yes] { $name } opens: lays { $what }
   *[no] { $name } lays { $what }
}{ $moved ->
    [0] { "" }
    [one] { " " }and moves { $moved } tile
   *[other] { " " }and moves { $moved } tiles
}.
crw-tell-passed = { $name } passes.
crw-end-out = { $name } has no tile left and wins.
crw-end-passed = { $count ->
    [one] All have passed. { $names } holds the lowest sum and wins.
   *[other] All have passed. { $names } hold the lowest sum and share the win.
}
crw-over-out = A player has no tile left: the game is over.
crw-over-passed = The bag and the open tiles are used up, and all have passed.
crw-over-games = All { $count } games have been played.

# How things stand
crw-plate-tiles = Tiles
crw-plate-opened = Opened
crw-plate-points = Points
crw-yes = yes
crw-not-yet = no
crw-few-left = { $players ->
    [one] { $names } has
   *[other] { $names } have
} { $count ->
    [0] no tile
    [one] only one tile
   *[other] only { $count } tiles
} left
crw-bag-is-empty = The bag is empty
crw-turn-of = It is { $name }’s turn.
crw-choosing = “Pass on”: everybody chooses tiles for their left neighbour.
crw-dealing = Tiles are being dealt.
crw-game-over = The game is over.
crw-game-of = Game { $round } of { $rounds }.
crw-your-tiles = { $count ->
    [0] You hold no tile.
    [one] Your tile: { $tiles }.
   *[other] Your { $count } tiles: { $tiles }.
}
crw-table-empty = No tile lies on the table yet.
crw-table = { $count } tiles lie on the table, in { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
}. After your turn there may be at most { $limit }.
crw-group = Group { $number }:
crw-line = { $direction ->
    [down] Column { $column }, from row { $row } down
   *[right] Row { $row }, from column { $column } on
}: { $line }.
crw-open = { $count ->
    [0] No tile lies open.
   *[other] Open tiles: { $tiles }.
}
crw-bag = { $count ->
    [0] The bag is empty.
    [one] In the bag: { $count } tile.
   *[other] In the bag: { $count } tiles.
}
crw-player = { $name }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $opened ->
    [yes] has opened
   *[no] has not opened yet
}.
crw-player-points = { $name }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $opened ->
    [yes] has opened
   *[no] has not opened yet
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# What is not allowed
problem-line-short = That { $line ->
    [column] column
   *[row] row
} would be only two tiles long.
problem-line-colours = A colour appears twice in that { $line ->
    [column] column
   *[row] row
}: a set has each colour once.
problem-line-values = The numbers in that { $line ->
    [column] column
   *[row] row
} don’t go up or down one by one.
problem-line-mixed = That { $line ->
    [column] column
   *[row] row
} is neither a run of one colour nor a set of one number.
problem-lone-tile = This tile stands alone: it needs a set or a run.
problem-too-many-groups = { $count } groups, but only { $limit } are allowed. Join some.
problem-too-many-groups-yet = { $count } groups, but only { $limit ->
    [one] { $limit } is allowed
   *[other] { $limit } are allowed
} until everybody has opened.
problem-left-over = { $count ->
    [one] A tile is left over: { $tiles }.
   *[other] { $count } tiles are left over: { $tiles }.
} Everything that was on the table has to stay there.
problem-nothing-laid = Lay at least one tile of your own.
problem-not-opened = Open first: lay a set or a run of your own tiles that touches nothing else.
problem-cr-not-in-hand = Not on your rack: { $tiles }.
problem-not-there = That tile is not there.
problem-moved-twice = A tile can’t go to two places.
problem-cr-cell-taken = Two tiles can’t be in one place.
problem-not-open = Not among the open tiles: { $tiles }.
problem-bag-empty = The bag is empty.
problem-no-action-tile = You don’t hold this action tile.
problem-give-count = Choose { $give ->
    [one] { $give } tile
   *[other] { $give } tiles
} to pass on.
problem-draw-count = That is the wrong number of tiles to draw.
problem-not-in-bag = Not in the bag: { $tiles }.
problem-nothing-to-give = There is nothing to pass on right now.
problem-chosen-already = You have already chosen your tiles.
problem-bad-victim = Somebody else has to draw three, not you.
problem-may-not-pass = You can pass only when the bag and the open tiles are used up and you hold no action tile.
cr-taken = There is already a tile there. Move that one first.
cr-stays = What is on the table stays on the table.
cr-action-stays = Action tiles are played, not laid: choose one and use the button.
cr-lay-what = Put one of your tiles on the table first.
cr-bag-empty = The bag is empty.
cr-not-now = It is not your turn.

# Sheet
crw-sheet = Score sheet
crw-sheet-game = Game { $round }
crw-sheet-held = In hand: { $tiles }
crw-sheet-none = nothing left
crw-sheet-total = Total
crw-sheet-wins = winner
crw-sheet-about = Every tile you still hold costs its number, an action tile 20. The lowest total wins.
crw-curve-tiles = Tiles in hand
crw-curve-points = Penalty points, the fewest win
crw-laid-at-once = { $count ->
    [one] { $count } tile at once
   *[other] { $count } tiles at once
}
crw-last-tile = The last tile
crw-sigh = So many tiles at once. My head is spinning.
crw-round-title = Game { $round } is over
crw-round-points = Points
crw-round-go-on = On to game { $round }

# What lies where
cr-felt = Table with { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
cr-felt-about = Arrow keys go from cell to cell. Enter picks up a tile and puts it down, W picks up its line and then its group. Press the question mark for all keys.
cr-cell = column { $column }, row { $row }
cr-empty = Empty
cr-in-row = in a row of { $count }
cr-in-column = in a column of { $count }
cr-alone = alone
cr-new = new
cr-is-held = held
cr-held-now = Held: { $tiles }.
cr-held-none = Nothing is held.
cr-rack = Your tiles
cr-rack-of = { $name }’s tiles
cr-rack-none = No tiles.
cr-open = Open tiles
cr-bag = Bag: { $count ->
    [0] empty
    [one] { $count } tile
   *[other] { $count } tiles
}
cr-held-by = { $name }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

# The order of the rack
cr-sort = Order
cr-sort-colour = By colour
cr-sort-value = By number
cr-sort-hand = My way

# Tools
cr-nearer = Zoom in
cr-farther = Zoom out
cr-fit = Show everything
cr-closer = Look closer
cr-step-back = One step back
cr-step-back-name = Back
cr-step-forth = One step forward
cr-step-forth-name = Forward
cr-tidy = Tidy up: make space between the groups
cr-tidy-name = Tidy up
cr-frame = Select with a frame
cr-frame-name = Frame
cr-more = More
cr-keys = Keys

# What goes on, and what can be done now
cr-idle = { $ways ->
    [draw] Your turn. Lay tiles, take an open one, or draw.
    [draw-action] Your turn. Lay tiles, take an open one, draw, or play an action tile.
    [open] Your turn. The bag is empty: lay tiles or take an open one.
    [open-action] Your turn. The bag is empty: lay tiles, take an open one, or play an action tile.
   *[action] Your turn. Lay tiles or play an action tile.
}
cr-idle-open = { $ways ->
    [open] Your turn. To open, lay a group of your own. Or take an open tile.
   *[draw] Your turn. To open, lay a group of your own. Or take or draw a tile.
}
cr-idle-pass = The bag and the open tiles are used up. Lay tiles, or pass.
cr-now-cell = Where should { $tile } go? Choose a cell.
cr-held = { $count ->
    [one] Choose a cell to put it there, or press it twice for its line.
   *[other] { $count } tiles held. Drag them, or choose a cell.
}
cr-take-about = You take { $tile }. That is your whole turn.
cr-draw-about = You draw a tile from the bag. That is your whole turn.
cr-pass-on-about = Everybody, you too, gives two tiles to the left.
cr-draw-three-about = { $count ->
    [0] The bag is empty: { $name } draws nothing. You only get rid of the tile.
    [1] { $name } has to draw the last tile.
    [2] { $name } has to draw the last two tiles.
   *[other] { $name } has to draw three tiles.
}
cr-whom = Against whom do you play it?
cr-right = { $count ->
    [one] Everything fits. You can lay the tile.
   *[other] Everything fits. You can lay the tiles.
}
cr-checking = Checking…
cr-still-open = { $count ->
    [one] One thing still needs fixing.
   *[other] { $count } things still need fixing.
}
cr-plan = You are trying things out. It stays like this until the table changes.
cr-give = { $chosen ->
    [0] Choose { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } for { $name }.
   *[other] { $chosen } of { $count } for { $name }.
}
cr-given = Waiting for everybody to choose.
cr-choosing = “Pass on”: everybody chooses tiles for their left neighbour.
cr-dealing = Dealing…
cr-drawing = { $name } draws.
cr-drawing-three = { $count ->
    [1] { $name } draws the last tile.
    [2] { $name } draws the last two.
   *[other] { $name } draws three.
}
cr-playing = { $name } is playing. You can try things out while you wait.
cr-done = The game is over.
cr-sending = One moment…

# Pass on
cr-give-title = Pass on
cr-give-about = { $count ->
    [one] You have only one tile, so it goes to your left neighbour.
   *[other] Everybody chooses two tiles for their left neighbour.
} Nobody sees what they get until all have chosen.
cr-give-to = For { $name }

# Buttons
cr-do-draw = Draw a tile
cr-do-take = Take { $tile }
cr-do-lay = { $count ->
    [0] Lay tiles
    [one] Lay { $count } tile
   *[other] Lay { $count } tiles
}
cr-do-pass-on = Play “pass on”
cr-do-draw-three = Play “draw three”
cr-do-give = { $count ->
    [one] Give this tile
   *[other] Give these two
}
cr-do-pass = Pass
cr-do-back = Take all back
cr-do-back-some = Back to the rack
cr-do-cancel = Cancel
cr-do-undo = Undo

# What is wrong, at its place
cr-why-line-short = too short
cr-why-line-colours = a colour twice
cr-why-line-values = not in order
cr-why-line-mixed = doesn’t match
cr-why-lone-tile = alone

# Keys
cr-key-rack = To your tiles
cr-key-table = To the table
cr-key-open = To the open tiles
cr-key-arrows = Go from tile to tile, from cell to cell
cr-key-shift = Move the tiles you hold; on the rack, move the tile
cr-key-enter = Pick up a tile, put it down
cr-key-widen = Pick up its line, then its group
cr-key-delete = Back to the rack
cr-key-back = Take all back
cr-key-steps = One step back, one step forward
cr-key-tidy = Tidy up
cr-key-lay = Lay the tiles
cr-key-draw = Draw a tile
cr-key-undo = Undo the last turn, if possible
cr-key-sort = Sort the rack another way
cr-key-zoom = Zoom in, zoom out
cr-key-fit = Show everything
cr-key-cancel = Let go
cr-key-help = Show these keys
