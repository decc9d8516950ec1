"""A table of speeds, each next to a peer that was measured in the same rounds."""

import statistics
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table


def show(title: str, peer: str, theirs: Sequence[float], ours: Mapping[str, Sequence[float]]) -> None:
    """Print moves per second and the ratio to the peer: medians over the rounds."""
    table = Table(title, "moves/s", "ratio", box=None, pad_edge=False)
    table.add_row(peer, f"{statistics.median(theirs):,.0f}", "1.0")
    for name, speeds in ours.items():
        ratio = statistics.median(a / b for a, b in zip(speeds, theirs, strict=True))
        table.add_row(name, f"{statistics.median(speeds):,.0f}", f"{ratio:.1f}")
    Console().print(table)
