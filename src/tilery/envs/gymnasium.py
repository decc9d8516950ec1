"""Tables for Gymnasium: one seat learns, and bots play the others; alone in a solo game.

>>> import gymnasium
>>> from tilery.envs import playable
>>> env = gymnasium.make(registered(playable()[0]), bots=["easy"])
>>> observation, info = env.reset(seed=1)
>>> observation["action_mask"].any()
np.True_
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from tilery.engine.game import CHANCE, AnyGame
from tilery.envs.spaces import (
    ILLEGAL,
    RENDER_MODES,
    Seen,
    action_space,
    ending,
    observation_space,
    rendered,
    room_name,
    seen,
)
from tilery.envs.table import VERSION, Table, fewest, playable
from tilery.games import GAMES, make_bot, usual_level


class TableEnv(gymnasium.Env[Seen, int]):
    """One seat of a table, drawn anew for each game unless `seat` names it. `bots` are the levels of the others,
    clockwise from it; an empty list is a solo game. By default there are as few as possible, of the usual level.

    The reward is the share of the win, when the game is over. `info` then has points and rank. An illegal action loses
    the game at once, for a reward of -1; `info` says so.

    >>> table = TableEnv(playable()[0], bots=["easy"])
    >>> seen, info = table.reset(seed=1)
    >>> seen, reward, over, cut, info = table.step(int(seen["action_mask"].argmax()))
    >>> float(reward), over
    (0.0, False)
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012 - so Gymnasium has it

    def __init__(
        self,
        game: str | AnyGame,
        *,
        bots: Sequence[str] | None = None,
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        actions: str = "",
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        game = GAMES.get(game) if isinstance(game, str) else game
        levels = [usual_level(game)] * (fewest(game) - 1) if bots is None else bots
        self._bots = [make_bot(game, level) for level in levels]
        self._start = Table.new(game, seats=1 + len(levels), options=options, actions=actions)
        self._fixed = seat
        self._rng = random.Random()
        self.table = self._start
        self.seat = seat or 0
        self.steps = 0
        self.max_steps = max_steps or self._start.codec.longest
        self.render_mode = render_mode
        self.observation_space = observation_space(self._start)
        self.action_space = action_space(self._start)  # type: ignore[assignment]  # its numbers are numpy's

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._rng = random.Random(int(self.np_random.integers(1 << 62)))
        self.seat = self._rng.randrange(self._start.seats) if self._fixed is None else self._fixed
        self.table = self._start
        self.steps = 0
        self._let_others_play()
        return seen(self.table, self.seat), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        if chosen not in self.table.legal(self.seat):
            return seen(self.table, self.seat), ILLEGAL, True, False, {"illegal": chosen}
        self.table = self.table.apply(chosen, self.seat)
        self._let_others_play()
        self.steps += 1
        over = self.table.over
        reward = self.table.rewards()[self.seat] if over else 0.0
        info = ending(self.table, self.seat) if over else {}
        return seen(self.table, self.seat), reward, over, not over and self.steps >= self.max_steps, info

    def _let_others_play(self) -> None:
        while (pending := self.table.pending) and self.seat not in pending:
            if CHANCE in pending:
                self.table = self.table.settled(self._rng)
            else:
                seat = min(pending)
                bot = self._bots[(seat - self.seat - 1) % self.table.seats]
                view = self.table.game.view(self.table.state, seat)
                self.table = self.table.play(bot.choose(view, self._rng), seat)

    def render(self) -> Any:
        """The table as text, as whoever is to act sees it."""
        return rendered(self.table, self.render_mode)


def registered(game: AnyGame) -> str:
    """The id of a game's environment.

    >>> registered(playable()[0]) in gymnasium.registry
    True
    """
    return f"tilery/{room_name(game)}-{VERSION}"


def register() -> None:
    """Register all games that have numbers for their moves. Call it again if rooms were added.

    >>> register()
    >>> all(registered(game) in gymnasium.registry for game in playable())
    True
    """
    for game in playable():
        if registered(game) not in gymnasium.registry:
            place = f"{TableEnv.__module__}:{TableEnv.__name__}"
            gymnasium.register(registered(game), entry_point=place, kwargs={"game": game.info.id})


register()
