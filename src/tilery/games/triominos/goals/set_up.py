"""Set up a hexagon: lay a stone after which another one of the hand completes a hexagon in the next turn, for sure.

Once five stones lie around a corner, the cell that is left has stones on two of its sides, so all three of its corners
have their numbers. These stay, as no stone ever moves. TR-1: there is one stone with three given numbers, so one stone
at most fits there. Whoever holds it can wait, unless the round ends before (TR-10): nobody else can fill the cell, and
whatever they lay around it can only make it a double hexagon.
"""

from collections.abc import Collection

from tilery.engine.game import Seat
from tilery.engine.position import Goal, Proof
from tilery.games.triominos import moves as m
from tilery.games.triominos.goals.ways import hand_to_choose_from, points_of, proof_of, ways
from tilery.games.triominos.layout import Layout, laid
from tilery.games.triominos.pieces import BONUS, FITTING
from tilery.games.triominos.state import State

LEAST_CHOICE = 5
"""There are at least so many ways to lay a stone for each that is right."""
MOST_RIGHT = 2
"""At most so many ways are right: the two stones that the hexagon lacks, either of them first."""
SAFE_HAND = 2
"""Nobody with so many stones can go out in one turn."""


class SetUp(Goal, frozen=True):
    """TR-9: lay a stone, without buying, so that in your next turn you can complete a hexagon with another stone of
    your hand, whatever the others do."""

    @property
    def amount(self) -> int:
        return 1


def prove(s: State, seat: Seat) -> Proof | None:
    """All ways that set up a hexagon, if they are few, and another stone brings more at once. With two players, the
    bots that could show how hard it is buy instead."""
    hand = hand_to_choose_from(s, seat)
    if not hand or s.seats == 2 or min(map(len, s.hands)) < SAFE_HAND:
        return None
    if waiting(s.layout, hand):  # it would still be there after any other stone
        return None
    all_ways = ways(s, seat)
    right = [way for way in all_ways if sets_up(s, seat, way)]
    if not 1 <= len(right) <= MOST_RIGHT or len(all_ways) < LEAST_CHOICE * len(right):
        return None
    most = max(points_of(s.layout, way) for way in all_ways)
    if any(points_of(s.layout, way) == most for way in right):
        return None
    return proof_of(SetUp(), right)


def sets_up(s: State, seat: Seat, way: m.Lay) -> bool:
    """Whether a hexagon waits for another stone of the hand after this one."""
    rest = set(s.hands[seat]) - {way.stone}
    return waiting(laid(s.layout, seat, way.stone, way.cell), rest)


def waiting(layout: Layout, stones: Collection[str]) -> bool:
    """Whether one of these stones completes a hexagon."""
    return any(
        stone in stones and BONUS[layout.bonus(cell)] >= BONUS["hexagon"]
        for cell, key in layout.ground.live.items()
        for stone in FITTING[key]
    )
