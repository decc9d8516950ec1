# One's own games

me-private = Kept in this browser only. Nothing is sent anywhere.
me-dropped = The newest { $count } games are kept. Older ones have been dropped.
me-trouble-refused = This browser doesn’t let the page keep anything. What you see here goes when you close the page.
me-trouble-full = This browser has no room left. What you see here goes when you close the page, unless you save it as a file.

# Nothing there yet
me-none = No games yet
me-none-about = Finish a game, and it will be kept here. You will see how often you win and against whom, and your streaks. Reviews add how well you play, how lucky you were and what you tend to overlook.
me-none-play = Choose a game

# Whose games
me-who = Whose games
me-everyone = Everyone here
me-nameless = Without a name
me-each = A game that several people here have played counts for each of them.

# In figures
me-played = Games
me-won = Won
me-streak = Wins in a row
me-days = Days in a row
me-longest = Longest: { $count }
me-percent = { $percent }%

# Wins by level
me-wins = Who you win against
me-wins-about = A shared win counts as a win.
me-against = Against
me-level = Bots: { $level }
me-mixed = Mixed bots
me-people = People
me-alone = Alone
me-won-of = Won { $won } of { $games }

# Accuracy
me-accuracy = Accuracy over time
me-accuracy-about = Each dot is a reviewed game. The line is the average of up to five.
me-accuracy-words = { $count ->
    [one] { $count } reviewed game, accuracy { $last }.
   *[other] { $count } reviewed games, accuracy { $last } in the latest, { $mean } on average.
}
me-accuracy-shown = The latest { $count } are shown.
me-review-none = A review says how well you played and how lucky you were.
me-review-time = It takes about half a minute.
me-review-latest = Review the latest game
me-unreviewed = { $count ->
    [one] One game hasn’t been reviewed.
   *[other] { $count } games haven’t been reviewed.
}
me-as-table = As a table
me-date = Date
me-figure-accuracy = Accuracy
me-figure-luck = Luck
me-figure-sum = In all

# Luck
me-luck = Luck so far
me-luck-more = { $wins ->
    [one] Luck has brought you { $wins } win more than average luck would.
   *[other] Luck has brought you { $wins } wins more than average luck would.
}
me-luck-less = { $wins ->
    [one] With average luck you would have { $wins } win more.
   *[other] With average luck you would have { $wins } wins more.
}
me-luck-even = So far luck has made no clear difference.
me-luck-about = { $count ->
    [one] Draws raise or lower your chance to win. This adds up what they did in one reviewed game, counted in wins.
   *[other] Draws raise or lower your chance to win. This adds up what they did in { $count } reviewed games, counted in wins.
}
me-luck-doubt = { $wins ->
    [one] It is an estimate and may be off by { $wins } win.
   *[other] It is an estimate and may be off by { $wins } wins.
}
me-luck-older = { $count ->
    [one] One older review is not counted here: it doesn’t say how sure it is. Open it again, and it is made anew.
   *[other] { $count } older reviews are not counted here: they don’t say how sure they are. Open one again, and it is made anew.
}
me-luck-anew = Review again
me-luck-plot = Luck after each reviewed game, in wins

# Habits
me-habits = What you tend to overlook
me-habit-count = { $title }: { $count } of { $marked } marked moves
me-habits-none = Not clear yet. After a few more reviews you will see here which good moves you often overlook.

# The games
me-latest = Latest games
me-place = Place { $rank } of { $players }
me-win = Won
me-lost = Lost
me-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
me-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
me-accuracy-is = Accuracy { $accuracy }
me-more = Show more

# The file
me-data = Your data
me-data-about = You can save your games as a file, and add the games of such a file: on another device, or in another browser. No game is counted twice.
me-save = Save as a file
me-add = Add from a file
me-added = { $count ->
    [0] All games of this file were here already.
    [one] One game added.
   *[other] { $count } games added.
}
me-completed = { $count ->
    [one] One game now has its review.
   *[other] { $count } games now have their review.
}
me-nothing-in = The file has no games in it.
me-left-out = { $count ->
    [one] One game was left out, because Tilery doesn’t have it: { $names }.
   *[other] { $count } games were left out, because Tilery doesn’t have them: { $names }.
}
me-bad = Nothing was added. { $why }
me-bad-text = The file can’t be read: it isn’t JSON, or its end is missing.
me-bad-format = This is not a file of games that Tilery has saved.
me-bad-version = The file was saved by another version of Tilery, which this one can’t read.
me-bad-games = The file has no list of games.
me-bad-field = Game { $number } in the file is damaged: “{ $field }” can’t be right.
me-bad-large = The file is too large.

# Delete
me-delete = Delete everything
me-delete-title = Delete all your games here?
me-delete-about = { $count ->
    [one] One game will be deleted from this page, with what its review said.
   *[other] { $count } games will be deleted from this page, with what their reviews said.
}
me-delete-stays = Tables, replays and reviews stay where they are. So do files that you have saved.
me-delete-for-good = This can’t be undone.
me-delete-do = Delete
me-delete-keep = Keep them
me-delete-failed = This didn’t work, and nothing was deleted. Try again, or delete this site’s data in the settings of your browser.
me-deleted = Done. Nothing is kept any more.
