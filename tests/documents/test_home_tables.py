"""docs/home-table.md shows a table of each game that can be entered, and every one of them is legal."""

import json

from tests.documents.pages import DOCS, blocks
from tilery.engine.sketch.reading import has_sketches
from tilery.games import Rooms
from tilery.tables.library.sketching import looked_at
from tilery.tables.wire.wishes import SketchWish

TABLES = [SketchWish(**json.loads(block)) for block in blocks(DOCS / "home-table.md", "json")]


def test_there_is_an_example_of_each_game() -> None:
    assert [table.game for table in TABLES] == [game.info.id for game in Rooms().all() if has_sketches(game)]


def test_every_example_is_a_legal_table_on_which_something_can_be_done() -> None:
    for table in TABLES:
        found = looked_at(table)
        assert found.problems == ()
        assert found.legal
