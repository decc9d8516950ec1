"""The line that says how far a long command is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

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


@contextmanager
def counted() -> Iterator[Callable[[str, int, int], None]]:
    """A line for work that is counted: call it with what is being done, how much is done, and how much there is."""
    with progress_line() as line:
        task = line.add_task("")
        yield lambda what, done, of: line.update(
            task, description=f"{done} of {of} rows {what}", completed=done, total=of
        )
