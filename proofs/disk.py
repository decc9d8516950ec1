"""Take the server its disk while people and bots play: full, nearly full, or locked by another program.

Every move is either acknowledged and stored, or refused as `storage` and nowhere to be found. When the disk is well
again everybody goes on as if nothing had been, on the same connection, and nobody has to start anything.
"""

import json
import random
import resource
import sqlite3
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from proofs.kill import legal
from proofs.serving import TOO_SMALL, Server

FAULTS = ("full", "locked", "nearly full")
PEOPLE = 3
"""Tables at which somebody plays both seats."""
SECONDS = 60
"""How long a client waits for an answer before it gives the trial up."""
MOST_TRIES = 200
WISH = {"game": "triominos", "seats": [{"kind": "device"}, {"kind": "device"}]}


class Faults:
    """What the trial saw, over all faults."""

    def __init__(self) -> None:
        self.faults = self.acknowledged = self.refused = self.lost = self.kept = self.untrue = 0
        self.wrong: list[str] = []

    def __str__(self) -> str:
        return (
            f"disk taken {self.faults} times: {self.acknowledged} requests acknowledged, {self.lost} of them lost; "
            f"{self.refused} refused, {self.kept} of them stored; {self.untrue} tables not as they were told; "
            f"{len(self.wrong)} wrong answers{''.join(f'{chr(10)}  {one}' for one in self.wrong[:5])}"
        )

    @property
    def held(self) -> bool:
        bad = self.lost or self.kept or self.untrue or self.wrong
        return self.faults > 0 and self.acknowledged > 0 and self.refused > 0 and not bad

    def expect(self, what: str, answer: Any, wanted: Any) -> None:
        if answer != wanted:
            self.wrong.append(f"{what}: {answer}, not {wanted}")


class Client:
    """Plays all seats that it has, or only looks on, over one connection that stays."""

    def __init__(self, server: Server, table: str, secrets: list[str], found: Faults, rng: random.Random) -> None:
        self.table, self._secrets, self._found, self._rng = table, secrets, found, rng
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.told: list[Any] = []
        self.seq = -1
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(f"ws://{server.address}/ws/tables/{table}", max_queue=None))
        self._send({"type": "hello", "version": 1, "secrets": secrets})
        self.read()

    def close(self) -> None:
        self._open.close()

    def _send(self, message: Any) -> None:
        self._socket.send(json.dumps(message))

    def read(self) -> Any:
        message = json.loads(self._socket.recv(SECONDS))
        if message["type"] == "welcome":
            self.told = [[] for _ in message["views"]]
        if message["type"] in ("welcome", "update"):
            self.seq, self.over = message["seq"], message["result"] is not None
            self.views = [each["view"] for each in message["views"]]
            for log, each in zip(self.told, message["views"], strict=True):
                log.extend(each["log"])
        return message

    def ask(self, request: Any) -> str:
        """Send it, and give the code with which it was refused, or nothing."""
        self._send(request)
        while (answer := self.read()).get("id") != request["id"]:
            pass
        if answer["type"] == "refused":
            self._found.refused += 1
            self.refused.add(request["id"])
            return str(answer["code"])
        self._found.acknowledged += 1
        self.refused.discard(request["id"])
        if answer["type"] == "done":
            self.acknowledged[request["id"]] = answer["seq"]
        return ""

    def request(self, kind: str = "move") -> dict[str, Any]:
        """Something that can be asked for now."""
        about = {"id": uuid.uuid4().hex, "seq": self.seq}
        if self.over:
            return {"type": "rematch", "seat": 0, **about}
        seat, moves = next((seat, moves) for seat, view in enumerate(self.views) if (moves := list(legal(view["may"]))))
        if kind == "hint":
            return {"type": "hint", "seat": seat, "whole": True, **about}
        return {"type": "move", "seat": seat, "move": self._rng.choice(moves), **about}


def run(folder: Path, times: int, *, seed: int = 0) -> Faults:
    """Take the disk so many times."""
    found, rng = Faults(), random.Random(seed)
    server = Server(folder, busy_seconds=0.2)
    people = [Client(server, *_made(server, "device", "device"), found, rng) for _ in range(PEOPLE)]
    everybody = list(people)
    bots: Client | None = None
    try:
        for number, fault in zip(range(times), cycle(FAULTS), strict=False):
            if bots is None or bots.over:
                bots = Client(server, *_made(server, "bot", "bot"), found, rng)
                everybody.append(bots)
            for client in people:
                found.expect("a move before", client.ask(client.request()), "")
            _trouble(server, fault, people, found, rng)
            _look_on(bots)
            found.faults += 1
            if not number:
                _backup(server.database, folder / "copy.db", found)
    finally:
        for client in everybody:
            client.close()
        server.stop()
    _compare(folder, everybody, found)
    return found


def _trouble(server: Server, fault: str, people: list[Client], found: Faults, rng: random.Random) -> None:
    """Ask for all that has to be stored while nothing can be, and then once more."""
    waiting, _ = _made(server, "device", "open")
    later: list[tuple[Client, dict[str, Any]]] = []
    with _taken(server, fault, rng):
        for client in people:
            request = client.request()
            code = client.ask(request)
            for _ in range(MOST_TRIES - 1 if fault == "nearly full" else 0):
                if code:
                    break
                request = client.request()
                code = client.ask(request)
            if not code and fault == "nearly full":  # the database found room in what it had written before
                continue
            found.expect(f"a move, {fault}", code, "storage")
            later.append((client, request))
        if fault != "nearly full":  # where something smaller may still have room
            later += _more_trouble(server, fault, people, waiting, found)
    # A hint first: with the move that follows it would be stale.
    for client, request in sorted(later, key=lambda one: one[1]["type"] != "hint"):
        found.expect(f"a {request['type']} after {fault}", client.ask(request), "")
    found.expect(f"a table after {fault}", _code(server.post("/api/tables", WISH)), "201 ")
    found.expect(f"a seat after {fault}", _code(server.post(f"/api/tables/{waiting}/seats", {"name": "Anna"})), "201 ")


def _more_trouble(
    server: Server, fault: str, people: list[Client], waiting: str, found: Faults
) -> list[tuple[Client, dict[str, Any]]]:
    """All else that has to be stored, and what can be seen without."""
    for client in people:  # these are given up: they must never be found
        found.expect(f"another move, {fault}", client.ask(client.request()), "storage")
    found.expect(f"a table, {fault}", _code(server.post("/api/tables", WISH)), "503 storage")
    sits = server.post(f"/api/tables/{waiting}/seats", {"name": "Anna"})
    found.expect(f"a seat, {fault}", _code(sits), "503 storage")
    found.expect(f"looking, {fault}", server.get(f"/api/tables/{waiting}")[0], b"200")
    hint = people[0].request("hint")
    if hint["type"] != "hint":  # the game is over
        return []
    found.expect(f"a hint, {fault}", people[0].ask(hint), "storage")
    return [(people[0], hint)]


def _code(answer: list[bytes]) -> str:
    return f"{answer[0].decode()} {json.loads(b''.join(answer[1:])).get('code', '')}"


@contextmanager
def _taken(server: Server, fault: str, rng: random.Random) -> Iterator[None]:
    if fault == "locked":
        with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        return
    log = server.database.with_name(server.database.name + "-wal")
    server.disk(most=log.stat().st_size + rng.randrange(100_000) if fault == "nearly full" else TOO_SMALL)
    try:
        yield
    finally:
        server.disk(most=resource.RLIM_INFINITY)


def _look_on(bots: Client) -> None:
    """Nobody wakes the bots: they go on by themselves, as soon as their move can be stored."""
    seq = bots.seq
    while not bots.over and bots.seq < seq + 2:
        bots.read()


def _made(server: Server, *kinds: str) -> tuple[str, list[str]]:
    wish = {"game": "triominos", "seats": [{"kind": kind} for kind in kinds], "public": True}
    while True:
        answer = server.post("/api/tables", wish)
        if answer[0] == b"201":
            made = json.loads(b"".join(answer[1:]))
            return made["id"], [each["secret"] for each in made["secrets"]]
        time.sleep(0.1)


def _backup(database: Path, copy: Path, found: Faults) -> None:
    """A copy that has no room is named in one sentence, leaves nothing behind and keeps the older copy."""
    command = [sys.executable, "-m", "tilery", "backup", str(copy), "--data", str(database)]
    copy.write_text("an older copy")

    def small() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (TOO_SMALL, TOO_SMALL))

    ended = subprocess.run(command, capture_output=True, text=True, check=False, preexec_fn=small)
    said = " ".join(ended.stderr.split())
    found.expect("a copy", (ended.returncode != 0, "can't be made" in said, "Traceback" in said), (True, True, False))
    found.expect("the older copy", copy.read_text(), "an older copy")
    found.expect("what is left of it", [path.name for path in copy.parent.glob(".copy*")], [])
    copy.unlink()


def _compare(folder: Path, everybody: list[Client], found: Faults) -> None:
    """What is stored, against all that was said; and what a new server makes of it."""
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        found.expect("the file", connection.execute("PRAGMA integrity_check").fetchone(), ("ok",))
        for client in everybody:
            rows = connection.execute(
                "SELECT request_id, seq FROM log WHERE table_id = ? ORDER BY seq", (client.table,)
            ).fetchall()
            stored = dict(rows)
            found.lost += sum(stored.get(request) != seq for request, seq in client.acknowledged.items())
            found.kept += sum(request in stored for request in client.refused)
            found.untrue += [seq for _, seq in rows] != list(range(len(rows)))
    server = Server(folder)
    try:
        for client in everybody:
            again = Client(server, client.table, client._secrets, Faults(), random.Random(0))
            told = [log[: len(mine)] for log, mine in zip(again.told, client.told, strict=False)]
            found.untrue += told != client.told or again.seq < client.seq
            again.close()
    finally:
        server.stop()
