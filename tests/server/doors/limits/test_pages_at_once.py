"""A whole class opens the page right after a start: each file is read once, however many ask for it."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import FileResponse, Response

from tilery.server.doors import static
from tilery.server.doors.static import KeptFile, WebClient

PEOPLE = 30


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each file was read."""
    found: Counter[str] = Counter()

    class Counted(KeptFile):
        def __init__(self, file: FileResponse, cache: str) -> None:
            found[Path(file.path).name] += 1
            super().__init__(file, cache)

    monkeypatch.setattr(static, "KeptFile", Counted)
    return found


@pytest.fixture
def client(tmp_path: Path) -> WebClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "house.js").write_text("export const house = 1;")
    (tmp_path / "index.html").write_text("<!doctype html><title>Tilery</title>")
    return WebClient(tmp_path)


async def asked(client: WebClient, path: str, **headers: str) -> Response:
    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": f"/{path}", "headers": []}
    scope["headers"] = [(name.encode(), value.encode()) for name, value in headers.items()]
    return await client.get_response(path, scope)


async def asked_at_once(client: WebClient, path: str) -> list[Response]:
    return await asyncio.gather(*(asked(client, path) for _ in range(PEOPLE)))


def test_a_file_that_many_ask_for_at_once_is_read_once(client: WebClient, read: Counter[str]) -> None:
    answers = asyncio.run(asked_at_once(client, "assets/house.js"))
    assert read == {"house.js": 1}
    assert [answer.status_code for answer in answers] == [200] * PEOPLE


def test_each_page_of_the_client_is_the_same_file_and_read_once(client: WebClient, read: Counter[str]) -> None:
    asyncio.run(asked_at_once(client, "lobby"))
    assert read == {"index.html": 1}


def test_who_waited_for_a_file_that_is_not_there_is_told_so_too(client: WebClient) -> None:
    async def run() -> list[Any]:
        lost = (asked(client, "assets/lost.js") for _ in range(PEOPLE))
        return await asyncio.gather(*lost, return_exceptions=True)

    assert [error.status_code for error in asyncio.run(run())] == [404] * PEOPLE


def test_a_part_of_a_file_is_answered_after_somebody_has_read_all_of_it(client: WebClient) -> None:
    async def run() -> tuple[Response, Response]:
        whole, part = await asyncio.gather(
            asked(client, "assets/house.js"), asked(client, "assets/house.js", range="bytes=0-5")
        )
        return whole, part

    whole, part = asyncio.run(run())
    assert (whole.status_code, part.status_code) == (200, 200)  # it becomes 206 when it is sent
    assert isinstance(part, FileResponse)
