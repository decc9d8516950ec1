"""Who is at a table, who is away, and whose time runs.

All of this is only in memory, except for the time that was used. That is in the log, so a clock pauses while the server
is down.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from tilery.engine.game import CHANCE, Seat
from tilery.engine.match import AnyMatch
from tilery.tables.clock import Clock
from tilery.tables.neighbours import Pulse, Turn
from tilery.tables.store.rows import LogRow, SeatRow
from tilery.tables.table.client import NO_SEATS, Seats, shared
from tilery.tables.wire.messages import SeatClock
from tilery.tables.wire.pace import Pace

ASLEEP = 5
"""We wait this many times longer for someone who is connected and does nothing than for someone who is away."""
ENDLESS = 20
"""And this many times longer for someone who is active, but makes no move that lasts."""
DESERTED = 24 * 3600.0
"""If nobody waits, the game rests at least this long: people who go on tomorrow want to find it as they left it."""
GRACE = 10.0
"""Whoever has used up the time for the whole game has this long for each further move."""
LONGEST = 2**31 - 1
"""Milliseconds, 25 days: a database may have no room for more, and whoever comes back after a month has to be able to
move."""
HEARD = 5.0
"""Other processes are told of signs of life this often at most: what depends on them is counted in minutes."""
COMING_BACK = 60.0
"""After a start of the server, everybody has this long to come back."""
REPRIEVE = 20 * 3600.0
"""Those whose time ended while the server was down get it again after the start, up to this long. It is less than a
day: on a server that restarts every night, a day would never end."""


class Running(msgspec.Struct, frozen=True, gc=False):
    """A turn: when it began, from when on its time is not in the log yet, and when its clock is up. `awaited` is like
    `since`, but also counts the time before a restart."""

    since: float
    awaited: float
    marked: float
    up: float


class Timing:
    """Keeps the time at one table, as its pace wants it."""

    def __init__(self, pace: Pace, clock: Clock) -> None:
        self.pace = pace
        self.standing: Seats = NO_SEATS
        """The people for whom a bot plays until they come back."""
        self.people: Seats = NO_SEATS
        self.pending: Seats = NO_SEATS
        """The people who have to move."""
        self.spent: defaultdict[Seat, float] = defaultdict(float)
        """Seconds that each person has used in this game, including steps that were undone."""
        self._clock = clock
        self._absent: dict[Seat, float] = {}
        self._heard: dict[Seat, float] = {}
        self._left: Seats = NO_SEATS
        """Those who left for good before a restart, as far as the log can tell."""
        self._turns: dict[Seat, Running] = {}
        self._choosing: Seats = NO_SEATS
        self._loaded = -math.inf

    def restore(self, seats: Iterable[SeatRow], log: Sequence[LogRow], match: AnyMatch | None, there: Seats) -> None:
        """Set everything from the log of this game. A restart doesn't reset how long people have been away, or that
        could go on for ever."""
        now = self._loaded = self._clock.now()
        at = log[-1].at if log else None
        waited = max(0.0, (self._clock.wall() - at).total_seconds()) if at else 0.0
        self.people = shared(seat.seat for seat in seats if seat.kind in ("person", "device"))
        for seat in self.people - there:
            self._absent.setdefault(seat, now - waited)
        self.spent.clear()
        for row in log:
            if row.seat is not None:
                self.spent[row.seat] += row.spent / 1000
        if not self.pace.clocks:
            stood = {row.seat: row.stand_in for row in log if row.kind == "move"}
            self._left = shared(seat for seat in self.people - there if stood.get(seat))
        self.pending, self._turns = NO_SEATS, {}
        self._follow(match, now, now - waited)

    def stepped(self, row: LogRow, match: AnyMatch) -> None:
        """Somebody moved: the turns of others may begin or end. The mover's own turn goes on until a step can't be
        undone any more, so nobody gains time by undoing."""
        now = self._clock.now()
        if row.kind == "rematch":
            self.spent.clear()
            self.pending = NO_SEATS
        elif row.seat is not None:
            self.spent[row.seat] += row.spent / 1000
            if row.seat in self.pending & match.pending:
                if row.kind == "move" and not match.can_undo(row.seat):
                    self.pending -= {row.seat}
                else:
                    self._turns[row.seat] = replace(self._turns[row.seat], marked=now)
        self._follow(match, now, now)

    def _follow(self, match: AnyMatch | None, now: float, awaited: float) -> None:
        """Turns begin for those who did not have to move before. Where several choose in secret, the turn of someone
        who has chosen seems to go on until all have, so that nobody can tell."""
        before = self.pending
        self.pending = shared(match.pending & self.people) if match is not None else NO_SEATS
        self._choosing = shared(choosing(match) & self.people) if match is not None else NO_SEATS
        kept = self.pending | self._choosing
        self._turns = {seat: turn for seat, turn in self._turns.items() if seat in kept}
        # A table may be read in the middle of a choice: then the others' turns begin anew, too.
        for seat in (self.pending - before) | (self._choosing - self._turns.keys()):
            self._turns[seat] = Running(now, awaited, now, now + self._allowed(seat))

    def _allowed(self, seat: Seat) -> float:
        """How many seconds a turn may last from its beginning."""
        ends = [math.inf]
        if self.pace.move is not None:
            ends.append(self.pace.move)
        if self.pace.game is not None:
            ends.append(max(self.pace.game - self.spent[seat], GRACE))
        return min(ends)

    # People come and go

    def attend(self, there: Seats) -> None:
        """The people on these seats are connected now."""
        now = self._clock.now()
        for seat in self.people - there:
            self._absent.setdefault(seat, now)
        for seat in there:
            self._absent.pop(seat, None)

    def hear(self, seats: Seats) -> None:
        """A sign of life: bots no longer play on these seats."""
        now = self._clock.now()
        for seat in seats:
            self._heard[seat] = now
        if seats & self.standing or seats & self._left:
            self.standing, self._left = shared(self.standing - seats), shared(self._left - seats)

    def silent(self, seats: Seats) -> bool:
        """Whether one of these people has not been heard for a while."""
        now = self._clock.now()
        return any(now - self._heard.get(seat, -math.inf) >= HEARD for seat in seats)

    def pulse(self, seq: int) -> Pulse:
        """What the log can't tell about the time at this step, counted back from now."""
        now = self._clock.now()
        turns = {
            seat: Turn(
                now - turn.since, now - turn.awaited, now - turn.marked, turn.up - now if turn.up < math.inf else None
            )
            for seat, turn in self._turns.items()
        }
        return Pulse(
            seq,
            turns,
            {seat: now - heard for seat, heard in self._heard.items()},
            {seat: now - left for seat, left in self._absent.items()},
            tuple(sorted(self.standing)),
        )

    def adopt(self, pulse: Pulse, there: Seats) -> None:
        """Go on with the time as another process knows it, at the same step."""
        now = self._clock.now()
        for seat in self._turns.keys() & pulse.turns.keys():
            turn = pulse.turns[seat]
            up = math.inf if turn.up is None else now + turn.up
            self._turns[seat] = Running(now - turn.since, now - turn.awaited, now - turn.marked, up)
        for seat, ago in pulse.heard.items():
            self._heard[seat] = max(now - ago, self._heard.get(seat, -math.inf))
        self._absent = {seat: now - ago for seat, ago in pulse.absent.items() if seat not in there}
        self.standing = shared(self.standing.union(pulse.standing))
        self._loaded = -math.inf

    def stand(self, seats: Seats) -> None:
        """Bots play on these seats, as whoever keeps the table knows."""
        self.standing = shared(seats)

    def leave(self, seat: Seat) -> None:
        """From now on a bot plays here, until the person is heard again."""
        self.standing = shared({*self.standing, seat})

    def take_over(self, seat: Seat) -> bool:
        """A bot moves here. If the person is away, and not only out of time, it goes on playing here from now on.
        Gives whether that is new."""
        new = seat not in self.standing and self._gone(seat) <= self._clock.now()
        if new:
            self.leave(seat)
        return new

    # Whose turn a bot takes, and when

    def due(self, seat: Seat) -> bool:
        """Whether it is time for a stand-in to move here."""
        return seat in self.pending and self._due(seat) <= self._clock.now()

    def wait(self) -> float:
        """Seconds until the first stand-in has to move if nothing happens before; infinite if none has to."""
        return min(map(self._due, self.pending), default=math.inf) - self._clock.now()

    def _due(self, seat: Seat) -> float:
        return min(self._turns[seat].up, self._gone(seat))

    def _gone(self, seat: Seat) -> float:
        """When we stop waiting for this person."""
        away: float | None = self.pace.away
        turn = self._turns[seat]
        if seat in self.standing:
            return -math.inf
        if away is None:
            if seat not in self._left:
                return math.inf
            away = COMING_BACK
        if seat in self._absent:
            return self._patience(seat, max(self._absent[seat], turn.awaited), away)
        asleep = self._patience(seat, max(self._heard.get(seat, turn.awaited), turn.awaited), away * ASLEEP)
        return min(asleep, self._patience(seat, turn.awaited, away * ENDLESS))

    def _patience(self, seat: Seat, since: float, seconds: float) -> float:
        if not any(self._waits(other) for other in self.people - {seat}):
            seconds = max(seconds, DESERTED)
        ends = since + seconds
        # Had the server been open then, a stand-in would have moved. So it was closed, or its clock is wrong, and
        # nobody could come back.
        least = COMING_BACK if ends > self._loaded else REPRIEVE
        return max(ends, self._loaded + min(seconds, least))

    def _waits(self, seat: Seat) -> bool:
        """Whether the person is there, and awake as far as we can tell."""
        if seat in self._absent or seat in self.standing:
            return False
        if seat not in self.pending or self.pace.away is None:
            return True
        awaited = self._turns[seat].awaited
        return max(self._heard.get(seat, awaited), awaited) + self.pace.away * ASLEEP > self._clock.now()

    # Clocks

    def used(self, seat: Seat, until: float | None = None) -> int:
        """Milliseconds of a turn that are not in the log yet. The time that a stand-in thinks counts for nobody."""
        if seat not in self.pending:
            return 0
        until = self._clock.now() if until is None else until
        return min(LONGEST, max(0, round((until - self._turns[seat].marked) * 1000)))

    def clocks(self, viewers: Seats) -> tuple[SeatClock, ...]:
        """The clocks as somebody with these seats may know them."""
        if not self.pace.clocks:
            return ()
        now = self._clock.now()
        told = []
        for seat in sorted(self.people):
            running = seat in self.pending or (seat in self._choosing and seat not in viewers)
            left = self._turns[seat].up - now if running else self._allowed(seat)
            told.append(SeatClock(seat, max(0, round(left * 1000)), running))
        return tuple(told)


class Bookmark(msgspec.Struct, frozen=True):
    """What the log can't tell about a table that left memory while it had an alarm: since when each person is away, and
    whose time runs. It is good as long as the table is at this step."""

    seq: int
    timing: Timing


def choosing(match: AnyMatch) -> Seats:
    """Those who choose in secret at the same time now, including those who have chosen already."""
    if len(match.pending) == 0 or CHANCE in match.pending:
        return NO_SEATS
    asked = match.pending
    for number in range(len(match.log) - 1, -1, -1):
        before = match.pending_before(number)
        if match.log[number].step.events or not asked < before:
            break
        asked = before
    return asked if len(asked) > 1 else NO_SEATS
