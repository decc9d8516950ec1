"""Puzzles: the most points that a turn can bring. Every tile that fits brings some, so the lowest comes first."""

import random
from collections.abc import Iterator

from tilery.engine.game import Seat
from tilery.engine.position import Kind, Points, Proof

from .moves import Lay
from .state import State

TABLES = ((2, "random"), (3, "normal"))
KINDS = (Kind(Points, ("random", "normal")),)
LEAST_TILES = 2


def suits(s: State, seat: Seat) -> bool:
    """Any turn in which nothing is laid yet."""
    return not s.laid


def offers(s: State, seat: Seat, rng: random.Random) -> Iterator[State]:
    """Any turn."""
    yield s


def prove(s: State, seat: Seat) -> Proof | None:
    """SC-5: the points grow with the staircase, so all tiles that are higher than its top should lie on it."""
    top = s.staircase[-1] if s.staircase else 0
    fitting = [tile for tile in s.hands[seat] if tile > top]
    if len(fitting) < LEAST_TILES:
        return None
    steps = len(s.staircase)
    points = sum(range(steps + 1, steps + 1 + len(fitting)))
    return Proof(Points(points), tuple(map(Lay, fitting)), only=True)


def reached(start: State, now: State, seat: Seat, proof: Proof) -> int:
    """The points made since the start."""
    return now.points[seat] - start.points[seat]


def lost(start: State, now: State, seat: Seat, proof: Proof) -> bool:
    """Whether a tile was left out that no longer fits."""
    left = [move.tile for move in proof.moves if move.tile in now.hands[seat]]
    return bool(left and now.staircase and left[0] < now.staircase[-1])
