"""Every game with numbers for its moves, in every way to number them."""

import random
from typing import Any, NamedTuple, cast

from tilery.engine.codec import Codecs
from tilery.engine.game import AnyGame
from tilery.envs import Table, playable
from tilery.games import codec_of


class Way(NamedTuple):
    """A game, and how its moves are numbered."""

    game: AnyGame
    actions: str

    def __str__(self) -> str:
        return f"{self.game.info.id}-{self.actions}"

    @property
    def settings(self) -> dict[str, Any]:
        return {"actions": self.actions}

    @property
    def is_short(self) -> bool:
        """Whether players who do anything come to an end within a thousand actions."""
        table = Table.new(self.game, actions=self.actions)
        rng = random.Random(1)
        for _ in range(1_000):
            table = table.settled(rng)
            if table.over:
                return True
            table = table.apply(rng.choice(table.legal()))
        return False

    @property
    def hides_little(self) -> bool:
        """Whether all that chance does is open to everybody."""
        table = Table.new(self.game, actions=self.actions).settled(random.Random(1))
        return bool(table.guessed(0, random.Random(2)).state == table.state)


WAYS = [Way(game, actions) for game in playable() for actions in cast(Codecs, codec_of(game)).CODECS]
