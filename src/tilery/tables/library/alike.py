"""Moves that are one on a table at home, told once."""

from collections.abc import Sequence
from typing import Any

from tilery.analysis import Best, Value
from tilery.engine.game import AnyGame
from tilery.engine.sketch.reading import likeness

LEAST = 1e-4
"""The smallest error that counts: a chance that is known exactly would outweigh everything else."""


def told_once(game: AnyGame, view: Any, found: Sequence[Best[Any]]) -> list[Best[Any]]:
    """These moves, the best first, with alike ones as one move. Its chance is the mean of theirs, by how well each is
    known: they differ only by how the table happened to be dealt."""
    groups: dict[object, list[Best[Any]]] = {}
    for best in found:
        groups.setdefault(likeness(game, view, best.value.move), []).append(best)
    if len(groups) == len(found):
        return list(found)
    means = sorted(
        (Best(_mean([best.value for best in group]), group[0].reasons) for group in groups.values()),
        key=lambda best: best.value.behind,
    )
    first = means[0].value
    return [
        Best(_behind(best.value, first) if place else _first(first), best.reasons) for place, best in enumerate(means)
    ]


def _mean(values: Sequence[Value[Any]]) -> Value[Any]:
    """One value for alike moves. Its errors are not too small, however much the deals have in common."""
    weights = [max(value.error, LEAST) ** -2 for value in values]

    def mean(numbers: Sequence[float]) -> float:
        return sum(weight * number for weight, number in zip(weights, numbers, strict=True)) / sum(weights)

    return Value(
        values[0].move,
        mean([value.chance for value in values]),
        mean([value.error for value in values]),
        mean([value.behind for value in values]),
        mean([value.behind_error for value in values]),
    )


def _behind(value: Value[Any], first: Value[Any]) -> Value[Any]:
    """The same value, compared with the best group and not with the best single move."""
    behind, error = value.behind - first.behind, value.behind_error + first.behind_error
    return Value(value.move, value.chance, value.error, behind, error)


def _first(value: Value[Any]) -> Value[Any]:
    return Value(value.move, value.chance, value.error)
