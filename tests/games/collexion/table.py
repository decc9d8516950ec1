"""Tables of ColleXion laid out by hand, and a short way to play on them in notation."""

import random
from typing import Any

from msgspec.structs import replace

from tilery.engine import CHANCE, Event, Problem, Seat
from tilery.engine.options import settle
from tilery.games.collexion.game import GAME
from tilery.games.collexion.heap import Heap, Polygon, piled
from tilery.games.collexion.pieces import ACTIONS, KIND_NAMED, collected
from tilery.games.collexion.state import Options, State

GREEN_SET = "t-green s-green p-green o-green"
TRIANGLES = "t-green t-yellow t-pink t-blue"


def options(**given: str) -> Options:
    return GAME.options(settle(GAME.info, given))


def apart(text: str) -> Heap:
    """Polygons that lie side by side, so that all can be reached: 'octagons at 2000,2000, 3500,2000 …'."""
    names = text.split()
    assert len(names) <= 25
    return piled(
        tuple(
            Polygon(id_, KIND_NAMED[name], 2000 + 1500 * (id_ % 5), 2000 + 1500 * (id_ // 5), 0)
            for id_, name in enumerate(names)
        )
    )


def tower(text: str) -> Heap:
    """Polygons all on one another, the last named on top."""
    return piled(tuple(Polygon(id_, KIND_NAMED[name], 5000, 5000, 7 * id_) for id_, name in enumerate(text.split())))


def table(*collections: str, tray: Heap | str = "s-blue", options: Options | None = None, **fields: Any) -> State:
    """A table in the middle of play, player 0 to move and first."""
    seats, agreed = len(collections), options or Options()
    state = State(
        agreed,
        seats,
        "play",
        tray=apart(tray) if isinstance(tray, str) else tray,
        collections=tuple(collected(*text.split()) for text in collections),
        won=((),) * seats,
        actions=(() if agreed.expert else ACTIONS,) * seats,
    )
    return replace(state, **fields)


def play(state: State, *texts: str) -> State:
    """Play these moves, each of whoever is to move; every one must be legal."""
    return watch(state, *texts)[0]


def watch(state: State, *texts: str) -> tuple[State, list[Event]]:
    """Play these moves and tell what happened."""
    events: list[Event] = []
    for text in texts:
        (seat,) = GAME.pending(state)
        move = GAME.read(text)
        assert GAME.check(state, seat, move) == (), f"{text} is illegal"
        assert move in GAME.moves(state, seat)
        step = GAME.apply(state, seat, move)
        state = step.state
        events += step.events
    return state, events


def shaken(seed: int = 0, seats: int = 2, **given: str) -> State:
    """A table after chance has done its part."""
    rng, state = random.Random(seed), GAME.setup(options(**given), seats)
    while GAME.pending(state) == {CHANCE}:
        state = GAME.apply(state, CHANCE, GAME.chance(state, rng)).state
    return state


def refused(state: State, text: str, seat: Seat | None = None) -> list[tuple[str, str]]:
    """What is wrong with a move: rule and code of each problem."""
    return [(problem.rule, problem.code) for problem in problems(state, text, seat)]


def problems(state: State, text: str, seat: Seat | None = None) -> tuple[Problem, ...]:
    move, who = GAME.read(text), state.turn if seat is None else seat
    found = GAME.check(state, who, move)
    assert (move in GAME.moves(state, who)) == (not found)
    return found


def listed(state: State) -> list[str]:
    """The texts of all legal moves of whoever is to move."""
    return [GAME.write(move) for move in GAME.moves(state, state.turn)]


def holds(state: State, seat: Seat, text: str) -> bool:
    """Is this exactly what the player's collection holds?"""
    return state.collections[seat] == collected(*text.split())


def place(state: State, id_: int) -> tuple[int, int, int]:
    """Where a polygon lies in the tray: x, y and the angle."""
    polygon = state.tray.find(id_)
    return polygon.x, polygon.y, polygon.angle
