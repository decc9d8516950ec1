"""Endings for two: the pool is empty, so each player knows what the other holds, and a search of all that can happen
tells what every stone leads to."""

from functools import cache

from tilery.engine.game import Seat
from tilery.engine.position import Goal, Proof
from tilery.games.triominos import moves as m
from tilery.games.triominos.bots.desk import Desk
from tilery.games.triominos.goals.ways import begins_turn, points_of
from tilery.games.triominos.notation import write
from tilery.games.triominos.rules import apply
from tilery.games.triominos.state import State
from tilery.games.triominos.view import view

LEAST_CHOICE = 3
"""There are at least so many moves for each that is right."""
MOST_STONES = 11
"""So many stones are left in both hands at most: with more, the search would take too long."""
CLEAR = 5
"""All others are worth at least so many points less."""


class Ending(Goal, frozen=True):
    """Lay a stone with which you can be `lead` points ahead in the end, whatever the other player does. A negative lead
    means points behind."""

    lead: int

    @property
    def amount(self) -> int:
        return 1


def is_one(s: State) -> bool:
    """Whether a turn begins in the ending of a round for two, and the rest of it can be searched."""
    return begins_turn(s) and s.seats == 2 and not s.pool and sum(map(len, s.hands)) <= MOST_STONES


def prove(s: State, seat: Seat) -> Proof | None:
    """The best moves, if they are few, by far the best, and not simply those with the most points."""
    values = _to_the_end(s)
    if values is None or len(values) < LEAST_CHOICE:
        return None
    best, lead = values[0]
    if not isinstance(best, m.Lay):
        return None
    points = {move: points_of(s.layout, move) for move, _ in values if isinstance(move, m.Lay)}
    most = max(points.values())
    if points[best] == most:
        return None
    also = []
    for move, value in values[1:]:
        # Where a value is too high, the search has only shown that the move is no better than the best.
        after = _lead_after(s, seat, move) if value > lead - CLEAR else value
        if after == lead and isinstance(move, m.Lay) and points[move] < most:
            also.append(move)
        elif after > lead - CLEAR:
            return None
    if len(values) < LEAST_CHOICE * (1 + len(also)):
        return None
    return Proof(Ending(lead), (best,), not also, tuple(sorted(also, key=write)))


def _lead_after(s: State, seat: Seat, move: m.Move) -> int:
    """How many points ahead a player is in the end after this move."""
    after = apply(s, seat, move).state
    if after.phase != "play":
        points = after.series.totals
        return points[seat] - points[1 - seat]
    values = _to_the_end(after)
    assert values is not None, "the search has looked to the end before"
    return values[0][1] if after.turn == seat else -values[0][1]


@cache
def _desk() -> Desk:
    """Made once: that takes longer than most endings."""
    return Desk()


def _to_the_end(s: State) -> list[tuple[m.Move, int]] | None:
    """What each move of the player to move leads to, the best first. It knows only what this player knows."""
    return _desk().to_the_end(view(s, s.turn))
