"""Those who watch a table, and how far behind they are.

Where a table wants it, its watchers see it as it was so many seconds ago: every step in its order, with its own number,
only later. A moment that has come is a table of its own, from which whoever comes now is greeted. The delay survives a
restart, because the log says when each step was made. Stand-ins and the end of the game are delayed like the steps:
here, in the lobby and in what REST tells of the table. What is over is secret no more: whoever asks for the record of a
finished game may read it at once, also while watchers still see its last steps.
"""

import copy
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Protocol

import msgspec
from msgspec.structs import replace

from tilery.engine.game import Result
from tilery.tables.clock import Alarm, Clock
from tilery.tables.store.rows import LogRow, Stored
from tilery.tables.table.client import NO_SEATS, Client, MessageFor, Seats
from tilery.tables.wire import messages as wire

LONG_AGO = datetime.min.replace(tzinfo=UTC)


class Watched(Protocol):
    """A table, as far as those who watch it see it."""

    @property
    def clients(self) -> AbstractSet[Client]: ...

    @property
    def round(self) -> int: ...

    @property
    def started(self) -> bool: ...

    @property
    def result(self) -> Result | None: ...

    def info(self) -> wire.TableInfo: ...

    def welcome(self, seats: Seats, plain: bool = False) -> wire.Welcome: ...


class Moment(msgspec.Struct, frozen=True):
    """The table as it was, where bots stood in, and when that may be seen. Whoever watched then is told `message`;
    without one, everything afresh. Where nothing but the stand-ins changed, or somebody made a sign, there is no
    `table`."""

    due: float
    """By the seconds of the clock: the time of day may be set back or forth meanwhile."""
    table: Callable[[], Watched] | None
    message: bytes | None = None
    stand_ins: Seats = NO_SEATS


class Watchers:
    """The watchers of one table. Without a delay they are told what everybody is told, when everybody is."""

    def __init__(self, table: Watched, stored: Stored, clock: Clock, past: Callable[[Stored], Watched]) -> None:
        """`past` makes a table of what was stored then."""
        self._table = table
        self._made_of = past
        self._clock = clock
        self._delay = timedelta(seconds=stored.table.delay)
        self._then = table
        self._stand_ins = NO_SEATS
        self._told: wire.TableInfo | None = None
        self._coming: list[Moment] = []
        self._alarm: Alarm | None = None
        if self._delay:
            self._restore(stored)

    def holds(self, client: Client) -> bool:
        """Is this somebody who is told later?"""
        return bool(self._delay) and not client.seats

    def info(self) -> wire.TableInfo:
        """What anybody may know: who is there now, but how far the game is and where bots stand in only as watchers
        see it."""
        now = self._table.info()
        if not self._delay:
            return now
        seats = tuple(replace(seat, stand_in=seat.seat in self._stand_ins) for seat in now.seats)
        return replace(now, round=self._then.round, started=self._then.started, seats=seats)

    @property
    def result(self) -> Result | None:
        """How the game ended, as watchers know it."""
        return self._then.result

    def greeting(self, seats: Seats, plain: bool = False) -> wire.Welcome:
        """For somebody who came with these seats. Clocks tell whose turn it is now, so they come with steps only."""
        if seats or not self._delay:
            return self._table.welcome(seats, plain)
        return replace(self._then.welcome(NO_SEATS, plain), table=self.info(), clocks=())

    def tell(self, message: wire.ServerMessage) -> None:
        """What the others are told now. Who is there is no part of the game and needs no delay; where a bot stands in
        is."""
        if not self._delay:
            return
        due, stand_ins = self._clock.now() + self._delay.total_seconds(), stood_in(self._table.info())
        if isinstance(message, wire.Seats):
            if stand_ins != (self._coming[-1].stand_ins if self._coming else self._stand_ins):
                self._coming.append(Moment(due, None, stand_ins=stand_ins))
            self._tell_seats()
        elif isinstance(message, wire.Signed):
            self._coming.append(Moment(due, None, msgspec.json.encode(message), stand_ins))
        else:
            now = copy.copy(self._table)  # what changes in it is never changed in place
            encoded = None if isinstance(message, wire.Welcome) else msgspec.json.encode(message)
            self._coming.append(Moment(due, lambda: now, encoded, stand_ins))
        self._wait()

    def tell_each(self, message: MessageFor) -> None:
        if self._delay:
            self.tell(message(NO_SEATS, False))

    def _restore(self, stored: Stored) -> None:
        """From the log: what was made long enough ago can be seen, the rest is still to come."""
        now, log = self._clock.now(), stored.log
        dues = [now + left for left in self._left(log)]
        shown = next((place for place, due in enumerate(dues) if due > now), len(log))
        loaded = copy.copy(self._table)
        self._then = self._past(stored, shown)
        for place in range(shown, len(log)):
            self._coming.append(Moment(dues[place], partial(self._past, stored, place + 1)))
        if stored.hints and log:  # nobody knows when the last of them were taken, but until now
            self._coming.append(Moment(now + self._delay.total_seconds(), lambda: loaded))
        self._wait()

    def _left(self, log: Sequence[LogRow]) -> Iterator[float]:
        """In how many seconds each step may be seen. By a clock that was set back since, a step was made in the future:
        it is as if it were made now. And none is seen before those that were made before it."""
        now, left = self._clock.wall(), 0.0
        for row in log:
            made = min(at(row), now)
            left = max(left, (made - now + self._delay).total_seconds() if made > now - self._delay else 0.0)
            yield left

    def _past(self, stored: Stored, steps: int) -> Watched:
        """The table after so many steps, with the hints that were taken before the last of them."""
        log = stored.log[:steps]
        hints = tuple(hint for hint in stored.hints if log and hint.seq < log[-1].seq)
        undelayed = replace(stored.table, delay=0)
        return self._made_of(replace(stored, table=undelayed, log=log, hints=hints))

    def rest(self) -> None:
        """Nobody is here, and the table leaves memory: what is still to come is found in the log again."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._coming.clear()

    def _wait(self) -> None:
        if self._alarm is None and self._coming:
            self._alarm = self._clock.later(self._coming[0].due - self._clock.now(), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        while self._coming and self._coming[0].due <= self._clock.now():
            moment = self._coming.pop(0)
            self._stand_ins = moment.stand_ins
            if moment.table is not None:
                self._then = moment.table()
                self._tell_now(moment.message)
            elif moment.message is not None:
                self._send(moment.message)
            else:
                self._tell_seats()
        self._wait()

    def _tell_seats(self) -> None:
        """Nothing is said where nothing is new: that it is said at all could tell what is still to come."""
        info = self.info()
        if info == self._told:
            return
        self._told = info
        self._send(msgspec.json.encode(wire.Seats(info)))

    def _send(self, message: bytes) -> None:
        """What is the same for all who watch, whatever views they have."""
        for client in self._watching():
            client.send(message)

    def _tell_now(self, message: bytes | None) -> None:
        """Those with plain views are told everything afresh at each step: a message tells of views that they don't
        have."""
        if message is None:
            self._told = self.info()
        greeted: dict[bool, bytes] = {}
        for client in self._watching():
            if message is not None and not client.plain:
                client.send(message)
                continue
            if client.plain not in greeted:
                greeted[client.plain] = msgspec.json.encode(self.greeting(NO_SEATS, client.plain))
            client.send(greeted[client.plain])

    def _watching(self) -> Iterator[Client]:
        return (client for client in list(self._table.clients) if client.seats is not None and not client.seats)


def stood_in(info: wire.TableInfo) -> Seats:
    """The seats at which a bot plays for somebody."""
    return frozenset(seat.seat for seat in info.seats if seat.stand_in)


def at(row: LogRow) -> datetime:
    """When a step was made; of old ones nobody knows, but it was long ago."""
    return row.at or LONG_AGO
