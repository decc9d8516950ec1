"""Those who watch a table, and how far behind they are.

If a table wants it, its watchers see it as it was some seconds ago: every step in order, with its own number, only
later. Each moment is a table of its own, and whoever comes now is greeted from the last one whose time has come. The
delay survives a restart, because the log says when each step was made. Stand-ins and the end of the game are delayed
like the steps: here, in the lobby and in what REST tells of the table. A finished game has no secrets: anybody may read
its record at once, even while watchers still see its last steps.
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
    """What watchers need of a table."""

    @property
    def clients(self) -> AbstractSet[Client]:
        """Everybody connected."""

    @property
    def round(self) -> int:
        """The number of the current game; counts rematches from 0."""

    @property
    def started(self) -> bool:
        """Whether the first game has begun: it does when no seat is open."""

    @property
    def result(self) -> Result | None:
        """How the current game ended; None while it is on."""

    def info(self) -> wire.TableInfo:
        """What everybody may know of the table right now, without a delay."""

    def welcome(self, seats: Seats, plain: bool = False) -> wire.Welcome:
        """The whole table for somebody with these seats. Only those who sit here get the invitation."""


class Moment(msgspec.Struct, frozen=True):
    """The table as it was, where bots stood in, and when watchers may see that. They are then told `message`, or if
    there is none, the whole table afresh. If only the stand-ins changed, or somebody made a sign, there is no
    `table`."""

    due: float
    """In seconds of the clock: the time of day may be changed meanwhile."""
    table: Callable[[], Watched] | None
    message: bytes | None = None
    stand_ins: Seats = NO_SEATS


class Watchers:
    """The watchers of one table. Without a delay they are told the same as everybody, at the same time."""

    def __init__(self, table: Watched, stored: Stored, clock: Clock, past: Callable[[Stored], Watched]) -> None:
        """`past` makes a table from what was stored at an earlier time."""
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
        """Whether this client is told everything later."""
        return bool(self._delay) and not client.seats

    def info(self) -> wire.TableInfo:
        """What anybody may know: who is there now, but the progress of the game and the stand-ins only as watchers see
        them."""
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
        """The welcome for somebody who came with these seats. For watchers with a delay it has no clocks: they would
        tell whose turn it is now."""
        if seats or not self._delay:
            return self._table.welcome(seats, plain)
        return replace(self._then.welcome(NO_SEATS, plain), table=self.info(), clocks=())

    def tell(self, message: wire.ServerMessage) -> None:
        """The others are told this now. Who is there is not part of the game and needs no delay; where a bot stands in
        does."""
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
            now = copy.copy(self._table)  # a shallow copy will do: nothing in it is changed in place
            encoded = None if isinstance(message, wire.Welcome) else msgspec.json.encode(message)
            self._coming.append(Moment(due, lambda: now, encoded, stand_ins))
        self._wait()

    def tell_each(self, message: MessageFor) -> None:
        """The others are told this now, each what they may know: later, watchers get what nobody's seat may know."""
        if self._delay:
            self.tell(message(NO_SEATS, False))

    def _restore(self, stored: Stored) -> None:
        """Set everything from the log: steps that are old enough can be seen, the rest are still to come."""
        now, log = self._clock.now(), stored.log
        dues = [now + left for left in self._left(log)]
        shown = next((place for place, due in enumerate(dues) if due > now), len(log))
        loaded = copy.copy(self._table)
        self._then = self._past(stored, shown)
        for place in range(shown, len(log)):
            self._coming.append(Moment(dues[place], partial(self._past, stored, place + 1)))
        if stored.hints and log:  # when the last hints were taken is not known, but it was before now
            self._coming.append(Moment(now + self._delay.total_seconds(), lambda: loaded))
        self._wait()

    def _left(self, log: Sequence[LogRow]) -> Iterator[float]:
        """In how many seconds each step may be seen. If the clock was set back since, a step may seem to be from the
        future: it counts as made now. No step is seen before an earlier one."""
        now, left = self._clock.wall(), 0.0
        for row in log:
            made = min(at(row), now)
            left = max(left, (made - now + self._delay).total_seconds() if made > now - self._delay else 0.0)
            yield left

    def _past(self, stored: Stored, steps: int) -> Watched:
        """The table after this many steps, with the hints that were taken before the last of them."""
        log = stored.log[:steps]
        hints = tuple(hint for hint in stored.hints if log and hint.seq < log[-1].seq)
        undelayed = replace(stored.table, delay=0)
        return self._made_of(replace(stored, table=undelayed, log=log, hints=hints))

    def rest(self) -> None:
        """Nobody is here, and the table leaves memory: the log has what is still to come."""
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
        """Tell who is there, but only if that is news: a message without news could give away what is still to come."""
        info = self.info()
        if info == self._told:
            return
        self._told = info
        self._send(msgspec.json.encode(wire.Seats(info)))

    def _send(self, message: bytes) -> None:
        """Send the same message to all who watch, whatever views they have."""
        for client in self._watching():
            client.send(message)

    def _tell_now(self, message: bytes | None) -> None:
        """Tell the watchers. Those with plain views get the whole table afresh at each step, because a message tells of
        views that they don't have."""
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
    """When a step was made. Old steps have no time; they count as made long ago."""
    return row.at or LONG_AGO
