# People: names and faces, invitations, the lobby, one's own tables, other devices.

# You
you = You
you-open = Face and other devices
you-about = Kept in this browser. Those at your table see it; there is no account and no password.
you-faces = Faces to choose from
you-face = Face { $number }
you-face-chosen = Face { $number } is yours.
you-other-faces = Other faces

# One's name in one's games
nameless = Your name in your games
nameless-about = You can take your name and your face out of the games at your tables.
nameless-none = This browser has no seat at any table, so there is nothing to take out.
nameless-ask = Take my name and face out
nameless-title = Take your name and face out?
nameless-what = { $count ->
    [one] At your table everybody will see “Player 1” or “Player 2” in place of your name, and no face: in a game that is still on, in the library and in records. Nobody can find these games by your name any more.
   *[other] At your { $count } tables everybody will see “Player 1” or “Player 2” in place of your name, and no face: in games that are still on, in the library and in records. Nobody can find these games by your name any more.
}
nameless-stays = Your moves, the results and your seats stay, and so do records that somebody has saved. If others have played on this device, their names at these tables go too.
nameless-here = In this browser you keep your name and your face; at new tables others will see them again.
nameless-for-good = This can’t be undone.
nameless-do = Take them out
nameless-keep = Leave everything as it is
nameless-done = { $count ->
    [one] Done. There is no name and no face at your seat any more.
   *[other] Done. There is no name and no face at your { $count } seats any more.
}

# Another device
devices = Go on on another device
devices-about = A link or code takes your name, your face and your seats along. You can withdraw it at any time.
pass-make = Make a link
pass-link = Link for your other device
pass-qr = QR code with the link for your other device
pass-about = For nobody but you: whoever opens it sits in your place. It can be opened for { $minutes } minutes, on several devices; they keep your seats until you withdraw the link or it gets old.
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
device-title = Go on here?
device-about = This device gets the name, the face and the seats of the one where the link was made.
device-go-on = Go on here
device-you = You are { $name } here too
device-here = You are here too
device-tables = { $count ->
    [0] No table came along.
    [one] One table came along.
   *[other] { $count } tables came along.
}
device-home = To your tables
device-none = This link is incomplete

# Invitations
invite-renew = Renew the link
invite-renew-about = The old link is no longer good then.
invite-renewed = The link is new. Nobody can sit down with the old one any more.
join = Invitation
join-lost-title = An old invitation

# The lobby
lobby = Public tables
lobby-about = Everybody may find these tables. Sit down where a seat is free, or watch.
lobby-waiting = A seat is free
lobby-running = To watch
lobby-none-waiting = Nobody is waiting just now. Make a table and let everybody find it.
lobby-none-running = No public game is on just now.
lobby-make = Choose a game
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-plays = The game is on
lobby-sit = Sit down
lobby-watch = Watch
public-offer = Anybody may find this table
public-offer-about = It stands in the list of public tables. Everybody there may take a free seat or watch.
public-table = This table is public: anybody may find it.

# One's own tables
my-table-turn = Your turn
my-table-waiting = Waiting for players
my-turns = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}

# Why something was not done
error-not-invited = You need an invitation to sit down here. Ask one of the players for the link.
error-no-invite = This invitation was renewed. Ask for the new link.
error-no-pass = This link was withdrawn, or it is incomplete. Make a new one on the device that you come from.
error-old-pass = This link is too old. Make a new one on the device that you come from.
error-used-pass = This link was opened on as many devices as it may be. Make a new one on the device that you come from.
error-withdrawn = The link by which this device came was withdrawn. You can still watch.
