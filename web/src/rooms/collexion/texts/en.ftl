
# Polygons, sets and markers
cxw-kind = { $colour ->
    [green] green
    [yellow] yellow
    [pink] pink
   *[blue] blue
} { $shape ->
    [triangle] triangle
    [square] square
    [pentagon] pentagon
   *[octagon] octagon
}
cxw-times = { $count } × { $kind }
cxw-set = { $set ->
    [green] green colour set
    [yellow] yellow colour set
    [pink] pink colour set
    [blue] blue colour set
    [triangle] triangle shape set
    [square] square shape set
    [pentagon] pentagon shape set
   *[octagon] octagon shape set
}
cxw-corner = { $colour ->
    [green] green corner
    [yellow] yellow corner
    [pink] pink corner
   *[blue] blue corner
}
cxw-remove = Remove
cxw-swap = Swap
cxw-steal = Steal
cxw-give = Give away

# What happened
cxw-tell-begins = { $name } begins.
cxw-tell-shaken = The tray is shaken. { $count ->
    [one] { $count } polygon can be reached.
   *[other] { $count } polygons can be reached.
}
cxw-tell-took = { $name } takes a { $kind }.
cxw-tell-pair = { $name } takes another { $kind }: a pair.
cxw-tell-removed = { $name } removes a { $kind } from the tray.
cxw-tell-swapped = { $name } swaps a { $gave } for { $other }’s { $got }.
cxw-tell-stole = { $name } steals a { $kind } from { $other }.
cxw-tell-gave = { $name } gives { $other } a { $kind }.
cxw-tell-handed = { $name } hands { $other } the { $kind }.
cxw-tell-scored = { $name } scores the { $set }: { $points } points.
cxw-tell-scored-from = { $name } scores the { $set } and takes { $points } points from the { $corner }.
cxw-tell-scored-none = { $name } discards the { $set }; there is no marker for it.
cxw-tell-nothing = { $name } takes nothing.
cxw-tell-last-markers = The last point marker is gone. This is the last round.
cxw-tell-last-tray = The tray is empty. This is the last round.
cxw-over-cx-10 = All point markers are gone, and everybody has had the same number of turns.
cxw-over-cx-11 = The tray is empty, and everybody has had the same number of turns.

# How things stand
cxw-last-round = Last round
cxw-last-round-no-points = Last round, without points
cxw-few-markers = { $count ->
    [one] Only { $count } point marker left
   *[other] Only { $count } point markers left
}
cxw-few-polygons = { $count ->
    [one] Only { $count } polygon left
   *[other] Only { $count } polygons left
}
cxw-turn-of = It is { $name }’s turn.
cxw-shaking = The tray is being shaken.
cxw-game-over = The game is over.
cxw-teams = Teams: { $one } against { $other }.
cxw-expert = Expert game, without action markers.
cxw-taken = Taken in this turn: { $list }.
cxw-next = Can be taken next: { $list }.
cxw-tray = { $count ->
    [0] The tray is empty.
    [one] { $count } polygon is in the tray.
   *[other] { $count } polygons are in the tray. Reachable, each with what it frees:
}
cxw-frees = { $kind }: frees { $list }.
cxw-frees-nothing = { $kind }.
cxw-stack = Point markers in the { $corner }, from the top: { $list }.
cxw-stack-empty = No point marker is left in the { $corner }.
cxw-has-polygons = { $count ->
    [0] no polygons
    [one] { $count } polygon ({ $list })
   *[other] { $count } polygons ({ $list })
}
cxw-has-markers = { $count ->
    [0] no point markers
    [one] { $count } point marker
   *[other] { $count } point markers
}
cxw-has-actions = { $count ->
    [0] no action markers
   *[other] action markers: { $list }
}
cxw-has-sets = complete: { $list }
cxw-your-markers = Your point markers: { $list }. Total: { $sum }.

# Score sheet
cxw-sheet = Score sheet
cxw-sheet-markers = Point markers
cxw-sheet-unused = Unused action markers
cxw-sheet-left = Polygons left over
cxw-sheet-points = Points
cxw-sheet-team = Team
cxw-sheet-none = none
cxw-sheet-wins = winner
cxw-sigh = I had my eye on that marker.
cxw-tie = A tie on points: whoever has the fewest polygons left over wins.

# Why not
problem-wrong-polygons = Those are not the 80 polygons.
problem-outside-tray = All polygons lie in the tray, none in its corners.
problem-flat-heap = That is not a heap: the polygons hardly lie on each other.
problem-must-take = Take at least one polygon first.
problem-must-score = Your collection holds a complete set: score it first.
problem-scoring-begun = You have started scoring: until your turn ends, you can only score sets.
problem-not-in-tray = This polygon is no longer in the tray.
problem-covered = Another polygon lies on it. You can only take what is free.
problem-four-taken = You have taken four polygons: that is the most in one turn.
problem-handed-over = You have handed one over: you can’t take any more this turn.
problem-no-match = It shares neither shape nor colour with the polygon you took last.
problem-no-partner = You have no partner in this game.
problem-nothing-taken = You have not taken a polygon yet.
problem-handed-already = You have already handed over a polygon this turn.
problem-not-held = You no longer have the polygon you took last.
problem-expert-swap = There is no swapping in the expert game.
problem-no-pair = For that you must have just taken two identical polygons.
problem-expert-only = You can give polygons away only in the expert game.
problem-marker-used = You have already used this action marker.
problem-one-marker = Only one action marker a turn.
problem-not-yours = There is no such polygon in your collection.
problem-not-theirs = There is no such polygon in that collection.
problem-not-another-player = Choose another player.
problem-not-complete = This set is not complete yet.
problem-no-such-set = This set doesn’t exist.
problem-stack-empty = There is no marker left in that corner.
problem-choose-stack = Choose the corner to take a marker from.
problem-own-stack = A colour set takes the marker of its own colour.

# Polygons and sets
cx-uncovers = { $kind }, uncovers { $under }
cx-uncovers-none = { $kind }, uncovers nothing
cx-completes = { $words }; completes: { $sets }
cx-cell = { $kind }: { $count }
cx-lacks = Missing for the { $set }: { $kind }.
cx-complete = Complete: { $sets }.

# On the table
cx-tray =
    { $count ->
        [0] The tray is empty
        [one] Tray with { $count } polygon, { $reachable } can be reached
       *[other] Tray with { $count } polygons, { $reachable } can be reached
    }
cx-heap-take = Polygons that you can take: { $count }
cx-heap-remove = Polygons that you can remove: { $count }
cx-mine = Your collection
cx-collection-of = { $name }’s collection
cx-partner = Partner
cx-won =
    { $count ->
        [0] No point markers
        [one] { $count } point marker
       *[other] { $count } point markers
    }
cx-points =
    { $points ->
        [0] No points yet
        [one] { $points } point
       *[other] { $points } points
    }
cx-chain =
    { $count ->
        [0] Taken in this turn
       *[other] Taken in this turn; { $count } more can follow
    }
cx-left =
    { $count ->
        [0] Nothing more this turn
       *[other] Up to { $count } more this turn
    }
cx-same-shape = same shape:
cx-same-colour = same colour:
cx-same-both = identical:
cx-markers = Other things you can do
cx-deed-remove = Remove a polygon from the tray
cx-deed-swap = Swap a polygon with another player
cx-deed-steal = Steal a polygon from another player
cx-deed-give = Give a polygon away
cx-deed-used = Already used
cx-markers-of = { $name }’s markers
cx-markers-mine = Your markers
cx-marker-used = { $words } (used)
cx-from-corner = { $points } from the { $corner }
cx-last-markers = Last round. No more points.
cx-last-polygons = Last round. The tray is empty.

# What goes on
cx-sending = One moment…
cx-shaking = The tray is being shaken.
cx-playing = { $name } is playing.
cx-done = The game is over.
cx-take-first = Take a polygon with nothing on top of it.
cx-take-more =
    { $count ->
        [one] Take one more with the same shape or colour as the { $kind }.
       *[other] Take up to { $count } more, each with the same shape or colour as the one before.
    }
cx-take-or-score = You have a complete set. Take more, or score it and stop taking.
cx-then-score = You have a complete set.
cx-take-at-will = You don’t have to take anything.
cx-tray-empty = There is nothing left to take.
cx-take-no-match = Nothing you can reach matches. { $marker ->
    [yes] Use an action marker, or end your turn.
   *[no] End your turn.
}
cx-take-no-more = You have taken all you can. { $marker ->
    [yes] Use an action marker, or end your turn.
   *[no] End your turn.
}
cx-pair = Two alike. You may steal, give away or remove one polygon.
cx-now-remove = Which polygon leaves the game?
cx-sure-remove = It is gone for everybody.
cx-now-swap-mine = Which of yours do you give?
cx-now-swap-theirs = Which one do you want for your { $kind }?
cx-sure-swap = Your { $mine } for { $name }’s { $theirs }.
cx-now-steal = Which one do you want?
cx-sure-steal = { $name }’s { $kind }.
cx-now-give = Which of yours do you give away?
cx-now-taker = Who gets it?
cx-sure-give = { $name } gets your { $kind }.
cx-now-set = Which set do you score first?
cx-now-corner = Which corner do you take a marker from?
cx-sure-score = The { $set } is complete and leaves the game.

# Why not
cx-covered = Something lies on top of it.
cx-not-this = You can’t take it now.
cx-no-match = It has neither the shape nor the colour of the one before.
cx-nothing-to-get = Nobody else has a polygon.
cx-nothing-to-give = You have no polygon to give for it.
cx-choose-first = Choose first.
cx-choose-piece = Choose a polygon in the tray.

# Buttons
cx-do-take = Take the { $kind }
cx-do-remove = Remove the { $kind }
cx-do-swap = Swap these two
cx-do-steal = Steal the { $kind }
cx-do-give = Give to { $name }
cx-do-score =
    Score the { $set }: { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
cx-do-choose-set = Score a set
cx-do-hand = Hand it to { $name }
cx-do-end = End your turn
cx-do-undo = Undo
cx-do-cancel = Cancel
cx-do-go-on = No, thanks
cx-do-keys = Keys

# Keys
cx-key-heap = To the list of polygons
cx-key-move = From polygon to polygon
cx-key-take = Take or remove it
cx-key-remove = Remove
cx-key-swap = Swap
cx-key-steal = Steal
cx-key-give = Give away
cx-key-hand = Hand over
cx-key-end = End your turn, or score
cx-key-undo = Undo
cx-key-cancel = Cancel what you started
cx-key-help = Show these keys
