"""Puzzles: the most points that a turn can bring, with two sets or more. A search of all turns proves it."""

import random
from collections.abc import Iterator

from tilery.engine.bot import LADDER
from tilery.engine.game import Seat
from tilery.engine.position import Kind, Points, Proof
from tilery.games.collexion.bots.whole_turn import TooLong, WholeTurn, may_bring, scored
from tilery.games.collexion.state import State, may_act, may_take

TABLES = ((2, "casual"), (3, "easy"), (4, "easy"), (2, "easy"))
KINDS = (Kind(Points, LADDER[: LADDER.index("strong")]),)
"""The strongest look further ahead than this turn."""
LEAST_SETS = 2
MOST_POLYGONS = 56
"""So many polygons are left in the tray at most: the board is clearer, and a puzzle shorter."""


def suits(s: State, seat: Seat) -> bool:
    """A turn of the main game: what follows it has other rules."""
    return s.phase == "play" and not s.last


def offers(s: State, seat: Seat, rng: random.Random) -> Iterator[State]:
    """A turn in which two sets may be within reach."""
    if suits(s, seat) and len(s.tray) <= MOST_POLYGONS:
        yield s


def prove(s: State, seat: Seat) -> Proof | None:
    """The turn with the most points, if it scores several sets."""
    try:
        best = WholeTurn(s).best()
    except TooLong:
        return None
    return Proof(Points(best.points), best.moves) if best.sets >= LEAST_SETS and best.points > 0 else None


def reached(start: State, now: State, seat: Seat, proof: Proof) -> int:
    """The points on the markers won since the start."""
    return sum(now.won[seat]) - sum(start.won[seat])


def lost(start: State, now: State, seat: Seat, proof: Proof) -> bool:
    """Whether no collection that can still come about brings what is missing. Once scoring has begun, this is exact."""
    missing: int = proof.goal.points - reached(start, now, seat, proof)
    collection = now.collections[seat]
    if now.scoring:
        return scored(collection, now.stacks)[0] < missing
    takes = 4 - len(now.chain) if may_take(now) else 0
    return may_bring(collection, now.stacks, takes + may_act(now)) < missing
