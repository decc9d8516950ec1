"""Puzzles: lay all your tiles. The solver's table is the proof, and any other right table solves them, too."""

import random
from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from tilery.engine.bot import LADDER
from tilery.engine.game import Seat
from tilery.engine.position import Goal, Kind, Proof
from tilery.games.crossrummy.pieces import in_order
from tilery.games.crossrummy.rules import OPEN
from tilery.games.crossrummy.solver.advice import advise
from tilery.games.crossrummy.state import State

TABLES = ((2, "casual"), (3, "casual"), (2, "normal"), (4, "casual"))
FEWEST, MOST = 3, 9
"""How many tiles a hand has."""
MOST_MOVED = 12
"""If the solver moves more tiles of the table than this, nobody would find it."""
STEPS = 8_000
"""How long the solver searches when nobody knows that all can be laid: below half a second."""
LONG = 4
"""In one turn of so many, the hand is searched for as long as that; otherwise as quickly as a bot does."""


class All(Goal, frozen=True):
    """Lay all your tiles in this turn: so many."""

    tiles: int

    @property
    def amount(self) -> int:
        return self.tiles


KINDS = (Kind(All, LADDER),)


def suits(s: State, seat: Seat) -> bool:
    """A turn in which tiles can be laid."""
    return s.phase == "play" and bool(s.bag or len(s.open) >= OPEN)


def offers(s: State, seat: Seat, rng: random.Random) -> Iterator[State]:
    """The hand as far as it can be laid; the other tiles go back into the bag. Of a long hand a part is enough. What
    people remember of each other's tiles doesn't matter."""
    if not suits(s, seat):
        return
    laid = advise(s, seat, 0 if rng.randrange(LONG) else STEPS).laid
    if len(laid) < FEWEST:
        return
    kept = rng.sample(laid, min(len(laid), rng.randint(FEWEST + 1, MOST)))
    back = Counter(s.hands[seat]) - Counter(kept)
    hands = (*s.hands[:seat], in_order(kept), *s.hands[seat + 1 :])
    yield replace(s, hands=hands, bag=in_order((*s.bag, *back.elements())), remembered=(), passes=0)


def prove(s: State, seat: Seat) -> Proof | None:
    """A table with all tiles. It is dull if nothing lies there yet, or if nothing on it has to be moved: but whoever
    has yet to open may have to find out which tiles are for that."""
    advice = advise(s, seat, STEPS)
    if advice.move is None or len(advice.laid) < len(s.hands[seat]):
        return None
    moved = len(advice.move.moved)
    if not s.table or moved > MOST_MOVED or (s.opened[seat] and not moved):
        return None
    return Proof(All(len(advice.laid)), (advice.move,))


def reached(start: State, now: State, seat: Seat, proof: Proof) -> int:
    """How many tiles lie on the table that were in the hand."""
    return len(now.table) - len(start.table)


def lost(start: State, now: State, seat: Seat, proof: Proof) -> bool:
    """A turn is one move (CR-3 to CR-6), so nothing is lost before it is over."""
    return False
