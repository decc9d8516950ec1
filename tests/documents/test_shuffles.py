"""docs/records.md says exactly how every chance move follows from the seed: its program derives those of real games."""

from pathlib import Path
from typing import Any

import pytest

from tests.conformance.tables import TABLES, Table, play_on
from tests.documents.pages import DOCS, blocks
from tests.layout.sources import PROJECT
from tilery.engine import Match, Record
from tilery.engine.chance import derived_seed
from tilery.games import Rooms

GOLDEN = sorted((PROJECT / "tests/games").glob("*/golden/*.tilery"))
PROGRAM: dict[str, Any] = {}
exec("\n".join(blocks(DOCS / "records.md", "python")), PROGRAM)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_every_chance_move_follows_from_the_seed_as_the_document_says(path: Path) -> None:
    pairs = PROGRAM["derive"](path.read_text(encoding="utf-8"))
    assert pairs
    assert [given for given, _ in pairs] == [derived for _, derived in pairs]


@pytest.mark.parametrize("table", [table for table in TABLES if table.game_id in PROGRAM["GAMES"]], ids=str)
def test_every_seat_draws_in_its_own_order_as_the_document_says(table: Table) -> None:
    match = Match(table.game, seats=table.seats, options=table.options, seed=derived_seed(table), draws="seats")
    play_on(match)
    pairs = PROGRAM["derive"](Record.of(match).text())
    assert [given for given, _ in pairs] == [derived for _, derived in pairs]


def test_the_document_covers_every_game() -> None:
    assert set(PROGRAM["GAMES"]) == set(Rooms().names())
