"""What is said on many lines at once leaves together, and no line waits for ever because of another."""

import asyncio

import pytest

from tilery.server.doors.lines import Outbox


class Line:
    def __init__(self, written: list[str], name: str, fault: Exception | None = None) -> None:
        self._written, self._name, self._fault = written, name, fault

    def write(self) -> None:
        if self._fault is not None:
            raise self._fault
        self._written.append(self._name)


def test_what_is_said_goes_out_at_the_end_of_the_turn() -> None:
    async def story() -> None:
        outbox, written = Outbox(), list[str]()
        outbox.add(Line(written, "a"))
        outbox.add(Line(written, "b"))
        assert written == []
        await asyncio.sleep(0)
        assert written == ["a", "b"]

    asyncio.run(story())


def test_everything_is_sent_only_once() -> None:
    async def story() -> None:
        outbox, written = Outbox(), list[str]()
        outbox.add(Line(written, "a"))
        await asyncio.sleep(0)
        outbox.add(Line(written, "b"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert written == ["a", "b"]

    asyncio.run(story())


def test_a_line_that_fails_keeps_no_other_silent() -> None:
    async def story() -> None:
        outbox, written = Outbox(), list[str]()
        outbox.add(Line(written, "a"))
        outbox.add(Line(written, "broken", BrokenPipeError()))
        outbox.add(Line(written, "b"))
        with pytest.raises(BrokenPipeError):
            outbox.send()
        assert written == ["a"]
        await asyncio.sleep(0)
        assert written == ["a", "b"]

    asyncio.run(story())
