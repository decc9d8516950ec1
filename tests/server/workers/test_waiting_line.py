"""Who is next where many wait for a few workers: people before nobody, and each maker of tables in turn."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tilery.server.workers.desks import processes
from tilery.tables.thinking.waiting_line import Anybody, WaitingLine


class Somebody:
    """Who may be joined by somebody who waits."""

    def __init__(self, share: str, *, waited_for: bool) -> None:
        self.share, self.waited_for = share, waited_for


def story(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play())


def served(line: WaitingLine[int], names: dict[Any, str], *, urgent: bool = False) -> list[str]:
    """In which order they have their turn."""
    found = []
    while (turn := line.next(urgent=urgent)) is not None:
        turn.set_result(0)
        found.append(names[turn])
    return found


def test_two_hundred_tables_of_one_maker_delay_nobody_else() -> None:
    async def play() -> None:
        line: WaitingLine[int] = WaitingLine()
        junk = {line.join(Anybody(share="a stranger")): "junk" for _ in range(200)}
        ours = {line.join(Anybody(share=name)): name for name in ("Ada", "Ben", "Ada")}
        assert served(line, junk | ours)[:6] == ["junk", "Ada", "Ben", "junk", "Ada", "junk"]

    story(play)


def test_those_for_whom_somebody_waits_come_first() -> None:
    async def play() -> None:
        line: WaitingLine[int] = WaitingLine()
        quiet = {line.join(Anybody(False, str(number))): "nobody" for number in range(5)}
        ours = {line.join(Anybody(True, name)): name for name in ("Ada", "Ada", "Ben")}
        assert served(line, quiet | ours, urgent=True) == ["Ada", "Ben", "Ada"]
        assert served(line, quiet) == ["nobody"] * 5

    story(play)


def test_slow_ones_leave_the_last_worker_to_the_quick() -> None:
    async def play() -> None:
        line: WaitingLine[int] = WaitingLine()
        experts = {line.join(Anybody(share=str(number)), slow=True): "expert" for number in range(50)}
        ours = {line.join(Anybody(share=name)): name for name in ("Ada", "Ben")}
        assert served(line, experts | ours, urgent=True) == ["Ada", "Ben"]
        assert served(line, experts) == ["expert"] * 50

    story(play)


def test_who_is_joined_by_somebody_while_waiting_moves_up() -> None:
    async def play() -> None:
        line: WaitingLine[int] = WaitingLine()
        askers = [Somebody(str(number), waited_for=False) for number in range(3)]
        names = {line.join(asker): asker.share for asker in askers}
        askers[2].waited_for = True
        assert served(line, names) == ["2", "0", "1"]

    story(play)


def test_who_goes_home_is_passed_over() -> None:
    async def play() -> None:
        line: WaitingLine[int] = WaitingLine()
        first, second = line.join(Anybody()), line.join(Anybody())
        first.cancel()
        assert line.next(urgent=False) is second
        assert line.next(urgent=False) is None

    story(play)


@pytest.mark.parametrize(("workers", "busy"), [(1, 1), (2, 1), (3, 2)])
def test_what_nobody_waits_for_leaves_a_worker_free(workers: int, busy: int) -> None:
    async def play() -> None:
        pool = processes("none", workers)
        held: list[str] = []
        done = asyncio.Event()

        async def think(name: str, *, waited_for: bool) -> None:
            async with pool.worker(Anybody(waited_for, name)):
                held.append(name)
                await done.wait()

        tasks = [asyncio.create_task(think("nobody", waited_for=False)) for _ in range(5)]
        await asyncio.sleep(0)
        assert held == ["nobody"] * busy
        tasks.append(asyncio.create_task(think("Ada", waited_for=True)))
        await asyncio.sleep(0)
        assert held.count("Ada") == (workers > busy)
        done.set()
        await asyncio.gather(*tasks)
        assert sorted(held) == ["Ada", *["nobody"] * 5]

    story(play)


def test_a_worker_comes_back_from_whoever_is_called_off() -> None:
    async def play() -> None:
        pool = processes("none", 1)

        async def think() -> None:
            async with pool.worker():
                await asyncio.sleep(1000)

        tasks = [asyncio.create_task(think()) for _ in range(3)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()  # one thinks, one was just given nothing, one waits
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(1), pool.worker():
            pass

    story(play)
