# Games that are over: the library, records to look at, positions to play on from.

# The library
library = Library
library-game = Game
library-any = All games
library-who = Who played
library-whose = Whose games
library-all = All
library-mine = Mine
library-none = No finished games yet
library-none-such = No game like that on the shelf
library-about = Here you find the finished games of public tables and of the tables this browser knows.
library-found = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
library-more = More games
library-winner = won
library-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

# A moment of a replay
review = Review
replay-speed = Speed
position = Share or play on
position-at = Step { $step }
position-link = Link to this moment
position-copy = Copy the link
position-too-long = This game is too long for a link. Save the record and send the file instead.
play-on = Play on from here
play-on-seat = You play as
play-on-about = Bots take the other seats. From here on, everything is drawn afresh.
play-on-start = Play on
play-on-ended = The game is over here. Go back a few steps and play on from there.
begun-from = Started from a given position.

# A record to look at
puzzles = Puzzles
study = Look at a record

# Why something was not done
error-bad-record = This record can’t be played that far.
error-no-moment = You can’t play on from there.
error-too-slow = This record takes longer to read than the 20 seconds allowed.
error-record-too-large = A record may be at most 400 kB.
