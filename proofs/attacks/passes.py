"""One link to another device, opened again and again: each time, the server has to store another key."""

import threading
import time
from pathlib import Path

from proofs.attacks.attack import Attack, Seen
from proofs.attacks.stranger import line, make
from tilery.games import GAMES
from tilery.server.settings import Settings

THREADS = 4
DEVICES = Settings(Path()).pass_devices


def strike(address: str, seconds: float) -> Seen:
    seen = Seen()
    table, secrets = make(address, GAMES.names()[0], 2)
    mine = {"tables": [{"id": table, "secrets": secrets}]}
    until = time.monotonic() + seconds
    with line(address) as asking:
        token = asking.post("/api/passes", json=mine).raise_for_status().json()["token"]
    answers: list[int] = []

    def open_it() -> None:
        with line(address) as asking:
            while time.monotonic() < until:
                answers.append(asking.post("/api/passes/open", json={"token": token}).status_code)

    threads = [threading.Thread(target=open_it) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    opened = answers.count(201)
    seen.figures |= {"opened": opened, "refused": len(answers) - opened}
    seen.expect(f"a link opens {DEVICES} times and no more", opened <= DEVICES)
    if seconds > 5:
        seen.expect(f"a link opens {DEVICES} times", opened == DEVICES)
    with line(address) as asking:
        time.sleep(2)
        withdrawn = asking.post("/api/passes/withdraw", json={"token": token}).raise_for_status().json()
    seen.figures["keys"] = withdrawn["keys"]
    seen.expect("each device has a key to each seat", withdrawn["keys"] == (opened + 1) * len(secrets))
    return seen


ATTACK = Attack("opening one link again and again", strike, seconds=15)
