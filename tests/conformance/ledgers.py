"""What each room adds to this suite: `ledger.py` among its tests, a second bookkeeping of its pieces.

A room of the house has its tests in `tests/games/<room>`, a room from elsewhere in its own folder. The ledger says what
can't be known from outside of a room:

- `census(state)`: all pieces of the game, wherever they are, sorted; None while the table is still being set up.
- `points(events, seats)`: the points of each seat, from what happened and nothing else.
- `hidden(state, viewer)`: by name, everything in the state that this seat (None: a spectator) must not know. It is
  compared as it stands, so what has no order is sorted. What seat 2 has chosen in secret among others who choose at
  once is called "chosen 2": of that not even whether it is there is known.
- `contradiction(guess, log, viewer)`: why a guessed state can't be, after what this viewer saw happen, each step a
  tuple of events; '' if it can. A room where nothing seen is ever out of sight again needs none.
- `STOCK`: the field of the state with the pieces that nobody has drawn yet and nobody sees; "" if there are none.

A room that gives reasons for its moves also has a `proofs.py` there: `holds(state, seat, move, reason)` says whether a
reason is true, by the rules on the full state and not by the way that the reason was found.
"""

import importlib
from pathlib import Path
from types import ModuleType

import pytest

from tilery.engine.game import AnyGame
from tilery.games.rooms import HOUSE, folder_of

TESTS = Path(__file__).parents[1]


def room_tests(game: AnyGame) -> Path:
    """The folder with the tests, the ledger and the golden records of a game."""
    room = folder_of(game)
    return TESTS / "games" / room.name if room.parent == HOUSE else room


def ledger_of(game: AnyGame) -> ModuleType:
    return _added_by(game, "ledger")


def proofs_of(game: AnyGame) -> ModuleType:
    return _added_by(game, "proofs")


def _added_by(game: AnyGame, name: str) -> ModuleType:
    folder = room_tests(game)
    package = "tests.games" if folder.parent == TESTS / "games" else "tilery.games"
    try:
        return importlib.import_module(f"{package}.{folder.name}.{name}")
    except ModuleNotFoundError:
        pytest.fail(f"{game.info.title} has no {folder}/{name}.py; tests/conformance/ledgers.py says why")
