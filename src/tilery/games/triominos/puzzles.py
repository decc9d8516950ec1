"""Puzzles of three kinds: find the best place, set up a hexagon, and endings for two."""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from tilery.engine.bot import LADDER
from tilery.engine.game import Seat
from tilery.engine.position import Kind, Proof
from tilery.games.triominos.goals import BestPlace, Ending, SetUp, best_place, ending, set_up
from tilery.games.triominos.goals.ways import begins_turn
from tilery.games.triominos.memory import NOTHING
from tilery.games.triominos.pieces import cell_name
from tilery.games.triominos.state import State

TABLES = (
    (2, "normal"),
    (3, "easy"),
    (3, "easy"),
    (2, "strong"),
    (3, "easy"),
    (2, "normal"),
    (4, "easy"),
    (3, "easy"),
)
"""Two players for endings. Where weak bots play, more hexagons are left to set up."""
UP_TO_NORMAL = LADDER[: LADDER.index("strong")]
"""Those above buy first, to have more to choose from, or look at the end of the round already."""
KINDS = (Kind(Ending, LADDER, 2), Kind(BestPlace, UP_TO_NORMAL, 2), Kind(SetUp, UP_TO_NORMAL, 1))


def suits(s: State, seat: Seat) -> bool:
    """The beginning of a turn."""
    return begins_turn(s)


def offers(s: State, seat: Seat, rng: random.Random) -> Iterator[State]:
    """How it came about doesn't matter."""
    yield replace(s, turns=(), drawn=(), remembered=NOTHING)


def prove(s: State, seat: Seat) -> Proof | None:
    """An ending where there can be one; else a hexagon to set up, or the best place."""
    if ending.is_one(s):
        return ending.prove(s, seat)
    return set_up.prove(s, seat) or best_place.prove(s, seat)


def reached(start: State, now: State, seat: Seat, proof: Proof) -> int:
    """The points of a stone, or 1 if a right stone lies in its place. Nothing counts after buying."""
    turns = now.turns[len(start.turns) :]
    if not turns or not turns[0].stone or turns[0].bought:
        return 0
    if isinstance(proof.goal, BestPlace):
        return turns[0].points
    right = {(move.stone, cell_name(move.cell)) for move in (*proof.moves, *proof.also)}
    return int((turns[0].stone, turns[0].cell) in right)


def lost(start: State, now: State, seat: Seat, proof: Proof) -> bool:
    """The goals are for the stones that are in the hand: a stone that is bought ends the attempt."""
    return now.bought > 0
