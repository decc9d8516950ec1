# ColleXion in words: what it is, what can be agreed on, what happened, how things stand, hints, score sheet, rules.

# Before one sits down
collexion-title = ColleXion
collexion-pitch = Pick polygons from a shaken heap and complete sets of a colour or of a shape. Whatever is left over costs you points.
collexion-option-play = Who plays with whom?
collexion-option-play-alone = Everybody alone
collexion-option-play-team = Two teams
collexion-option-play-team-about = Only with four players: seats 1 and 3 against seats 2 and 4.
collexion-option-game = Which game?
collexion-option-game-standard = With action markers
collexion-option-game-expert = Expert game
collexion-option-start = Who begins?
collexion-option-start-random = Draw lots

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
cxw-tell-swapped = { $name } swaps a { $gave } for a { $got } of { $other }’s.
cxw-tell-stole = { $name } steals a { $kind } from { $other }.
cxw-tell-gave = { $name } gives { $other } a { $kind }.
cxw-tell-handed = { $name } hands { $other } the { $kind }.
cxw-tell-scored = { $name } scores the { $set }: { $points } points.
cxw-tell-scored-from = { $name } scores the { $set } and takes from the { $corner }: { $points } points.
cxw-tell-scored-none = { $name } discards the { $set }; there is no marker for it.
cxw-tell-nothing = { $name } takes nothing.
cxw-tell-last-markers = The last point marker is gone. The round is played to its end.
cxw-tell-last-tray = The tray is empty. The round is played to its end.
cxw-over-cx-10 = All point markers are gone, and everybody has had equally many turns.
cxw-over-cx-11 = The tray is empty, and everybody has had equally many turns.

# How things stand
cxw-plate-polygons = Polygons
cxw-plate-markers = Markers
cxw-plate-actions = Actions
cxw-last-round = Last round
cxw-last-round-no-points = Last round, without points
cxw-few-markers = { $count ->
    [one] Near the end: only { $count } point marker is left
   *[other] Near the end: only { $count } point markers are left
}
cxw-few-polygons = { $count ->
    [one] Near the end: only { $count } polygon in the tray
   *[other] Near the end: only { $count } polygons in the tray
}
cxw-turn-of = { $name } to play.
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
cxw-your-markers = Your point markers: { $list }. Together { $sum }.

# Score sheet
cxw-sheet = Score sheet
cxw-sheet-markers = Point markers
cxw-sheet-unused = Unused action markers
cxw-sheet-left = Polygons left over
cxw-sheet-points = Points
cxw-sheet-team = Team
cxw-sheet-none = none
cxw-sheet-wins = wins
cxw-winners = { $count ->
    [one] { $names } wins with { $points } points!
   *[other] { $names } share the win with { $points } points!
}
cxw-won-team = { $names } win with { $points } points!
cxw-tie = Equal points: fewer polygons left over decide.

# Hints
cxw-hint-tray = Look at the { $kind } in the tray.
cxw-hint-take = Take the { $kind }.
cxw-hint-take-frees = Take the { $kind }. It frees { $list }.
cxw-hint-remove = Remove the { $kind } from the tray before somebody else takes it.
cxw-hint-other = Look at the collection of { $name }.
cxw-hint-swap = Swap your { $mine } for a { $theirs } of { $name }’s.
cxw-hint-steal = Steal a { $kind } from { $name }.
cxw-hint-own = Look at your { $kind }.
cxw-hint-give = Give your { $kind } to { $name }.
cxw-hint-hand = Hand the { $kind } to your partner { $name }.
cxw-hint-collection = Look at your collection: a set is complete.
cxw-hint-score = Score the { $set }: { $points } points.
cxw-hint-score-from = Score the { $set } and take the marker in the { $corner }: { $points } points.
cxw-hint-score-none = Discard the { $set }; there is no marker for it.
cxw-hint-enough = Look at what you have. Would you need more?
cxw-hint-end = End your turn.

# Why not
problem-team-of-four = Teams need four players.
problem-wrong-polygons = Those are not the 80 polygons.
problem-outside-tray = All polygons lie in the tray, none in its corners.
problem-flat-heap = That is no heap: the polygons hardly lie on each other.
problem-must-take = Take at least one polygon first.
problem-must-score = Your collection holds a complete set: score it first.
problem-scoring-begun = You are scoring already: now there are only sets, until the end of your turn.
problem-not-in-tray = This polygon is no longer in the tray.
problem-covered = Another polygon lies over it. Only what is free can be reached.
problem-four-taken = You have taken four polygons; more is not allowed in one turn.
problem-handed-over = You have handed one over: nothing more is taken in this turn.
problem-no-match = It shares neither shape nor colour with the polygon you took last.
problem-no-partner = You have no partner in this game.
problem-nothing-taken = You have not taken a polygon yet.
problem-handed-already = You have handed a polygon over in this turn already.
problem-not-held = The polygon that you took last is no longer yours.
problem-expert-swap = In the expert game nothing is swapped.
problem-no-pair = For that you must have taken two identical polygons just now.
problem-expert-only = Only in the expert game is a polygon given away.
problem-marker-used = You have used this action marker already.
problem-one-marker = Only one action marker a turn.
problem-not-yours = There is no such polygon in your collection.
problem-not-theirs = There is no such polygon in that collection.
problem-not-another-player = Choose another player.
problem-not-complete = This set is not complete yet.
problem-stack-empty = There is no marker left in that corner.
problem-choose-stack = Choose the corner from which you take a marker.

# Rules
cxw-rules-aim = The aim
cxw-rules-aim-text = Collect polygons and complete sets of four: all shapes of one colour, or all colours of one shape. Each set brings you a point marker. But every polygon that is left over in the end costs a point.
cxw-rules-setup = Set-up
cxw-rules-setup-text = Four shapes in four colours, each five times: 80 polygons lie in a shaken tray, on and over each other. In each corner there is a stack of point markers in its colour, 2 on top, then 3, then 4. Everybody has three action markers. Who begins is drawn by lot, or chosen.
cxw-rules-reach = What you can reach
cxw-rules-reach-text = You may take a polygon only if no other lies over any part of it. If they just touch, that is fine.
cxw-rules-reach-example = What is outlined can be reached. The others have to wait until they are free.
cxw-rules-turn = Your turn
cxw-rules-turn-text = Take one polygon. Then, if you like, another that has the shape or the colour of the one taken just before, and so on, up to four. Each has to be reachable when you take it: one that you take may free the next.
cxw-rules-chain-right = Each has the shape or the colour of the one before it.
cxw-rules-chain-wrong = The pentagon is green and follows a blue square: neither agrees. Only the one just before counts.
cxw-rules-must-text = You have to take at least one. All that you take goes to your collection, which everybody can see.
cxw-rules-sets = Sets
cxw-rules-sets-text = After taking you score. While your collection holds a complete set, you have to discard one, out of the game.
cxw-rules-colour-set = Colour set
cxw-rules-colour-set-text = One colour, four shapes. It brings the top marker in the corner of this colour. If that corner is empty, it brings nothing.
cxw-rules-shape-set = Shape set
cxw-rules-shape-set-text = One shape, four colours. It brings the top marker of any corner that you choose.
cxw-rules-overlap = Two at once?
cxw-rules-overlap-text = The pink square is in both sets, but you have it only once. Choose which set you score; the rest stays with you.
cxw-rules-markers = Point markers
cxw-rules-markers-text = They bring 2, 3 or 4 points. You keep them face down: the others see how many you have, not which.
cxw-rules-actions = Action markers
cxw-rules-actions-text = Once a turn you may use one of your three, before, between or after taking, until you begin to score. Each can be used once a game.
cxw-rules-remove-text = Put a reachable polygon out of the game.
cxw-rules-swap-text = Swap one of your polygons with one in another player’s collection.
cxw-rules-steal-text = Take a polygon from another player’s collection.
cxw-rules-others-text = If another player has a complete set by that, they score it when they score next.
cxw-rules-end = The end
cxw-rules-end-text = As soon as all point markers are gone or the tray is empty, the round is played to its end, so that everybody has had equally many turns. When the markers are gone, nobody has to take a polygon any more, and sets bring nothing.
cxw-rules-count-markers = Point markers
cxw-rules-count-unused = Each unused action marker
cxw-rules-count-left = Each polygon left over
cxw-rules-tie-text = Most points win. In a tie the fewest polygons left over decide; if that is equal too, the win is shared.
cxw-rules-team = In teams
cxw-rules-team-text = Four players, partners sit opposite each other and add up their points. When you are done with taking, you may hand the polygon taken last to your partner’s collection, even if it is the only one. After that you take no more.
cxw-rules-expert = Expert game
cxw-rules-expert-text = There are no action markers. Instead, whoever takes two identical polygons one directly after the other may steal a polygon, give one of their own away or remove a reachable one. Then the turn goes on from the polygon taken last. A third identical one makes another pair.
cxw-rules-both-text = Teams can play the expert game too.
