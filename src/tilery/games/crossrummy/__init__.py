"""Crossrummy: sets and runs that cross, and the whole table may be rearranged. Rules CR-1 to CR-14 in README.md.

`GAME` is the game. There are too many layings to list: `moves` gives a sample of them (`GAME.info.complete` is False),
and `check` answers for any laying.

>>> from tilery.engine import Match, legal_moves
>>> from tilery.games.crossrummy import GAME
>>> match = Match(GAME, seats=2, seed=bytes(32))
>>> seat = min(match.pending)
>>> view = match.view(seat)
>>> view.may.take, view.open
(True, ('g4', 'r13', 'g6', 'b12', 'g13', 'b8'))
>>> [GAME.write(move) for move in legal_moves(GAME, view)][:3]
['take g4', 'take r13', 'take g6']
>>> step = match.play(seat, GAME.read("take r13"))
>>> match.view(seat).rack.count("r13")
2
"""

from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.moves import Move
from tilery.games.crossrummy.state import Options, State
from tilery.games.crossrummy.view import View

__all__ = ["GAME", "Move", "Options", "State", "View"]
