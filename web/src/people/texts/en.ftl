# The sheet about oneself
you-about = Kept in this browser and shown to everybody at your table. No account, no password.
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
