"""The line that says how far a long command is."""

import sys

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn


def progress_line() -> Progress:
    """One line that changes in a terminal; elsewhere, for example in a file, there is none."""
    return Progress(
        BarColumn(bar_width=20),
        TextColumn("{task.description}", markup=False),
        TimeRemainingColumn(compact=True),
        TextColumn("left"),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
