"""Reviews account for everything: start, luck, play and the unknown make the result, and among equals luck and the
unknown are zero on average. So no part can hide in another."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from proofs.insight.games import looked_at
from proofs.progress import progress
from tilery.analysis import review
from tilery.analysis.table import error_of
from tilery.engine.game import CHANCE
from tilery.engine.record import Record

PLAYOUTS = 24
"""The effort for each decision: the laws hold for any. So few make the luck of a game hardly less certain than its deal
does, so more games tell more than more playouts."""
SURE = 3.0
"""A mean that is so many standard errors from zero is not zero."""


class Parts(NamedTuple):
    """What one review says: the first seat's luck, what was unknown to those who moved, and the greatest amount by
    which a sum is wrong."""

    luck: float
    unknown: float
    wrong: float


def parts(record: Record, number: int) -> Parts:
    """Review a game with little effort."""
    found = review(record, playouts=PLAYOUTS, exact=False, marks=False)
    return Parts(
        found.players[0].luck,
        sum(moment.unknown[moment.seat] for moment in found.moments if moment.seat != CHANCE),
        max(abs(one.start + one.luck + one.play + one.others + one.unknown - one.result) for one in found.players),
    )


class Reviews:
    """What the trial saw in each game."""

    def __init__(self) -> None:
        self.games: dict[str, list[Parts]] = {}

    def __str__(self) -> str:
        return "; ".join(
            f"{game} {len(found)} games: luck {_told([one.luck for one in found])}, "
            f"unknown {_told([one.unknown for one in found])}, sums wrong by {max(one.wrong for one in found):.0e}"
            for game, found in self.games.items()
        )

    @property
    def held(self) -> bool:
        return bool(self.games) and all(
            _is_zero([one.luck for one in found])
            and _is_zero([one.unknown for one in found])
            and max(one.wrong for one in found) < 1e-6
            for found in self.games.values()
        )


def _told(numbers: list[float]) -> str:
    return f"{sum(numbers) / len(numbers):+.4f} ± {error_of(numbers):.4f}"


def _is_zero(numbers: list[float]) -> bool:
    return abs(sum(numbers) / len(numbers)) <= SURE * error_of(numbers)


def run(folder: Path, times: int, games: Sequence[str]) -> Reviews:
    """So many games of each of these rooms."""
    found = Reviews()
    for game in games:
        for one in looked_at(game, times, parts):
            found.games.setdefault(game, []).append(one)
            progress(found, len(found.games[game]), 100)
    return found
