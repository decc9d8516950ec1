"""The beginning of a game of each kind, in numbers: what an action means, and what is observed, must not change as long
as the version in the environments' names is the same.

`python -m tests.envs.playthroughs` writes the files anew, in the folders of the rooms.
"""

import random
import sys
import zlib
from pathlib import Path

from tests.envs.ways import WAYS, Way
from tilery.engine import CHANCE
from tilery.envs import Table
from tilery.envs.spaces import versioned

ROOMS = Path(__file__).parents[1] / "games"
STEPS = 150


def file_of(way: Way) -> Path:
    return ROOMS / way.game.info.id.replace("-", "_") / "playthroughs" / f"{way.actions}.txt"


def playthrough(way: Way) -> str:
    """A line for each action: who, which of how many, its name, and a checksum of all legal ones and of the
    observation of everybody."""
    table = Table.new(way.game, actions=way.actions)
    rng = random.Random(1)
    lines = [f"{versioned(way.game)} {way.actions}: {table.codec.action_count} actions"]
    lines.append(f"observation: {', '.join(f'{name} {shape}' for name, shape in table.codec.parts.items())}")
    while not table.over and len(lines) < STEPS:
        legal = table.legal()
        action = rng.choice(legal)
        who = "chance" if table.current == CHANCE else f"seat {table.current}"
        seen = b"".join(table.observe(seat).tobytes() for seat in range(table.seats))
        sums = f"{zlib.crc32(repr(legal).encode()):08x} {zlib.crc32(seen):08x}"
        lines.append(f"{who}: {action} of {len(legal)}, {table.name(action)} ({sums})")
        table = table.apply(action)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for each in WAYS:
        file_of(each).parent.mkdir(exist_ok=True)
        file_of(each).write_text(playthrough(each), encoding="utf-8")
        print(file_of(each), file=sys.stderr)
