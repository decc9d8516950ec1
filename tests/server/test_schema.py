"""The client's types are made from the server's: a change that forgot them fails here or in `npm run check`."""

import json
from pathlib import Path

from tilery.games import Rooms
from tilery.server import schema

WEB = Path(__file__).parents[2] / "web"


def test_the_description_of_the_wire_is_up_to_date() -> None:
    written = (WEB / "openapi.json").read_text(encoding="utf-8")
    assert written == schema.text(), "run: python -m tilery.server.schema && (cd web && npm run wire)"


def test_every_game_has_its_view_and_events_described() -> None:
    components = schema.document()["components"]["schemas"]
    for game in Rooms().all():
        name = type(game).__name__
        assert f"{name}View" in components
        assert len(components[f"{name}Event"]["anyOf"]) > 1


def test_every_reference_leads_somewhere() -> None:
    document = schema.document()
    text = json.dumps(document)
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(document["components"]["schemas"])
