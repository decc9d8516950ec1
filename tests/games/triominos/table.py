"""Tables of Triominos laid out by hand, and a short way to play on them in notation."""

import random
from typing import Any

from msgspec.structs import replace

from tilery.engine import CHANCE, Event, Problem, Seat
from tilery.engine.options import settle
from tilery.engine.series import Series
from tilery.games.triominos.game import GAME
from tilery.games.triominos.moves import Lay
from tilery.games.triominos.pieces import STONES
from tilery.games.triominos.state import EMPTY, Layout, Options, State, laid

Hand = tuple[str, ...]


def options(**given: str) -> Options:
    return GAME.options(settle(GAME.info, given))


def layout(*texts: str) -> Layout:
    """Stones laid one after the other, in notation; each must fit."""
    found = EMPTY
    for text in texts:
        move = GAME.read(text)
        assert isinstance(move, Lay)
        assert found.numbers(move.stone, move.cell) is not None, f"{text} does not fit"
        found = laid(found, 0, move.stone, move.cell)
    return found


def hand(text: str) -> Hand:
    """A hand from a text: '344 012'."""
    return tuple(sorted(text.split()))


def table(*hands: str, on_table: str = "", options: Options | None = None, **fields: Any) -> State:
    """A table in the middle of play, player 0 to move and first. All stones not named are in the pool."""
    seats, agreed = len(hands), options or Options()
    state = State(
        agreed,
        seats,
        "play",
        hands=tuple(hand(text) for text in hands),
        layout=layout(*on_table.split()),
        proposed=(False,) * seats,
        scores=(0,) * seats,
        series=Series(rounds=agreed.rounds, target=agreed.target),
    )
    if "pool" not in fields:
        out = {*(stone for held in state.hands for stone in held), *(placed.stone for placed in state.layout)}
        fields["pool"] = tuple(stone for stone in STONES if stone not in out)
    return replace(state, **fields)


def play(state: State, *texts: str) -> State:
    """Play these moves, each of whoever is to move; every one must be legal."""
    return watch(state, *texts)[0]


def watch(state: State, *texts: str) -> tuple[State, list[Event]]:
    """Play these moves and tell what happened. Where several are asked at once they answer in order."""
    events: list[Event] = []
    for text in texts:
        seat = min(GAME.pending(state))
        move = GAME.read(text)
        assert GAME.check(state, seat, move) == (), f"{text} is illegal"
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


def problems(state: State, text: str, seat: Seat | None = None) -> tuple[Problem, ...]:
    return GAME.check(state, state.turn if seat is None else seat, GAME.read(text))


def listed(state: State, seat: Seat | None = None) -> list[str]:
    """The texts of all legal moves of whoever is to move."""
    return [GAME.write(move) for move in GAME.moves(state, state.turn if seat is None else seat)]
