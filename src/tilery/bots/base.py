"""What a bot is."""

import random
from typing import Any, Protocol

from tilery.engine.game import AnyGame


class Bot(Protocol):
    """Chooses a move from a view. A bot remembers nothing between two moves, so it can step in at any time."""

    def __init__(self, game: AnyGame) -> None: ...

    def choose(self, view: Any, rng: random.Random) -> Any:
        """A legal move for the view's seat."""
