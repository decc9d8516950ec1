"""What a table is worth: everybody plays on to the end, again and again, and the shares of the win are counted."""

import random
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from tilery.engine.bot import Bot
from tilery.engine.game import CHANCE, AnyGame
from tilery.engine.odds import utilities

Shares = tuple[float, ...]
"""What each seat gets of the win; see `utilities`."""


class Judge(Protocol):
    """Plays on from any table, quickly and well enough. A room has one of its own (`bots/judge.py`) if it knows a
    faster way than its rules."""

    PLAYOUTS: ClassVar[int]
    """How many are affordable to find out what the moves of one decision are worth: about half a second's work."""

    def __init__(self, game: AnyGame) -> None: ...

    def offer(self, view: Any, state: Any) -> list[Any]:
        """The moves that are worth comparing for the player of this view; `state` is any table that looks like it."""

    def draws(self, state: Any) -> bool:
        """Whether it can play on although chance has to move. What it draws itself it can draw alike for tables that
        differ little, so that comparing them takes fewer playouts."""

    def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
        """For each of these seeds, what each seat gets if all play on from here; or what it can expect, if the judge
        knows that without playing to the end. A player has to move, unless it `draws`. The same seed gives the same
        answer."""


class PatientJudge:
    """Lets a bot play all seats by the rules. This works in every game, and takes its time."""

    PLAYOUTS: ClassVar = 200

    def __init__(self, game: AnyGame, bot: Bot) -> None:
        self._game, self._bot = game, bot

    def offer(self, view: Any, state: Any) -> list[Any]:
        """All that can be listed."""
        return list(self._game.moves(state, view.seat))

    def draws(self, state: Any) -> bool:
        return False

    def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
        return [self._played(state, random.Random(seed)) for seed in seeds]

    def _played(self, state: Any, rng: random.Random) -> Shares:
        game = self._game
        while pending := game.pending(state):
            seat = min(pending)
            move = game.chance(state, rng) if seat == CHANCE else self._bot.choose(game.view(state, seat), rng)
            state = game.apply(state, seat, move).state
        return utilities(game.result(state))
