# The house: everything that is not about one game.

# Everywhere
skip-to-content = Skip to the content
page-tools = Page tools
go-home = Home
close = Close
loading = One moment…
try-again = Try again
reload = Reload the page
rules = Rules
rules-of = Rules: { $title }
rules-play = Play
rules-right = Yes.
rules-wrong = No.
rules-show = Show the rule
table = Table

# Home
home-welcome = Take a seat. Everything is on the table.
home-players = { $least } to { $most } players
home-more = More
learn-short = Learn it in 5 minutes
at-home = My table at home
at-home-scores = Score sheet
home-play = Play
quick-opponents = Opponents
quick-level = They play
quick-start = { $count ->
    [one] Play against one bot
   *[other] Play against { $count } bots
}
ways = How do you want to play?
start-bots = Against bots
start-alone = Play alone
start-device = Several people, one device
start-friends = A table for friends
level-random = Randomly
level-beginner = Very gently
level-easy = Gently
level-casual = Casually
level-normal = Well
level-strong = Very well
level-expert = Like an expert
level-beginner-about = For a first game: they overlook a lot.
level-easy-about = Children can win against them.
level-casual-about = They play for fun and miss some things.
level-normal-about = They play as good players do.
level-strong-about = They look ahead and give little away.
level-expert-about = They think as far ahead as they can.
your-tables = Your tables
your-tables-all = Show all { $count } tables
your-tables-none = None yet. Tables you join are kept here, so you can come back any time.
your-tables-running = In progress
your-tables-over = Finished
your-tables-forget = Remove this { $title } table from the list

# A new table
new-table = New table
new-table-of = New table: { $title }
seats = Who is playing?
seat-add = Add a seat
seat-remove = Remove seat { $number }
seat-free = Free seat
seat-kind = Who takes seat { $number }?
seat-kind-device = On this device
seat-kind-open = By link
seat-kind-bot = Bot
seat-name = Name at seat { $number }
seat-face = Face at seat { $number }
seat-people = People who have played here, for seat { $number }
seat-known = Played here before
seat-forget = Forget { $name } on this device
seat-done = Done
seat-level = How { $name } plays
seat-open-about = Whoever opens the link first
options = Game options
options-more = More
hints-offer = Hints if you get stuck
hints-offer-about = You can ask for one on your turn. Everybody can see that you did.
hints-offer-about-alone = You can ask for one whenever you like.
hints-none = No hints
make-table-link = Set up the table
make-table-link-about = { $count ->
    [one] You get a link to send. The game begins when the free seat is taken.
   *[other] You get a link to send. The game begins when all { $count } free seats are taken.
}
make-table-start = Start the game
make-table-start-about = Everybody is here, so the game starts right away.
name-player = Player { $number }
name-player-you = Player { $number } (you)
name-you = You
name-bot = Bot { $number }
bot-names = Flint, Opal, Slate, Jasper, Agate, Marl, Onyx, Quartz

# Before the game
your-name = Your name
take-seat = Take a seat
just-watch = Just watch
waiting-title = { $count ->
    [0] The game is about to begin
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
waiting-about = The game begins as soon as everybody is here. You can leave this page and come back.
waiting-watching = You are watching. The game begins as soon as everybody is here.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-qr = QR code with the link to this table
invite-about = Send it to your friends, or let them scan the code.

# At the table
table-loading = Going to the table…
players = Players
plate-you = you
plate-turn = to play
plate-away = away right now
your-turn = Your turn.
watching = You are watching.
log = Game log
beside-table = Beside the table
log-empty = Nothing yet.
log-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
describe = Describe the table
describe-title = The table in words
hint = Hint
hint-thinking = Looking for a hint…
hint-show = Show me
hint-place = Show the place
hint-move = Show the move
hint-next = Next
hint-only = There is only one thing you can do. { $move }
hint-whole = That is the whole move.
hint-do = Do it
hint-label = Hint
key-hint = Show a hint, then the move
tell-hint = { $name } asked for a hint.
connection-lost = Connection lost. Trying again…
connection-back = You are back. Everything is as it was.
curtain-label = Curtain
curtain-title = { $name } is next
curtain-about = Pass the device on. The pieces stay hidden until the next player is ready.
curtain-open = I am { $name }

# After the game
over = The game is over
over-rematch = Play again
over-board = See the board
over-back-to-sheet = Back to the score
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
record = Save the record
replay = Replay
replay-none = No replay here
replay-seat = View as
replay-spectator = a spectator
replay-controls = Replay
replay-slider = Step of the game
replay-position = Step { $step } of { $steps }
replay-turn = Turn
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-step = One step forward
replay-last = To the end

# Nothing here
lost-title = Nothing here
lost-about = This address leads nowhere. Maybe a letter got lost on the way.
no-table-title = No such table
no-table-about = There is no table at this address. Maybe the link is incomplete. Ask for it again.
deleted-title = This table is gone
no-game-title = This game is not here
rules-fault-title = This game can’t go on
version-title = Tilery has been updated
unloaded-title = Could not load this
unloaded-about = Part of the page did not load. It will load by itself once the server is back.

# Why something was not done
problem-cannot-undo = There is nothing in your own turn to undo.
error-offline = Can’t reach the server. Are you online?
error-malformed = The server did not understand that. Reload the page and try again.
error-too-large = That is too long for one message.
error-too-fast = That was a lot at once. Wait a moment and try again.
error-many-tables = A lot of tables have been set up from your network in the last 24 hours. Come back in a few hours, or ask whoever runs this server (setting tables_per_day).
error-much-stored = A lot has been stored from your network in the last 24 hours. Come back in a few hours, or ask whoever runs this server (setting bytes_per_day).
error-version = Tilery has been updated. Reload the page; your table is safe.
error-origin = This page comes from a different address than the server. Open Tilery at its own address.
error-host = This server doesn’t know the address in your browser. Ask whoever runs it.
error-crowded = The server is too busy now. Try again later.
error-no-table = There is no such table.
error-deleted = Whoever runs this server has deleted this table and all its games.
error-game-deleted = Whoever runs this server has deleted this game.
error-no-game = This server doesn’t have the game that this table plays.
error-rules-fault = There is a mistake in the rules of this game, so it can’t go on. Whoever runs this server can find it in the server’s log.
error-not-your-seat = This seat belongs to somebody else.
error-stale = The table has just changed. Look again, then play.
error-repeated = Something got mixed up. Reload the page and try again.
error-not-started = The game has not begun yet.
error-unreadable = The server can’t read that.
error-illegal = That is not allowed.
error-not-over = The game is not over yet.
error-no-hints = There are no hints at this table.
error-not-your-turn = You can ask for a hint when it is your turn.
error-hint-failed = Couldn’t find a hint. Try again.
error-storage = The server can’t save anything right now. Nothing was changed; try again soon.
error-internal = Something went wrong on the server. Nothing was changed.
error-closing = The server is restarting. It will be back in a moment.
error-bad-name = A name needs 1 to 24 characters.
error-no-seat = There is no such seat.
error-no-round = No such game was played at this table.
error-not-found = There is nothing at this address.
error-seat-taken = Somebody was quicker: this seat is taken.
error-full = All seats are taken. You can watch.
error-unknown = The server doesn’t know that.
problem-over = The game is over.
problem-not-your-turn = It is not your turn.
problem-not-due = You can’t do that right now.
problem-no-such-seat = Nobody sits there.

settings = Settings
