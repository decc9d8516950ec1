# People: names and faces, invitations, the lobby, one's own tables, other devices.

# You
you = You
me = Your games
you-open = Face and other devices
you-faces = Faces to choose from
you-face = Face { $number }
you-face-chosen = Face { $number } is yours.
you-other-faces = Other faces

# Another device
device = Another device
device-title = Continue here?
device-about = This device takes over the name, the face and the seats of the one that made the link.
device-go-on = Continue here
device-you = You are { $name } here too
device-here = You are here too
device-tables = { $count ->
    [0] No tables came along.
    [one] One table came along.
   *[other] { $count } tables came along.
}
device-home = To your tables
device-none = This link is incomplete

# Invitations
invite-renew = Renew the link
invite-renew-about = The old link will stop working.
invite-renewed = Here is the new link. Nobody can sit down with the old one any more.
join = Invitation
join-lost-title = An old invitation

# The lobby
lobby = Public tables
lobby-about = Anybody can find these tables. Sit down where a seat is free, or just watch.
lobby-waiting = A seat is free
lobby-running = Games to watch
lobby-none-waiting = Nobody is waiting right now. Set up a table that everybody can find.
lobby-none-running = No public game is being played right now.
lobby-make = Choose a game
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-plays = In progress
lobby-sit = Sit down
lobby-watch = Watch
public-offer = Anybody can find this table
public-offer-about = It appears in the list of public tables, where anybody may take a free seat or watch.
public-table = This table is public: anybody can find it.

# One's own tables
my-table-turn = Your turn
my-table-waiting = Waiting for players
my-turns = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}

# Why something was not done
error-not-invited = You need an invitation to sit down here. Ask one of the players for the link.
error-no-invite = This invitation is no longer valid. Ask for the new link.
error-no-pass = This link was withdrawn, or it is incomplete. Make a new one on your other device.
error-old-pass = This link is too old. Make a new one on your other device.
error-used-pass = This link has been opened on as many devices as it allows. Make a new one on your other device.
error-withdrawn = The link that connected this device was withdrawn. You can still watch.
