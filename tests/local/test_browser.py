"""The door to the house in a browser's worker. JavaScript is played by the test."""

import asyncio
import json
from typing import Any

import pytest

from tests.kit.server import GAME
from tilery.local.browser import Door, Script, bundle, unbundle
from tilery.local.thinking import Kind, answer
from tilery.tables.table.thinker import ThinkerFailed


class Buffer:
    """Bytes as JavaScript hands them over."""

    def __init__(self, content: bytes) -> None:
        self._content = content

    def to_bytes(self) -> bytes:
        return self._content


class Page:
    """The script around the door: keeps what it is given, and lets somebody think."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}
        self.heard: list[Any] = []
        self.gone = False

    async def keep(self, changes: bytes) -> None:
        self.kept |= unbundle(changes)

    async def think(self, kind: Kind, question: bytes) -> Buffer | None:
        return None if self.gone else Buffer(answer(kind, question))

    def restart(self, kind: Kind) -> None:
        self.heard.append(("restart", kind))

    def open(self) -> Door:
        return Door(Script(self.keep, self.think, self.restart), bundle(self.kept))

    def hear(self, text: str) -> None:
        self.heard.append(json.loads(text)["type"])


def test_a_table_is_made_and_seen_through_the_door_and_still_there_in_the_next_house() -> None:
    async def story() -> None:
        page = Page()
        seats = [{"kind": "device"}, {"kind": "device"}]
        status, kind, text = await page.open().call("POST", "/tables", json.dumps({"game": GAME, "seats": seats}))
        assert (status, kind) == (201, "application/json")
        made = json.loads(text)
        door = page.open()
        await door.dial(7, made["id"], page.hear, lambda: page.heard.append("hung up"))
        await door.send(7, json.dumps({"type": "hello", "version": 2, "secrets": [made["secrets"][0]["secret"]]}))
        assert page.heard == ["welcome"]
        door.hang_up(7)
        await door.send(7, json.dumps({"type": "ping", "id": "p"}))
        assert page.heard == ["welcome"]
        await door.dial(8, "nowhere", page.hear, lambda: page.heard.append("hung up"))
        assert page.heard == ["welcome", "refused", "hung up"]

    asyncio.run(story())


def test_what_is_gone_is_told_apart_from_what_is_empty() -> None:
    assert bundle({"a": None}) != bundle({"a": b""})
    assert unbundle(bundle({"a": b"", "bé/1": b"xyz"})) == {"a": b"", "bé/1": b"xyz"}


def test_a_worker_that_is_gone_has_no_answer() -> None:
    page = Page()
    page.gone = True
    with pytest.raises(ThinkerFailed):
        asyncio.run(Script(page.keep, page.think, page.restart).think("bot", b""))
