"""How hard a puzzle is: which levels solve it."""

import random

from tilery.analysis.puzzles.attempt import judged
from tilery.analysis.puzzles.puzzle import BEYOND, Opened, match_of
from tilery.engine.chance import derived_seed
from tilery.games import make_bot

TRIES = 3
"""Each level tries with so many seeds, and solves a puzzle if it does most of the time."""
LONGEST = 60
"""The most moves in a puzzle."""


def solves(one: Opened, level: str) -> bool:
    """Whether a level reaches the goal most of the time. It knows only the view of its seat, and nothing of the
    goal."""
    solved = 0
    for number in range(TRIES):
        rng = random.Random(derived_seed("solver", one.puzzle.id, level, number))
        before = rng.getstate()
        solved += _reaches(one, level, rng)
        if rng.getstate() == before:  # nothing was left to chance, so it always does the same
            return solved > 0
        if solved > TRIES // 2 or solved + TRIES - 1 - number <= TRIES // 2:
            break
    return solved > TRIES // 2


def rating(one: Opened) -> str:
    """The weakest level from which on all that try solve it, or "beyond" if even the strongest of them misses."""
    found = BEYOND
    for level in reversed(one.kind.tried):
        if not solves(one, level):
            break
        found = level
    return found


def _reaches(one: Opened, level: str, rng: random.Random) -> bool:
    seat = one.puzzle.seat
    match = match_of(one, derived_seed("puzzle", one.puzzle.id))
    bot = make_bot(one.game, level)
    for _ in range(LONGEST):
        match.play(seat, bot.choose(match.view(seat), rng))
        outcome, _ = judged(one, match)
        if outcome != "open":
            return outcome == "solved"
    return False
