"""Each address has its share of the event loop, and nobody else's."""

import asyncio
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tilery.server.doors import budgets as module
from tilery.server.doors.budgets import MAX_ADDRESSES, Budgets, timed
from tilery.server.doors.socket import TRY_AGAIN


class Watch:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_who_has_used_up_its_budget_waits_until_it_is_filled_again() -> None:
    watch = Watch()
    budgets = Budgets(0.1, 1, watch)
    budgets.charge("a", 1.2)
    assert not budgets.allow("a")
    assert budgets.allow("b")
    watch.now += 1.9
    assert not budgets.allow("a")
    watch.now += 0.2
    assert budgets.allow("a")


def test_no_more_is_saved_than_the_most_and_nobody_is_in_debt_for_ever() -> None:
    watch = Watch()
    budgets = Budgets(0.1, 1, watch)
    watch.now += 1e6
    budgets.charge("a", 50)
    watch.now += 9.9
    assert not budgets.allow("a")
    watch.now += 0.2
    assert budgets.allow("a")


def test_an_address_that_was_seen_before_saves_no_more_than_the_most_either() -> None:
    watch = Watch()
    budgets = Budgets(0.1, 1, watch)
    budgets.charge("a", 0.5)
    watch.now += 1e6
    budgets.charge("a", 1.1)
    assert not budgets.allow("a")


def test_what_ran_is_charged_in_place_of_what_was_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GUESS", 0.5)
    budgets = Budgets(0.1, 1, Watch())

    async def run(work: float) -> float:
        assert await budgets.turn("a")
        await budgets.charged("a", busy(work))
        return 1 - budgets.left("a")

    assert asyncio.run(run(0.0)) < 0.1
    assert 0.02 <= asyncio.run(run(0.02)) < 0.2


async def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_addresses_not_seen_for_long_are_forgotten() -> None:
    budgets = Budgets(0.1, 1, Watch())
    budgets.charge("first", 2)
    for number in range(MAX_ADDRESSES - 1):
        budgets.charge(str(number), 2)
    assert not budgets.allow("first")
    budgets.charge("one more", 2)
    budgets.charge("and another", 2)
    assert not budgets.allow("first")  # it was asked for a moment ago
    assert budgets.allow("0")


def test_only_what_runs_is_counted_and_not_what_is_waited_for() -> None:
    spent: list[float] = []

    async def work() -> str:
        await busy(0.02)
        await asyncio.sleep(0.2)
        return "done"

    async def run() -> str:
        return await timed(work(), spent.append)

    assert asyncio.run(run()) == "done"
    assert 0.02 <= sum(spent) < 0.1


def test_errors_and_cancelling_go_through() -> None:
    heard: list[str] = []

    async def failing() -> None:
        await asyncio.sleep(0)
        raise KeyError("x")

    async def patient() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            heard.append("cancelled")
            raise

    async def run() -> None:
        budgets = Budgets(0.1, 1)
        with pytest.raises(KeyError):
            await budgets.charged("a", failing())
        task = asyncio.create_task(budgets.charged("a", patient()))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
    assert heard == ["cancelled"]


def test_what_comes_at_once_from_one_address_is_done_one_after_the_other() -> None:
    """Others find a gap in between, and at most so much is done at a stretch."""
    began: list[float] = []

    async def work(budgets: Budgets) -> None:
        assert await budgets.turn("a")
        began.append(time.monotonic())
        await budgets.charged("a", busy(0.001))

    async def run(budgets: Budgets) -> None:
        began.clear()
        await asyncio.gather(*(work(budgets) for _ in range(100)))

    asyncio.run(run(Budgets(0.15, 1.5)))
    assert began[-1] - began[0] > 0.05
    asyncio.run(run(Budgets(1e9, 1e9)))
    assert len(began) == 100


def test_who_came_first_is_first() -> None:
    served: list[int] = []

    async def work(budgets: Budgets, number: int) -> None:
        assert await budgets.turn("a")
        served.append(number)

    async def run(budgets: Budgets) -> None:
        await asyncio.gather(*(work(budgets, number) for number in range(100)))

    asyncio.run(run(Budgets(0.15, 1.5)))
    assert served == [*range(100)]


def test_thousands_who_wait_are_not_all_looked_at_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them costs a few looks at the clock, however many wait."""
    monkeypatch.setattr(module, "PATIENCE", 0.3)
    watch, looks = Watch(), 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return watch()

    async def run() -> list[bool]:
        budgets = Budgets(0.1, 1, clock)
        budgets.charge("a", 1.001)  # by a clock that stands still they wait until nobody has any patience left
        return await asyncio.gather(*(budgets.turn("a") for _ in range(2000)))

    assert not any(asyncio.run(run()))
    assert looks < 5 * 2000


def test_only_some_are_refused_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of refusals in one go would hold up everybody else."""
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    turns = most = 0

    async def count_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def run() -> None:
        nonlocal most
        budgets, refused = Budgets(0.1, 1, Watch()), dict[int, int]()
        budgets.charge("a", 1.5)

        async def ask() -> None:
            assert not await budgets.turn("a")
            refused[turns] = refused.get(turns, 0) + 1

        counting = asyncio.create_task(count_turns())
        await asyncio.gather(*(ask() for _ in range(200)))
        counting.cancel()
        most = max(refused.values())

    asyncio.run(run())
    assert most <= module.AT_ONCE


def test_who_goes_away_while_waiting_is_left_out() -> None:
    async def run() -> bool:
        budgets = Budgets(0.15, 1.5)
        budgets.charge("a", 0.02)
        gone = asyncio.create_task(budgets.turn("a"))
        await asyncio.sleep(0)
        gone.cancel()
        return await budgets.turn("a")

    assert asyncio.run(run())


def test_what_is_dearer_than_was_guessed_is_not_done_at_a_stretch_either() -> None:
    began: list[float] = []

    async def work(budgets: Budgets) -> None:
        assert await budgets.turn("a")
        began.append(time.monotonic())
        budgets.charge("a", 0.02)

    async def run(budgets: Budgets) -> None:
        await asyncio.gather(*(work(budgets) for _ in range(5)))

    asyncio.run(run(Budgets(0.15, 1.5)))
    assert began[-1] - began[0] > 0.1


def test_all_who_ask_for_much_have_one_share_together_and_others_do_not_wait() -> None:
    watch = Watch()
    budgets = Budgets(0.15, 1.5, watch)
    for number in range(5):
        budgets.charge(f"greedy {number}", 0.1)
    watch.now += 0.25  # each by itself would be out of debt by now
    assert all(budgets.wait(f"greedy {number}") > 0.4 for number in range(5))
    budgets.charge("modest", 0.01)
    watch.now += 0.02
    assert budgets.wait("modest") == 0.0
    watch.now += 5
    assert budgets.wait("greedy 0") == 0.0


def test_who_waits_shares_with_all_who_wait_however_little_they_have_used() -> None:
    async def run() -> float:
        watch = Watch()
        budgets = Budgets(0.15, 1.5, watch)
        for number in range(5):
            budgets.charge(f"at once {number}", 0.011)  # at a stretch no more is allowed; it is far from much
            asyncio.get_running_loop().create_task(budgets.turn(f"at once {number}"))
        await asyncio.sleep(0)
        for number in range(5):
            budgets.charge(f"at once {number}", 0.01)
        return budgets.wait("at once 0")

    assert asyncio.run(run()) > 0.06  # alone it would be out of debt after a fiftieth of a second


def test_who_has_nothing_left_is_refused_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    budgets = Budgets(0.1, 1, Watch())
    budgets.charge("a", 1.01)
    began = time.monotonic()
    assert not asyncio.run(budgets.turn("a"))
    assert time.monotonic() - began >= 0.05
    assert asyncio.run(budgets.turn("b"))


def test_coming_to_a_table_is_paid_for(new_server: Any, join: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or somebody could come again and again, which is work each time."""
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    server = new_server(budget=(1e-9, 0.2))
    made = server.make("device", "device")
    assert join(server, made.id).seq == 0
    budgets = server._uvicorn.config.app.state.budgets
    budgets.charge("127.0.0.1", 1)
    refused = join(server, made.id, hello=False)
    assert refused.read()["code"] == "too-fast"
    with pytest.raises(ConnectionClosed) as closed:
        refused.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_AGAIN
    budgets.charge("127.0.0.1", -1)  # or leaving would take the first one ten seconds
