"""Tables of Crossrummy laid out by hand, and a short way to play on them in notation."""

from collections import Counter
from typing import Any

from msgspec.structs import replace

from tests.games.playing import Playing
from tilery.engine.options import settle
from tilery.engine.series import Series
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.notation import read_table
from tilery.games.crossrummy.pieces import ALL_TILES, in_order
from tilery.games.crossrummy.state import Options, State

PLAYING = Playing(GAME)
play, watch, draw_all = PLAYING.play, PLAYING.watch, PLAYING.draw_all
refused, problems, listed = PLAYING.refused, PLAYING.problems, PLAYING.listed

OPEN = ("y1", "y1", "r1", "b1", "g1", "g2")
"""What lies open unless a test says otherwise."""


def options(**given: str) -> Options:
    return GAME.options(settle(GAME.info, given))


def table(*hands: str, on_table: str = "", options: Options | None = None, **fields: Any) -> State:
    """A table in the middle of play, player 0 to move, everybody has opened. All tiles not named are in the bag."""
    seats, agreed = len(hands), options or Options()
    state = State(
        agreed,
        seats,
        "play",
        hands=tuple(in_order(text.split()) for text in hands),
        open=OPEN,
        table=read_table(on_table),
        opened=(True,) * seats,
        series=Series(rounds=agreed.rounds, low_wins=True),
    )
    state = replace(state, **fields)
    if "bag" not in fields:
        out = [tile for held in (*state.hands, state.open, state.gone) for tile in held]
        rest = Counter(ALL_TILES) - Counter([*out, *(placed.tile for placed in state.table)])
        state = replace(state, bag=in_order(rest.elements()))
    return state


def pieces(state: State, text: str, code: str) -> tuple[str, ...]:
    """What a problem of this code points at."""
    (found,) = (problem.pieces for problem in problems(state, text) if problem.code == code)
    return found
