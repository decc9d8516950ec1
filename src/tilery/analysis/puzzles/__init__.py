"""Puzzles: one turn of a game, with a goal that is proven. Rooms say what makes a good one; this makes, rates, keeps
and tries them."""

from tilery.analysis.puzzles.attempt import Attempt, Outcome, attempt
from tilery.analysis.puzzles.making import MakingError, checked, made
from tilery.analysis.puzzles.mixing import Mix, mixed
from tilery.analysis.puzzles.puzzle import BEYOND, Opened, Puzzle, opened, read, written
from tilery.analysis.puzzles.rating import rating, solves
from tilery.analysis.puzzles.shelf import Shelf, number_of_day, shelf_of

__all__ = [
    "BEYOND",
    "Attempt",
    "MakingError",
    "Mix",
    "Opened",
    "Outcome",
    "Puzzle",
    "Shelf",
    "attempt",
    "checked",
    "made",
    "mixed",
    "number_of_day",
    "opened",
    "rating",
    "read",
    "shelf_of",
    "solves",
    "written",
]
