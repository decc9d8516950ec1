# Pace: nobody blocks a table.

pace = Pace
pace-seconds = { $count } s
pace-minutes = { $count } min
pace-away = If somebody is away
pace-away-30 = 30 seconds
pace-away-120 = 2 minutes
pace-away-600 = 10 minutes
pace-away-86400 = 1 day
pace-away-never = Wait for ever
pace-away-about = If it is their turn and they stay away this long, a bot plays on for them. When they come back, the seat is theirs again.
pace-level = The bot then plays
pace-clock = Clock
pace-clock-none = None
pace-clock-move = { $time } a move
pace-clock-game = { $time } for the game
pace-clock-about = Nobody loses on time: when it is up, a bot makes the move.
plate-stand-in = a bot plays
plate-stand-in-for = A bot plays for { $name }
clock-left = { $time } left
clock-soon = You have ten seconds left.
stand-in-playing = A bot plays for you.
stand-in-here = I am here
stand-in-made = { $count ->
    [one] You were away; a bot made one move for you.
   *[other] You were away; a bot made { $count } moves for you.
}
tell-stand-in = (A bot played for { $name }.)
leave-table = Leave the table
leave-table-about = A bot plays on for you, so that nobody has to wait. You can come back any time; then the seat is yours again.
leave-table-do = Leave
leave-table-stay = Stay
problem-stand-in = What a bot did for you can’t be taken back.
