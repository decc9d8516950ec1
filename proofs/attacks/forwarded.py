"""Requests that claim to be forwarded for somebody else each time, so that no limit would ever apply."""

import random
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from proofs.attacks.attack import Attack, Seen
from proofs.attacks.stranger import line
from tests.kit.server import Server
from tilery.games import GAMES
from tilery.server.settings import Settings

RATE, SAVED = Settings(Path()).posts
NOT_TRUSTED = "is no trusted proxy"


def names() -> Iterator[dict[str, str]]:
    """All headers in which proxies name the client, and some that nobody would send."""
    rng = random.Random(0)
    for number in count():
        somebody = ".".join(str(rng.randrange(1, 255)) for _ in range(4))
        yield {"X-Forwarded-For": somebody}
        yield {"X-Forwarded-For": f"127.0.0.1, {somebody}, 10.0.0.{number % 255}"}
        yield {"X-Forwarded-For": f"2001:db8:{number % 9999}::1", "X-Real-IP": somebody}
        yield {"Forwarded": f"for={somebody};proto=https", "X-Client-IP": somebody, "CF-Connecting-IP": somebody}
        yield {"X-Forwarded-For": "," * 500 + "\t x"}


def strike(address: str, seconds: float) -> Seen:
    """First make as many tables as the server allows, under a new name each time."""
    seen = Seen()
    wish = {"game": GAMES.names()[0], "seats": [{"kind": "device"}] * 2}
    began = time.monotonic()
    made = refused = 0
    with line(address) as asking:
        for headers in names():
            if time.monotonic() - began > seconds:
                break
            answer = asking.post("/api/tables", json=wish, headers=headers)
            made += answer.status_code == 201
            refused += answer.status_code == 429
    lasted = time.monotonic() - began
    seen.figures |= {"made": made, "refused": refused}
    seen.expect("no more is let than from one address", made <= SAVED + RATE * lasted + 1)
    if seconds > SAVED / RATE:
        seen.expect("whoever is too fast is refused", refused > 0)
    return seen


def told(server: Server, seen: Seen) -> None:
    said = server.said.count(NOT_TRUSTED)
    seen.figures["lines in the log"] = said
    seen.expect("the log says once that this is no trusted proxy", said == 1)


ATTACK = Attack("requests with another forwarded address each time", strike, judge=told)
