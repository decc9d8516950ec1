# People: names and faces, invitations, the lobby, one's own tables, other devices.

# You
you = You
me = Your games
you-open = Face and other devices
you-about = Kept in this browser and shown to everybody at your table. No account, no password.
you-faces = Faces to choose from
you-face = Face { $number }
you-face-chosen = Face { $number } is yours.
you-other-faces = Other faces

# One's name in one's games
nameless = Your name in your games
nameless-about = You can remove your name and face from all games at your tables.
nameless-none = This browser has no seat at any table, so there is nothing to remove.
nameless-ask = Remove my name and face
nameless-title = Remove your name and face?
nameless-what = { $count ->
    [one] At your table everybody will see “Player 1” or “Player 2” instead of your name, and no face: in a game in progress, in the library and in records. Nobody can find these games by your name any more.
   *[other] At your { $count } tables everybody will see “Player 1” or “Player 2” instead of your name, and no face: in games in progress, in the library and in records. Nobody can find these games by your name any more.
}
nameless-stays = Your moves, results and seats stay. So do records that somebody has already saved. If others have played on this device, their names at these tables go too.
nameless-here = In this browser you keep your name and face. At new tables, others will see them again.
nameless-for-good = This can’t be undone.
nameless-do = Remove them
nameless-keep = Leave everything as it is
nameless-done = { $count ->
    [one] Done. Your seat no longer shows a name or a face.
   *[other] Done. Your { $count } seats no longer show a name or a face.
}

# Another device
devices = Continue on another device
devices-about = A link or a code takes your name, your face and your seats along. You can withdraw it at any time.
pass-make = Make a link
pass-link = Link for your other device
pass-qr = QR code with the link for your other device
pass-about = Only for you: whoever opens it sits in your place. It can be opened for { $minutes } minutes, on several devices. They keep your seats until you withdraw the link or it gets too old.
passes = Links you have made
pass-made = Link made { $ago }
pass-tables = { $count ->
    [0] Name and face only
    [one] { $count } table
   *[other] { $count } tables
}
pass-withdraw = Withdraw
pass-withdrawn = Withdrawn. Those devices can only watch now.
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
