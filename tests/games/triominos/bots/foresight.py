"""Find out what the judge lacks: python -m tests.games.triominos.bots.foresight FIRST GAMES.

Games of two equal bots, *strong*, from this number on; some moments of each are played on many times. By how many
points was whoever had more stones further ahead at the end than the playouts say, for each stone? It should be about 0.
Take other numbers than those that `python -m proofs calibration` tries (those begin at 0).
"""

import random
import sys
from collections.abc import Iterator
from statistics import fmean
from typing import NamedTuple

from tilery.arena import Fixture, play
from tilery.engine.game import CHANCE
from tilery.engine.kernel import prepare
from tilery.engine.record import Record
from tilery.games.triominos.bots import kernel
from tilery.games.triominos.bots import kernel_table as kt
from tilery.games.triominos.bots.judge import Judge
from tilery.games.triominos.game import GAME
from tilery.games.triominos.state import State

LEVEL, PLAYOUTS, MOMENTS = "strong", 100, 3


class Moment(NamedTuple):
    """By how many stones the first player was ahead, and by how many points more than expected at the end."""

    stones: int
    more: float


class Margins(Judge):
    """Tells how far ahead the first player is at the end of each playout."""

    def expected(self, state: State, rng: random.Random) -> float:
        """The mean of many playouts."""
        return fmean(lead for (lead,) in self.play_on(state, [rng.getrandbits(32) for _ in range(PLAYOUTS)]))

    def _shares(self, seats: int) -> tuple[float, ...]:
        return (float(self._table[kt.TOTALS] - self._table[kt.TOTALS + 1]),)


def moments(number: int, *, pool: bool) -> Iterator[Moment]:
    """Some moments of a game, while there is a pool or after that."""
    match = Record.parse(play(Fixture(GAME.info.id, {}, (LEVEL,) * 2, (LEVEL,) * 2, 17, number)).record).replay(GAME)
    states = [
        match.log[place - 1].step.state for place, entry in enumerate(match.log) if place and entry.seat != CHANCE
    ]
    there = [state for state in states if bool(state.pool) is pool]
    judge, rng, (first, second) = Margins(GAME), random.Random(number), match.result.points
    for state in rng.sample(there, min(MOMENTS, len(there))):
        stones = len(state.hands[0]) - len(state.hands[1])
        yield Moment(stones, first - second - judge.expected(state, rng))


def for_each_stone(seen: list[Moment]) -> tuple[float, float]:
    """How many points each stone was worth beyond the playouts, and the standard error."""
    weight = sum(moment.stones**2 for moment in seen)
    slope = sum(moment.stones * moment.more for moment in seen) / weight
    rest = fmean((moment.more - slope * moment.stones) ** 2 for moment in seen)
    return slope, (rest / weight) ** 0.5


def main(first: int, games: int) -> None:
    prepare(kernel)
    for pool in (True, False):
        found = [moment for number in range(first, first + games) for moment in moments(number, pool=pool)]
        slope, error = for_each_stone(found)
        print("with a pool:" if pool else "without:", f"{slope:+.1f} ± {error:.1f} points", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
