"""The ways to lay a stone in a turn, and what they bring at once."""

from collections.abc import Collection

from tilery.engine.game import Seat
from tilery.engine.position import Goal, Proof
from tilery.games.triominos import moves as m
from tilery.games.triominos.notation import write
from tilery.games.triominos.pieces import BONUS, VALUE
from tilery.games.triominos.rules import moves
from tilery.games.triominos.state import Layout, State


def ways(s: State, seat: Seat) -> list[m.Lay]:
    """All ways to lay a stone now."""
    return [move for move in moves(s, seat) if isinstance(move, m.Lay)]


def points_of(layout: Layout, move: m.Lay) -> int:
    """TR-8: what laying a stone there brings."""
    return VALUE[move.stone] + BONUS[layout.bonus(move.cell)]


def begins_turn(s: State) -> bool:
    """Whether a turn begins in which stones can be laid and bought as usual: not the first of a round, and nobody is
    out."""
    return s.phase == "play" and bool(s.layout) and not s.bought and s.out is None


def proof_of(goal: Goal, right: Collection[m.Lay]) -> Proof:
    """The proof with all moves that are right."""
    first, *others = sorted(right, key=write)
    return Proof(goal, (first,), not others, tuple(others))
