"""Triominos: lay triangles so that all numbers at a corner agree. Rules TR-1 to TR-13 in README.md.

`GAME` is the game. Whoever has to move finds what they may do in `View.may`, each place with its points.

>>> from tilery.engine import Match
>>> from tilery.games.triominos import GAME
>>> match = Match(GAME, seats=2, seed=bytes(32))
>>> seat = min(match.pending)
>>> may = match.view(seat).may
>>> [(place.stone, place.points) for place in may.lay]
[('003', 3), ('004', 4), ('022', 4), ('035', 8), ('155', 11), ('222', 6), ('333', 9), ('334', 10), ('444', 12)]
>>> step = match.play(seat, may.lay[-1].move)
>>> GAME.write(match.log[-1].move), match.view(seat).scores
('444@0', (0, 12))
"""

from tilery.games.triominos.game import GAME
from tilery.games.triominos.moves import Move
from tilery.games.triominos.state import Options, State
from tilery.games.triominos.view import View

__all__ = ["GAME", "Move", "Options", "State", "View"]
