"""Take the disk away from the server while people and bots play: full, nearly full, locked by another program, or
unwritable.

Every move is either acknowledged and stored, or refused as `storage` and nowhere to be found. When the disk is well
again, everybody goes on as if nothing had happened, on the same connection, and nobody has to restart anything.
"""

import os
import random
import resource
import sqlite3
import subprocess
import sys
import uuid
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx2

from proofs.disks.unwritable import files_of, immutable, why_not
from tests.kit.moves import any_move
from tests.kit.player import Player
from tests.kit.server import FAST, Made, Server
from tilery.games import GAMES

FAULTS = ("full", "locked", "nearly full", "unwritable")
PEOPLE = 3
"""Tables at which somebody plays both seats."""
MOST_TRIES = 200
TOO_SMALL = 64
"""Bytes: every file of a database is longer, so nothing can be added to any."""
NAMED = ("locked", "unwritable")
"""Faults during which the server's log can still be written."""
FAILED = "commit failed: "
MOST_LINES = 3
"""The most lines in the log: one for each cause that the database gives, however much is refused."""
WISH = {"game": GAMES.names()[0], "seats": [{"kind": "device"}, {"kind": "device"}]}


class Faults:
    """What the trial saw, over all faults."""

    def __init__(self) -> None:
        self.faults = self.acknowledged = self.refused = self.lost = self.kept = self.untrue = 0
        self.wrong: list[str] = []
        self.not_tried: dict[str, str] = {}
        """Faults that can't be caused on this machine, and why."""

    def __str__(self) -> str:
        left_out = "".join(f"\n  {fault}: NOT TRIED, because {reason}" for fault, reason in self.not_tried.items())
        return (
            f"disk taken {self.faults} times: {self.acknowledged} requests acknowledged, {self.lost} of them lost; "
            f"{self.refused} refused, {self.kept} of them stored; {self.untrue} tables not as they were told; "
            f"{len(self.wrong)} wrong answers{''.join(f'{chr(10)}  {one}' for one in self.wrong[:5])}{left_out}"
        )

    @property
    def held(self) -> bool:
        """Whether nothing wrong was found; the report names what was not tried."""
        bad = self.lost or self.kept or self.untrue or self.wrong
        tried = self.faults > 0 and self.acknowledged > 0 and self.refused > 0
        return not bad and (tried or bool(self.not_tried))

    def expect(self, what: str, answer: Any, wanted: Any) -> None:
        if answer != wanted:
            self.wrong.append(f"{what}: {answer}, not {wanted}")


class Guest(Player):
    """Plays all its seats, or only watches, over one connection that stays open; remembers each answer."""

    def __init__(self, server: Server, made: Made, found: Faults, rng: random.Random) -> None:
        self._found, self._rng = found, rng
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.made = made
        super().__init__(server.address, made.id, *made.secrets.values())

    def wish(self, request: dict[str, Any]) -> str:
        """Send a request; gives the code of the refusal, or an empty text."""
        fields = dict(request)
        name = fields.pop("name")
        answer = self.ask(fields.pop("kind"), fields.pop("seat"), name=name, **fields)
        if answer["type"] == "refused":
            self._found.refused += 1
            self.refused.add(name)
            return str(answer["code"])
        self._found.acknowledged += 1
        self.refused.discard(name)
        if answer["type"] == "done":
            self.acknowledged[name] = answer["seq"]
        return ""

    def request(self, kind: str = "move") -> dict[str, Any]:
        """Something that can be asked for now."""
        about = {"name": uuid.uuid4().hex, "seq": self.seq}
        if (seat := self.turn) is None:
            return {"kind": "rematch", "seat": 0, **about}
        if kind == "hint":
            return {"kind": "hint", "seat": seat, "whole": True, **about}
        move = any_move(self.table["game"], self.views[seat], self._rng)
        return {"kind": "move", "seat": seat, "move": move, **about}


def run(folder: Path, times: int, *, seed: int = 0) -> Faults:
    """Take the disk away this many times."""
    found, rng = Faults(), random.Random(seed)
    if reason := why_not(folder):
        found.not_tried["unwritable"] = reason
    server = Server(folder, busy_seconds=0.2, errors=FAST)
    games = cycle(GAMES.names())
    people = [Guest(server, server.make("device", "device", game=next(games)), found, rng) for _ in range(PEOPLE)]
    everybody = list(people)
    bots: Guest | None = None
    try:
        for number, fault in zip(
            range(times), cycle([fault for fault in FAULTS if fault not in found.not_tried]), strict=False
        ):
            if bots is None or bots.result is not None:
                bots = Guest(server, server.make("bot", "bot", game=next(games)), found, rng)
                everybody.append(bots)
            for client in people:
                found.expect("a move before", client.wish(client.request()), "")
            _trouble(server, fault, people, found, rng)
            _look_on(bots)
            found.faults += 1
            if not number:
                _backup(server.database, folder / "copy.db", found)
    finally:
        for client in everybody:
            client.close()
        server.close()
    compare(folder, everybody, found)
    return found


def _trouble(server: Server, fault: str, people: list[Guest], found: Faults, rng: random.Random) -> None:
    """Ask for everything that has to be stored while nothing can be, and then ask again."""
    waiting = server.make("device", "open", game=GAMES.names()[0])
    seat = {"name": "Anna", "invite": waiting.invite}
    later: list[tuple[Guest, dict[str, Any]]] = []
    said = len(server.said)
    with _taken(server, fault, rng):
        for client in people:
            request = client.request()
            code = client.wish(request)
            for _ in range(MOST_TRIES - 1 if fault == "nearly full" else 0):
                if code:
                    break
                request = client.request()
                code = client.wish(request)
            if not code and fault == "nearly full":  # the database found room in its own files
                continue
            found.expect(f"a move, {fault}", code, "storage")
            later.append((client, request))
        if fault != "nearly full":  # then there might be room for something smaller
            later += _more_trouble(server, fault, people, waiting, found)
        if fault in NAMED:
            lines = server.said[said:].count(FAILED)
            found.expect(f"lines in the log, {fault}, at most {MOST_LINES}", 1 <= lines <= MOST_LINES, True)
    # The hint first: after the next move it would be stale.
    for client, request in sorted(later, key=lambda one: one[1]["kind"] != "hint"):
        found.expect(f"a {request['kind']} after {fault}", client.wish(request), "")
    found.expect(f"a table after {fault}", code_of(server.post("tables", WISH)), "201 ")
    found.expect(f"a seat after {fault}", code_of(server.post(f"tables/{waiting.id}/seats", seat)), "201 ")


def _more_trouble(
    server: Server, fault: str, people: list[Guest], waiting: Made, found: Faults
) -> list[tuple[Guest, dict[str, Any]]]:
    """Ask for everything else that has to be stored, and for what can be seen without storing."""
    for client in people:  # these moves are given up: they must never turn up
        found.expect(f"another move, {fault}", client.wish(client.request()), "storage")
    found.expect(f"a table, {fault}", code_of(server.post("tables", WISH)), "503 storage")
    sits = server.post(f"tables/{waiting.id}/seats", {"name": "Anna", "invite": waiting.invite})
    found.expect(f"a seat, {fault}", code_of(sits), "503 storage")
    found.expect(f"looking, {fault}", server.get(f"tables/{waiting.id}").status_code, 200)
    hint = people[0].request("hint")
    if hint["kind"] != "hint":  # the game is over
        return []
    found.expect(f"a hint, {fault}", people[0].wish(hint), "storage")
    return [(people[0], hint)]


def code_of(answer: httpx2.Response) -> str:
    return f"{answer.status_code} {answer.json().get('code', '')}"


@contextmanager
def _taken(server: Server, fault: str, rng: random.Random) -> Iterator[None]:
    if fault == "locked":
        with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        return
    if fault == "unwritable":
        with immutable(server.database.parent, *files_of(server.database)):
            yield
        return
    _, log = files_of(server.database)
    server.largest_file(log.stat().st_size + rng.randrange(100_000) if fault == "nearly full" else TOO_SMALL)
    try:
        yield
    finally:
        server.largest_file(resource.RLIM_INFINITY)


def _look_on(bots: Guest) -> None:
    """Watch the bots: they go on by themselves as soon as their move can be stored."""
    seq = bots.seq
    while bots.result is None and bots.seq < seq + 2:
        bots.read()


def _backup(database: Path, copy: Path, found: Faults) -> None:
    """A backup without room fails with one sentence, leaves nothing behind and keeps the older copy."""
    command = [sys.executable, "-m", "tilery", "backup", str(copy), "--data", str(database)]
    copy.write_text("an older copy")

    def small() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (TOO_SMALL, TOO_SMALL))

    env = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}  # otherwise half of its bytecode would be left behind
    ended = subprocess.run(command, capture_output=True, text=True, check=False, preexec_fn=small, env=env)
    said = " ".join(ended.stderr.split())
    found.expect("a copy", (ended.returncode != 0, "can't be made" in said, "Traceback" in said), (True, True, False))
    found.expect("the older copy", copy.read_text(), "an older copy")
    found.expect("what is left of it", [path.name for path in copy.parent.glob(".copy*")], [])
    copy.unlink()


def compare(folder: Path, everybody: list[Guest], found: Faults, *, fresh: bool = False) -> None:
    """Compare what is stored with all that the server said, and with what a new server makes of it."""
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        found.expect("the file", connection.execute("PRAGMA integrity_check").fetchone(), ("ok",))
        for client in everybody:
            rows = connection.execute(
                "SELECT request_id, seq FROM log WHERE table_id = ? ORDER BY seq", (client.made.id,)
            ).fetchall()
            stored = dict(rows)
            found.lost += sum(stored.get(request) != seq for request, seq in client.acknowledged.items())
            found.kept += sum(request in stored for request in client.refused)
            found.untrue += [seq for _, seq in rows] != list(range(len(rows)))
    server = Server(folder, fresh=fresh)
    try:
        for client in everybody:
            again = Guest(server, client.made, Faults(), random.Random(0))
            same = all(again.log[seat][: len(told)] == told for seat, told in client.log.items())
            found.untrue += not same or again.seq < client.seq
            again.close()
    finally:
        server.close()
