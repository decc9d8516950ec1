"""Puzzles: endings for two. The pool is empty, so each player knows what the other holds, and a search of all that can
happen tells what every stone leads to."""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from tilery.engine.game import Seat
from tilery.engine.position import Goal, Proof
from tilery.games.triominos import moves as m
from tilery.games.triominos.bots.desk import Desk
from tilery.games.triominos.bots.minds import ENDGAME
from tilery.games.triominos.memory import NOTHING
from tilery.games.triominos.pieces import BONUS, VALUE
from tilery.games.triominos.rules import moves
from tilery.games.triominos.state import State
from tilery.games.triominos.view import view

TABLES = ((2, "strong"), (2, "normal"))
LEAST_CHOICE = 3
"""So many moves there are at least."""
MOST_STONES = 11
"""So many stones are left in both hands at most: with more, the search would take too long."""
CLEAR = 5
"""The second best move is worth so many points less."""


class Ending(Goal, frozen=True):
    """Make the only move with which you are `lead` points ahead in the end, whatever the other player does."""

    lead: int

    @property
    def amount(self) -> int:
        return 1


GOALS = Ending


def offers(s: State, seat: Seat, rng: random.Random) -> Iterator[State]:
    """An ending in which there is something to choose. How it came about doesn't matter."""
    stones = sum(map(len, s.hands))
    if s.phase != "play" or s.seats != 2 or s.pool or s.bought or s.out is not None or stones > MOST_STONES:
        return
    if len(moves(s, seat)) >= LEAST_CHOICE:
        yield replace(s, turns=(), drawn=(), remembered=NOTHING)


def prove(s: State, seat: Seat) -> Proof | None:
    """The best move, if it is the only one, by far, and not simply the one with the most points."""
    desk = Desk()
    desk.lay_out(view(s, seat))
    values = desk.to_the_end(ENDGAME)
    if values is None or len(values) < LEAST_CHOICE:
        return None
    (best, lead), (_, second) = values[:2]
    if not isinstance(best, m.Lay) or lead - second < CLEAR:
        return None
    points = {move: _points(s, move) for move, _ in values if isinstance(move, m.Lay)}
    if points[best] == max(points.values()):
        return None
    return Proof(Ending(lead), (best,), only=True)


def reached(start: State, now: State, seat: Seat, proof: Proof) -> int:
    """1 if the right stone lies in the right place."""
    (best,) = proof.moves
    laid = now.layout.taken.get(best.cell)
    return int(laid is not None and laid.stone == best.stone)


def lost(start: State, now: State, seat: Seat, proof: Proof) -> bool:
    """A turn is one stone, so nothing is lost before it is over."""
    return False


def _points(s: State, move: m.Lay) -> int:
    return VALUE[move.stone] + BONUS[s.layout.bonus(move.cell)]
