"""TCP connections before anybody reads what they say: how many there may be, and how much and how slowly they talk.

uvicorn reads heads of any size for any time, and takes any number of connections. The application never learns of what
is refused here.
"""

import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Protocol

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from tilery.server.doors.addresses import counted_as, is_trusted
from tilery.server.metrics import Metrics
from tilery.server.settings import Settings

if sys.platform != "win32":
    import resource

logger = logging.getLogger(__name__)

MAX_URL = 8 * 1024
MAX_HEAD = 16 * 1024
MAX_HEADERS = 100
MAX_UPLOAD = 1024 * 1024
"""Bytes of a body after which nobody listens any more; the client was told long before that it is too large."""
MAX_PIPELINED = 16
"""Requests that may be sent before the first is answered. Browsers and proxies wait for the answer."""
HEAD_SECONDS = 15.0
BODY_SECONDS = 30.0
UNREAD_SECONDS = 30.0
"""A client that reads nothing of an answer for this long is taken for gone."""
LINGER = 0.5
"""Seconds in which a client can read why it is turned away."""
SLICE = 16 * 1024
"""How many bytes are read at a time before the limits are checked."""
SPARE_FILES = 200
"""Open files for things other than connections: the database, the processes of bots, pages that are being sent."""
SPARE_LINES = 16
"""Connections beyond those of tables, so that people who find no room at a table can be told so."""
QUIET = 60.0
"""Seconds between two lines in the log about the same trouble."""


def raise_file_limit() -> None:
    """Let this process have as many open files as it may: each connection is one."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # macOS says that there is no limit, but has one
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def file_limit() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return sys.maxsize
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


class Speaker(Protocol):
    """A line with something to send."""

    def write(self) -> None:
        """Send it all now."""


class Outbox:
    """The lines that have something to send from this turn of the event loop. All of it is sent at the end of the turn,
    so that the answer and the news of one move are one write."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: list[Speaker] = []

    def add(self, line: Speaker) -> None:
        """Let this line write at the end of the turn. Add it only once until then."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.send)
        self._waiting.append(line)

    def send(self) -> None:
        """Let all lines write. If one of them fails, the others write in the next turn."""
        waiting, self._waiting = self._waiting[::-1], []
        try:
            while waiting:
                waiting.pop().write()
        finally:
            for line in waiting:
                self.add(line)


class Lines:
    """How many connections there are, in all and from each address. A page needs a few more than the one to its table.

    One address gets half of them at most, so that it never has them all; except a trusted proxy, which speaks for many.
    """

    def __init__(
        self, settings: Settings, metrics: Metrics, files: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = max(2, min(2 * settings.connections + SPARE_LINES, files - SPARE_FILES))
        self._most_from_one = min(2 * settings.connections_per_address + SPARE_LINES, self._most // 2)
        self._proxies = settings.trusted_proxies
        self._metrics = metrics
        self._clock = clock
        self._from: Counter[str] = Counter()
        self._told_at = -QUIET
        self._turned_away = 0
        self.size = 0
        self.outbox = Outbox()

    def enter(self, peer: str) -> bool:
        """Let one more connection in; gives False if there is no room."""
        address = counted_as(peer)
        full = self._from[address] >= self._most_from_one and not is_trusted(peer, self._proxies)
        if full or self.size >= self._most:
            self._tell(address)
            return False
        self.size += 1
        self._from[address] += 1
        return True

    def leave(self, peer: str) -> None:
        """A connection that had entered is closed."""
        address = counted_as(peer)
        self.size -= 1
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]

    def count(self, status: int) -> None:
        """Count a connection that was refused with this status."""
        self._metrics.count("tilery_lines_refused_total", status=str(status))

    def _tell(self, address: str) -> None:
        """Log it, but not for each of thousands."""
        self._turned_away += 1
        now = self._clock()
        if now - self._told_at < QUIET:
            return
        logger.warning(
            "no room for a connection from %s: %d are open, %d of them from there; %d turned away since this was said",
            address,
            self.size,
            self._from[address],
            self._turned_away,
        )
        self._told_at, self._turned_away = now, 0


def lines_of(config: Config) -> Lines:
    """The lines of the server that has this configuration."""
    lines: Lines = config.app.state.lines  # type: ignore[union-attr]
    return lines


class TooMuch(Exception):
    """Stops the parser: nobody reads on."""


class Line(HttpToolsProtocol):
    """A connection that speaks HTTP, with limits."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._lines = lines_of(config)
        self._entered = False
        self._gone = False
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._in_body = False
        self._answering: RequestResponseCycle | None = None
        self._head = self._body = 0
        """Bytes read so far, of the head and of the body."""
        self._status = HTTPStatus.BAD_REQUEST

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def _current(self) -> RequestResponseCycle | None:
        """The request that was read last; None before the first."""
        return self.cycle

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._entered = self._lines.enter(self._peer)
        if self._entered:
            self._expect(HEAD_SECONDS)
        else:
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE, linger=0)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self._watch_reader(None)
        if self._entered:
            self._lines.leave(self._peer)
        if self._answering is not None:  # uvicorn tells only the request that was read last
            self._answering.disconnected = True
            self._answering.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for start in range(0, len(data), SLICE):
            if self._gone or self.transport.is_closing() or not self._read(data[start : start + SLICE]):
                return

    def _read(self, piece: bytes) -> bool:
        """Read a piece; gives whether to read on."""
        if self._in_body:
            self._body += len(piece)
        else:
            self._head += len(piece)
            if self._deadline is None:
                self._expect(HEAD_SECONDS)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            elif self._current is not None:
                self._current.keep_alive = False  # it is answered without the upgrade, and what follows can't be read
            return False
        except httptools.HttpParserError:
            self._turn_away(self._status)
            return False
        if self._head > MAX_HEAD + SLICE:  # the piece may begin with the end of another request
            self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._body > MAX_UPLOAD:
            self._turn_away(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        return True

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._deadline is None:
            self._expect(HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > MAX_URL:
            self._refuse(HTTPStatus.REQUEST_URI_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MAX_HEADERS or len(name) + len(value) > MAX_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        if sum(len(name) + len(value) for name, value in self.headers) > MAX_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if len(self.pipeline) >= MAX_PIPELINED:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
        self._head = self._body = 0
        self._in_body = True
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_body = False
        self._body = 0
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """The server stops: don't wait for the rest of a request."""
        if self._in_body or self._gone:
            self.transport.abort()
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        self._watch_reader(None)
        super().resume_writing()

    def _expect(self, seconds: float | None) -> None:
        """What is being read must be complete in this many seconds; None: there is no limit."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._expired)

    def _expired(self) -> None:
        self._deadline = None
        if self._current is None and not self._head:
            self.transport.close()  # a client that has said nothing needs no answer
        else:
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT)

    def _watch_reader(self, waiting: int | None) -> None:
        """This many bytes wait for the client: after a while, some of them must have been read. None: stop watching."""
        if self._unread is not None:
            self._unread.cancel()
        self._unread = None if waiting is None else self.loop.call_later(UNREAD_SECONDS, self._look, waiting)

    def _look(self, waited: int) -> None:
        if (waiting := self.transport.get_write_buffer_size()) >= waited:
            self.transport.abort()
        else:
            self._watch_reader(waiting)

    def _refuse(self, status: HTTPStatus) -> None:
        """Refuse the request from inside the parser, which then stops."""
        self._status = status
        raise TooMuch

    def _turn_away(self, status: HTTPStatus, linger: float = LINGER) -> None:
        """Say why, if no answer is being sent, and read no more. A connection with unread bytes that is closed at once
        would be reset, and the client would not get the answer."""
        if self._gone or self.transport.is_closing():
            return
        self._gone = True
        self._lines.count(status)
        self._expect(None)
        self.transport.pause_reading()
        self.flow.read_paused = False  # otherwise uvicorn would read on after answering an earlier request
        cycle = self._current
        if cycle is None or cycle.response_complete or not (cycle.response_started or self.pipeline):
            words = f"{status.value} {status.phrase}"
            self.transport.write(
                f"HTTP/1.1 {words}\r\nContent-Type: text/plain\r\nContent-Length: {len(words)}\r\n"
                f"Connection: close\r\n\r\n{words}".encode()
            )
        self.pipeline.clear()
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if linger:
            self.loop.call_later(linger, self.transport.abort)
        else:
            self.transport.close()
