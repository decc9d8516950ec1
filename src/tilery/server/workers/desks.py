"""The desks of a server: each has processes of its own."""

from tilery.server.metrics import Metrics
from tilery.server.workers.process import ProcessWorker
from tilery.tables.thinking import record_desk, sketch_desk
from tilery.tables.thinking.bot_desk import BotDesk
from tilery.tables.thinking.pool import WorkerPool
from tilery.tables.thinking.record_desk import GameDesk, RecordDesk
from tilery.tables.thinking.review_desk import ReviewDesk
from tilery.tables.thinking.sketch_desk import SketchDesk


def processes(name: str, workers: int) -> WorkerPool:
    """So many processes that run this module."""
    return WorkerPool([ProcessWorker(f"tilery.server.workers.{name}_process") for _ in range(workers)])


def bots(workers: int, seconds: float, metrics: Metrics | None = None) -> BotDesk:
    """Where the bots of all tables think."""
    return BotDesk(processes("bot", workers), seconds, metrics)


def records(seconds: float = record_desk.SECONDS) -> RecordDesk:
    """Where records are read that people bring along: one process for everybody."""
    return RecordDesk(processes("record", 1), seconds)


def games() -> GameDesk:
    """Where finished games are read. It has its own process, so a strange record can't keep it busy."""
    return GameDesk(processes("record", 1))


def reviews() -> ReviewDesk:
    """Where games are reviewed. A review takes half a minute, a try a moment: reviews leave the second process free."""
    return ReviewDesk(processes("review", 2))


def sketches(seconds: float = sketch_desk.THINKING) -> SketchDesk:
    """Two processes for all who have entered a table: one of them is always free for quick questions."""
    return SketchDesk(processes("sketch", 2), seconds)
