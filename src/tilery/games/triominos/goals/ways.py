"""The ways to lay a stone in a turn, and what they bring at once."""

from collections.abc import Collection

from tilery.engine.game import Seat
from tilery.engine.position import Goal, Proof
from tilery.games.triominos import moves as m
from tilery.games.triominos.layout import Layout
from tilery.games.triominos.notation import write
from tilery.games.triominos.pieces import BONUS, VALUE
from tilery.games.triominos.rules import moves
from tilery.games.triominos.state import State

FEWEST_STONES, MOST_STONES = 4, 12
"""So many stones are in a hand: there is something to choose, and one can keep an eye on it."""


def ways(s: State, seat: Seat) -> list[m.Lay]:
    """All ways to lay a stone now."""
    return [move for move in moves(s, seat) if isinstance(move, m.Lay)]


def points_of(layout: Layout, move: m.Lay) -> int:
    """TR-8: what laying a stone there brings."""
    return VALUE[move.stone] + BONUS[layout.bonus(move.cell)]


def begins_turn(s: State) -> bool:
    """Whether a usual turn begins: not the first of a round, and nobody is out."""
    return s.phase == "play" and bool(s.layout) and not s.bought and s.out is None


def hand_to_choose_from(s: State, seat: Seat) -> tuple[str, ...]:
    """The hand of a usual turn in which nobody has to lay and there is something to choose; else none.

    With an empty pool, even the weakest bots look at all places, since they must lay (TR-7). So they would not show how
    hard a puzzle is.
    """
    hand = s.hands[seat]
    return hand if begins_turn(s) and s.pool and FEWEST_STONES <= len(hand) <= MOST_STONES else ()


def proof_of(goal: Goal, right: Collection[m.Lay]) -> Proof:
    """The proof with all moves that are right."""
    first, *others = sorted(right, key=write)
    return Proof(goal, (first,), not others, tuple(others))
