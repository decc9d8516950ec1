"""Tables for PettingZoo: one player acts after the other (`env`), or all who are asked at once (`parallel_env`).

>>> from tilery.envs import playable
>>> tables = env(playable()[0].info.id, seats=2)
>>> tables.reset(seed=1)
>>> observation, reward, termination, truncation, info = tables.last()
>>> sorted(observation), tables.agents
(['action_mask', 'observation'], ['seat_0', 'seat_1'])
"""

import random
from collections.abc import Mapping
from typing import Any, cast

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from tilery.engine.game import AnyGame
from tilery.envs.spaces import (
    ILLEGAL,
    RENDER_MODES,
    Seen,
    action_space,
    ending,
    observation_space,
    rendered,
    seen,
    versioned,
)
from tilery.envs.table import Table, refuse

Agent = str


def env(game: str | AnyGame, **settings: Any) -> Any:
    """A `raw_env` in the usual wrappers: whoever makes an illegal action loses at once.

    >>> from tilery.envs import playable
    >>> tables = env(playable()[0].info.id, seats=3)
    >>> tables.reset(seed=1)
    >>> tables.num_agents, tables.agent_selection in tables.agents
    (3, True)
    """
    made = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class Tables:
    """What both kinds of environments share. `seats`, `options` and `actions` are those of `Table.new`. After
    `max_steps` actions, a game is cut off."""

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        actions: str = "",
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.start = Table.new(game, seats=seats, options=options, actions=actions)
        self.table = self.start
        self.max_steps = max_steps or self.start.codec.longest
        self.render_mode = render_mode
        self.metadata = {
            "name": versioned(self.start.game),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,  # of AEC environments: `parallel_env` is not made from one
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.start.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[Agent] = []
        self.observation_spaces = {agent: observation_space(self.start) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.start) for agent in self.possible_agents}
        self.steps = 0
        self._rng = random.Random()

    def begin(self, seed: int | None) -> None:
        """Deal a new game. With a seed, all games from here on are those of this seed."""
        if seed is not None:
            self._rng = random.Random(seed)
        self.agents = self.possible_agents[:]
        self.table = self.start.settled(self._rng)
        self.steps = 0

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """The same for every agent."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as text, as whoever is to act sees it."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class raw_env(Tables, AECEnv):  # noqa: N801 - PettingZoo's name for it
    """One player acts after the other, in the order of the game; chance plays by itself. An illegal action raises
    NotPossible, with nothing changed.

    The reward is the share of the win, when the game is over. Then `infos` has points and ranks.

    >>> from tilery.envs import playable
    >>> tables = raw_env(playable()[0].info.id, seats=2)
    >>> tables.reset(seed=1)
    >>> seen, reward, over, cut, info = tables.last()
    >>> tables.step(int(seen["action_mask"].argmax()))
    >>> sorted(tables.rewards.values())
    [0.0, 0.0]
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._seen: Seen | None = None
        self._ask()

    def observe(self, agent: Agent) -> Seen:
        if agent != self.agent_selection:
            return seen(self.table, self.seat_of[agent])
        if self._seen is None:
            self._seen = seen(self.table, self.seat_of[agent])
        return self._seen

    def _ask(self) -> None:
        """Whoever is next at the table is asked."""
        self._asked = self.table.current
        self.agent_selection = self.possible_agents[self._asked]
        self._seen = None

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            self._seen = None
            return
        chosen = int(cast(int, action))
        mask = (self._seen or self.observe(agent))["action_mask"]
        if not 0 <= chosen < len(mask) or not mask[chosen]:
            raise refuse(self.table, chosen)
        self._cumulative_rewards[agent] = 0.0
        self.table = table = self.table.apply(chosen, self._asked).settled(self._rng)
        self.steps += 1
        if table.over:
            self._end()
        elif self.steps >= self.max_steps:
            self._seen = None
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._ask()

    def _end(self) -> None:
        self._seen = None
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: ending(self.table, self.seat_of[agent]) for agent in self.agents}
        self._accumulate_rewards()


class parallel_env(Tables, ParallelEnv):  # noqa: N801 - PettingZoo's name for it
    """All who are asked act at once. The others have an empty mask: they may give any action, which is ignored.

    >>> from tilery.envs import playable
    >>> tables = parallel_env(playable()[0].info.id, seats=2)
    >>> seen, infos = tables.reset(seed=1)
    >>> actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    >>> seen, rewards, overs, cuts, infos = tables.step(actions)
    >>> sorted(rewards)
    ['seat_0', 'seat_1']
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Seen], dict[Agent, dict[str, Any]]]:
        self.begin(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Seen], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict[str, Any]]
    ]:
        asked = {seat: int(actions[self.possible_agents[seat]]) for seat in sorted(self.table.pending)}
        for seat, action in asked.items():
            if action not in self.table.legal(seat):
                raise refuse(self.table, action, seat)
        for seat, action in asked.items():
            self.table = self.table.apply(action, seat)
        self.table = table = self.table.settled(self._rng)
        self.steps += 1
        agents, cut = self.agents, not table.over and self.steps >= self.max_steps
        rewards = table.rewards() if table.over else [0.0] * len(agents)
        infos = {agent: ending(table, self.seat_of[agent]) if table.over else {} for agent in agents}
        told = self._seen()
        if table.over or cut:
            self.agents = []
        return (
            told,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, table.over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _seen(self) -> dict[Agent, Seen]:
        return {agent: seen(self.table, seat) for agent, seat in self.seat_of.items()}
