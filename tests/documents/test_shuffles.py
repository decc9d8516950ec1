"""docs/records.md says exactly how every chance move follows from the seed: its program derives those of real games."""

from pathlib import Path
from typing import Any

import pytest

from tests.documents.pages import DOCS, blocks
from tests.layout.sources import PROJECT
from tilery.games import Rooms

GOLDEN = sorted((PROJECT / "tests/games").glob("*/golden/*.tilery"))
PROGRAM: dict[str, Any] = {}
exec("\n".join(blocks(DOCS / "records.md", "python")), PROGRAM)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_every_chance_move_follows_from_the_seed_as_the_document_says(path: Path) -> None:
    pairs = PROGRAM["derive"](path.read_text(encoding="utf-8"))
    assert pairs
    assert [given for given, _ in pairs] == [derived for _, derived in pairs]


def test_the_document_covers_every_game() -> None:
    assert set(PROGRAM["GAMES"]) == set(Rooms().names())
