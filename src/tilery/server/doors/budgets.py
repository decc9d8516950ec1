"""How much of the event loop each address may use: whoever asks for a lot has to wait, and nobody else does."""

import asyncio
import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

Answer = TypeVar("Answer")

MAX_ADDRESSES = 10_000
SHARE = 0.5
MOMENT = 0.01
"""Seconds of the loop that an address may use at a stretch; after that it gets a share of the loop."""
MUCH = 0.05
"""All addresses that have used this many of their saved seconds have that share together, or a few addresses would have
the whole loop. While the loop is busy, the thread that stores the moves of others has to wait, too."""
GUESS = 0.0005
"""What a request is charged until its real cost is known."""
TICK = 0.002
"""Seconds between two looks at a purse: looking more often would only keep the loop busy."""
AT_ONCE = 20
"""How many requests of one address are refused at a time: thousands at once would keep the loop busy for long."""
PATIENCE = 2.0
"""The most seconds that a request waits for its turn."""


class Purse:
    """Seconds that come in at a steady rate. There is a limit to what is saved, and to what may be overdrawn.

    It remembers only when it will be full: what is in it follows from that.
    """

    __slots__ = ("_deepest", "_full", "_most", "_rate")

    def __init__(self, rate: float, most: float, debt: float, now: float) -> None:
        self._rate, self._most = rate, most
        self._full = now
        self._deepest = (most + debt) / rate
        """Seconds until it is full again from its greatest debt."""

    def left(self, now: float) -> float:
        """What is in it; less than 0 if it is overdrawn."""
        return self._most - (self._full - now) * self._rate if self._full > now else self._most

    def pay(self, seconds: float, now: float) -> None:
        """Take this much out, whether it is there or not. What goes beyond the greatest debt is forgiven."""
        full = max(now, self._full) + seconds / self._rate
        self._full = min(full, now + self._deepest)

    def wait(self, now: float) -> float:
        """Seconds until there is something in it again."""
        return max(0.0, self._full - now - self._most / self._rate)


Called = Callable[[bool], bool]
"""Tells somebody who waits that it is their turn, or that it took too long. Gives False if they are gone."""


class Account:
    """What one address has saved, what it may use at a stretch, and what waits for its turn, each until when. Only the
    first in line is looked at: if thousands were, there would be no time for anything else."""

    __slots__ = ("alarm", "moment", "saved", "waiting")

    def __init__(self, saved: Purse, moment: Purse) -> None:
        self.saved, self.moment = saved, moment
        self.waiting: deque[tuple[float, Called]] = deque()
        self.alarm: asyncio.Handle | None = None


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
        self._accounts: OrderedDict[str, Account] = OrderedDict()
        self._share = max(SHARE, rate)
        self._greedy = Purse(self._share, MOMENT, PATIENCE * self._share, clock())

    def allow(self, address: str) -> bool:
        """Whether this address has anything left."""
        return self.left(address) > 0

    def left(self, address: str) -> float:
        """The seconds that this address has saved."""
        return self._of(address).saved.left(self._clock())

    def wait(self, address: str) -> float:
        """Seconds until this address may use the loop."""
        return self._wait(self._of(address))

    def charge(self, address: str, seconds: float) -> None:
        """Make this address pay for seconds of the loop. A negative number pays back what was charged too much."""
        self._charge(self._of(address), seconds)

    async def turn(self, address: str) -> bool:
        """Wait until this address may use the loop. Requests that come at once are handled one by one, in order.

        Gives False if that takes too long. This answer comes only after a while, too: otherwise refusing requests would
        be all that the server does.
        """
        place: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def called(granted: bool) -> bool:
            if place.done():
                return False
            place.set_result(granted)
            return True

        return self.take_or_wait(address, called, PATIENCE) or await place

    def take_or_wait(self, address: str, called: Called, patience: float = math.inf) -> bool:
        """Whether this address may use the loop at once. If not, `called` is called when it is its turn, or when that
        took too long."""
        account = self._of(address)
        if not account.waiting and not self._wait(account):
            self._charge(account, GUESS)
            return True
        loop = asyncio.get_running_loop()
        account.waiting.append((loop.time() + patience, called))
        if account.alarm is None:
            self._look_later(account, loop)
        return False

    def _look_later(self, account: Account, loop: asyncio.AbstractEventLoop) -> None:
        until, _ = account.waiting[0]
        wait = min(self._wait(account), until - loop.time())
        account.alarm = loop.call_later(max(wait, TICK), self._look, account, loop)

    def _look(self, account: Account, loop: asyncio.AbstractEventLoop) -> None:
        """Let the first one in, and the next once it is known what that one cost. Refuse those who waited too long."""
        account.alarm = None
        refused = 0
        while account.waiting and refused < AT_ONCE:
            until, called = account.waiting[0]
            if until <= loop.time():
                account.waiting.popleft()
                refused += called(False)
            elif self._wait(account):
                break
            else:
                account.waiting.popleft()
                if called(True):
                    self._charge(account, GUESS)
                    account.alarm = loop.call_soon(self._look, account, loop)
                    return
        if account.waiting:
            self._look_later(account, loop)

    async def charged(self, address: str, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do this work after `turn`. The address pays for the time that it takes of the loop, not for its waiting."""
        spent = [-GUESS]
        try:
            return await timed(work, spent.append)
        finally:
            self.charge(address, sum(spent))

    def _wait(self, account: Account) -> float:
        now = self._clock()
        common = self._greedy.wait(now) if self._is_greedy(account, now) else 0.0
        return max(account.saved.wait(now), account.moment.wait(now), common)

    def _charge(self, account: Account, seconds: float) -> None:
        now = self._clock()
        account.saved.pay(seconds, now)
        account.moment.pay(seconds, now)
        if self._is_greedy(account, now):
            self._greedy.pay(seconds, now)

    def _is_greedy(self, account: Account, now: float) -> bool:
        """Whether it has asked for a lot, or for more at once than can be done at a stretch."""
        return bool(account.waiting) or self._most - account.saved.left(now) > MUCH

    def _of(self, address: str) -> Account:
        account = self._accounts.get(address)
        if account is not None:
            self._accounts.move_to_end(address)
            return account
        now = self._clock()
        at_a_stretch = Purse(self._share, MOMENT, PATIENCE * self._share, now)
        account = Account(Purse(self._rate, self._most, self._most, now), at_a_stretch)
        self._accounts[address] = account
        if len(self._accounts) > MAX_ADDRESSES:
            self._accounts.popitem(last=False)
        return account


@coroutine
def timed(
    work: Coroutine[Any, Any, Answer], count: Callable[[float], None], clock: Callable[[], float] = time.thread_time
) -> Generator[Any, Any, Answer]:
    """Do this work, and count the seconds in which it really runs. These are seconds of the processor: on a machine
    that is busy or was asleep, other seconds would charge people for what they did not do.
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
        except BaseException as thrown:  # noqa: BLE001 - whatever it is, the work has to deal with it
            error = thrown
