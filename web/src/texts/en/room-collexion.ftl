# ColleXion at the table: polygons and sets, what can be done now, the buttons and the keys.

# Polygons and sets
cx-uncovers = { $kind }, uncovers { $under }
cx-uncovers-none = { $kind }, uncovers nothing
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
cx-collection-of = Collection of { $name }
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
cx-markers = What you can do besides
cx-deed-remove = Remove a polygon from the tray
cx-deed-swap = Swap a polygon with another player
cx-deed-steal = Steal a polygon from another player
cx-deed-give = Give a polygon away
cx-deed-used = Used already
cx-from-corner = { $points } from the { $corner }
cx-last-markers = Last round. No more points.
cx-last-polygons = Last round. The tray is empty.

# What goes on
cx-sending = One moment …
cx-shaking = The tray is being shaken.
cx-playing = { $name } is playing.
cx-done = The game is over.
cx-take-first = Take a polygon that nothing lies on.
cx-take-more =
    { $count ->
        [one] Take one more with the shape or the colour of the { $kind }.
       *[other] Take up to { $count } more, each with the shape or the colour of the one before.
    }
cx-take-or-score = You have a complete set. Take more, or score it: after that nothing is taken.
cx-then-score = You have a complete set.
cx-take-at-will = You need not take anything any more.
cx-tray-empty = Nothing is left to take.
cx-take-no-match = Nothing that can be reached matches. End your turn.
cx-take-no-more = You have taken all you can. End your turn.
cx-pair = Two alike. You may steal, give away or remove one polygon.
cx-now-remove = Which polygon leaves the game?
cx-sure-remove = It is gone for everybody.
cx-now-swap-mine = Which of yours do you give?
cx-now-swap-theirs = Which one do you want for your { $kind }?
cx-sure-swap = Your { $mine } for the { $theirs } of { $name }.
cx-now-steal = Which one do you want?
cx-sure-steal = The { $kind } of { $name }.
cx-now-give = Which of yours do you give away?
cx-now-taker = Who gets it?
cx-sure-give = { $name } gets your { $kind }.
cx-now-set = Which set do you score first?
cx-now-corner = From which corner do you take a marker?
cx-sure-score = The { $set } is complete and leaves the game.

# Why not
cx-covered = Something lies on it.
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
cx-do-give = Give the { $kind } to { $name }
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
cx-do-go-on = Go on without
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
cx-key-cancel = Cancel what was begun
cx-key-help = These keys
