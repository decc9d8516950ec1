# Games that have no room of their own.
plain-pitch = This game has no table of its own yet. You play it on the plain board: you see the table as text, and pick a move from a list or type it.
plain-no-rules = There are no rules to read for this game.
