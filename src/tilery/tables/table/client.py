"""Somebody connected to a table, as the table sees them."""

from typing import Protocol

from tilery.engine.game import Seat
from tilery.tables.wire import messages as wire

Seats = frozenset[Seat]
NO_SEATS: Seats = frozenset()


class Client(Protocol):
    """Somebody connected. `seats` is None until they said hello, and empty for those who only watch; `shown` are the
    hashes of the secrets by which they hold them. Those who have no board for the game get `plain` views."""

    seats: Seats | None
    shown: frozenset[bytes]
    plain: bool

    def send(self, message: bytes) -> None: ...


class MessageFor(Protocol):
    """A message that depends on the seats that a client holds, and on whether its views are plain."""

    def __call__(self, seats: Seats, plain: bool, /) -> wire.ServerMessage: ...
