"""A simulation that is cancelled ends soon, however long its games are and however many a worker has taken on."""

import multiprocessing
import sys
from concurrent.futures import CancelledError
from typing import Any

import pytest

from tilery.arena import run
from tilery.cli.contest import contest_from

CONTEST = contest_from("staircase", 2, "random", 4, 1, None)
WORKER = sys.modules[run.__module__]


class Pool:
    """Takes the place of the processes, and keeps what they would be given."""

    given: tuple[Any, ...] = ()

    def __init__(self, _workers: int, _context: object, _prepare: object, given: tuple[Any, ...]) -> None:
        Pool.given = given

    def map(self, *_: object, chunksize: int) -> list[int]:
        return [chunksize]

    def shutdown(self, **_: bool) -> None:
        assert Pool.given[0].is_set()


def test_whoever_stops_listening_tells_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WORKER, "ProcessPoolExecutor", Pool)
    outcomes = run(CONTEST, 2)
    next(outcomes)
    assert not Pool.given[0].is_set()
    outcomes.close()  # type: ignore[attr-defined]
    assert Pool.given[0].is_set()


def test_a_worker_that_was_told_begins_no_other_game(monkeypatch: pytest.MonkeyPatch) -> None:
    enough = multiprocessing.Event()
    monkeypatch.setattr(WORKER, "_enough", enough, raising=False)
    assert WORKER._play(CONTEST, 0).index == 0
    enough.set()
    with pytest.raises(CancelledError):
        WORKER._play(CONTEST, 1)
