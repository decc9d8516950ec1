# Crossrummy: what becomes of tiles in the hand.
cr-beside = Nothing can lie there. Tap a cell.
cr-back-again = The tile that lay there is on your rack again.
cr-put-first = Put down the tile in your hand first.
cr-give-enough = You have chosen enough. Tap a chosen tile to take it back.
cr-plan-gone = The table has changed: your tiles are on the rack again.
cr-why-taken = taken
cr-why-action = not laid
