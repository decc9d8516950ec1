"""Many connections that never say a word, to a server with the usual limit of open files."""

import time

import httpx2

from proofs.attacks.attack import STRANGER, Attack, Seen
from proofs.attacks.stranger import GONE, Raw, closing_all, line
from tests.kit.server import Server
from tilery.games import GAMES

MANY = 1500
FILES = 1024
ADDRESSES = (STRANGER, STRANGER, STRANGER, "127.0.0.3")
"""Most come from one address."""
HONEST = "127.0.0.9"
"""Somebody who only wants to play, and comes for the first time in the middle of the attack."""
NO_ROOM = "no room for a connection"


def strike(address: str, seconds: float) -> Seen:
    """Lines that are turned away try again, all the time."""
    seen = Seen()
    lines: list[Raw] = []
    began = time.monotonic()
    let_in = turned_away = 0
    with closing_all(lines):
        for number in range(MANY):
            try:
                lines.append(Raw(address, ADDRESSES[number % len(ADDRESSES)]))
            except GONE:
                turned_away += 1
        while time.monotonic() - began < seconds:
            for at, raw in enumerate(lines):
                if not raw.open:
                    raw.close()
                    turned_away += 1
                    lines[at] = Raw(address, ADDRESSES[at % len(ADDRESSES)])
            let_in += come_in(address, seen)
            time.sleep(0.5)
        seen.figures |= {"connected at last": sum(raw.open for raw in lines), "turned away": turned_away}
    seen.figures["others who came in meanwhile"] = let_in
    seen.expect("others come in meanwhile", let_in > 0)
    return seen


def come_in(address: str, seen: Seen) -> int:
    """Make a table on a new line."""
    wish = {"game": GAMES.names()[0], "seats": [{"kind": "device"}] * 2}
    try:
        with line(address, HONEST) as asking:
            made = asking.post("/api/tables", json=wish).status_code == 201
    except (*GONE, httpx2.TransportError):
        made = False
    seen.expect("whoever comes meanwhile is let in", made)
    return made


def told(server: Server, seen: Seen) -> None:
    """The host learns of it, but not thousands of times."""
    said = server.said.count(NO_ROOM)
    seen.figures["lines in the log"] = said
    seen.expect("the log says once or twice that there was no room", 1 <= said <= 2)


ATTACK = Attack("many connections that never say a word", strike, seconds=20, files=FILES, judge=told)
