"""One WebSocket to a table, with the limits of the network: who may come in, and how much they may say."""

import msgspec
from starlette.datastructures import Headers, State
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tilery.server.doors.addresses import address_of
from tilery.server.doors.budgets import Budgets
from tilery.server.doors.limits import Bucket, Crowd, check_host, check_origin
from tilery.server.doors.quotas import STEP, TABLE, Quotas
from tilery.server.doors.table_line import EXTENSION, POLICY, TableLine
from tilery.server.metrics import Metrics
from tilery.server.settings import Settings
from tilery.tables.help.aside import Work
from tilery.tables.house.tables import Tables
from tilery.tables.table.client import Seats
from tilery.tables.table.table import Table
from tilery.tables.visit.reading import request_id
from tilery.tables.visit.visit import Visit, refused
from tilery.tables.wire.failure import failure
from tilery.tables.wire.refusal import Refusal, too_fast

PLACE = "/ws/tables/"
TRY_AGAIN = 1013
CLOSE_CODES = {
    "no-table": 4404,
    "no-game": 4404,
    "deleted": 4410,
    "crowded": TRY_AGAIN,
    "too-fast": TRY_AGAIN,
}
FAULTS = frozenset(["malformed", "too-large", "too-fast", "version", "not-your-seat", "repeated"])
"""Mistakes that a proper client doesn't make. A client that makes too many of them is sent away."""


class Connection:
    """A client as the server sees it."""

    __slots__ = ("close", "plain", "seats", "send", "shown")

    def __init__(self, line: TableLine) -> None:
        self.seats: Seats | None = None
        self.shown: frozenset[bytes] = frozenset()
        self.plain = False
        self.send = line.say
        self.close = line.end

    def send_away(self, refusal: Refusal) -> None:
        self.send(msgspec.json.encode(refused(refusal)))
        self.close(CLOSE_CODES.get(refusal.code, POLICY))


async def line_to_table(state: State, scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a connection to a table, and start listening to it."""
    if not scope["path"].startswith(PLACE):
        await WebSocketClose()(scope, receive, send)
        return
    socket = TableSocket(state, scope)
    await receive()
    await send({"type": "websocket.accept"})
    await socket.run(scope)


class LimitedLine:
    """A connection with its limits, and the address that pays for it."""

    def __init__(self, state: State, scope: Scope) -> None:
        self._tables: Tables = state.tables
        self._settings: Settings = state.settings
        self._crowd: Crowd = state.crowd
        self._metrics: Metrics = state.metrics
        self._messages = Bucket(*self._settings.messages)
        self._errors = Bucket(*self._settings.errors)
        self._budgets: Budgets = state.budgets
        self._quotas: Quotas = state.quotas
        self._address = address_of(scope, self._settings)
        self._line: TableLine = scope["extensions"][EXTENSION]
        self._line.waiting_bytes = self._settings.waiting_bytes
        self._line.budgets, self._line.address = self._budgets, self._address


class TableSocket(LimitedLine):
    """The life of one connection to one table."""

    def __init__(self, state: State, scope: Scope) -> None:
        super().__init__(state, scope)
        self._connection = Connection(self._line)
        self._visit = Visit(self._connection, self, state.adviser, state.coach, state.tables.look)
        self._table: Table

    async def run(self, scope: Scope) -> None:
        """Let the client in, or send it away. Returns as soon as it listens; messages then come through `hear`."""
        try:
            headers = Headers(scope=scope)
            check_host(headers, self._settings.hosts)
            check_origin(headers, self._settings.origins)
            name = scope["path"].removeprefix(PLACE)
            del headers
            scope.clear()  # otherwise it would stay in memory as long as the line is open
            self._crowd.join(self._address)
            try:
                self._table = await self._entered(name)
                self._table.attend(self._connection)
            except BaseException:
                self._crowd.leave(self._address)
                raise
            self._line.listen(self)
        except Refusal as refusal:
            self._count(refusal)
            self._connection.send_away(refusal)
        except Exception as error:  # noqa: BLE001 - if it weren't told, the client would come back again and again
            self._visit.refuse(failure(error, "a connection"))
            self._connection.close(POLICY)

    async def _entered(self, name: str) -> Table:
        """The table. Finding it may mean reading it, so the address pays: otherwise it could come again and again."""
        if not await self._budgets.turn(self._address):
            raise too_fast()
        return await self._budgets.charged(self._address, self._tables.get(name))

    async def hear(self, text: str | None, data: bytes) -> None:
        self._budgets.charge(self._address, self._line.take_work())
        try:
            if self._line.take_turn() or await self._budgets.turn(self._address):
                heard = self._visit.hear(self._table, data if text is None else text)
                await self._budgets.charged(self._address, heard)
            else:
                self._visit.refuse(too_fast(), request_id(text))
        except Exception as error:  # noqa: BLE001 - if it weren't told, the client would wait for an answer
            self._visit.refuse(failure(error, "a connection"))
            self._connection.close(POLICY)

    def gone(self) -> None:
        self._crowd.leave(self._address)
        self._table.leave(self._connection)

    # What the network asks of a visitor

    def speak(self) -> None:
        if not self._messages.take():
            raise too_fast()

    def go_on(self) -> None:
        self._quotas.of(self._address).may_go_on()

    def stored(self, *, table: bool = False) -> None:
        self._quotas.of(self._address).stored(TABLE if table else STEP)

    def charged(self, work: Work) -> Work:
        return self._budgets.charged(self._address, work)

    def refused(self, refusal: Refusal) -> None:
        self._count(refusal)
        if refusal.code in FAULTS and not self._errors.take():
            self._connection.close(POLICY)

    def _count(self, refusal: Refusal) -> None:
        self._metrics.count("tilery_refusals_total", code=refusal.code)
