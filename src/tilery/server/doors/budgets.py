"""How much of the event loop each address may use: whoever asks for much waits, and nobody else does."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

Answer = TypeVar("Answer")

MAX_ADDRESSES = 10_000
SHARE = 0.5
MOMENT = 0.01
"""Seconds of the loop that an address may use at a stretch; from then on it has this share of it."""
MUCH = 0.05
"""All who have used so many seconds of what they saved have that share together, or a few addresses would have the
whole loop. The thread that stores the moves of others waits too while the loop is busy."""
GUESS = 0.0005
"""What a request is taken for until it is known what it cost."""
TICK = 0.002
"""Seconds between two looks at a purse: who waits for less would only keep the loop busy."""
PATIENCE = 2.0
"""Seconds that a request waits for its turn at most."""


class Purse:
    """Seconds that come in at a rate, with a most that is saved. It may be overdrawn, with a most too.

    It only remembers when it will be full: what is in it follows from that.
    """

    __slots__ = ("_deepest", "_full", "_most", "_rate")

    def __init__(self, rate: float, most: float, debt: float, now: float) -> None:
        self._rate, self._most = rate, most
        self._full = now
        self._deepest = (most + debt) / rate
        """Seconds until it is full again from its greatest debt."""

    def left(self, now: float) -> float:
        return self._most - (self._full - now) * self._rate if self._full > now else self._most

    def pay(self, seconds: float, now: float) -> None:
        full = max(now, self._full) + seconds / self._rate
        self._full = min(full, now + self._deepest)

    def wait(self, now: float) -> float:
        """Seconds until there is something in it again."""
        return max(0.0, self._full - now - self._most / self._rate)


class Budgets:
    """One budget for each address, in seconds of the event loop; the addresses not seen for longest are forgotten.

    >>> now = 0.0
    >>> budgets = Budgets(0.1, 1, lambda: now)
    >>> budgets.charge("a", 1.05)
    >>> budgets.allow("a"), budgets.allow("b")
    (False, True)
    >>> now = 1.0
    >>> budgets.allow("a")
    True
    """

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most = rate, most
        self._clock = clock
        self._purses: OrderedDict[str, tuple[Purse, Purse]] = OrderedDict()
        self._share = max(SHARE, rate)
        self._greedy = Purse(self._share, MOMENT, PATIENCE * self._share, clock())

    def allow(self, address: str) -> bool:
        """Is anything left?"""
        saved, _ = self._of(address)
        return saved.left(self._clock()) > 0

    def charge(self, address: str, seconds: float) -> None:
        now = self._clock()
        saved, moment = self._of(address)
        saved.pay(seconds, now)
        moment.pay(seconds, now)
        if self._is_greedy(saved, now):
            self._greedy.pay(seconds, now)

    async def turn(self, address: str) -> bool:
        """Wait until this address may use the loop, so that what comes from it at once is done one after the other.

        False if that would take too long: also this is told only after a while, or refusing would be all we do.
        """
        if (wait := self._wait(address)) > PATIENCE:
            await asyncio.sleep(PATIENCE)
            return False
        self.charge(address, GUESS)
        if not wait:
            return True
        until = self._clock() + PATIENCE
        while wait > 0:  # whoever was first may have cost much more than was guessed
            await asyncio.sleep(max(wait, TICK))
            if self._clock() >= until:
                return False
            wait = self._wait(address)
        return True

    def _wait(self, address: str) -> float:
        """Seconds until it may use the loop."""
        now = self._clock()
        saved, moment = self._of(address)
        common = self._greedy.wait(now) if self._is_greedy(saved, now) else 0.0
        return max(saved.wait(now), moment.wait(now), common)

    def _is_greedy(self, saved: Purse, now: float) -> bool:
        return self._most - saved.left(now) > MUCH

    async def charged(self, address: str, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do this, after `turn`, at the cost of an address: what it takes of the loop, not what it waits for."""
        spent = [-GUESS]
        try:
            return await timed(work, spent.append)
        finally:
            self.charge(address, sum(spent))

    def _of(self, address: str) -> tuple[Purse, Purse]:
        """What it has saved, and what it may use at a stretch."""
        purses = self._purses.get(address)
        if purses is not None:
            self._purses.move_to_end(address)
            return purses
        now = self._clock()
        at_a_stretch = Purse(self._share, MOMENT, PATIENCE * self._share, now)
        purses = Purse(self._rate, self._most, self._most, now), at_a_stretch
        self._purses[address] = purses
        if len(self._purses) > MAX_ADDRESSES:
            self._purses.popitem(last=False)
        return purses


@coroutine
def timed(
    work: Coroutine[Any, Any, Answer], count: Callable[[float], None], clock: Callable[[], float] = time.thread_time
) -> Generator[Any, Any, Answer]:
    """Do this, and count the seconds in which it really runs. Seconds of the processor: on a busy machine, or one
    that was asleep, others would be charged for what is nobody's doing.
    """
    sent: Any = None
    error: BaseException | None = None
    while True:
        began = clock()
        try:
            awaited = work.send(sent) if error is None else work.throw(error)
        except StopIteration as done:
            answer: Answer = done.value
            return answer
        finally:
            count(clock() - began)
            sent = error = None
        try:
            sent = yield awaited
        except BaseException as thrown:  # noqa: BLE001 - whatever it is, it is for the work
            error = thrown
