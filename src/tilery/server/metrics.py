"""What a host may watch: counts of what happens, in the text format of Prometheus. No names, no table ids."""

import time
from collections import defaultdict
from collections.abc import Callable, Iterator

from tilery import __version__

HELP = {
    "tilery_info": ("gauge", "The version that runs."),
    "tilery_uptime_seconds": ("gauge", "Seconds since the server started."),
    "tilery_tables_in_memory": ("gauge", "Tables that somebody looks at or looked at not long ago."),
    "tilery_connections": ("gauge", "Browsers that are connected to a table."),
    "tilery_neighbours": ("gauge", "Other servers at work on the same database."),
    "tilery_tables_kept": ("gauge", "Tables that this one of several servers keeps: bots and clocks run here."),
    "tilery_lines": ("gauge", "TCP connections, those to tables included."),
    "tilery_lines_refused_total": ("counter", "TCP connections that were turned away, by status: too many, too slow."),
    "tilery_tables_made_total": ("counter", "Tables made."),
    "tilery_tables_woken_total": ("counter", "Tables that went on by themselves after a start."),
    "tilery_tables_deleted_total": ("counter", "Tables deleted because nobody had touched them for long."),
    "tilery_steps_total": ("counter", "Steps stored and told, by kind."),
    "tilery_refusals_total": ("counter", "Requests and messages refused, by code."),
    "tilery_bot_moves_total": ("counter", "Moves that bots were asked for."),
    "tilery_bot_failures_total": ("counter", "Bots that crashed, took too long or answered nonsense."),
    "tilery_bot_seconds_total": ("counter", "Seconds that bots took, waiting for a free worker included."),
    "tilery_commits_total": ("counter", "Commits of the database."),
    "tilery_commit_failures_total": ("counter", "Commits that failed; nothing of them was stored or told."),
    "tilery_commit_seconds_total": ("counter", "Seconds that commits took."),
    "tilery_garbage_collections_total": ("counter", "Times that all memory was tidied up."),
    "tilery_garbage_seconds_total": ("counter", "Seconds for which everybody waited for that."),
}
"""All metrics, each with its type and its meaning."""


class Metrics:
    """Counters that only go up, and gauges that are read when somebody asks.

    >>> metrics = Metrics()
    >>> metrics.count("tilery_steps_total", kind="move")
    >>> [line for line in metrics.text().splitlines() if line.startswith("tilery_steps")]
    ['tilery_steps_total{kind="move"} 1']
    """

    def __init__(self) -> None:
        self._started = time.monotonic()
        self._counts: dict[tuple[str, str], float] = defaultdict(float)
        self._gauges: dict[str, Callable[[], float]] = {
            "tilery_uptime_seconds": lambda: round(time.monotonic() - self._started, 3)
        }

    def count(self, name: str, amount: float = 1, **labels: str) -> None:
        """Add to a counter. Labels come from the code, never from a client, so there are only a few."""
        self._counts[name, ",".join(f'{key}="{value}"' for key, value in labels.items())] += amount

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """Call `read` for the value of this gauge whenever somebody asks."""
        self._gauges[name] = read

    def text(self) -> str:
        """All values now, as Prometheus reads them. A counter that was never used is 0."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        samples = {(name, ""): read() for name, read in self._gauges.items()}
        samples["tilery_info", f'version="{__version__}"'] = 1
        samples |= self._counts
        for name, (kind, meaning) in HELP.items():
            yield f"# HELP {name} {meaning}"
            yield f"# TYPE {name} {kind}"
            found = sorted((labels, value) for (sample, labels), value in samples.items() if sample == name)
            for labels, value in found or ([("", 0)] if kind == "counter" else []):
                yield f"{name}{{{labels}}} {value:g}" if labels else f"{name} {value:g}"
