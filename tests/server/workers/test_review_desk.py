"""Reviews over REST: they are made in the background, kept with the game, and never of a game that is still on."""

import asyncio
import gzip
import re
import time
from pathlib import Path
from typing import Any

import msgspec

from tests.kit.process import PATIENCE
from tests.kit.server import GAME
from tests.server.doors.test_library import finish, sit
from tilery.arena import Fixture, play
from tilery.server.store.sql_store import SqlStore
from tilery.server.workers import desks


def waited(ask: Any) -> Any:
    """The review, as soon as it is there; what was told before that must make sense."""
    until, done = time.monotonic() + PATIENCE, 0.0
    while time.monotonic() < until:
        answer = ask().json()
        if answer["state"] == "ready":
            return answer["review"]
        assert answer["state"] in ("waiting", "working")
        assert done <= answer["done"] <= 1
        done = answer["done"]
        time.sleep(0.05)
    raise AssertionError("there is no review")


def test_a_game_is_reviewed_once_and_the_review_stays_with_it(new_server: Any, join: Any) -> None:
    server = new_server()
    table, ada = sit(server, join)
    path = f"tables/{table}/rounds/0/review"
    assert server.post(path, {}).json()["code"] == "not-over"
    finish(ada)
    assert server.get(path).json() == {"state": "none", "done": 0.0, "key": "", "review": None}
    server.post(path, {})
    review = waited(lambda: server.get(path))
    for player in review["players"]:
        parts = [player[part] for part in ("start", "luck", "play", "others", "unknown")]
        assert abs(sum(parts) - player["result"]) < 0.001
    assert "Ada" not in str(review)
    server.stop()
    server.start()
    assert server.get(path).json()["review"] == review
    assert server.post(path, {}).json()["state"] == "ready"


def keep(file: Path, table: str, review: Any) -> None:
    """As if this had been kept of the first game of a table."""

    async def kept() -> None:
        store = SqlStore(file)
        store.start()
        await store.keep_review(table, 0, gzip.compress(msgspec.json.encode(review)))
        await store.close()

    asyncio.run(kept())


def test_a_review_of_an_older_version_is_made_anew_when_somebody_asks_for_it(new_server: Any, join: Any) -> None:
    server = new_server()
    table, ada = sit(server, join)
    path = f"tables/{table}/rounds/0/review"
    finish(ada)
    server.post(path, {})
    review = waited(lambda: server.get(path))
    server.stop()
    keep(server.database, table, {**review, "version": "1.1", "moments": []})
    server.start()
    assert server.get(path).json()["state"] == "none"
    server.post(path, {})
    assert waited(lambda: server.get(path)) == review
    server.stop()
    server.start()
    assert server.get(path).json()["review"] == review


def test_a_record_is_reviewed_and_a_strange_one_is_refused(new_server: Any) -> None:
    server = new_server()
    record = play(Fixture(GAME, {}, ("normal", "random"), ("Ada", "Ben"), 3, 0)).record
    key = server.post("reviews", {"record": record}).json()["key"]
    review = waited(lambda: server.get(f"reviews/{key}"))
    marked = [moment for moment in review["moments"] if moment["mark"]]
    assert all(moment["better"]["move"] for moment in marked)
    assert server.get("reviews/unknown").json()["state"] == "none"
    running = re.sub(r"(?m)^(seed|result|state): .*\n", "", record.rsplit("\n", 3)[0] + "\n")
    for strange, code in ((running, "not-over"), ("no record", "bad-record")):
        key = server.post("reviews", {"record": strange}).json()["key"]
        until = time.monotonic() + PATIENCE
        while (told := server.get(f"reviews/{key}").json()).get("state") in ("waiting", "working"):
            assert time.monotonic() < until
            time.sleep(0.05)
        assert told["code"] == code
        assert server.get(f"reviews/{key}").json()["state"] == "none"  # it can be begun again


def test_a_review_is_not_begun_while_what_it_thinks_with_is_being_compiled() -> None:
    async def begun_early() -> bool:
        desk, compiled, begun = desks.reviews(), asyncio.Event(), asyncio.Event()

        async def compiling() -> None:
            await compiled.wait()

        async def record() -> str:
            begun.set()
            return ""

        desk.wait_for(asyncio.create_task(compiling()))
        desk.begin("key", record, "somebody")
        for _ in range(5):
            await asyncio.sleep(0)
        early = begun.is_set()
        compiled.set()
        await asyncio.wait_for(begun.wait(), PATIENCE)
        await desk.close()
        return early

    assert not asyncio.run(begun_early())
