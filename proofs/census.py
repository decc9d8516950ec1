"""A server that counts its objects in memory when it is asked: python -m proofs.census PORT SETTINGS FILE.

The memory of a process tells little: the allocator keeps more than a small leak takes in an hour.
"""

import gc
import json
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path

from tests.kit.process import PATIENCE
from tests.kit.server import Server
from tests.kit.serving import serve


class CountedServer(Server):
    """A server that can be asked what it has in memory."""

    @property
    def _census(self) -> Path:
        return self.folder / "census.json"

    def start(self) -> None:
        self.launch("-m", __spec__.name, str(self.port), self.given, str(self._census))

    def count(self) -> Counter[str]:
        """How many objects there are of each type."""
        self._census.unlink(missing_ok=True)
        os.kill(self._process.pid, signal.SIGUSR1)
        until = time.monotonic() + PATIENCE
        while not self._census.exists():
            if time.monotonic() > until:
                raise AssertionError(f"it did not count: {self.said}")
            time.sleep(0.01)
        return Counter(json.loads(self._census.read_text()))


def grown(before: Counter[str], after: Counter[str], *, some: int) -> list[str]:
    """The types with more than twice as many objects as before, and at least `some` more. What is kept for ever grows
    to four times as much from the first quarter of the hour to its end.

    >>> grown(Counter(line=250, table=20), Counter(line=1000, table=45), some=200)
    ['line 250 → 1000']
    """
    return [
        f"{kind} {before[kind]} → {count}"
        for kind, count in after.most_common()
        if _is_counted(kind) and count > 2 * before[kind] and count > before[kind] + some
    ]


def _is_counted(kind: str) -> bool:
    """Whether objects of this type are counted. The rules of games have caches, which fill up for hours, with lists,
    texts and the like in them. Entries of matches depend on how long the games in memory are."""
    return not kind.startswith(("builtins.", "tilery.engine.", "tilery.games.")) or kind in (
        "builtins.bytes",
        "builtins.bytearray",
    )


def _count(file: Path) -> None:
    gc.unfreeze()  # otherwise objects from the start are not counted, and they may hold all the rest
    gc.collect()
    tracked = gc.get_objects()
    # Small structs and bytes are not tracked, but the objects that hold them are.
    held = {id(each): each for holder in tracked for each in gc.get_referents(holder) if not gc.is_tracked(each)}
    found = Counter(_name(each) for each in (*tracked, *held.values()))
    whole = file.with_suffix(".new")
    whole.write_text(json.dumps(found))
    whole.rename(file)


def _name(each: object) -> str:
    """The type of an object, with its module, which need not be a text."""
    return f"{type(each).__module__}.{type(each).__qualname__}"


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, lambda *_: _count(Path(sys.argv[3])))
    serve(*sys.argv[1:3])
