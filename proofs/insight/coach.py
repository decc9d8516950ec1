"""Advice can be followed, its reasons are true, and it comes from the view alone: on many positions with little effort,
and on one in a hundred of those with all the effort of a hint."""

from collections.abc import Sequence
from pathlib import Path
from statistics import median

from proofs.insight.advice import Seen, easy_look, full_look, looked_at
from proofs.progress import progress

FULL = 100
"""One in so many positions gets all the effort of a hint."""


class Coach:
    """What the trial saw in each game."""

    def __init__(self) -> None:
        self.easy: dict[str, Seen] = {}
        self.full: dict[str, Seen] = {}

    def __str__(self) -> str:
        return "\n".join(_told(game, easy, self.full[game]) for game, easy in self.easy.items())

    @property
    def held(self) -> bool:
        return bool(self.easy) and not any(seen.faults for seen in (*self.easy.values(), *self.full.values()))


def _told(game: str, easy: Seen, full: Seen) -> str:
    faults = [*easy.faults, *full.faults]
    return (
        f"{game}: {easy.positions} positions with little effort; {full.positions} with all, "
        f"{median(full.seconds):.2f} s in the median and {max(full.seconds):.2f} s at worst, "
        f"another move than the bot's in {full.better}; {len(faults)} faults"
        f"{''.join(f'{chr(10)}  {fault}' for fault in faults[:5])}"
    )


def run(folder: Path, times: int, games: Sequence[str]) -> Coach:
    """So many positions of each of these rooms with little effort."""
    found = Coach()
    for game in games:
        full = looked_at(full_look, game, max(1, times // FULL))
        found.easy[game], found.full[game] = looked_at(easy_look, game, times), full
        progress(found, len(found.easy), 1)
    return found
