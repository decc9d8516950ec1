"""The best laying: the most tiles of a hand that a table can take, and a proof that it can take no more."""

from tilery.games.crossrummy.solver.question import Position
from tilery.games.crossrummy.solver.solve import Solution, solve

__all__ = ["Position", "Solution", "solve"]
