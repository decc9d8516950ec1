"""While nothing can be stored, the log names the cause and is not flooded."""

import pytest

from tilery.server.store.trouble import QUIET, Trouble

FULL, LOCKED = "database or disk is full", "database is locked"


class Told:
    """Trouble, with a clock that the test turns."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self.now = 0.0
        self.trouble = Trouble(lambda: self.now)
        self._caplog = caplog

    def lines(self) -> list[str]:
        """What was said since the last look."""
        found = [record.getMessage() for record in self._caplog.records]
        self._caplog.clear()
        return found


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Told:
    return Told(caplog)


def test_a_cause_is_told_once_however_many_commits_fail(told: Told) -> None:
    for _ in range(1000):
        told.trouble.tell(FULL)
    assert told.lines() == [f"commit failed: {FULL}"]


def test_another_cause_is_told_at_once(told: Told) -> None:
    for cause in (FULL, LOCKED, FULL, LOCKED):
        told.trouble.tell(cause)
    assert told.lines() == [
        f"commit failed: {FULL}",
        f"commit failed: {LOCKED}; 2 have failed one after the other",
    ]


def test_trouble_that_lasts_is_told_once_a_minute(told: Told) -> None:
    told.trouble.tell(FULL)
    told.lines()
    told.now = QUIET - 1
    told.trouble.tell(FULL)
    assert told.lines() == []
    told.now = QUIET
    told.trouble.tell(FULL)
    assert told.lines() == [f"commit failed: {FULL}; 3 have failed one after the other"]


def test_the_end_of_it_is_told_once_and_new_trouble_is_told_at_once(told: Told) -> None:
    told.trouble.tell(FULL)
    told.trouble.tell(FULL)
    told.lines()
    told.trouble.over()
    told.trouble.over()
    assert told.lines() == ["commits succeed again, after 2 that failed"]
    told.trouble.tell(FULL)
    assert told.lines() == [f"commit failed: {FULL}"]
