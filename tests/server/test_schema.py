"""The client's types are made from the server's: a change that forgot them fails here or in `npm run check`."""

import json
from pathlib import Path

import pytest

from tilery.engine.game import AnyGame
from tilery.games import GAMES
from tilery.server import schema

WEB = Path(__file__).parents[2] / "web"
EVERY = pytest.mark.parametrize("game", GAMES.all(), ids=lambda game: game.info.id)


def test_the_description_of_the_wire_is_up_to_date() -> None:
    wanted = schema.texts(WEB)
    assert len(wanted) > 1
    for path, text in wanted.items():
        assert path.read_text(encoding="utf-8") == text, (
            "run: python -m tilery.server.schema && (cd web && npm run wire)"
        )


def test_no_room_is_described_that_the_client_does_not_have(tmp_path: Path) -> None:
    (tmp_path / "src/rooms").mkdir(parents=True)
    assert list(schema.texts(tmp_path)) == [tmp_path / "openapi.json"]


@EVERY
def test_every_game_has_its_view_and_events_described_and_the_house_knows_none(game: AnyGame) -> None:
    name = type(game).__name__
    components = schema.room(game)["components"]["schemas"]
    assert f"{name}View" in components
    assert len(components[f"{name}Event"]["anyOf"]) > 1
    assert not [known for known in schema.document()["components"]["schemas"] if known.startswith(name)]


@pytest.mark.parametrize("document", [schema.document(), *map(schema.room, GAMES.all())])
def test_every_reference_leads_somewhere(document: schema.Schema) -> None:
    text = json.dumps(document)
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(document["components"]["schemas"])
