# Crossrummy: the table.

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
cr-checking = One moment …
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

# Why not
cr-taken = A tile lies there already. Move that one first.
cr-stays = What lies on the table stays on the table.
cr-action-stays = Action tiles are played, not laid: tap it and use the button.
cr-lay-what = Put a tile of yours on the table first.
cr-bag-empty = The bag is empty.
cr-not-now = It is not your turn.

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
