"""Tables that only wait: their people went away, and one day a bot will stand in. Each has an alarm, and memory has no
room for all of them."""

import time

import httpx2

from proofs.attacks.attack import STRANGER, Attack, Seen
from proofs.attacks.stranger import metric
from tilery.games import GAMES

MEMORY = 100
"""Tables that the server may keep in memory; by default there is room for a thousand."""
IN_MEMORY = "tilery_tables_in_memory"
TABLE = {
    "game": GAMES.names()[0],
    "seats": [{"kind": "device"}, {"kind": "device"}],
    "pace": {"away": 1, "level": "normal"},
}


def strike(address: str, seconds: float) -> Seen:
    seen = Seen()
    made, most = 0, 0.0
    until = time.monotonic() + seconds
    with httpx2.Client(transport=httpx2.HTTPTransport(local_address=STRANGER), base_url=f"http://{address}") as line:
        while time.monotonic() < until:
            if line.post("/api/tables", json=TABLE).status_code == 201:
                made += 1
            else:
                time.sleep(0.05)
            if made % 50 == 0:
                most = max(most, metric(address, IN_MEMORY))
        most = max(most, metric(address, IN_MEMORY))
    seen.figures |= {"made": made, "most in memory": most}
    seen.expect("more tables are made than memory has room for", made > 2 * MEMORY)
    seen.expect(f"at most {MEMORY} tables are in memory", most <= MEMORY)
    return seen


ATTACK = Attack(
    "tables that only wait for people who are away", strike, settings={"cached_tables": MEMORY, "metrics": True}
)
