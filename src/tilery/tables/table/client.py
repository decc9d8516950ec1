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
    """One object for all sets of the same seats: there are few of them, and thousands of tables have some each."""
    found = frozenset(seats)
    return _SHARED.setdefault(found, found)


class Holder(Protocol):
    """Somebody who may hold seats. Look at them when something is done, not before: while one waits for anything, a key
    may be withdrawn."""

    @property
    def seats(self) -> Seats | None: ...


class Sitting(msgspec.Struct, frozen=True):
    """Somebody whose seats nobody takes away, as a bot."""

    seats: Seats


class Client(Protocol):
    """Somebody connected. Only the table writes these fields. `seats` is None until they said hello, and empty for
    those who only watch; `shown` are the hashes of the secrets by which they hold them. Those who have no board for the
    game get `plain` views."""

    seats: Seats | None
    shown: frozenset[bytes]
    plain: bool

    def send(self, message: bytes) -> None: ...

    def send_away(self, refusal: Refusal) -> None:
        """Tell them why, and hang up."""


class MessageFor(Protocol):
    """A message that depends on the seats that a client holds, and on whether its views are plain."""

    def __call__(self, seats: Seats, plain: bool, /) -> wire.ServerMessage: ...
