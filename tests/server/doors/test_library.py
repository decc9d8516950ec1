"""The library: every game that is over stands in it once, and nobody finds one that is none of their business."""

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.kit.server import GAME
from tests.kit.thinkers import choice
from tilery.engine import AnyMatch, Match
from tilery.games import GAMES
from tilery.server.store import library_queries
from tilery.server.store.database import is_indexed
from tilery.server.store.sql_store import SqlStore
from tilery.tables.store.library_row import folded, library_row
from tilery.tables.store.rows import SeatRow, TableRow

DAY = datetime(2026, 3, 1, tzinfo=UTC)


def make(server: Any, name: str = "Ada") -> tuple[str, list[str]]:
    """A table where one device has both seats."""
    seats = [{"kind": "device", "name": name}, {"kind": "device", "name": "Zoe"}]
    made = server.post("tables", {"game": GAME, "seats": seats}).json()
    return made["id"], [each["secret"] for each in made["secrets"]]


def sit(server: Any, join: Any) -> Any:
    table, secrets = make(server)
    return table, join(server, table, *secrets)


def finish(player: Any) -> int:
    """Play to the end; gives the number of moves."""
    moves = 0
    while player.result is None:
        assert player.play(player.turn)["type"] == "done"
        moves += 1
    return moves


def change(server: Any, statement: str, *values: Any) -> Any:
    with closing(sqlite3.connect(server.database, timeout=30)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def shelf(server: Any, **wish: Any) -> Any:
    answer = server.post("library", wish)
    assert answer.status_code == 200, answer.text
    return answer.json()


def found(server: Any, **wish: Any) -> list[Any]:
    return [(game["table"], game["round"]) for game in shelf(server, **wish)["games"]]


def test_a_game_comes_into_the_library_with_its_last_step(new_server: Any, join: Any) -> None:
    server = new_server()
    table, ada = sit(server, join)
    for _ in range(3):
        ada.play(ada.turn)
    assert found(server, own=[table]) == []
    moves = 3 + finish(ada)
    (game,) = shelf(server, own=[table])["games"]
    assert (game["table"], game["round"], game["game"]) == (table, 0, GAME)
    assert game["players"] == [{"name": name, "kind": "device", "level": "", "face": ""} for name in ("Ada", "Zoe")]
    assert game["result"] == ada.result
    assert game["turns"] == moves
    assert abs(datetime.now(UTC) - datetime.fromisoformat(game["ended"])) < timedelta(hours=1)
    assert ada.ask("rematch", 0)["type"] == "done"
    finish(ada)
    assert found(server, own=[table]) == [(table, 1), (table, 0)]


def test_the_step_and_the_entry_are_one_commit(new_server: Any, join: Any) -> None:
    server = new_server()
    table, ada = sit(server, join)
    change(
        server,
        "INSERT INTO games_over VALUES (?, 0, ?, 0, '{}', '{}', 0, '2026-01-01 00:00:00.000000', 0)",
        *(table, GAME),
    )
    before = ada.seq
    while (answer := ada.play(ada.turn))["type"] == "done":
        before = ada.seq
    assert (answer["type"], answer["code"]) == ("refused", "storage")
    change(server, "DELETE FROM games_over")
    ada.hello()
    assert (ada.seq, ada.result) == (before, None)
    assert finish(ada) == 1
    assert found(server, own=[table]) == [(table, 0)]


def test_only_public_games_and_those_of_known_tables_are_shown(new_server: Any, join: Any) -> None:
    server = new_server()
    tables = [make(server, name) for name in ("Ada", "Ben", "Cleo", "Dora")]
    mine, other, public, running = (table for table, _ in tables)
    server.stop()
    change(server, "UPDATE tables SET public = 1 WHERE id IN (?, ?)", public, running)
    server.start()
    for table, secrets in tables[:3]:
        finish(join(server, table, *secrets))
    assert found(server) == [(public, 0)]
    assert found(server, own=[mine]) == [(public, 0), (mine, 0)]
    assert found(server, own=[mine], mine=True) == [(mine, 0)]
    assert found(server, mine=True) == []
    assert found(server, own=[mine, other, running, "no-such-table"], mine=True) == [(other, 0), (mine, 0)]
    assert found(server, own=[other], name="ada") == []


def played() -> AnyMatch:
    match = Match(GAMES.get(GAME), seats=2, seed=bytes(32))
    while not match.over:
        seat = min(match.pending)
        match.play(seat, match.game.read(choice(GAME, "normal", match.view(seat))))
    return match


class Shelves:
    """A database with games of one's choice."""

    def __init__(self, server: Any) -> None:
        self.server = server

    def put(self, *games: tuple[str, tuple[str, ...], int]) -> None:
        asyncio.run(self._put(games))

    async def _put(self, games: tuple[tuple[str, tuple[str, ...], int], ...]) -> None:
        store = SqlStore(self.server.database)
        store.start()
        match = played()
        for name, players, day in games:
            table = TableRow(name, GAME if day % 2 else "another", 1, {}, public=True)
            seats = [SeatRow(seat, "device", player) for seat, player in enumerate(players)]
            await store.create(table, seats, ())
            await store.index(library_row(table, seats, 0, match, DAY + timedelta(days=day)))
        await store.close()


@pytest.fixture
def shelves(new_server: Any) -> Shelves:
    server = new_server()
    assert server.get("health").status_code == 200  # its database is there now
    return Shelves(server)


def names(server: Any, **wish: Any) -> list[str]:
    return [table for table, _ in found(server, **wish)]


def test_names_are_found_in_any_case_and_without_their_marks(shelves: Shelves) -> None:
    shelves.put(
        ("hu", ("Ágnes", "Őzike"), 1),
        ("ru", ("Алёна", "ЮРИЙ"), 2),
        ("nb", ("Bjørn", "Åse"), 3),
        ("odd", ("100%_\\", "a'b\"c"), 4),
    )
    for name, tables in {
        "ágnes": ["hu"],
        "AGNES": ["hu"],
        "őzi": ["hu"],
        "алена": ["ru"],
        "юрий": ["ru"],
        "АЛЁНА юрий": ["ru"],
        "Алёна Ágnes": [],
        "bjorn": ["nb"],
        "BJØRN": ["nb"],
        "åse": ["nb"],
        "%": ["odd"],
        "0%_": ["odd"],
        "\\": ["odd"],
        "a'b\"": ["odd"],
        "_": ["odd"],
        "device": [],
        "nobody": [],
        "  ": ["odd", "nb", "ru", "hu"],
    }.items():
        assert names(shelves.server, name=name) == tables, name


def test_games_are_found_by_what_was_played_by_how_many_and_when(shelves: Shelves) -> None:
    shelves.put(("one", ("A", "B"), 1), ("two", ("A", "B", "C"), 2), ("three", ("A", "B"), 3))
    server = shelves.server
    assert names(server) == ["three", "two", "one"]
    assert names(server, game=GAME) == ["three", "one"]
    assert names(server, game="chess") == []
    assert names(server, seats=3) == ["two"]
    assert names(server, since=(DAY + timedelta(days=2)).isoformat()) == ["three", "two"]
    assert names(server, until=(DAY + timedelta(days=2)).isoformat()) == ["one"]
    # 23:00 in New York is the next day in Greenwich.
    assert names(server, since="2026-03-02T19:00:01-05:00") == ["three"]
    assert names(server, since="2026-03-02T19:00:00-05:00") == ["three", "two"]


def test_a_long_shelf_comes_in_pieces_without_gaps(shelves: Shelves) -> None:
    shelves.put(*((f"t{number:02}", ("A", "B"), number // 3) for number in range(23)))
    everything = names(shelves.server, limit=50)
    assert len(everything) == 23
    pieces: list[str] = []
    after = ""
    while True:
        piece = shelf(shelves.server, limit=5, after=after)
        assert len(piece["games"]) <= 5
        pieces += [game["table"] for game in piece["games"]]
        if not (after := piece["next"]):
            break
    assert pieces == everything


def test_a_search_looks_through_so_many_games_and_can_be_asked_on(
    shelves: Shelves, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that is found far back, or nowhere, doesn't hold up the house."""
    monkeypatch.setattr(library_queries, "SCAN", 5)
    shelves.put(*((f"t{number:02}", ("Ada" if number in (1, 9) else "Ben", "B"), number) for number in range(12)))
    pieces, after = [], ""
    while True:
        piece = shelf(shelves.server, name="ada", after=after)
        pieces.append([game["table"] for game in piece["games"]])
        if not (after := piece["next"]):
            break
    assert pieces == [["t09"], [], ["t01"]]


@pytest.mark.parametrize(
    "wish",
    [
        {"limit": 51},
        {"limit": 0},
        {"limit": "5"},
        {"own": ["x"] * 101},
        {"own": ["x" * 65]},
        {"own": [1]},
        {"name": "x" * 65},
        {"after": "somewhere"},
        {"after": "2026-01-01 x y"},
        {"after": "0001-01-01T00:00:00+23:00 1 y"},
        {"since": "yesterday"},
        {"since": "0001-01-01T00:00:00+14:00"},
        {"until": "9999-12-31T23:59:59-14:00"},
        {"seats": 0},
        {"what": 1},
    ],
)
def test_a_question_that_can_not_be_is_refused(server: Any, wish: Any) -> None:
    answer = server.post("library", wish)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed"), answer.text


def test_odd_questions_find_nothing_and_break_nothing(server: Any) -> None:
    for wish in ({"after": f"2026-01-01 {'9' * 60} y"}, {"name": "\x00"}, {"game": "\ud800"}, {"name": "\ud800"}):
        url, body = f"http://{server.address}/api/library", json.dumps(wish)
        answer = server.http.post(url, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (200, 422), wish


def test_old_games_come_into_the_library_once(new_server: Any, join: Any) -> None:
    server = new_server()
    table, ada = sit(server, join)
    moves = finish(ada)
    assert ada.ask("rematch", 0)["type"] == "done"
    running, ben = sit(server, join)
    ben.play(0)
    server.stop()
    change(server, "DELETE FROM games_over")
    made = (datetime.now(UTC) - timedelta(days=20)).replace(microsecond=0)
    change(server, f"UPDATE tables SET made = '{made:%Y-%m-%d %H:%M:%S}.000000'")
    change(server, "UPDATE log SET at = NULL")
    change(server, "PRAGMA user_version = 0")
    server.start()
    wait_until(lambda: is_indexed(server.database))
    (game,) = shelf(server, own=[table, running])["games"]
    assert (game["table"], game["round"], game["turns"]) == (table, 0, moves)
    assert game["ended"] == f"{made:%Y-%m-%dT%H:%M:%S}Z"
    server.stop()
    change(server, "DELETE FROM games_over")
    server.start()
    assert found(server, own=[table, running]) == []


def test_a_damaged_old_game_does_not_keep_the_others_out(new_server: Any, join: Any) -> None:
    server = new_server()
    (broken, ada), (whole, ben) = sit(server, join), sit(server, join)
    finish(ada)
    finish(ben)
    server.stop()
    change(server, "DELETE FROM games_over")
    change(server, "UPDATE log SET move = 'nonsense' WHERE table_id = ? AND seq = 2", broken)
    change(server, "PRAGMA user_version = 0")
    server.start()
    wait_until(lambda: is_indexed(server.database))
    assert found(server, own=[broken, whole]) == [(whole, 0)]


def wait_until(done: Any) -> None:
    while not done():
        asyncio.run(asyncio.sleep(0.02))


def test_folding_is_the_same_for_what_is_stored_and_what_is_asked() -> None:
    for text in ("Ágnes", "ÁGNES", "A\u0301gnes"):
        assert folded(text) == "agnes"
