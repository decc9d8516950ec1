"""The program of the tutorial learns what the tutorial says: it wins more than half against the *easy* bot."""

import math
from pathlib import Path
from typing import Any

from tests.documents.pages import DOCS, blocks

TUTORIAL = DOCS / "tutorials" / "train-a-bot.md"
GAMES = 1_000
"""How many games decide, none of them used for learning."""


class Trained:
    """How much of the win the program had, before learning and after it."""

    def __init__(self, before: float, after: float) -> None:
        self.before, self.after = before, after

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return math.sqrt(self.after * (1 - self.after) / GAMES)

    @property
    def held(self) -> bool:
        return self.after - 3 * self.error > 0.5

    def __str__(self) -> str:
        after = f"{self.after:.3f} ± {self.error:.3f} in {GAMES} games after it"
        return f"share of wins {self.before:.3f} before learning, {after}"


def run(_: Path, times: int) -> Trained:
    """Train with so many batches."""
    program: dict[str, Any] = {"__name__": TUTORIAL.stem}
    exec(compile("\n".join(blocks(TUTORIAL, "python")), TUTORIAL.name, "exec"), program)
    before = program["strength"](program["train"](0), GAMES)
    return Trained(before, program["strength"](program["train"](times), GAMES))
