"""Somebody connected to a table, as the table sees them."""

from collections.abc import Iterable
from typing import Protocol

import msgspec

from tilery.engine.game import Seat
from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import Refusal

Seats = frozenset[Seat]
NO_SEATS: Seats = frozenset()

_SHARED: dict[Seats, Seats] = {}


def shared(seats: Iterable[Seat]) -> Seats:
    """The same object for equal sets of seats: few different sets exist, but thousands of tables have some each."""
    found = frozenset(seats)
    return _SHARED.setdefault(found, found)


class Holder(Protocol):
    """Somebody who may hold seats. Look at the seats when you act, not before: while you wait for anything, a key may
    be withdrawn."""

    @property
    def seats(self) -> Seats | None:
        """The seats held right now; None before hello."""


class Sitting(msgspec.Struct, frozen=True):
    """Somebody whose seats nobody can take away, such as a bot."""

    seats: Seats


class Client(Protocol):
    """Somebody connected. Only the table writes these fields. `seats` is None until they have said hello, and empty for
    those who only watch. `shown` are the hashes of the secrets that opened their seats. Clients without a board for the
    game get `plain` views."""

    seats: Seats | None
    shown: frozenset[bytes]
    plain: bool

    def send(self, message: bytes) -> None:
        """Send a message that is encoded already. Never waits and never raises."""

    def send_away(self, refusal: Refusal) -> None:
        """Tell them why, and close the connection."""


class MessageFor(Protocol):
    """A message that depends on the seats that a client holds, and on whether its views are plain."""

    def __call__(self, seats: Seats, plain: bool, /) -> wire.ServerMessage: ...
