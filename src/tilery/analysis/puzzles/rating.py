"""How hard a puzzle is: which levels solve it."""

import random

from tilery.analysis.puzzles.attempt import judged
from tilery.analysis.puzzles.puzzle import BEYOND, Opened, match_of
from tilery.engine.chance import derived_seed
from tilery.engine.game import AnyGame
from tilery.games import RANDOM, levels, make_bot

TRIES = 3
"""Each level tries with so many seeds, and solves a puzzle if it does most of the time."""
LONGEST = 60
"""The most moves in a puzzle."""


def solves(one: Opened, level: str) -> bool:
    """Whether a level reaches the goal most of the time. It knows only the view of its seat, and nothing of the
    goal."""
    solved = 0
    for number in range(TRIES):
        solved += _reaches(one, level, number)
        if solved > TRIES // 2 or solved + TRIES - 1 - number <= TRIES // 2:
            break
    return solved > TRIES // 2


def rating(one: Opened) -> str:
    """The weakest level from which on all solve it, or "beyond" if even the strongest misses."""
    found = BEYOND
    for level in reversed(ladder_of(one.game)):
        if not solves(one, level):
            break
        found = level
    return found


def ladder_of(game: AnyGame) -> tuple[str, ...]:
    """The levels that try, from weak to strong: all but the one that plays at random."""
    return tuple(level for level in levels(game).names() if level != RANDOM)


def _reaches(one: Opened, level: str, number: int) -> bool:
    seat = one.puzzle.seat
    match = match_of(one, derived_seed("puzzle", one.puzzle.id))
    bot = make_bot(one.game, level)
    rng = random.Random(derived_seed("solver", one.puzzle.id, level, number))
    for _ in range(LONGEST):
        match.play(seat, bot.choose(match.view(seat), rng))
        outcome, _ = judged(one, match)
        if outcome != "open":
            return outcome == "solved"
    return False
