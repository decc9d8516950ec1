"""What the machine did to a run: how long the disk took to store something, and how much of the processors others had.

python -m bench.machine FOLDER prints the p99 of fsync in that folder, in ms, as soon as its input ends.
"""

import asyncio
import os
import select
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

EVERY = 0.05
PAGE = bytes(4096)


class Machine(msgspec.Struct):
    """The p99 of fsync in ms, and the percentage of processor time that the host of this virtual machine kept."""

    fsync: float = 0.0
    steal: float = 0.0

    def __str__(self) -> str:
        return f"The machine meanwhile: fsync p99 {self.fsync:.1f} ms, CPU steal {self.steal:.1f} %"


@asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[Machine]:
    """Watch the machine until the end of the block; its figures are filled in then."""
    machine, before = Machine(), _ticks()
    probe = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, str(folder), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    try:
        yield machine
    finally:
        told, _ = await probe.communicate(b"")  # its input ends
        spent = [after - then for then, after in zip(before, _ticks(), strict=True)]
        machine.fsync, machine.steal = float(told), 100 * spent[7] / sum(spent)


def _ticks() -> list[int]:
    """Of all processors: user, nice, system, idle, waiting for input and output, interrupts (two kinds), steal."""
    return [int(ticks) for ticks in Path("/proc/stat").read_text().split()[1:9]]


def probe(folder: Path) -> None:
    times = []
    with (folder / "probe").open("wb", buffering=0) as file:
        while not select.select([sys.stdin], [], [], EVERY)[0]:
            file.write(PAGE)
            began = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    print(1000 * statistics.quantiles(times, n=100)[98] if len(times) > 1 else 0)


if __name__ == "__main__":
    probe(Path(sys.argv[1]))
