"""One WebSocket: messages are checked one by one, refused with a reason, or carried out."""

import msgspec
from starlette.datastructures import Headers, State
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tilery.engine.errors import TileryError
from tilery.server.doors.addresses import address_of
from tilery.server.doors.budgets import Budgets
from tilery.server.doors.limits import Bucket, Crowd, check_host, check_origin
from tilery.server.doors.quotas import STEP, TABLE, Quotas
from tilery.server.doors.table_line import EXTENSION, POLICY, TableLine
from tilery.server.metrics import Metrics
from tilery.server.settings import Settings
from tilery.tables.help.coach import Coach
from tilery.tables.help.hints import Adviser
from tilery.tables.house.tables import Tables
from tilery.tables.people import seat_secrets
from tilery.tables.table.client import Seats
from tilery.tables.table.pipeline import authenticate, sign
from tilery.tables.table.stand_in import hand_back, last_step, leave
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire
from tilery.tables.wire.failure import failure
from tilery.tables.wire.refusal import Refusal, too_fast, too_large

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

DECODER: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class RequestName(msgspec.Struct):
    """The id of a message that otherwise can't be read."""

    id: wire.RequestId = ""


class Connection:
    """A client as the server sees it."""

    __slots__ = ("close", "plain", "seats", "send", "shown")

    def __init__(self, line: TableLine) -> None:
        self.seats: Seats | None = None
        self.shown: frozenset[bytes] = frozenset()
        self.plain = False
        self.send = line.say
        self.close = line.end

    def say(self, message: wire.ServerMessage) -> None:
        """Send a message to this client alone."""
        self.send(msgspec.json.encode(message))

    def send_away(self, refusal: Refusal) -> None:
        self.refuse(refusal)
        self.close(CLOSE_CODES.get(refusal.code, POLICY))

    def refuse(self, refusal: Refusal, request: str = "") -> None:
        """Tell the client why nothing was done. `request` is the id of its request, if there was one."""
        self.say(wire.Refused(request, refusal.code, refusal.text, refusal.problems))


async def line_to_table(state: State, scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a connection to a table, and start listening to it."""
    if not scope["path"].startswith(PLACE):
        await WebSocketClose()(scope, receive, send)
        return
    socket = TableSocket(state, scope)
    await receive()
    await send({"type": "websocket.accept"})
    await socket.run(scope)


class TableSocket:
    """The life of one connection to one table."""

    def __init__(self, state: State, scope: Scope) -> None:
        self._tables: Tables = state.tables
        self._adviser: Adviser = state.adviser
        self._coach: Coach = state.coach
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
        self._connection = Connection(self._line)
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
            self._refuse(failure(error, "a connection"))
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
                await self._budgets.charged(self._address, self._answer(self._table, text, data))
            else:
                self._refuse(too_fast(), request_id(text))
        except Exception as error:  # noqa: BLE001 - if it weren't told, the client would wait for an answer
            self._refuse(failure(error, "a connection"))
            self._connection.close(POLICY)

    def gone(self) -> None:
        self._crowd.leave(self._address)
        self._table.leave(self._connection)

    def _refuse(self, refusal: Refusal, request: str = "") -> None:
        self._connection.refuse(refusal, request)
        self._count(refusal)
        if refusal.code in FAULTS and not self._errors.take():
            self._connection.close(POLICY)

    def _count(self, refusal: Refusal) -> None:
        self._metrics.count("tilery_refusals_total", code=refusal.code)

    async def _answer(self, table: Table, text: str | None, data: bytes) -> None:
        try:
            await self._handle(table, data if text is None else text)
        except Refusal as refusal:
            self._refuse(refusal, request_id(text))

    async def _handle(self, table: Table, message: str | bytes) -> None:
        """Check a message from the outside in, and do what it says."""
        check_size(message)
        if not self._messages.take():
            raise too_fast()
        request = decode(message)
        if isinstance(request, wire.Ping):
            self._connection.say(wire.Pong(request.id))
            return
        if isinstance(request, wire.Hello):
            await self._hello(table, request)
            return
        holder = self._connection
        if isinstance(request, wire.Leave):
            holder.say(leave(table, holder, request))
            return
        await hand_back(table, holder, request.seat)
        if isinstance(request, wire.Here):
            authenticate(holder, request)
            self._connection.say(wire.Done(request.id, table.seq))
            return
        if isinstance(request, wire.Sign):
            holder.say(sign(table, holder, request))
            return
        quota = self._quotas.of(self._address)
        stores = not isinstance(request, wire.Check)
        if stores:
            quota.may_go_on()
        if isinstance(request, wire.Hint):
            self._adviser.ask(table, holder, request, lambda answer: self._tell(request.id, answer))
            return
        if isinstance(request, wire.Move) and request.coach:
            self._coach.ask(
                table,
                holder,
                request,
                lambda answer: self._tell(request.id, answer),
                lambda work: self._budgets.charged(self._address, work),
            )
            return
        try:
            answer = await self._coach.carry_out(table, holder, request)
        except TileryError as error:
            raise Refusal.of(error) from None
        except Exception as error:
            raise failure(error, f"a {type(request).__name__} request") from error
        if stores:
            quota.stored(TABLE if isinstance(request, wire.Rematch) else STEP)
        self._connection.say(answer)

    def _tell(self, request: str, answer: wire.Done | wire.Checked | wire.Hinted | wire.Coached | Refusal) -> None:
        """The answer to a request that was thought about meanwhile."""
        if isinstance(answer, Refusal):
            self._refuse(answer, request)
        else:
            self._quotas.of(self._address).stored(STEP)
            self._connection.say(answer)

    async def _hello(self, table: Table, hello: wire.Hello) -> None:
        """Find out which seats the client holds, and show it the table from there. A client may say hello again."""
        if hello.version != wire.VERSION:
            raise Refusal("version", f"This server speaks version {wire.VERSION}. Please load the page again.")
        seats = seat_secrets.opened(hello.secrets, table.locks())
        await last_step(table, seats)
        table.admit(self._connection, hello.secrets, plain=hello.plain)


def check_size(message: str | bytes) -> None:
    """Refuses a message that is too long; counts bytes, not characters."""
    size = len(message) if isinstance(message, bytes) or message.isascii() else len(message.encode())
    if size > wire.MAX_MESSAGE:
        raise too_large(wire.MAX_MESSAGE)


def decode(message: str | bytes) -> wire.ClientMessage:
    """The message in this JSON text; refuses anything else, and binary messages."""
    if isinstance(message, bytes):
        raise Refusal("malformed", "Messages are JSON texts, not binary.")
    try:
        return DECODER.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"The message can't be read: {error}") from None


def request_id(message: str | None) -> str:
    """The id of a request that was refused, if it has one that can be read."""
    if message is None or len(message) > wire.MAX_MESSAGE:
        return ""
    try:
        return msgspec.json.decode(message, type=RequestName).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
