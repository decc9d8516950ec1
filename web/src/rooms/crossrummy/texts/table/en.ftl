# Crossrummy: what becomes of tiles in the hand.
cr-beside = No tile can go there. Choose a cell.
cr-back-again = The tile that was there is back on your rack.
cr-put-first = Put down the tile in your hand first.
cr-give-enough = You have chosen enough. Tap a chosen tile to take it back.
cr-plan-gone = The table has changed: your tiles are back on your rack.
cr-why-taken = taken
cr-why-action = not laid
