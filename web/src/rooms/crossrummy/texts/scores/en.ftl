# The score sheet for games with real pieces
crs-game = A game
crs-about = Count the tiles that everybody still holds. The lowest sum wins.
crs-out = Who laid their last tile?
crs-nobody = Nobody, all passed
crs-numbers = Sum of the numbers left
crs-actions = Action tiles left (20 each)
