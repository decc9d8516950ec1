"""The one thing that each room adds to this suite: `tests/games/<room>/ledger.py`, a second bookkeeping of its pieces.

It says what can't be known from outside of a room:

- `census(state)`: all pieces of the game, wherever they are, sorted; None while the table is still being set up.
- `points(events, seats)`: the points of each seat, from what happened and nothing else.
- `hidden(state, viewer)`: by name, everything in the state that this seat (None: a spectator) must not know. It is
  compared as it stands, so what has no order is sorted. What seat 2 has chosen in secret among others who choose at
  once is called "chosen 2": of that not even whether it is there is known.
- `LISTS_ALL_MOVES`: False if `moves` gives only a sample.
- `STOCK`: the field of the state with the pieces that nobody has drawn yet and nobody sees; "" if there are none.
"""

import importlib
from types import ModuleType

import pytest

from tilery.engine.game import AnyGame


def ledger_of(game: AnyGame) -> ModuleType:
    room = game.info.id.replace("-", "_")
    try:
        return importlib.import_module(f"tests.games.{room}.ledger")
    except ModuleNotFoundError:
        pytest.fail(f"{game.info.title} has no tests/games/{room}/ledger.py; tests/conformance/ledgers.py says why")
