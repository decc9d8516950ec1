# A record to look at
study-about = Every finished game can be saved as a record. Here you can go through one again, step by step.
study-drop = Drop a record file here, or choose one
study-paste = Or paste its text
study-look = Look at it
study-private = The server reads it but keeps nothing.
study-private-here = It is read on this device, and nothing of it is kept.
study-broken-link = This link is incomplete. Ask for it again, or for the record itself.
study-empty = There are no moves in this record.
study-verified = Verified: every draw follows from the seed.
study-no-seed = Without a seed, the draws can’t be checked.
study-set-up = The game starts from a position that was set up.
study-begun = { $count ->
    [one] Play began after the first step.
   *[other] Play began after the first { $count } steps.
}
study-another = Another record

# What is wrong with a record
flaw-line = Line { $line }:
flaw-no-record = This is not a Tilery record.
flaw-no-gap = The blank line between headers and moves is missing.
flaw-header = “{ $about }” is not a header. A header looks like “name: value”.
flaw-header-unknown = The header “{ $about }” is unknown, or it is here twice.
flaw-header-missing = The header “{ $about }” is missing.
flaw-players = The number of players doesn’t match the number of seats.
flaw-number = “{ $about }” is not a number.
flaw-begun = The record does not have { $about } moves to begin after.
flaw-hex = “{ $about }” is not made of 64 hexadecimal digits.
flaw-cut-off = The last line is cut off.
flaw-who = “{ $about }” doesn’t say who moves.
flaw-long-line = A line may have at most { $about } characters.
flaw-many-moves = A record may have at most { $about } moves.
flaw-no-game = The game “{ $about }” is not known here.
flaw-other-rules = Version { $about } of the rules is not known here.
flaw-position = The position that the game starts from can’t come about.
flaw-set-up = This game can’t be set up like that.
flaw-unreadable = “{ $about }” is not a move in this game.
flaw-illegal = The move “{ $about }” is not allowed.
flaw-no-seed = There is no seed yet.
flaw-other-seed = The seed is not the one that was promised.
flaw-other-chance = The draw “{ $about }” doesn’t follow from the seed.
flaw-not-over = The seed is there, but the game is not over.
flaw-other-result = The result “{ $about }” is not what the moves lead to.
flaw-other-state = The final position is not what the moves lead to.
