"""ColleXion: take polygons from a shaken heap and complete sets. Rules CX-1 to CX-15 in README.md.

`GAME` is the game. `View.pieces` are the polygons of the heap, and `View.may` names those that can be taken or removed.

>>> from tilery.engine import Match
>>> from tilery.games.collexion import GAME
>>> match = Match(GAME, seats=2, seed=bytes(32))
>>> seat = min(match.pending)
>>> may = match.view(seat).may
>>> [each.polygon for each in may.take][:5], may.must_take
([17, 19, 21, 24, 28], True)
>>> step = match.play(seat, may.take[0].move)
>>> GAME.write(match.log[-1].move)
'take 17'
"""

from tilery.games.collexion.game import GAME
from tilery.games.collexion.moves import Move
from tilery.games.collexion.state import Options, State
from tilery.games.collexion.view import View

__all__ = ["GAME", "Move", "Options", "State", "View"]
