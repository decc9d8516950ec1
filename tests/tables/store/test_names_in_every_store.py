"""What a store promises about people's names and faces: they can be taken out, and they go with their table."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.tables.store.rows import ANNA, BEN, BOT, FREE, KEY, PASS, START, Tell, finished, loaded, table
from tilery.tables.store.rows import HintRow, KeyRow, LogRow, OverPlayers
from tilery.tables.store.store import LibraryQuestion, Store
from tilery.tables.wire.answers import OverPlayer
from tilery.tables.wire.refusal import Conflict

NOBODY = replace(ANNA, name="", face="")
OVER = replace(
    finished(),
    players=OverPlayers(2, "anna\nben", (OverPlayer("Anna", "device", face="owl"), OverPlayer("Ben", "person"))),
)


async def found(store: Store, *words: str) -> list[tuple[str, int]]:
    page = await store.search(LibraryQuestion(words=words))
    return [(game.table_id, game.round) for game in page.games]


def test_a_name_and_a_face_are_taken_out_of_the_seat_the_library_and_the_passes(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BEN), (START,))
        await store.create(table("there"), (ANNA, BOT), (START,))
        await store.append("here", LogRow(1, "move", seat=0), OVER)
        await store.append("here", LogRow(2, "rematch", seat=0), replace(OVER, round=1))
        await store.index(replace(OVER, table_id="there"))
        others = replace(PASS, id="other", secret_hash=b"o" * 32, name="Ben")
        await store.lend([KEY], PASS)
        await store.lend([KeyRow("here", 1, b"l" * 32, "other")], others)

        await store.make_nameless([("here", 0)])
        stored = await loaded(store)
        assert stored.seats == (NOBODY, BEN)
        assert len(stored.log) == 3
        assert stored.keys.count(KEY) == 1  # the other device keeps the seat
        assert await store.find_pass(b"p" * 32) == replace(PASS, name="", face="")
        assert await store.find_pass(b"o" * 32) == others
        assert await found(store, "anna") == [("there", 0)]
        assert await found(store, "ben") == [("there", 0), ("here", 1), ("here", 0)]
        games = {(game.table_id, game.round): game for game in (await store.search(LibraryQuestion())).games}
        shown = OverPlayers(2, "\nben", (OverPlayer("", "device"), OverPlayer("Ben", "person")))
        assert games["here", 0] == replace(OVER, players=shown)
        assert games["here", 1].players == shown
        assert (await loaded(store, "there")).seats == (ANNA, BOT)

        await store.make_nameless([("here", 0)])  # once more changes nothing
        assert await loaded(store) == stored

    tell(story)


def test_a_game_that_ends_later_has_no_name_that_was_taken_out(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BEN), (START,))
        await store.make_nameless([("here", 0)])
        await store.append("here", LogRow(1, "move", seat=0), OVER)  # put together before
        await store.index(replace(OVER, round=1))
        assert await found(store, "anna") == []
        assert await found(store, "ben") == [("here", 1), ("here", 0)]

    tell(story)


@pytest.mark.parametrize("wrong", [("nowhere", 0), ("here", 7)], ids=["no such table", "no such seat"])
def test_names_are_taken_out_of_all_seats_or_of_none(tell: Tell, wrong: tuple[str, int]) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BEN), (START,))
        await store.append("here", LogRow(1, "move", seat=0), OVER)
        with pytest.raises(Conflict):
            await store.make_nameless([("here", 0), wrong])
        assert (await loaded(store)).seats == (ANNA, BEN)
        assert await found(store, "anna") == [("here", 0)]

    tell(story)


def test_all_secrets_that_open_a_seat_are_found(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BOT), (START,))
        await store.create(table("there"), (replace(FREE, seat=0), BEN), ())
        await store.lend([KEY], PASS)
        locks = await store.locks(["here", "there", "nowhere"])
        assert sorted(locks) == [("here", 0, b"a" * 32), ("here", 0, b"k" * 32), ("there", 1, b"b" * 32)]
        assert await store.locks([]) == []

    tell(story)


def test_with_a_table_go_all_names_and_faces_that_belong_to_it(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.create(table(), (ANNA, BEN), (START,))
        await store.append("here", LogRow(1, "move", seat=0), OVER)
        await store.add_hint("here", HintRow(1, 0, True, "a1"))
        await store.create(table("there"), (ANNA, BOT), (START,))
        both = replace(PASS, id="both", secret_hash=b"q" * 32)
        await store.lend([KEY], PASS)
        await store.lend(
            [replace(KEY, table_id=each, secret_hash=each.encode() * 8, pass_id="both") for each in ("here", "there")],
            both,
        )
        await store.delete(["here"])
        assert await store.load("here") is None
        assert await found(store) == []
        assert await store.locks(["here"]) == []
        assert await store.find_pass(b"p" * 32) is None
        assert await store.find_pass(b"q" * 32) == both
        await store.delete(["there"])
        await store.erase()
        assert everything(store) == []

    tell(story)


def everything(store: Any) -> list[Any]:
    """Whatever rows are left, of a store of either kind."""
    if hasattr(store, "_library"):
        return [*store._tables, *store._library, *store._passes]
    from tilery.server.store.database import METADATA

    with store._reading.connect() as connection:
        return [row for each in METADATA.sorted_tables for row in connection.execute(each.select())]
