"""Tables that nobody will ever play at, made as fast as possible from one address: how many, and what others notice."""

import time

import httpx2

from proofs.attacks.attack import STRANGER, Attack, Seen
from tilery.games import GAMES

QUOTA = 300
"""Tables that one address may make in a day here; the default is a thousand, which takes longer to reach."""
HONEST = "127.0.0.3"
DAY = 24 * 3600
MEGABYTE = 1e6
SIZE = 2700
"""The most bytes that a table of this game takes in the database, counted in pages."""
TABLE = {"game": GAMES.names()[-1], "seats": [{"kind": "device"}, {"kind": "device"}]}
PUBLIC = {"game": GAMES.names()[-1], "seats": [{"kind": "device"}, {"kind": "open"}], "public": True}
"""Every second table is in the lobby."""


class Heap:
    """Tables made since this began."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self.tables = 0

    def a_day(self) -> float:
        """Megabytes a day, if it went on like this."""
        return self.tables * SIZE / (time.monotonic() - self._began) * DAY / MEGABYTE


def strike(address: str, seconds: float) -> Seen:
    seen = Seen()
    until = time.monotonic() + seconds
    with line_from(address, STRANGER) as stranger, line_from(address, HONEST) as honest:
        shown = honest.post("/api/tables", json=PUBLIC).json()["id"]
        heap = Heap()
        while time.monotonic() < until and flung(stranger, heap) != "many-tables":
            pass
        seen.figures |= {"tables until the quota": heap.tables, "MB a day at that rate": heap.a_day()}
        seen.expect(f"the quota of {QUOTA} tables is reached", heap.tables >= QUOTA)
        heap = Heap()
        while time.monotonic() < until:
            flung(stranger, heap)
        seen.figures |= {"tables after it": heap.tables, "MB a day after it": heap.a_day()}
        seen.expect("after that hardly a table is made", heap.tables <= 1 + seconds * QUOTA / DAY)
        made = honest.post("/api/tables", json=TABLE).status_code
        seen.expect("another address can make tables", made == 201)
        waiting = [each["table"]["id"] for each in honest.get("/api/lobby").json()["waiting"]]
        seen.expect("its table from before is still in the lobby", shown in waiting)
    return seen


def line_from(address: str, source: str) -> httpx2.Client:
    return httpx2.Client(transport=httpx2.HTTPTransport(local_address=source), base_url=f"http://{address}")


def flung(line: httpx2.Client, heap: Heap) -> str:
    """Ask for one more table; gives the code of a refusal."""
    answer = line.post("/api/tables", json=PUBLIC if heap.tables % 2 else TABLE)
    if answer.status_code == 201:
        heap.tables += 1
        return ""
    return str(answer.json()["code"])


ATTACK = Attack(
    "tables that nobody will play at, made flat out",
    strike,
    seconds=24,
    settings={"tables_per_day": QUOTA},
)
