"""The other processes of the same house. Each has its own people at a table; what is stored is the truth for all.

What they tell each other is only a sign to look: whoever hears it reads what is stored. If a word is lost, they learn
the same a moment later. A house of one process has no neighbours, and pays nothing.
"""

from typing import Annotated, Protocol

import msgspec

from tilery.engine.game import Seat
from tilery.tables.wire.messages import SignName

LONG = 1e9
"""Seconds, more than thirty years: nothing that is told about a time is longer. A number without a limit could be too
large for whatever is made of it."""

Seconds = Annotated[float, msgspec.Meta(ge=-LONG, le=LONG)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10**6)]


class Company(msgspec.Struct, frozen=True):
    """Who is connected to a table through one process: the seats they hold, and how many only watch."""

    seats: tuple[Seat, ...] = ()
    watchers: Count = 0

    @property
    def nobody(self) -> bool:
        """Whether nobody is there."""
        return not self.seats and not self.watchers


class Turn(msgspec.Struct, frozen=True):
    """A turn that runs: how many seconds ago it began, since when it is awaited, since when its time is not in the log,
    and in how many its clock is up (None: it has no clock)."""

    since: Seconds
    awaited: Seconds
    marked: Seconds
    up: Seconds | None


class Pulse(msgspec.Struct, frozen=True):
    """What the log can't tell about the time at a table at this step: the turns, and how many seconds ago people were
    heard or went away. Every process has a clock of its own, so all times are counted from now."""

    seq: int
    turns: dict[Seat, Turn] = {}
    heard: dict[Seat, Seconds] = {}
    absent: dict[Seat, Seconds] = {}
    standing: tuple[Seat, ...] = ()

    def seats(self) -> frozenset[Seat]:
        """All seats that it speaks of."""
        return frozenset().union(self.turns, self.heard, self.absent, self.standing)


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others of a table. `seq`: the log is at this step. `stored`: something beside the log
    was stored. `company`: who is connected there. `heard`: people who gave a sign of life; `left`: somebody leaves for
    good. `asks`: a process that has just loaded the table asks the others for its `pulse`. `standing`: for whom bots
    play, as whoever keeps the table knows it. `free`: nobody keeps the table any more.

    No word says what somebody may not see: nothing of a game but how far it is. `table` stays here, because whoever
    knows it may watch."""

    table: str = ""
    by: str = ""
    seq: int | None = None
    stored: bool = False
    company: Company | None = None
    sign: tuple[Seat, SignName] | None = None
    heard: tuple[Seat, ...] = ()
    left: Seat | None = None
    standing: tuple[Seat, ...] | None = None
    asks: bool = False
    pulse: Pulse | None = None
    free: bool = False

    def seats(self) -> frozenset[Seat]:
        """All seats that it speaks of."""
        found = {*self.heard, *(self.standing or ())}
        if self.company is not None:
            found.update(self.company.seats)
        if self.sign is not None:
            found.add(self.sign[0])
        if self.left is not None:
            found.add(self.left)
        return frozenset(found if self.pulse is None else found | self.pulse.seats())


class Neighbours(Protocol):
    """The way to the other processes. One of them keeps a table: only there do bots play, clocks ring and stand-ins
    come in."""

    @property
    def alone(self) -> bool:
        """Whether this process is the only one at work, so that nothing can change behind its back."""

    def tell(self, note: Note) -> None:
        """Tell the others. Never waits and never raises."""

    def keeps(self, table: str) -> bool:
        """Whether this process keeps the table."""

    def want(self, table: str) -> None:
        """This process would keep the table, if nobody else does. If it may, somebody is told later."""

    def free(self, table: str) -> None:
        """This process no longer keeps the table."""

    def shown(self) -> list[str]:
        """Public tables where people play through other processes."""

    async def kept(self) -> frozenset[str]:
        """The tables that any process keeps."""


class NoNeighbours:
    """A house of one process."""

    alone = True

    def tell(self, note: Note) -> None:
        pass

    def keeps(self, table: str) -> bool:
        return True

    def want(self, table: str) -> None:
        pass

    def free(self, table: str) -> None:
        pass

    def shown(self) -> list[str]:
        return []

    async def kept(self) -> frozenset[str]:
        return frozenset()


NOBODY_ELSE = NoNeighbours()
