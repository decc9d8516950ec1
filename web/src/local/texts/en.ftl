# The house of this device: the tables that run in the browser itself.
house-loading = Getting ready to play on this device (this only takes long the first time)…
house-failed = This device could not be made ready to play. Is there enough memory, and a connection for the first time?
house-moved = Your games on this device are open in another tab or window.
house-back = Play here
house-unkept = This browser keeps nothing for this page. You can play, but your game ends when you close the page.
house-gone = There is no such table on this device. A game on a device can be opened only there, in the same browser, and only as long as the browser keeps it.
house-noted = All right
error-needs-server = That needs other people, and so a server. On this device you can play against bots, alone, or hand it round.
house-hints = Hints and reviews on this device think as the level “{ $level }” does: it is the strongest that this device thinks through quickly.
house-hints-server = You get stronger ones if you play on the server (see the settings).
