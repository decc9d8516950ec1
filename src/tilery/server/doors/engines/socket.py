"""The WebSocket of a bot with a token: the messages of docs/engines.md, checked one by one.

Anybody may open the line, but who has no token learns nothing except the version of the protocol. It has some seconds
to say who it is, and an address that tries wrong tokens again and again is shut out for a while.
"""

import asyncio

from starlette.datastructures import Headers, State
from starlette.types import Receive, Scope, Send

from tilery import __version__
from tilery.protocol.messages import (
    MAX_MESSAGE,
    VERSION,
    Hello,
    HouseMessage,
    Leave,
    Move,
    ProtocolError,
    Ready,
    Refused,
    Sit,
    understood,
    written,
)
from tilery.server.doors.admin_api import BEARER
from tilery.server.doors.limits import Buckets, check_host, check_origin
from tilery.server.doors.quotas import STEP
from tilery.server.doors.socket import LimitedLine
from tilery.server.doors.table_line import POLICY
from tilery.tables.engines.desk import EngineDesk
from tilery.tables.engines.engine import Engine
from tilery.tables.engines.tokens import MAX_TOKEN, Tokens
from tilery.tables.house.lobby import by_invite
from tilery.tables.wire.failure import failure
from tilery.tables.wire.refusal import Refusal, too_fast, too_large
from tilery.tables.wire.wishes import TakeSeat

PLACE = "/ws/engines"
READY_SECONDS = 20.0
NO_TOKEN = 4401
"""The close code for a line without a good token."""


async def line_of_engine(state: State, scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a connection of a bot, and start listening to it."""
    socket = EngineSocket(state, scope)
    await receive()
    await send({"type": "websocket.accept"})
    socket.run(scope)


class EngineSocket(LimitedLine):
    """The life of one connection of one bot."""

    def __init__(self, state: State, scope: Scope) -> None:
        super().__init__(state, scope)
        self._desk: EngineDesk = state.engines
        self._tokens: Tokens = state.tokens
        self._wrong: Buckets = state.wrong_tokens
        self._token = ""
        self._engine: Engine | None = None
        self._unready: asyncio.TimerHandle

    def run(self, scope: Scope) -> None:
        """Greet the bot, or send it away."""
        try:
            headers = Headers(scope=scope)
            check_host(headers, self._settings.hosts)
            check_origin(headers, self._settings.origins)
            given = headers.get("authorization", "")
            self._token = given.removeprefix(BEARER) if given.startswith(BEARER) else ""
            scope.clear()  # otherwise it would stay in memory as long as the line is open
            self._crowd.join(self._address)
        except Refusal as refusal:
            self._refuse(refusal.code, refusal.text)
            self._line.end(POLICY)
            return
        self._say(Hello(VERSION, f"tilery {__version__}"))
        self._unready = asyncio.get_running_loop().call_later(READY_SECONDS, self._line.end, POLICY)
        self._line.listen(self)

    async def hear(self, text: str | None, data: bytes) -> None:
        self._budgets.charge(self._address, self._line.take_work())
        try:
            if not (self._line.take_turn() or await self._budgets.turn(self._address)):
                raise too_fast()
            await self._budgets.charged(self._address, self._answer(data if text is None else text.encode()))
        except Refusal as refusal:
            self._refuse(refusal.code, refusal.text)
        except ProtocolError as error:
            self._refuse("malformed", str(error))
        except Exception as error:  # noqa: BLE001 - if it weren't told, the bot would wait for an answer
            self._refuse("internal", failure(error, "a bot's line").text)
            self._line.end(POLICY)

    def gone(self) -> None:
        self._crowd.leave(self._address)
        self._unready.cancel()
        if self._engine is not None:
            self._desk.sign_out(self._engine)

    def _say(self, message: HouseMessage) -> None:
        self._line.say(written(message))

    def _refuse(self, code: str, text: str, number: int = 0) -> None:
        self._say(Refused(number, text))
        self._metrics.count("tilery_refusals_total", code=code)
        if not self._errors.take():
            self._line.end(POLICY)

    async def _answer(self, message: bytes) -> None:
        """Check a message from the outside in, and do what it says."""
        if len(message) > MAX_MESSAGE:
            raise too_large(MAX_MESSAGE)
        if not self._messages.take():
            raise too_fast()
        said = understood(message)
        if self._engine is None:
            if not isinstance(said, Ready):
                raise ProtocolError("Say 'ready' first.")
            await self._let_in(said)
        elif isinstance(said, Move):
            self._engine.hear(said)
        elif isinstance(said, Sit):
            await self._sit(self._engine.name, said)
        elif isinstance(said, Leave):
            self._desk.leave(self._engine.name, said.table)
        else:
            raise ProtocolError("You said 'ready' before.")

    async def _let_in(self, ready: Ready) -> None:
        if ready.version != VERSION:
            self._refuse("version", f"This server speaks version {VERSION} of the protocol.")
            self._line.end(POLICY)
            return
        name = await self._named(self._token or ready.token)
        if name is None:
            self._refuse("no-token", "This is no token of a bot here. It may have been revoked.")
            self._line.end(NO_TOKEN)
        elif not self._line.over:  # it may have left while we looked
            self._unready.cancel()
            at_once = self._settings.engine_tables
            self._engine = Engine(name, ready, self._say, lambda: self._line.end(POLICY), at_once=at_once)
            self._desk.sign_in(self._engine)

    async def _named(self, token: str) -> str | None:
        """The name that belongs to this token. Refuses whoever has tried too many wrong ones."""
        wrong = self._wrong.of(self._address)
        if wrong.empty():
            raise too_fast()
        name = await self._tokens.find(token) if len(token) <= MAX_TOKEN else None
        if name is None or name in self._settings.engines:
            wrong.take()
            return None
        return name

    async def _sit(self, name: str, asked: Sit) -> None:
        quota = self._quotas.of(self._address)
        try:
            quota.may_go_on()
            table = (await by_invite(self._tables, asked.invite)).id if asked.invite else asked.table
            await self._tables.seat_engine(table, name, TakeSeat(invite=asked.invite))
            quota.stored(STEP)
        except Refusal as refusal:
            self._refuse(refusal.code, refusal.text, asked.id)
