"""Run the server: check that the port is free, open the database, say where to go."""

import argparse
import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import NoReturn, cast

import msgspec
import uvicorn
from fastapi import FastAPI

from tilery.engine.errors import TileryError
from tilery.server.app import create_app
from tilery.server.doors.lines import Line, raise_file_limit
from tilery.server.doors.table_line import TableLine
from tilery.server.garbage import Garbage
from tilery.server.logs import write_logs
from tilery.server.settings import Database, Settings, database_at, make_default_folder, read_settings
from tilery.server.store.backend import prepare, served
from tilery.tables.wire.messages import MAX_MESSAGE

HOST = "127.0.0.1"
PORT = 8080
MAX_FRAME = 4 * MAX_MESSAGE
"""A message that is a little too large is still read, so that it can be answered."""


SWITCH = 0.001
"""Seconds after which a busy event loop lets the thread that stores the moves go on. Python would take five times as
long, several times for each move."""
LAST_WORDS = 1.0
"""Seconds after which a server that stops cuts all lines."""


class PortError(TileryError):
    """The server can't listen where it should."""


class Announcing(uvicorn.Server):
    """Says where to go as soon as people can go there, and where the tables are if the database was just `made`."""

    def __init__(self, config: uvicorn.Config, address: str, made: Database | None, *, open_browser: bool) -> None:
        super().__init__(config)
        self._garbage = Garbage(cast(FastAPI, config.app).state.metrics)
        self._address = address
        self._made = made
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._garbage.start()
        print(f"Tilery is at {self._address} (Ctrl-C ends it)", flush=True)
        if self._made is not None:
            print(f"A new database was made: {self._made}", flush=True)
        if self._open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Give everybody a moment to read the last messages, and no more than that."""
        self._garbage.close()
        asyncio.get_running_loop().call_later(LAST_WORDS, self._hang_up)
        await super().shutdown(sockets)

    def _hang_up(self) -> None:
        for line in list(self.server_state.connections):
            line.transport.abort()


def serve(
    host: str = HOST,
    port: int = PORT,
    database: Database | None = None,
    *,
    open_browser: bool = False,
    origins: tuple[str, ...] = (),
    settings: Path | None = None,
    rooms: tuple[Path, ...] = (),
    share_port: bool = False,
) -> None:
    """Serve until Ctrl-C. Raises TileryError if the port is busy or the database can't be used."""
    found = read_settings(settings, database, origins, rooms)
    if share_port:
        found = msgspec.structs.replace(found, share_port=True)
    run(found, host, port, open_browser=open_browser)


def run(settings: Settings, host: str = HOST, port: int = PORT, *, open_browser: bool = False) -> None:
    """Serve with these settings until Ctrl-C or SIGTERM. Raises TileryError if the server can't start."""
    write_logs(settings.log)
    raise_file_limit()
    sys.setswitchinterval(SWITCH)
    signal.signal(signal.SIGTERM, end)
    make_default_folder(settings.database)
    with listen(host, port, shared=settings.share_port) as listener, served(settings.database):
        made = settings.database if prepare(settings.database) else None
        try:
            Announcing(configured(settings), address(listener), made, open_browser=open_browser).run([listener])
        except KeyboardInterrupt:
            print()


def end(*_: object) -> NoReturn:
    """End in good order, so that the lock is released. When the server is done, it passes the signal on to us."""
    sys.exit()


def configured(settings: Settings) -> uvicorn.Config:
    """The application, and how uvicorn shall run it."""
    return uvicorn.Config(
        create_app(settings),
        http=Line,
        ws=TableLine,
        ws_max_size=MAX_FRAME,
        ws_ping_interval=15,  # a line that died silently is noticed within the sum of both
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # costs more time than it saves for messages of a few kilobytes
        log_config=None,  # see logs.py
        access_log=False,  # the addresses of tables are invitations
        server_header=False,
        proxy_headers=False,  # whom to believe is a setting, see doors/addresses.py
        timeout_graceful_shutdown=5,
    )


def listen(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """A socket on this port, which other servers may share; raises PortError, which says why in words. One that is
    shared listens as soon as the server is ready."""
    if not 0 <= port <= 65535:  # some systems would quietly take another port
        raise PortError(f"There is no port {port}: they are numbered from 1 to 65535.")
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise PortError(f"There is no address '{host}' for port {port}: {error.strerror or error}.") from None
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listener.setsockopt(socket.SOL_SOCKET, _sharing(), 1)
        listener.bind(place)
        if not shared:  # otherwise people would be sent here, and have to wait, until the start is over
            listener.listen(1024)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortError(f"Port {port} is in use already: end the other program, or choose another port.") from None
        raise PortError(f"Port {port} of {host} can't be used: {error.strerror or error}.") from None
    return listener


def _sharing() -> int:
    """The option with which servers share a port."""
    if (found := getattr(socket, "SO_REUSEPORT", None)) is None:
        raise PortError("On this system no two servers can share a port.")
    return int(found)


def address(listener: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def has_screen() -> bool:
    """Whether there is a screen for a browser."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> None:
    """The server alone, for developers; people use `tilery serve`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--database", type=database_at, default=None)
    given = parser.parse_args()
    try:
        serve(given.host, given.port, given.database)
    except TileryError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
