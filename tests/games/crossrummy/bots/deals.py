"""Compare hands that the judge deals with those of games: python -m tests.games.crossrummy.bots.deals FOLDER…

The unknown of a review is zero on average only if both are alike in all that the judge reads from a hand.
"""

import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

from tilery.engine.game import CHANCE
from tilery.engine.record import Record
from tilery.games.crossrummy.bots.chances import goes_out
from tilery.games.crossrummy.bots.likely import likely
from tilery.games.crossrummy.bots.standing import standing
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.state import State

SHARE = 0.1
"""So many moments are looked at."""


def read(state: State, seat: int) -> dict[str, float]:
    """What the judge reads from a hand."""
    found = standing(state, seat)
    return {**found._asdict(), "stuck": found.stuck, "out": goes_out(state, seat, found)}


def kind(state: State, seat: int) -> str:
    """Hands that are compared with each other."""
    if not state.opened[seat]:
        return "not opened"
    size = {1: "1 tile", 2: "2 tiles"}.get(len(state.hands[seat]), "3 and more tiles")
    return f"{size}, {(state.turn - seat - 1) % state.seats} others moved since"


def pairs(record: Record, rng: random.Random) -> Iterator[tuple[str, dict[str, float], dict[str, float]]]:
    """Hands of the others at some moments: the kind, the true one, and one that was dealt."""
    match = record.replay(GAME)
    for before, entry in zip([match.start, *(one.step.state for one in match.log)], match.log, strict=False):
        if entry.seat == CHANCE or before.phase != "play" or rng.random() >= SHARE:
            continue
        view = GAME.view(before, entry.seat)
        dealt = likely(view, GAME.guess(view, rng), rng)
        for seat in set(range(before.seats)) - {entry.seat}:
            yield kind(before, seat), read(before, seat), read(dealt, seat)


def main(folders: list[str]) -> None:
    """Print the means of both."""
    found, rng = defaultdict(list), random.Random(1)
    for path in sorted(path for folder in folders for path in Path(folder).rglob("*.tilery")):
        for name, true, dealt in pairs(Record.parse(path.read_text()), rng):
            found[name].append((true, dealt))
    for name, both in sorted(found.items()):
        print(f"{name} ({len(both)} hands): true, dealt")
        for key in both[0][0]:
            means = [fmean(pair[which][key] for pair in both) for which in (0, 1)]
            print(f"  {key:10} {means[0]:6.3f} {means[1]:6.3f}")


if __name__ == "__main__":
    main(sys.argv[1:])
