"""What the environments of PettingZoo and Gymnasium share: their spaces, what a seat gets, and pictures."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tilery.engine.game import AnyGame, Seat
from tilery.engine.markup import lines_of, plain
from tilery.envs.table import VERSION, Table

ILLEGAL = -1.0
"""The reward for an illegal action, which also ends the game. Only `raw_env` and `parallel_env` refuse it instead."""
RENDER_MODES = ["human", "ansi"]

Seen = dict[str, Any]
"""The observation of a seat, and the mask of its actions."""


def room_name(game: AnyGame) -> str:
    """A game's part of the name of its environments: `four_winds`."""
    return game.info.id.replace("-", "_")


def versioned(game: AnyGame) -> str:
    """The name of a game's environments: `tilery/four_winds_v0`."""
    return f"tilery/{room_name(game)}_{VERSION}"


def observation_space(table: Table) -> spaces.Dict:
    """Of every seat at this table."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1, 1, (table.codec.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (table.codec.action_count,), np.int8),
        }
    )


def action_space(table: Table) -> spaces.Discrete:
    """Of every seat at this table."""
    return spaces.Discrete(table.codec.action_count)


def seen(table: Table, seat: Seat) -> Seen:
    """What a seat gets."""
    return {"observation": table.observe(seat), "action_mask": table.mask(seat)}


def ending(table: Table, seat: Seat) -> dict[str, Any]:
    """What is said about a seat when the game is over: its points and its rank."""
    result = table.result
    return {"points": result.points[seat], "rank": result.ranks[seat]}


def rendered(table: Table, mode: str | None) -> str | None:
    """The table as text, as whoever is to act sees it: given back, or printed for people."""
    seats = () if table.over else (table.current,)
    text = plain(lines_of(table.game.picture(table.state, *seats)))
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None
