"""What was deleted can't be read off the disk any more: neither from free pages nor from the write-ahead log."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.tables.store.rows import BEN, PASS, START, finished, in_sql, table
from tilery.tables.store.rows import KeyRow, LogRow, PassRow, SeatRow
from tilery.tables.store.store import Store

NAME, FACE = "Nepomuk", "quokka77"
TABLES = [f"table-{number}" for number in range(200)]


def bytes_in(folder: Path) -> bytes:
    """Whatever stands in the files of the database, in use or not."""
    return b"".join(path.read_bytes() for path in folder.glob("tables.db*"))


async def fill(store: Store) -> None:
    """Enough tables that pages are split, filled up and freed."""
    for number, name in enumerate(TABLES):
        await store.create(table(name), (SeatRow(0, "device", NAME, face=FACE), BEN), (START,))
        await store.append(name, LogRow(1, "move", seat=0, move="x" * 500), finished(name, names=f"{NAME.lower()} ben"))
        key = KeyRow(name, 0, number.to_bytes(32, "big"), name)
        made = PassRow(name, b"p" + number.to_bytes(31, "big"), NAME, FACE, PASS.made)
        await store.lend([key], made)


async def deleted(store: Store) -> None:
    await store.delete(TABLES)


async def nameless(store: Store) -> None:
    await store.make_nameless([(name, 0) for name in TABLES])


@pytest.mark.parametrize("remove", [deleted, nameless])
def test_no_name_and_no_face_is_left_in_the_files(tmp_path: Path, remove: Callable[[Store], Awaitable[None]]) -> None:
    async def story() -> None:
        async with in_sql(tmp_path / "tables.db") as store:
            await fill(store)
            assert NAME.encode() in bytes_in(tmp_path)
            await remove(store)
            await store.erase()
            found = bytes_in(tmp_path)
            for word in (NAME, NAME.lower(), FACE):
                assert word.encode() not in found

    asyncio.run(story())
