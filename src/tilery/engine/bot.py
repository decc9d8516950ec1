"""What a bot is, and the one that can play every game."""

import hashlib
import random
from collections.abc import Mapping
from typing import Any, Protocol

from tilery.engine.chance import pick
from tilery.engine.game import AnyGame


class Bot(Protocol):
    """Chooses a move from a view. A bot remembers nothing between two moves, so it can step in at any time. If it
    thinks for longer than a moment, `THINKS` says for how many seconds (see `tables/table/release.py`)."""

    def __init__(self, game: AnyGame) -> None: ...

    def choose(self, view: Any, rng: random.Random) -> Any:
        """A legal move for the view's seat."""


class RandomBot:
    """Chooses a kind of move at random, then a move of that kind. So a kind with many moves doesn't crowd out the
    others."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, rng: random.Random) -> Any:
        # What may be done depends only on what the player knows: any state that looks the same has the same moves.
        moves = self._game.moves(self._game.guess(view, rng), view.seat)
        kind = pick(rng, list(dict.fromkeys(type(move) for move in moves)))
        return pick(rng, [move for move in moves if type(move) is kind])


LADDER = ("beginner", "easy", "casual", "normal", "strong", "expert")
"""The levels that a game with bots of its own offers, from weak to strong."""


def ladder(*bots: type[Bot]) -> Mapping[str, type[Bot]]:
    """The bots of a game by their levels: one for each, from weak to strong."""
    return dict(zip(LADDER, bots, strict=True))


def careless(share: float, *turn: object) -> bool:
    """Whether a bot that overlooks things plays this turn by its simpler rule: so many turns in a hundred.

    `turn` is what its view shows from the start of the turn to its end, and in no other turn. So the bot decides once
    for the whole turn, although it remembers nothing.

    >>> [careless(0.5, "round 1", turn) for turn in range(6)]
    [False, True, False, True, False, True]
    """
    digest = hashlib.sha256("\x1f".join(map(repr, turn)).encode()).digest()
    return int.from_bytes(digest[:6], "big") < share * (1 << 48)
