"""Tables of Crossrummy laid out by hand, and a short way to play on them in notation."""

import random
from collections import Counter
from typing import Any

from msgspec.structs import replace

from tilery.engine import CHANCE, Event, Problem, Seat
from tilery.engine.options import settle
from tilery.engine.series import Series
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.notation import read_table
from tilery.games.crossrummy.pieces import ALL_TILES, in_order
from tilery.games.crossrummy.state import Options, State

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


def play(state: State, *texts: str) -> State:
    """Play these moves, each of whoever is to move; every one must be legal."""
    return watch(state, *texts)[0]


def watch(state: State, *texts: str) -> tuple[State, list[Event]]:
    """Play these moves and tell what happened. Where several are asked at once they choose in order."""
    events: list[Event] = []
    for text in texts:
        seat = min(GAME.pending(state))
        move = GAME.read(text)
        assert GAME.check(state, seat, move) == (), f"{text} is illegal: {GAME.check(state, seat, move)}"
        step = GAME.apply(state, seat, move)
        state = step.state
        events += step.events
    return state, events


def draw_all(state: State, seed: int = 0) -> State:
    """Let chance play until a player is to move or the game is over."""
    rng = random.Random(seed)
    while GAME.pending(state) == {CHANCE}:
        state = GAME.apply(state, CHANCE, GAME.chance(state, rng)).state
    return state


def refused(state: State, text: str, seat: Seat | None = None) -> list[tuple[str, str]]:
    """What is wrong with a move: rule and code of each problem."""
    return [(problem.rule, problem.code) for problem in problems(state, text, seat)]


def pieces(state: State, text: str, code: str) -> tuple[str, ...]:
    """What a problem of this code points at."""
    (found,) = (problem.pieces for problem in problems(state, text) if problem.code == code)
    return found


def problems(state: State, text: str, seat: Seat | None = None) -> tuple[Problem, ...]:
    return GAME.check(state, state.turn if seat is None else seat, GAME.read(text))


def listed(state: State, seat: Seat | None = None) -> list[str]:
    """The texts of the moves that are listed for whoever is to move."""
    return [GAME.write(move) for move in GAME.moves(state, state.turn if seat is None else seat)]
