"""Chances come about as often as they say: of the tables with a chance of 70 %, 65 to 75 % are won."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from proofs.insight.games import looked_at
from proofs.progress import progress
from tilery.analysis import worth
from tilery.analysis.reliability import Bin, bins, plot
from tilery.engine.game import CHANCE
from tilery.engine.odds import utilities
from tilery.engine.record import Record
from tilery.games import GAMES, judge_of

MOMENTS = 2
"""How many tables of each game are looked at."""
PLAYOUTS = 300
"""So many that a claim is right to three points: with few, claims near 0 and 1 would be too sure by chance alone."""
WITHIN = 0.05
SURE = 3.0
"""Of forty steps, two are off by twice their error by chance alone."""
PICTURE = "calibration.svg"


class Claim(NamedTuple):
    """The chance of whoever had to move, and what they got of the win."""

    chance: float
    share: float


def claims(record: Record, number: int) -> list[Claim]:
    """What the judge says about some tables of a game, and what came of it."""
    game = GAMES.get(record.game)
    match, judge, rng = record.replay(game), judge_of(game), random.Random(number)
    shares = utilities(match.result)
    choices = [place for place, entry in enumerate(match.log) if entry.seat != CHANCE]
    found = []
    for place in rng.sample(choices, min(MOMENTS, len(choices))):
        state = match.log[place - 1].step.state if place else match.start
        seat = match.log[place].seat
        found.append(Claim(worth(game, judge, state, PLAYOUTS, rng).shares[seat], shares[seat]))
    return found


class Calibration:
    """What the trial saw in each game."""

    def __init__(self) -> None:
        self.claims: dict[str, list[Claim]] = {}

    def bins(self, game: str) -> list[Bin]:
        """The claims of a game, in steps of ten percent."""
        return bins([(claim.chance, claim.share) for claim in self.claims[game]])

    def __str__(self) -> str:
        return "\n".join(
            f"{game}: "
            + ", ".join(
                f"{one.claimed:.2f} → {one.found:.2f} ± {one.error:.2f} ({one.count})" for one in self.bins(game)
            )
            for game in self.claims
        )

    @property
    def held(self) -> bool:
        """Whether each step is within five points, or as near as its games can tell."""
        return bool(self.claims) and all(
            abs(one.found - one.claimed) <= max(WITHIN, SURE * one.error)
            for game in self.claims
            for one in self.bins(game)
        )


def run(folder: Path, times: int, games: Sequence[str]) -> Calibration:
    """So many games of each of these rooms; draws the picture in the working directory's `docs`, if there is one."""
    found = Calibration()
    for game in games:
        for some in looked_at(game, times, claims):
            found.claims.setdefault(game, []).extend(some)
            progress(found, len(found.claims[game]), 100)
    if times >= DRAWN and len(found.claims) == len(GAMES.names()):
        titles = {f"{GAMES.get(game).info.title}: {times} games": found.bins(game) for game in found.claims}
        Path("docs", PICTURE).write_text(plot(titles), encoding="utf-8")
    return found


DRAWN = 100
"""From so many games on, the picture in the documents is drawn anew. It says how many there were."""
