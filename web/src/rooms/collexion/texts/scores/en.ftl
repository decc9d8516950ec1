# The score sheet for games with real pieces
cxs-game = A game
cxs-about = Count what everybody has at the end. Each unused action marker brings 1 point, and each polygon left costs 1.
cxs-markers = Points on point markers
cxs-actions = Unused action markers
cxs-polygons = Polygons left
