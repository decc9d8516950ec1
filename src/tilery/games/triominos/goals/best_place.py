"""Find the best place: the stone that brings the most points of all that can be laid now."""

from tilery.engine.game import Seat
from tilery.engine.position import Goal, Proof
from tilery.games.triominos.goals.ways import hand_to_choose_from, points_of, proof_of, ways
from tilery.games.triominos.pieces import VALUE
from tilery.games.triominos.state import State

LEAST_WAYS = 8
"""There are at least so many ways to lay a stone."""
LEAST_CELLS = 3
"""At least so many open cells would bring a bonus, whoever has a stone for them."""
CLEAR = 3
"""All other ways bring at least so many points less."""


class BestPlace(Goal, frozen=True):
    """TR-8: lay the stone that brings the most points, without buying: so many."""

    points: int

    @property
    def amount(self) -> int:
        return self.points


def prove(s: State, seat: Seat) -> Proof | None:
    """The ways with the most points, out of all. One has to look for them: stones of higher value can be laid, and
    bonuses beckon elsewhere."""
    if not hand_to_choose_from(s, seat):
        return None
    points = {move: points_of(s.layout, move) for move in ways(s, seat)}
    if len(points) < LEAST_WAYS:
        return None
    most = max(points.values())
    right = [move for move, brings in points.items() if brings == most]
    others = [move for move in points if move not in right]
    if not others or max(points[move] for move in others) > most - CLEAR:
        return None
    highest = max(VALUE[move.stone] for move in others)
    if any(VALUE[move.stone] >= highest or not s.layout.bonus(move.cell) for move in right):
        return None
    if sum(bool(s.layout.bonus(cell)) for cell in s.layout.open) < LEAST_CELLS:
        return None
    return proof_of(BestPlace(most), right)
