cxw-hint-tray = Look at the { $kind } in the tray.
cxw-hint-take = Take the { $kind }.
cxw-hint-remove = Remove the { $kind } from the tray.
cxw-hint-other = Look at { $name }’s collection.
cxw-hint-swap = Swap your { $mine } for { $name }’s { $theirs }.
cxw-hint-steal = Steal a { $kind } from { $name }.
cxw-hint-own = Look at your { $kind }.
cxw-hint-give = Give your { $kind } to { $name }.
cxw-hint-hand = Hand the { $kind } to your partner { $name }.
cxw-hint-collection = Look at your collection: a set is complete.
cxw-hint-score = Score the { $set }: { $points } points.
cxw-hint-score-from = Score the { $set } with the marker in the { $corner }: { $points } points.
cxw-hint-score-none = Discard the { $set }; there is no marker for it.
cxw-hint-enough = Look at what you have. Do you need more?
cxw-hint-end = End your turn.
cxw-hint-almost = Look at your { $set }: one polygon is missing.
cxw-hint-grows = Look at your { $set }: it can grow.
cxw-hint-in-reach = What you need for the { $set } lies free.
cxw-hint-theirs = Look at { $name }’s { $kind }.
cxw-hint-corner = Look at the marker in the { $corner }.
cxw-why-most = Every other choice scores less.
cxw-why-completes = It completes the { $set }.
cxw-why-closer = That makes { $have } of 4: { $set }.
cxw-why-denies = { $name } needs only this for a set.
cxw-why-breaks = { $name } needs it for a set.
cxw-why-frees = It frees: { $list }.
cxw-why-spare = You have { $count } × { $kind }.
cxw-why-sheds = Each polygon left over costs a point.
cxw-why-none-completes = Taking more will not complete a set.
cxw-why-may-complete = You can complete the { $set } this turn.
cxw-why-goes-on = { $count ->
    [one] From there you can go on to another one.
   *[other] From there you can go on to { $count } others.
}
cxw-why-only = No other { $kind } lies free.
cxw-why-two-sets = That way, two sets are possible this turn.
cxw-why-keeps = You keep 3 of 4: { $set }.
