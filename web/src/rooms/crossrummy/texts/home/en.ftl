# Before one sits down
crossrummy-title = Crossrummy
crossrummy-pitch = Lay sets and runs that cross, and rearrange the whole table as you like. The first to get rid of all their tiles wins.
crossrummy-option-length = How long?
crossrummy-option-length-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
crossrummy-option-start = Who begins?
crossrummy-option-start-random = At random
