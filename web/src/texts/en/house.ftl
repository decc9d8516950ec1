# The house: everything that is not about one game.

# Everywhere
skip-to-content = Skip to the content
page-tools = Page
go-home = Home
close = Close
loading = One moment …
try-again = Try again
reload = Reload the page
rules = Rules
rules-of = Rules: { $title }
rules-play = Play
rules-right = Yes.
rules-wrong = No.
table = Table

# Home
home-welcome = Take a seat. Everything is on the table.
home-players = { $least } to { $most } players
home-more = More
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
level-random = Aimlessly
level-easy = Gently
level-normal = Well
level-hard = Sharply
your-tables = Your tables
your-tables-all = Show all { $count } tables
your-tables-none = None yet. Tables where you sit are kept here, so that you can go on any time.
your-tables-running = To be continued
your-tables-over = Finished
your-tables-forget = Take this table of { $title } off the list

# A new table
new-table = New table
new-table-of = New table: { $title }
seats = Who plays?
seat-add = One more seat
seat-remove = Remove seat { $number }
seat-free = Free seat
seat-kind = Who takes seat { $number }?
seat-kind-device = On this device
seat-kind-open = By link
seat-kind-bot = Bot
seat-name = Name at seat { $number }
seat-face = Face at seat { $number }
seat-people = People who played here, for seat { $number }
seat-known = Who played here before
seat-forget = Forget { $name } on this device
seat-done = Done
seat-level = How { $name } plays
seat-open-about = Whoever opens the link first
options = Rules to agree on
options-more = More
hints-offer = Hints for the stuck
hints-offer-about = Whoever is to play may ask for one. The log says so.
hints-none = Without hints
make-table-link = Make the table
make-table-link-about = { $count ->
    [one] You get a link to send. The game begins when the free seat is taken.
   *[other] You get a link to send. The game begins when all { $count } free seats are taken.
}
make-table-start = Start the game
make-table-start-about = Everybody is here, so it begins at once.
name-player = Player { $number }
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
table-loading = Going to the table …
players = Players
plate-you = you
plate-turn = to play
plate-away = away just now
your-turn = Your turn.
watching = You are watching.
log = What happened
beside-table = Beside the table
log-empty = Nothing yet.
log-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
describe = Describe the table
describe-title = The table in words
hint = Hint
hint-thinking = Looking for a hint …
hint-show = Show me
hint-place = Show the place
hint-move = Show the move
hint-next = Next
hint-only = There is only one thing you can do. { $move }
hint-do = Do it
hint-label = Hint
key-hint = Show a hint, then the move
tell-hint = { $name } took a hint.
connection-lost = The connection is lost. Trying again …
connection-back = You are back. Everything is as it was.
curtain-label = Curtain
curtain-title = { $name } is next
curtain-about = Hand over the device. What is yours stays hidden until you are there.
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
replay-seat = Seen by
replay-spectator = a spectator
replay-controls = Replay
replay-slider = Step of the game
replay-position = Step { $step } of { $steps }
replay-turn = Turn
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-step = One step on
replay-last = To the end

# Nothing here
lost-title = Nothing here
lost-about = This address leads nowhere. Perhaps a letter got lost on the way.
no-table-title = No such table
no-table-about = There is no table at this address. Perhaps the link is incomplete; ask for it once more.
deleted-title = This table is gone
no-game-title = This game is not here
rules-fault-title = This game has a fault
version-title = A newer Tilery
unloaded-title = Could not be loaded
unloaded-about = Part of the page did not arrive. It comes by itself when the server is back.

# Why something was not done
problem-cannot-undo = There is no step of your own turn to take back.
error-offline = The server can’t be reached. Is the network there?
error-malformed = The server did not understand that. Reload the page and try again.
error-too-large = That is too long for one message.
error-too-fast = That was a lot at once. Wait a moment and try again.
error-many-tables = Very many tables were set up from your network in the last day. Come back in a few hours, or ask whoever runs this server (setting tables_per_day).
error-much-stored = Very much was stored from your network in the last day. Come back in a few hours, or ask whoever runs this server (setting bytes_per_day).
error-version = The server has been renewed. Reload the page, your table is kept.
error-origin = This page comes from another address than the server. Open Tilery by its own address.
error-host = This server doesn’t answer to the address in your browser. Ask whoever runs it.
error-crowded = So many are connected that there is no room just now. Try again later.
error-no-table = There is no such table.
error-deleted = The host of this server has deleted this table, with all its games.
error-game-deleted = The host of this server has deleted this game.
error-no-game = This server doesn’t have the game that is played at this table.
error-rules-fault = This game has a fault in its rules, so it can’t go on. Whoever runs this server can see in its log what it is.
error-not-your-seat = This seat belongs to somebody else.
error-stale = The table changed at the same moment. Look again, then play.
error-repeated = That was already asked in another way. Reload the page.
error-not-started = The game has not begun yet.
error-unreadable = That can’t be read.
error-illegal = That is not allowed.
error-not-over = The game is still on.
error-no-hints = There are no hints at this table.
error-not-your-turn = You can ask for a hint when it is your turn.
error-hint-failed = No hint could be found just now. Try again.
error-storage = The server can’t store anything just now. Nothing was changed; try again soon.
error-internal = Something went wrong on the server. Nothing was changed.
error-closing = The server is being restarted. It will be back in a moment.
error-bad-name = A name has 1 to 24 characters.
error-no-seat = There is no such seat.
error-no-round = This table has had no such game.
error-not-found = There is nothing at this address.
error-seat-taken = Somebody was quicker: this seat is taken.
error-full = All seats are taken. You can watch.
error-unknown = The server doesn’t know that.
problem-over = The game is over.
problem-not-your-turn = It is not your turn.
problem-not-due = That is not due now.
problem-no-such-seat = Nobody sits at that place.
