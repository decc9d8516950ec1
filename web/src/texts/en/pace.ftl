# Pace: nobody blocks a table.

pace = Pace
pace-seconds = { $count } s
pace-minutes = { $count } min
pace-away = If somebody is away
pace-away-30 = 30 seconds
pace-away-120 = 2 minutes
pace-away-600 = 10 minutes
pace-away-86400 = 1 day
pace-away-never = Keep waiting
pace-away-about = If somebody stays away this long on their turn, a bot plays for them. When they come back, the seat is theirs again.
pace-level = Then the bot plays
pace-clock = Clock
pace-clock-none = None
pace-clock-move = { $time } per move
pace-clock-game = { $time } for the game
pace-clock-about = Nobody loses on time: when your time is up, a bot makes the move.
plate-stand-in = bot playing
plate-stand-in-for = A bot is playing for { $name }
clock-left = { $time } left
clock-soon = You have ten seconds left.
stand-in-playing = A bot is playing for you.
stand-in-here = I’m back
stand-in-made = { $count ->
    [one] While you were away, a bot made one move for you.
   *[other] While you were away, a bot made { $count } moves for you.
}
tell-stand-in = (A bot played for { $name }.)
leave-table = Leave the table
leave-table-about = A bot will play for you, so nobody has to wait. Come back any time, and the seat is yours again.
leave-table-do = Leave
leave-table-stay = Stay
problem-stand-in = You can’t undo what a bot did for you.
