# Crossrummy in words: what it is, what happened, how things stand, what is not allowed, hints, the sheet.

# Before one sits down
crossrummy-title = Crossrummy
crossrummy-pitch = Lay sets and runs that cross, and rearrange the whole table as you like. Whoever is rid of all tiles first wins.
crossrummy-option-length = How long?
crossrummy-option-length-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
crossrummy-option-start = Who begins?
crossrummy-option-start-random = By lot

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

# How it ended
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

# Sheet
crw-sheet = Score sheet
crw-sheet-game = Game { $round }
crw-sheet-held = In hand: { $tiles }
crw-sheet-none = nothing left
crw-sheet-total = Total
crw-sheet-wins = wins
crw-sheet-about = Every tile still held costs its number, an action tile 20. The lowest total wins.
crw-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
crw-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
crw-winners-points = { $count ->
    [one] { $names } wins with only { $sum }!
   *[other] { $names } share the win with only { $sum }!
}
crw-round-title = Game { $round } is over
crw-round-points = Points
crw-round-go-on = On to game { $round }

# Hints
crw-hint-open = One of the open tiles helps you.
crw-hint-take = Take { $tile } from the open tiles.
crw-hint-bag = Nothing better is on the table just now.
crw-hint-draw = Draw a tile from the bag.
crw-hint-actions = Look at your action tiles.
crw-hint-pass-on = Play pass on.
crw-hint-draw-three = Play draw three against { $name }.
crw-hint-lonely = Which of your tiles fit with none of the others?
crw-hint-give = Hand on { $tiles }.
crw-hint-nothing = There is little left to do.
crw-hint-pass = Pass.
crw-hint-you-open = You can open.
crw-hint-new-group = Look at your { $tile }: a new group is possible.
crw-hint-look = Look at { $line } on the table.
crw-hint-rearrange = Look at { $line } on the table: something there can be moved.
crw-hint-move = Move { $tiles }.
crw-hint-lay = Lay { $tiles }.
crw-hint-left = { $line } to the left of { $tile }
crw-hint-right = { $line } to the right of { $tile }
crw-hint-above = { $line } above { $tile }
crw-hint-below = { $line } below { $tile }
crw-hint-alone = { $line } where nothing touches it
