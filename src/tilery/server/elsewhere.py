"""Limits for an address hold over several servers: each tells the others what the address has used there."""

import time
from collections import OrderedDict
from collections.abc import Callable

from tilery.server.doors.budgets import MAX_ADDRESSES
from tilery.server.doors.limits import Buckets, Crowd
from tilery.server.doors.quotas import Quotas

RECENT = 10.0
"""Seconds for which news are repeated, in case they were lost."""
REMEMBERED = 2 * MAX_ADDRESSES
"""How many addresses of another server are remembered: more than it remembers itself, so that no sum is counted
twice."""
TABLES, BYTES, POSTS, GETS = range(4)
KINDS = 4

Used = dict[str, tuple[float, ...]]
"""For each address: the tables that it has made so far, the bytes that it has stored, its requests of either kind, and
how many of its browsers are connected now."""


class Elsewhere:
    """What addresses have used here, for the others, and what they have used at other servers, for our own limits.
    Amounts are sums since the start: a word that is lost costs nothing once the next one comes."""

    def __init__(
        self, crowd: Crowd, quotas: Quotas, posts: Buckets, gets: Buckets, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._crowd, self._quotas, self._posts, self._gets = crowd, quotas, posts, gets
        self._clock = clock
        self._sums: OrderedDict[str, list[float]] = OrderedDict()
        self._touched: dict[str, float] = {}
        self._known: dict[str, dict[str, tuple[float, ...]]] = {}
        crowd.moved = self._touch
        quotas.paid = self._paid
        posts.taken = lambda address: self._add(address, POSTS, 1)
        gets.taken = lambda address: self._add(address, GETS, 1)

    def used(self) -> Used:
        """What the others should hear."""
        now = self._clock()
        self._touched = {address: when for address, when in self._touched.items() if now - when < RECENT}
        return {address: (*self._sums[address], self._crowd.here(address)) for address in self._touched}

    def learn(self, server: str, used: Used | None) -> None:
        """Another server tells what addresses have used there; None: it is gone."""
        if used is None:
            self._known.pop(server, None)
            self._crowd.elsewhere.pop(server, None)
            return
        known = self._known.setdefault(server, {})
        crowd = self._crowd.elsewhere.setdefault(server, {})
        for address, (*sums, connected) in used.items():
            before = known.pop(address, (0.0,) * KINDS)
            tables, size, posts, gets = (new - old for new, old in zip(sums, before, strict=True))
            known[address] = tuple(sums)
            crowd.pop(address, None)
            if connected > 0:
                crowd[address] = int(connected)
            self._quotas.of(address).used_elsewhere(tables, size)
            self._posts.of(address).spend(posts)
            self._gets.of(address).spend(gets)
        for book in (known, crowd):
            for address in list(book)[: max(0, len(book) - REMEMBERED)]:
                del book[address]

    def _paid(self, address: str, tables: float, size: float) -> None:
        self._add(address, TABLES, tables)
        self._add(address, BYTES, size)

    def _add(self, address: str, kind: int, amount: float) -> None:
        self._touch(address)
        self._sums[address][kind] += amount

    def _touch(self, address: str) -> None:
        self._touched[address] = self._clock()
        sums = self._sums.pop(address, None) or [0.0] * KINDS
        self._sums[address] = sums
        if len(self._sums) > MAX_ADDRESSES:
            gone, _ = self._sums.popitem(last=False)
            self._touched.pop(gone, None)
