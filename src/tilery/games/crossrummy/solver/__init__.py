"""The best laying: the most tiles of a hand that a table can take, and a proof that it can take no more."""

from tilery.games.crossrummy.solver.best import Solution, solve
from tilery.games.crossrummy.solver.question import Position

__all__ = ["Position", "Solution", "solve"]
