"""The law of secrets once more, over real sockets: two servers, each with a database, hold twins of the same games.

All that comes out of one must come out of the other, byte for byte: frames, answers, counts, and the logs they write.
Only the seal of the shuffle is left out (see `seals`).
"""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import connect

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
from tilery.server.store.database import prepare
from tilery.server.store.sql_store import SqlStore
from tilery.tables.people.seat_secrets import hashed
from tilery.tables.store.rows import LogRow, SeatRow, TableRow
from tilery.tables.wire import messages as wire


class Pair(msgspec.Struct, frozen=True):
    """A table in both databases: how far it was played, and what happens next."""

    id: str
    match: AnyMatch
    viewer: Seat | None
    twin: Twin
    began: int


class Wired(Leaks):
    """What the trial saw in each game."""

    def __str__(self) -> str:
        return f"over real sockets, {super().__str__()}"

    @property
    def held(self) -> bool:
        return not self.leaks and self.kinds.keys() >= MESSAGES - {"done"}  # those who only watch make no step


def run(folder: Path, times: int, *, seed: int = 0) -> Wired:
    """Compare this many tables."""
    found = Wired()
    pairs = list(_pairs(times, random.Random(seed)))
    servers = []
    for side in range(2):
        place = folder / f"side-{side}"
        place.mkdir()
        asyncio.run(_fill(place / "tables.db", pairs, side))
        servers.append(Server(place, errors=FAST, metrics=True))
    try:
        for pair in pairs:
            found.states[pair.match.game.info.id] += 1
            found.differing[pair.match.game.info.id] += 1
            found.twins[pair.match.game.info.id] += 1
            heard = [_visit(server, pair, side) for side, server in enumerate(servers)]
            for channel in heard[0]:
                found.compare(f"{pair.match.game.info.id} to {pair.viewer}, {channel}", *(h[channel] for h in heard))
        counts = [[line for line in _read(server, "metrics") if b"_seconds" not in line] for server in servers]
        found.compare("metrics", *counts)
    finally:
        for server in servers:
            server.close()
    found.compare("logs", *([_timeless(server.said)] for server in servers))
    return found


def _pairs(times: int, rng: random.Random) -> Any:
    tables = [table for table in TABLES if ledger_of(table.game).STOCK]  # the others have no secrets in their logs
    number = made = 0
    while made < times:
        table = tables[number % len(tables)]
        number += 1
        match, viewer = played(table, number), rng.choice(table.viewers)
        for twin in twins(match, viewer, rng, 1):
            # It begins where a person has to move after the difference: the rest happens while somebody watches.
            later = [n for n in range(twin.at + 1, twin.end) if match.log[n].seat != CHANCE]
            if later and made < times:
                yield Pair(f"table-{made}", match, viewer, twin, rng.choice(later))
                made += 1


def _ways(pair: Pair) -> tuple[Any, Any]:
    return pair.twin.moves, pair.twin.others


async def _fill(database: Path, pairs: list[Pair], side: int) -> None:
    prepare(database)
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


def _visit(server: Server, pair: Pair, side: int) -> dict[str, list[bytes]]:
    """What somebody hears at a table where somebody else makes the next move, if that needs no new chance move."""
    match, viewer, moves = pair.match, pair.viewer, _ways(pair)[side]
    heard: dict[str, list[bytes]] = {"REST": [], "socket": []}
    seat = viewer or 0
    for path in ("", "/rounds/0/replay", f"/rounds/0/replay?seat={seat}", "/rounds/0/record", "/rounds/0/hints"):
        heard["REST"] += _read(server, f"api/tables/{pair.id}{path}")
    with connect(f"ws://{server.address}/ws/tables/{pair.id}") as socket:
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
            with connect(f"ws://{server.address}/ws/tables/{pair.id}") as other:
                hello = wire.Hello(wire.VERSION, (_key(side, mover),))
                request = wire.Move("theirs", mover, seq, match.game.write(move))
                for message in (hello, request):
                    other.send(msgspec.json.encode(message).decode())
                while json.loads(heard["socket"][-1])["type"] != "update":
                    heard["socket"].append(str(socket.recv(PATIENCE)).encode())
    heard["socket"] = unsealed(heard["socket"], _seed(pair, side))
    return heard


def _read(server: Server, path: str) -> list[bytes]:
    """Status and lines of an answer."""
    answer = server.http.get(f"http://{server.address}/{path}")
    return [str(answer.status_code).encode(), *answer.content.splitlines()]


def _timeless(log: str) -> bytes:
    return "\n".join(line.split(" ", 2)[-1] for line in log.splitlines()).encode()
