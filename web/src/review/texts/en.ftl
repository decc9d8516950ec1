# The review of a game that is over

# While it is made
review-making = Reviewing the game…
review-making-about = Many games are played on from every decision. This usually takes less than a minute.
review-making-here = Many games are played on from every decision. On this device that can take a quarter of an hour or more. You can go to another page of Tilery meanwhile; just don’t close or reload this tab.
review-waiting = The server has something else to finish first. It will be this game’s turn soon.
review-none = No review here
review-no-record = There is no record to review. Look at one first; from there you get to its review.

# Who played well, who was lucky
review-sentence = { $play }, { $luck }.
review-play-2 = { $who ->
    [you] You
   *[other] { $name }
} played better
review-play-more = { $who ->
    [you] You
   *[other] { $name }
} played best
review-play-even-2 = Both played about equally well
review-play-even-more = Nobody clearly played best
review-luck-2 = but { $who ->
    [you] you were
    [team] { $name } were
   *[other] { $name } was
} luckier
review-luck-more = but { $who ->
    [you] you
   *[other] { $name }
} had the best luck
review-luck-even-2 = and nobody was clearly luckier
review-luck-even-more = and nobody was clearly luckiest
review-both-2 = { $who ->
    [you] You
   *[other] { $name }
} played better and had more luck.
review-both-more = { $who ->
    [you] You
   *[other] { $name }
} played best and had the best luck.
review-still = { $who ->
    [you] You won all the same
   *[other] { $name } won all the same
}: the curve shows where the game turned.
review-hidden = What lay hidden mattered more than play or luck: it helped { $who ->
    [you] you
   *[other] { $name }
}.
review-alone-lucky = Luck helped this time.
review-alone-unlucky = Luck was missing this time.
review-alone-even = Luck made no clear difference.
review-accuracy = Accuracy
review-accuracy-about = Accuracy goes from 0 to 100. At 100, no move was clearly worse than the best one.
review-luck = Luck
review-luck-about = Luck says how many percentage points of the chance to win the draws gave or took.
review-luck-doubt = { $points ->
    [one] It is an estimate and may be off by { $points } percentage point.
   *[other] It is an estimate and may be off by { $points } percentage points.
}
review-left-points = Points left on the table, only where that is proven:
review-left-tiles = Tiles that could have been laid and weren’t, only where that is proven:
review-left-by-points = { $name }: { $left } ({ $scored } of { $could } scored)
review-left-by-tiles = { $name }: { $left } ({ $scored } of { $could } laid)

# The curve
review-curve = Chance to win in percent
review-step = Step { $step }
review-place = Step { $step }, { $said }: { $list }
review-chance = { $name } { $percent } percent
review-kind-inaccuracy = inaccuracy
review-kind-mistake = mistake
review-kind-blunder = blunder
review-kind-luck = luck

# The moments
review-moments = Moments that mattered
review-moments-none = No move cost much, and nobody was very lucky.
review-by = { $name }: { $what }
review-luck-for = { $who ->
    [you] Luck for you
   *[other] Luck for { $name }
}
review-drawn = Draws
review-deal = The deal at the start.
review-draws = { $count ->
    [one] One draw.
   *[other] { $count } draws in a row.
}
review-ended = { $name } ends the turn.
review-draws-next = { $name } decides to draw.
review-chose = { $name } makes a choice.
review-better = Better:
review-better-for = Advice for { $name }:
review-parts = Step by step
review-cost = { $points ->
    [one] Cost { $points } percentage point of the chance to win
   *[other] Cost { $points } percentage points of the chance to win
}
review-exact-points = Points possible in this turn: { $could } before this move, { $kept } after it
review-exact-tiles = Tiles that could be laid: { $could }. Laid: { $kept }
review-from-to = Chance to win: from { $from }% to { $to }%
review-same = Chance to win: { $at }%
review-from-to-for = Chance to win for { $name }: from { $from }% to { $to }%
review-same-for = Chance to win for { $name }: { $at }%
review-unknown = Most of that lay hidden: nobody could know it.
review-show = On the curve
review-see = See it again
review-about = Every decision was judged by { $count } games played on from there. Differences that may be chance don’t count.

# Why there is none
error-too-long = This game is too long: a review covers at most 4000 moves.

# A mistake, to be tried again
retry = Try it again
retry-own = { $count ->
    [one] Try your mistake again
   *[other] Try your { $count } mistakes again
}
retry-whose = Try mistakes again, as:
retry-as = { $name } ({ $count })
retry-title = Find a better move
retry-place = { $at } of { $count }
retry-was = { $points ->
    [one] It cost { $points } percentage point of the chance to win. Find a better move.
   *[other] It cost { $points } percentage points of the chance to win. Find a better move.
}
retry-worse = { $points ->
    [one] That costs { $points } percentage point of the chance to win. Try another.
   *[other] That costs { $points } percentage points of the chance to win. Try another.
}
retry-best = Well found. No other move is clearly better.
retry-good = A good move. Another one is only a little better.
retry-shown = This is the better move.
retry-another = Try another move
retry-next = Next one
retry-back = Back to the review
