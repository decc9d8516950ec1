"""One number for how well somebody played."""

from collections.abc import Sequence
from math import exp
from statistics import fmean

STRICT = 20.0
"""How fast the accuracy of a move falls with what it costs."""


def accuracy(costs: Sequence[float]) -> float | None:
    """From 0 to 100, from what each decision cost of the chance to win: 100 · e^(−20 · cost) for each, and their mean.
    None if there was nothing to decide.

    >>> accuracy([0.0, 0.0]), round(accuracy([0.05, 0.0]), 1), accuracy([])
    (100.0, 68.4, None)
    """
    return 100 * fmean(exp(-STRICT * cost) for cost in costs) if costs else None
