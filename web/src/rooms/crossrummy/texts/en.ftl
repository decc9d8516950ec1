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
crw-pass-on = pass on
crw-draw-three = draw three

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
crw-tell-you-drew = You draw { $tiles }.
crw-tell-pass-on = { $name } plays pass on: everybody hands two tiles to the left.
crw-tell-draw-three = { $name } plays draw three against { $victim }.
crw-tell-handed = { $name } hands { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} on to { $to }.
crw-tell-you-handed = You hand { $tiles } on to { $to }.
crw-tell-you-got = { $name } hands you { $tiles }.
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
crw-over-games = All { $count } games are played.

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
crw-turn-of = { $name } to play.
crw-choosing = Pass on: everybody chooses tiles for the left neighbour.
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
}. At most { $limit } may lie there after a laying now.
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
problem-line-colours = A colour comes twice in that { $line ->
    [column] column
   *[row] row
}: a set has each colour once.
problem-line-values = The numbers of that { $line ->
    [column] column
   *[row] row
} don’t go up or down one by one.
problem-line-mixed = That { $line ->
    [column] column
   *[row] row
} is neither a run of one colour nor a set of one number.
problem-lone-tile = This tile stands alone: it needs a set or a run.
problem-too-many-groups = { $count } groups, only { $limit } are allowed. Join some.
problem-too-many-groups-yet = { $count } groups, only { $limit ->
    [one] { $limit } is allowed
   *[other] { $limit } are allowed
} as long as not everybody has opened.
problem-left-over = { $count ->
    [one] A tile is left over: { $tiles }.
   *[other] { $count } tiles are left over: { $tiles }.
} Everything that lay on the table stays on it.
problem-nothing-laid = Lay at least one tile of your own.
problem-not-opened = Open first: lay a set or a run of your own tiles that touches nothing else.
problem-cr-not-in-hand = Not on your rack: { $tiles }.
problem-not-there = No such tile lies there.
problem-moved-twice = A tile can’t go to two places.
problem-cr-cell-taken = Two tiles can’t lie in one place.
problem-not-open = Not among the open tiles: { $tiles }.
problem-bag-empty = The bag is empty.
problem-no-action-tile = You don’t hold this action tile.
problem-give-count = Choose { $give ->
    [one] { $give } tile
   *[other] { $give } tiles
} to pass on.
problem-draw-count = That is not how many tiles are drawn now.
problem-not-in-bag = Not in the bag: { $tiles }.
problem-nothing-to-give = Nothing is passed on just now.
problem-chosen-already = You have chosen your tiles already.
problem-bad-victim = Somebody else has to draw three, not you.
problem-may-not-pass = You can pass only when the bag and the open tiles are used up and you hold no action tile.
cr-taken = A tile lies there already. Move that one first.
cr-stays = What lies on the table stays on the table.
cr-action-stays = Action tiles are played, not laid: tap it and use the button.
cr-lay-what = Put a tile of yours on the table first.
cr-bag-empty = The bag is empty.
cr-not-now = It is not your turn.

# Sheet
crw-sheet = Score sheet
crw-sheet-game = Game { $round }
crw-sheet-held = In hand: { $tiles }
crw-sheet-none = nothing left
crw-sheet-total = Total
crw-sheet-wins = wins
crw-sheet-about = Every tile still held costs its number, an action tile 20. The lowest total wins.
crw-curve-tiles = Tiles in hand
crw-curve-points = Points against, the fewest win
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
cr-felt-about = Arrow keys go from cell to cell. Enter takes a tile and puts it down, W takes its line and then its group. Press the question mark for all keys.
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
cr-rack-of = Tiles of { $name }
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
cr-sort-hand = By hand

# Tools
cr-nearer = Nearer
cr-farther = Farther
cr-fit = See everything
cr-step-back = One step back
cr-step-forth = One step forth
cr-tidy = Tidy up: space between the groups
cr-frame = Select with a frame
cr-more = More
cr-keys = Keys

# What goes on, and what can be done now
cr-idle = Your turn. Lay tiles, take an open one, draw, or play an action tile.
cr-idle-open = Your turn. Your first laying opens a group of your own. Or take or draw a tile.
cr-idle-pass = Bag and open tiles are used up. Lay tiles, or pass.
cr-now-cell = Where shall { $tile } lie? Tap a cell.
cr-held = { $count ->
    [one] Tap a cell to put it there, or tap twice for its line.
   *[other] { $count } tiles held. Drag them, or tap a cell.
}
cr-take-about = You take { $tile }; that is your turn.
cr-draw-about = You draw a tile from the bag; that is your turn.
cr-pass-on-about = Everybody, you too, hands two tiles on to the left.
cr-draw-three-about = { $name } has to draw three tiles.
cr-whom = Who shall draw three?
cr-right = { $count ->
    [one] All is right. You can lay the tile.
   *[other] All is right. You can lay the tiles.
}
cr-checking = Checking …
cr-still-open = { $count ->
    [one] One thing is still open.
   *[other] { $count } things are still open.
}
cr-plan = You are trying things out. They stay until the table changes.
cr-give = { $chosen ->
    [0] Choose { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } for { $name }.
   *[other] { $chosen } of { $count } for { $name }.
}
cr-given = Waiting until all have chosen.
cr-choosing = Pass on: everybody chooses tiles for the left neighbour.
cr-dealing = Dealing …
cr-drawing = { $name } draws.
cr-drawing-three = { $name } draws three.
cr-playing = { $name } is playing. You can try things out meanwhile.
cr-done = The game is over.
cr-sending = One moment …

# Pass on
cr-give-title = Pass on
cr-give-about = Everybody chooses { $count ->
    [one] one tile
   *[other] two tiles
} for the left neighbour. Nobody sees what comes before all have chosen.
cr-give-to = For { $name }

# Buttons
cr-do-draw = Draw a tile
cr-do-take = Take { $tile }
cr-do-lay = { $count ->
    [one] Lay { $count } tile
   *[other] Lay { $count } tiles
}
cr-do-pass-on = Play pass on
cr-do-draw-three = Draw three: { $name }
cr-do-give = { $count ->
    [one] Hand on this tile
   *[other] Hand on these two
}
cr-do-pass = Pass
cr-do-back = Take all back
cr-do-back-some = Back to the rack
cr-do-cancel = Cancel
cr-do-undo = Undo

# What is wrong, at its place
cr-why-line-short = too short
cr-why-line-colours = a colour twice
cr-why-line-values = not in steps
cr-why-line-mixed = doesn’t match
cr-why-lone-tile = alone

# Keys
cr-key-rack = To your tiles
cr-key-table = To the table
cr-key-open = To the open tiles
cr-key-arrows = Go from tile to tile, from cell to cell
cr-key-shift = Move what is held; on the rack, move the tile
cr-key-enter = Take a tile, put it down
cr-key-widen = Take its line, then its group
cr-key-delete = Back to the rack
cr-key-back = Take all back
cr-key-steps = One step back, one step forth
cr-key-tidy = Tidy up
cr-key-lay = Lay the tiles
cr-key-draw = Draw a tile
cr-key-undo = Take the last turn back, where that is possible
cr-key-sort = Another order of the rack
cr-key-zoom = Nearer, farther
cr-key-fit = See everything
cr-key-cancel = Let go
cr-key-help = Show these keys
