# The end of a game.
end-you-won = { $points ->
    [none] You win!
   *[other] You win with { $points }!
}
end-team-won = { $points ->
    [none] Your team wins!
   *[other] Your team wins with { $points }!
}
end-teams-shared = { $points ->
    [none] Both teams win!
   *[other] Both teams win with { $points }!
}
end-team-place = { $place ->
    [2] Your team comes second
   *[other] Your team comes third
}{ $points ->
    [none] { "" }
   *[other] { " " }with { $points }
}
end-shared-won-you = { $points ->
    [none] You and { $names } share the win!
   *[other] You and { $names } share the win with { $points }!
}
end-name-won = { $points ->
    [none] { $names } wins!
   *[other] { $names } wins with { $points }!
}
end-names-won = { $points ->
    [none] { $names } win!
   *[other] { $names } win with { $points }!
}
end-shared-won = { $points ->
    [none] { $names } share the win!
   *[other] { $names } share the win with { $points }!
}
end-place = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}{ $points ->
    [none] { "" }
   *[other] { " " }with { $points }
}
end-place-shared = { $place ->
    [2] Joint second
    [3] Joint third
   *[other] Joint fourth
}{ $points ->
    [none] { "" }
   *[other] { " " }with { $points }
}
end-lost-alone = Not this time
end-lost-name = Not this time, { $name }
end-nobody = Nobody wins this time
end-line-alone = Every game is different. Maybe the next one will work out.
end-line-win = Beautifully played.
end-line-close-win = { $gap ->
    [one] That was close: one point ahead of { $names }.
   *[other] That was close: { $gap } points ahead of { $names }.
}
end-line-close = { $gap ->
    [one] So close: just one point short.
   *[other] So close: just { $gap } points short.
}
end-line-lost-0 = A good game. The next one might be yours.
end-line-lost-1 = Well played to the very end.
end-line-lost-2 = You kept it exciting. Another one?
end-line-far-0 = Not your game this time. The next one starts from zero.
end-line-far-1 = This one got away. Another try?
end-line-others = Well played, { $names }.
end-figure = { $name } { $figure }
end-curve-points = Points
end-curve = { $title }: { $list }
end-curve-turn = Turn { $number }
end-curve-round = Round { $number }
end-best = Best turn
end-by = { $name }: { $what }
end-turning = Turning point
end-turning-turn = { $name } takes the lead for good in turn { $number }.
end-turning-round = { $name } takes the lead for good in round { $number }.
end-turning-team = { $names } take the lead and keep it.
end-see = See it again
end-hints = Hints
end-hints-none = Nobody used any.

# What bots say in the end: glad when they have won, kind when they have lost.
bot-flint-glad = A spark of luck.
bot-flint-kind = Well played.
bot-opal-glad = I loved every turn of it.
bot-opal-kind = What a colourful game.
bot-slate-glad = Noted. Thank you for the game.
bot-slate-kind = I’ll write that one down.
bot-jasper-glad = That was fun. One more?
bot-jasper-kind = What fun. I want another go.
bot-agate-glad = Patience paid off.
bot-agate-kind = I’ll think about that for ages.
bot-marl-glad = Even soft stone wins sometimes.
bot-marl-kind = I crumbled a little there.
bot-onyx-glad = The night was on my side.
bot-onyx-kind = I never saw it coming.
bot-quartz-glad = Tick by tick. Good game.
bot-quartz-kind = Well timed. Good game.

# A step up or down, after a few games against bots
level-up = You win most games. One step up, the bots play like this: { $level }.
level-down = These bots are hard to beat. One step down, they play like this: { $level }.
level-try = Try it
