"""The whole application without a network and without a disk. What it would send is collected as bytes."""

import asyncio
import logging
import pickle
import random
from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
from fastapi.routing import APIRoute

from tests.kit.clock import Hands
from tilery.engine.bot import RandomBot
from tilery.engine.game import Seat
from tilery.engine.match import AnyMatch
from tilery.games import GAMES, RANDOM
from tilery.server.app import create_app
from tilery.server.doors import tables_api
from tilery.server.doors.budgets import Budgets
from tilery.server.doors.table_line import EXTENSION, Attendant
from tilery.server.logs import TextLines
from tilery.server.metrics import Metrics
from tilery.server.settings import Settings
from tilery.server.store.sql_store import SqlStore
from tilery.tables.help.coach import Coach
from tilery.tables.help.hints import Adviser
from tilery.tables.house.neighbourhood import Neighbourhood
from tilery.tables.house.tables import Tables
from tilery.tables.neighbours import NOBODY_ELSE, NoNeighbours, Note
from tilery.tables.people.seat_secrets import hashed
from tilery.tables.store.rows import HintRow, LibraryRow, LogRow, SeatRow, Stored, TableRow
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.table.client import Seats
from tilery.tables.table.hints_given import GivenHint
from tilery.tables.table.table import Table
from tilery.tables.table.thinker import Asker, ThinkerFailed, Wrong
from tilery.tables.thinking.bot_desk import BotDesk
from tilery.tables.thinking.pool import WorkerPool
from tilery.tables.thinking.questions import BotQuestion
from tilery.tables.wire.refusal import Refusal, storage_failed

TABLE = "the-table"
ENDLESS = (1e9, 1e9)


class Forgetful(SqlStore):
    """A store that takes everything and keeps nothing, or fails with an error that contains all secrets."""

    def __init__(self) -> None:
        self.failing_with: str | None = None

    async def append(self, table: str, row: LogRow, finished: LibraryRow | None = None) -> None:
        if self.failing_with is not None:
            raise RuntimeError(self.failing_with)

    async def add_hint(self, table: str, row: HintRow) -> None:
        await self.append(table, LogRow(0, "move"))

    async def load(self, table: str) -> Stored | None:
        return None

    async def step(self, table: str, seq: int) -> LogRow | None:
        return None

    async def latest(self, tables: Sequence[str]) -> list[Stored]:
        raise storage_failed()  # then what is in memory will do


class Thinker(BotDesk):
    """Bots that are asked as usual and answer at once: with any legal move, or as badly as they are told to."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(WorkerPool([]), 1, metrics)
        self.questions: list[bytes] = []
        self.answering: str | None = ""

    async def _ask(self, question: BotQuestion, asker: Asker) -> str:
        self.questions.append(msgspec.json.encode(question))
        if self.answering is None:
            raise ThinkerFailed("it crashed")
        if self.answering:
            return self.answering
        # Through the pipe and back: a bot gets what it is sent and nothing else.
        asked: BotQuestion = pickle.loads(pickle.dumps(question))
        rules = GAMES.get(asked.game)
        move = rules.write(RandomBot(rules).choose(asked.view, random.Random(asked.seed or 0)))
        return msgspec.json.encode(Wrong(move, 0.5)).decode() if asked.move else move


class Others(NoNeighbours):
    """Other servers of the same house. They hear everything, and this one keeps the table."""

    alone = False

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def tell(self, note: Note) -> None:
        self.heard.append(msgspec.json.encode(note))


class House:
    """One server with one table. Two of them can be asked the same questions."""

    def __init__(self) -> None:
        settings = Settings(
            Path("nowhere.db"),
            messages=ENDLESS,
            errors=ENDLESS,
            gets=ENDLESS,
            posts=ENDLESS,
            budget=ENDLESS,
            tables_per_day=0,
            bytes_per_day=0,
            metrics=True,
        )
        self.app = create_app(settings)
        self.store = Forgetful()
        state = self.app.state
        self.thinker = Thinker(state.metrics)
        state.settings = settings
        self.others = Others()
        state.autoplay = Autoplay(self.store, self.thinker, neighbours=self.others)
        state.adviser = Adviser(self.store, self.thinker)
        state.coach = Coach(self.store, self.thinker, ready=lambda _: True)
        state.tables = self.tables = Tables(self.store, state.autoplay)
        self._neighbourhood = Neighbourhood(self.tables, state.autoplay)

    def put(self, table: Table) -> None:
        self.tables._cached[TABLE] = table

    def asked_elsewhere(self) -> None:
        """Another server has loaded the table, and asks how things stand."""
        self._neighbourhood.take(Note(TABLE, by="another", asks=True))

    async def get(self, path: str) -> bytes:
        """An answer with its status and all its headers."""
        path, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(b"host", b"tiles.example.org")],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }
        sent: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(repr((message.get("status"), message.get("headers"), message.get("body"))).encode())

        await self.app(scope, receive, send)
        return b"\n".join(sent)

    async def talk(self, messages: Iterable[bytes | None]) -> list[bytes]:
        """All that a client hears if it says this and then leaves; None is a pause until nothing more comes."""
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/ws/tables/{TABLE}",
            "raw_path": b"",
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"tiles.example.org")],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "extensions": {EXTENSION: (line := Words())},
        }
        heard = line.heard

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def silence() -> None:
            before = -1
            while len(heard) > before:
                before = len(heard)
                for _ in range(6):
                    await asyncio.sleep(0)

        async def send(message: Any) -> None:
            assert message["type"] == "websocket.accept"

        await self.app(scope, receive, send)
        for message in chain(messages, [None]):
            if message is None:
                await silence()
            elif not line.over:
                await line.attendant.hear(message.decode(), b"")
        line.attendant.gone()
        return heard

    def readings(self) -> list[str]:
        """Every address where something about a table can be read."""
        routes = [route for route in tables_api.router.routes if isinstance(route, APIRoute)]
        about = [route.path for route in routes if "GET" in (route.methods or ()) and "{table}" in route.path]
        return [path.format(table=TABLE, round=0) for path in about]

    def counts(self) -> bytes:
        """What /metrics tells, except for what depends on the clock."""
        lines = self.app.state.metrics.text().splitlines()
        return "\n".join(line for line in lines if "_seconds" not in line).encode()


class Words:
    """A line that keeps what is said on it."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.waiting_bytes = 0
        self.budgets: Budgets | None = None
        self.address = ""
        self.over = False
        self.attendant: Attendant

    def listen(self, attendant: Attendant) -> None:
        self.attendant = attendant

    def take_turn(self) -> bool:
        return False

    def take_work(self) -> float:
        return 0.0

    def say(self, text: bytes) -> None:
        self.heard.append(text)

    def end(self, code: int) -> None:
        self.heard.append(f"ended with {code}".encode())
        self.over = True


class Listener:
    """Somebody at the table who says nothing."""

    def __init__(self, viewer: Seat | None) -> None:
        self.seats: Seats | None = frozenset() if viewer is None else frozenset({viewer})
        self.shown: frozenset[bytes] = frozenset()
        self.plain = False
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def send_away(self, refusal: Refusal) -> None:
        self.send(refusal.code.encode())


def table_of(
    match: AnyMatch,
    viewer: Seat | None,
    secret: str,
    *,
    seq: int,
    hinted: Sequence[tuple[Seat, str]],
    alone: bool = False,
    others: Others | None = None,
) -> Table:
    """A table in the middle of a game. `secret` is what only others know, such as their secrets and request ids;
    `hinted` are the hints that somebody has taken, with what they said. `alone`: the others are bots. `others` are the
    servers that hear of it."""
    seats = tuple(
        SeatRow(seat, "device", f"Player {seat}", "", hashed(key_of(seat) if seat == viewer else f"{secret} {seat}"))
        if seat == viewer or not alone
        else SeatRow(seat, "bot", f"Bot {seat}", RANDOM)
        for seat in range(match.seats)
    )
    info = match.game.info
    stored = Stored(TableRow(TABLE, info.id, info.rules_version, match.options), seats, ())
    return Staged(stored, match, secret, seq, hinted, others)


class Staged(Table):
    """A table whose match is in no log. Its clock stands still."""

    def __init__(
        self,
        stored: Stored,
        match: AnyMatch,
        secret: str,
        seq: int,
        hinted: Sequence[tuple[Seat, str]],
        others: Others | None,
    ) -> None:
        super().__init__(stored, Hands(), neighbours=others or NOBODY_ELSE)
        self.match, self.seq = match, seq
        self.answers = {f"{secret}-{seat}": 1 for seat in range(match.seats)}
        self.hints = tuple(GivenHint(HintRow(seq - 1, seat, True, move), len(match.log)) for seat, move in hinted)


def key_of(seat: Seat) -> str:
    return f"the secret of seat {seat}"


class Lines(logging.Handler):
    """The server's log as it would be written, without the time."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(TextLines())
        self._lines: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record).split(" ", 2)[2].encode())

    def taken(self) -> list[bytes]:
        lines, self._lines = self._lines, []
        return lines
