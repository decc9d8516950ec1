"""Tables for OpenSpiel: importing this module registers every game that has numbers for its moves.

Each has the parameters `players`, `actions` (see `Table.new`) and `options`, a text such as `start:1|rounds:3`: a
parameter of its own could not be 1 in one game and `random` in another. Returns are the share of the win minus the
average share, so that they add up to 0. Nobody plays alone here.
"""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from tilery.engine.codec import Tensor
from tilery.engine.game import CHANCE, AnyGame
from tilery.envs.spaces import versioned
from tilery.envs.table import Table, fewest, playable

PLAYERS, ACTIONS, OPTIONS = "players", "actions", "options"
CHANCE_NODE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def _kind(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=versioned(game),
        long_name=game.info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.info.seats),
        min_num_players=fewest(game),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={PLAYERS: fewest(game), ACTIONS: "", OPTIONS: ""},
    )


class SpielGame(pyspiel.Game):
    """A game with its options and a number of players."""

    def __init__(self, game: AnyGame, kind: Any, params: dict[str, Any]) -> None:
        given = {**kind.parameter_specification, **params}
        options = dict(option.split(":", 1) for option in given[OPTIONS].split("|") if option)
        self.start = Table.new(game, seats=given[PLAYERS], actions=given[ACTIONS], options=options, remembers=True)
        codec, seats = self.start.codec, self.start.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=codec.action_count,
            max_chance_outcomes=codec.outcome_count,
            num_players=seats,
            min_utility=-0.5,
            max_utility=1.0 - 1 / seats,
            utility_sum=0.0,
            max_game_length=codec.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.start)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """An observer whose text is the view or, with perfect recall, everything that the player has learnt."""
        return Observer(self.start, recalls=iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A table that changes, as OpenSpiel wants it. The table in it is only ever replaced, so a copy costs nothing."""

    def __init__(self, game: SpielGame, table: Table) -> None:
        super().__init__(game)
        self.show(table)

    def show(self, table: Table) -> None:
        """Put another table in the place of this one. OpenSpiel asks again and again whose turn it is."""
        self.table = table
        if table.over:
            self._player = TERMINAL
        else:
            seat = table.current
            self._player = CHANCE_NODE if seat == CHANCE else seat

    def current_player(self) -> int:
        return self._player

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.chances()

    def _apply_action(self, action: int) -> None:
        self.show(self.table.apply(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.name(action, CHANCE if player == CHANCE_NODE else player)

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        return self.table.rewards(zero_sum=True) if self.table.over else [0.0] * self.table.seats

    def __str__(self) -> str:
        return self.table.view_text(self._player) if self._player >= 0 else repr(self.table.state)

    def information_state_string(self, player: int | None = None) -> str:
        return self.table.past_text(self._player if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.table.view_text(self._player if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player can't tell from this one: what IS-MCTS searches."""
        state: SpielState = self.clone()
        state.show(self.table.guessed(player, random.Random(int(sampler() * 2**53))))
        return state


class Observer:
    """What a player sees, as an array (`tensor`, and `dict` with its parts) and as text."""

    def __init__(self, start: Table, *, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor: Tensor = np.zeros(start.codec.size, np.float32)
        self.dict = start.codec.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state as this player."""
        state.table.observe(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        return state.table.past_text(player) if self._recalls else state.table.view_text(player)


def _register(game: AnyGame) -> None:
    kind = _kind(game)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params or {})

    pyspiel.register_game(kind, Registered)


for _game in playable():
    _register(_game)
