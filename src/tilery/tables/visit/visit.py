"""Somebody at a table: what they say is checked from the outside in, refused with a reason, or carried out."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from tilery.engine.errors import TileryError
from tilery.tables.help.aside import Work
from tilery.tables.help.coach import Coach
from tilery.tables.help.hints import Adviser
from tilery.tables.people import seat_secrets
from tilery.tables.table.client import Client
from tilery.tables.table.pipeline import authenticate, sign
from tilery.tables.table.stand_in import hand_back, last_step, leave
from tilery.tables.table.table import Table
from tilery.tables.visit.reading import check_size, decode, request_id
from tilery.tables.wire import messages as wire
from tilery.tables.wire.failure import failure
from tilery.tables.wire.refusal import Refusal

Look = Callable[[Table], Awaitable[None]]


class Toll(Protocol):
    """What a place asks of its visitors: how often they may speak, how much they may leave behind."""

    def speak(self) -> None:
        """A message came; refuses it if it is one too many."""

    def go_on(self) -> None:
        """Refuses what would be stored if the visitor has stored too much."""

    def stored(self, *, table: bool = False) -> None:
        """Something was stored, about as much as a step or as a whole table."""

    def charged(self, work: Work) -> Work:
        """The same work, at the cost of the visitor."""

    def refused(self, refusal: Refusal) -> None:
        """The visitor was told why nothing was done."""


class Visit:
    """One client at one table. The table sends it news by itself; the answers go through here. Where there are
    neighbours, `look` finds out what they have stored of a table."""

    def __init__(self, client: Client, toll: Toll, adviser: Adviser, coach: Coach, look: Look | None = None) -> None:
        self._client, self._toll, self._look = client, toll, look
        self._adviser, self._coach = adviser, coach

    async def hear(self, table: Table, message: str | bytes) -> None:
        """Answer a message, or refuse it."""
        try:
            await self._handle(table, message)
        except Refusal as refusal:
            self.refuse(refusal, request_id(message if isinstance(message, str) else None))

    def say(self, message: wire.ServerMessage) -> None:
        """Send a message to this client alone."""
        self._client.send(msgspec.json.encode(message))

    def refuse(self, refusal: Refusal, request: str = "") -> None:
        """Tell the client why nothing was done. `request` is the id of its request, if there was one."""
        self.say(refused(refusal, request))
        self._toll.refused(refusal)

    async def _handle(self, table: Table, message: str | bytes) -> None:
        check_size(message)
        self._toll.speak()
        request = decode(message)
        client = self._client
        if isinstance(request, wire.Ping):
            self.say(wire.Pong(request.id))
            return
        if isinstance(request, wire.Hello):
            if self._look is not None and not table.neighbours.alone:  # the seat may have been taken a moment ago
                await self._look(table)
            await hello(table, client, request)
            return
        if isinstance(request, wire.Leave):
            self.say(leave(table, client, request))
            return
        await hand_back(table, client, request.seat)
        if isinstance(request, wire.Here):
            authenticate(client, request)
            self.say(wire.Done(request.id, table.seq))
            return
        if isinstance(request, wire.Sign):
            self.say(sign(table, client, request))
            return
        stores = not isinstance(request, wire.Check)
        if stores:
            self._toll.go_on()
        if isinstance(request, wire.Hint):
            self._adviser.ask(table, client, request, lambda answer: self._tell(request.id, answer))
            return
        if isinstance(request, wire.Move) and request.coach:
            tell, charged = lambda answer: self._tell(request.id, answer), self._toll.charged
            self._coach.ask(table, client, request, tell, charged)
            return
        try:
            answer = await self._coach.carry_out(table, client, request)
        except TileryError as error:
            raise Refusal.of(error) from None
        except Exception as error:
            raise failure(error, f"a {type(request).__name__} request") from error
        if stores:
            self._toll.stored(table=isinstance(request, wire.Rematch))
        self.say(answer)

    def _tell(self, request: str, answer: wire.Done | wire.Checked | wire.Hinted | wire.Coached | Refusal) -> None:
        """The answer to a request that was thought about meanwhile."""
        if isinstance(answer, Refusal):
            self.refuse(answer, request)
        else:
            self._toll.stored()
            self.say(answer)


async def hello(table: Table, client: Client, said: wire.Hello) -> None:
    """Find out which seats the client holds, and show it the table from there. A client may say hello again."""
    if said.version != wire.VERSION:
        raise Refusal("version", f"This server speaks version {wire.VERSION}. Please load the page again.")
    seats = seat_secrets.opened(said.secrets, table.locks())
    await last_step(table, seats)
    table.admit(client, said.secrets, plain=said.plain)


def refused(refusal: Refusal, request: str = "") -> wire.Refused:
    """A refusal as a message."""
    return wire.Refused(request, refusal.code, refusal.text, refusal.problems)
