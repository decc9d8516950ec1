"""Hidden Stones: turn and swap nine stones to match pattern cards. Rules HS-1 to HS-15 in README.md.

`GAME` is the game. `View.hand` says how each card of whoever has the view lies; `View.may` says whether they may act,
end or pass, and which cards can be scored as the stones lie now.

>>> from tilery.engine import Match, legal_moves
>>> from tilery.games.hidden_stones import GAME
>>> match = Match(GAME, seats=2, seed=bytes(32))
>>> seat = min(match.pending)
>>> view = match.view(seat)
>>> view.may.score
(35,)
>>> [GAME.write(move) for move in legal_moves(GAME, view)][:4]
['end', 'pass', 'x9 a1-b1', 'x9 a1-a2']
>>> step = match.play(seat, GAME.read("+35"))
>>> [card.number for card in match.view(seat).won[seat]]
[35]
"""

from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.moves import Move
from tilery.games.hidden_stones.state import Options, State
from tilery.games.hidden_stones.view import View

__all__ = ["GAME", "Move", "Options", "State", "View"]
