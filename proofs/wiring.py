"""The law of secrets once more, over real sockets: two servers, each with a database, hold twins of the same games.

All that comes out of one must come out of the other, byte for byte: frames, answers, counts, and the logs they write.
Only the seal of the shuffle is left out (see `seals`). On the cluster there are two servers on each side, and the
others at a table come through the second one. All that the two tell each other over NATS is compared, too.
"""

import asyncio
import json
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from proofs.cluster.house import Alone, Hall
from proofs.cluster.overheard import Overheard
from proofs.house import key_of
from proofs.leaks import MESSAGES, Leaks, played
from proofs.seals import unsealed
from proofs.twins import Twin, twins
from tests.conformance.ledgers import ledger_of
from tests.conformance.tables import TABLES
from tests.kit.process import PATIENCE
from tests.kit.server import FAST, Server
from tilery.engine.chance import derived_seed, fresh_seed
from tilery.engine.game import CHANCE, Seat
from tilery.engine.match import AnyMatch
from tilery.server.settings import Database
from tilery.server.store.sql_store import SqlStore
from tilery.tables.people.seat_secrets import hashed
from tilery.tables.store.rows import LogRow, SeatRow, TableRow
from tilery.tables.wire import messages as wire

ELSEWHERE = {"done", "coached", "signed"}
"""Here nobody makes a step, asks for the coach or makes a sign: `leaks` compares those answers."""
CUT = "NATS"
"""What the log speaks of if a line to it was lost."""
LATE = 5.0
"""Seconds that a word may take on a busy machine."""


class Pair(msgspec.Struct, frozen=True):
    """A table in both databases: how far it was played, and what happens next."""

    id: str
    match: AnyMatch
    viewer: Seat | None
    twin: Twin
    began: int


class Wired(Leaks):
    """What the trial saw in each game."""

    words = 0
    """Of servers to each other."""
    deaf = False
    """The machine was so busy that servers lost their line to NATS: then words are lost, here or there."""

    def __str__(self) -> str:
        words = f", with {self.words} words over NATS" * (self.words > 0)
        words += ", but not their words over NATS, whose line was lost" * self.deaf
        return f"over real sockets{words}, {super().__str__()}"

    @property
    def held(self) -> bool:
        return not self.leaks and not self.deaf and self.kinds.keys() >= MESSAGES - ELSEWHERE


def run(folder: Path, times: int, *, hall: Callable[..., Hall] = Alone, seed: int = 0) -> Wired:
    """Compare this many tables."""
    found = Wired()
    folder = Path(tempfile.mkdtemp(dir=folder))
    pairs = list(_pairs(times, random.Random(seed)))
    halls: list[Hall] = []
    ears: list[Overheard] = []
    try:
        with ThreadPoolExecutor() as both:
            halls += both.map(lambda side: hall(folder / f"side-{side}", errors=FAST, metrics=True), range(2))
        for side, each in enumerate(halls):
            asyncio.run(_fill(each.database, pairs, side))
        ears += [Overheard(bus) for each in halls for bus in each.busses]
        for number, pair in enumerate(pairs):
            found.states[pair.match.game.info.id] += 1
            found.differing[pair.match.game.info.id] += 1
            found.twins[pair.match.game.info.id] += 1
            heard = [_visit(_in_order(each, number), pair, side) for side, each in enumerate(halls)]
            for channel in heard[0]:
                found.compare(f"{pair.match.game.info.id} to {pair.viewer}, {channel}", *(h[channel] for h in heard))
        # How often two servers look at the database depends on the time.
        if not ears:
            found.compare("metrics", *(_counts(each.servers[0]) for each in halls))
        elif any(CUT in server.said for each in halls for server in each.servers):
            found.deaf = True
        else:
            _compare_words(found, pairs, ears)
    finally:
        for ear in ears:
            ear.close()
        for each in halls:
            each.close()
    found.compare("logs", *([_timeless(server.said) for server in each.servers] for each in halls))
    return found


def _in_order(hall: Hall, number: int) -> tuple[Server, Server]:
    """Where the viewer is, and where the others are: by turns at either server."""
    near, far = hall.servers[0], hall.servers[-1]
    return (far, near) if number % 2 else (near, far)


def _compare_words(found: Wired, pairs: list[Pair], ears: Sequence[Overheard]) -> None:
    """Compare what was said of each table. How often, depends on the time."""
    for pair in pairs:
        until = time.monotonic() + LATE
        while len({*map(tuple, said := [ear.about(pair.id) for ear in ears])}) > 1 and time.monotonic() < until:
            time.sleep(0.05)
        found.compare(f"{pair.match.game.info.id}, over NATS", *said)
        found.words += len(said[0])
        for side, words in enumerate(said):
            secrets = [pair.id, key_of(pair.viewer or 0), *(_key(side, seat) for seat in range(pair.match.seats))]
            found.leaks += [f"{secret!r} over NATS" for secret in secrets if secret.encode() in b" ".join(words)]


def _counts(server: Server) -> list[bytes]:
    return [line for line in _read(server, "metrics") if b"_seconds" not in line]


def _pairs(times: int, rng: random.Random) -> Any:
    tables = [table for table in TABLES if ledger_of(table.game).STOCK]  # the others have no secrets in their logs
    number = made = 0
    while made < times:
        table = tables[number % len(tables)]
        number += 1
        match, viewer = played(table, number), rng.choice(table.viewers)
        for twin in twins(match, viewer, rng, 1):
            # It begins where a person has to move after the difference: the rest happens while somebody watches.
            # What is asked there is the same on both sides, so the moves to come have to be.
            same = [n for n in range(twin.at + 1, twin.end) if twin.moves[n : n + 3] == twin.others[n : n + 3]]
            later = [n for n in same if match.log[n].seat != CHANCE]
            if later and made < times:
                yield Pair(f"table-{made}", match, viewer, twin, rng.choice(later))
                made += 1


def _ways(pair: Pair) -> tuple[Any, Any]:
    return pair.twin.moves, pair.twin.others


async def _fill(database: Database, pairs: list[Pair], side: int) -> None:
    store = SqlStore(database)
    store.start()
    for pair in pairs:
        info = pair.match.game.info
        row = TableRow(pair.id, info.id, info.rules_version, pair.match.options)
        seats = [
            SeatRow(seat, "device", f"P{seat}", "", hashed(key_of(seat) if seat == pair.viewer else _key(side, seat)))
            for seat in range(pair.match.seats)
        ]
        await store.create(row, seats, _rows(pair.match, _ways(pair)[side][: pair.began], _seed(pair, side)))
    await store.close()


def _key(side: int, seat: Seat) -> str:
    return f"the secret of seat {seat} on side {side}"


def _seed(pair: Pair, side: int) -> bytes:
    return derived_seed(pair.id, side)


def _rows(match: AnyMatch, moves: Any, seed: bytes) -> list[LogRow]:
    """Moves as the server stores them: chance belongs to the step before it."""
    write = match.game.write
    rows = [LogRow(0, "start", seed=seed)]
    for seat, move in moves:
        if seat == CHANCE:
            rows[-1] = msgspec.structs.replace(rows[-1], chance=(*rows[-1].chance, write(move)))
        else:
            rows.append(LogRow(len(rows), "move", seat=seat, move=write(move), request_id=fresh_seed().hex()))
    return rows


def _visit(servers: tuple[Server, Server], pair: Pair, side: int) -> dict[str, list[bytes]]:
    """What somebody hears at a table where somebody else makes the next move, if that needs no new chance move."""
    near, far = servers
    match, viewer, moves = pair.match, pair.viewer, _ways(pair)[side]
    heard: dict[str, list[bytes]] = {"REST": [], "socket": []}
    seat = viewer or 0
    for server in dict.fromkeys(servers):
        for path in ("", "/rounds/0/replay", f"/rounds/0/replay?seat={seat}", "/rounds/0/record", "/rounds/0/hints"):
            heard["REST"] += _read(server, f"api/tables/{pair.id}{path}")
    with connect(f"ws://{near.address}/ws/tables/{pair.id}") as socket:
        secrets = () if viewer is None else (key_of(viewer),)

        def ask(message: wire.ClientMessage) -> Any:
            socket.send(msgspec.json.encode(message).decode())
            name = getattr(message, "id", None)
            while True:
                text = str(socket.recv(PATIENCE))
                heard["socket"].append(text.encode())
                answer = json.loads(text)
                if name is None or answer.get("id") == name:
                    return answer

        ask(wire.Ping("ping"))
        seq = ask(wire.Hello(wire.VERSION, secrets))["seq"]
        for number, (_, move) in enumerate(moves[pair.began : pair.began + 3]):
            ask(wire.Check(f"c{number}", seat, match.game.write(move)))
        ask(wire.Move("m", seat, seq, "nonsense"))
        ask(wire.Undo("u", (seat + 1) % 5, seq))
        ask(wire.Hint("h", seat, seq, whole=True))
        mover, move = moves[pair.began]
        after = moves[pair.began + 1][0] if pair.began + 1 < pair.twin.end else CHANCE
        if mover != viewer and after != CHANCE:
            with connect(f"ws://{far.address}/ws/tables/{pair.id}") as other:
                hello = wire.Hello(wire.VERSION, (_key(side, mover),))
                request = wire.Move("theirs", mover, seq, match.game.write(move))
                other.send(msgspec.json.encode(hello).decode())
                _hear(socket, heard["socket"], "seats")  # the mover is there
                other.send(msgspec.json.encode(request).decode())
                _hear(socket, heard["socket"], "update")
    heard["socket"] = unsealed(heard["socket"], _seed(pair, side))
    return heard


def _hear(socket: ClientConnection, heard: list[bytes], kind: str) -> None:
    """Listen until such a message comes."""
    while True:
        heard.append(str(socket.recv(PATIENCE)).encode())
        if json.loads(heard[-1])["type"] == kind:
            return


def _read(server: Server, path: str) -> list[bytes]:
    """Status and lines of an answer."""
    answer = server.http.get(f"http://{server.address}/{path}")
    return [str(answer.status_code).encode(), *answer.content.splitlines()]


def _timeless(log: str) -> bytes:
    return "\n".join(line.split(" ", 2)[-1] for line in log.splitlines() if CUT not in line).encode()
