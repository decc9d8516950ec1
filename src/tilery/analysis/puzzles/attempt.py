"""Somebody's moves in a puzzle, and what came of them."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from tilery.analysis.puzzles.puzzle import Opened, match_of
from tilery.engine.chance import derived_seed
from tilery.engine.errors import Problem
from tilery.engine.match import AnyMatch

Outcome = Literal["open", "solved", "missed"]


class Attempt(msgspec.Struct, frozen=True):
    """A puzzle after some moves. `problems` are those of the first move that is not legal; neither it nor any after it
    was made. `reached` is how much of the goal is reached."""

    match: AnyMatch
    problems: tuple[Problem, ...]
    outcome: Outcome
    reached: int


def attempt(one: Opened, moves: Iterable[Any] = (), *, check: bool = False) -> Attempt:
    """Make these moves, from the start of the puzzle on. With `check`, the last one is only checked. Raises Unreadable
    if one is no move of the game.

    What chance does in the turn follows from the puzzle's id, so the same moves always lead to the same table.
    """
    seat = one.puzzle.seat
    match = match_of(one, derived_seed("puzzle", one.puzzle.id))
    wanted = list(moves)
    problems: tuple[Problem, ...] = ()
    for number, move in enumerate(wanted, 1):
        problems = match.check(seat, move)
        if problems or (check and number == len(wanted)):
            break
        match.play(seat, move)
    outcome, reached = judged(one, match)
    return Attempt(match, problems, outcome, reached)


def judged(one: Opened, match: AnyMatch) -> tuple[Outcome, int]:
    """Whether the goal is reached, and how much of it."""
    seat, proof = one.puzzle.seat, one.proof
    reached = one.puzzler.reached(one.start, match.state, seat, proof)
    if reached >= proof.goal.amount:
        return "solved", reached
    if match.pending != {seat} or one.puzzler.lost(one.start, match.state, seat, proof):
        return "missed", reached
    return "open", reached
