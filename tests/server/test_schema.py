"""The client's types are made from the server's; these tests fail when that was forgotten."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tilery.games import GAMES
from tilery.server import schema

WEB = Path(__file__).parents[2] / "web"


def test_the_description_of_the_wire_is_up_to_date() -> None:
    written = (WEB / "openapi.json").read_text(encoding="utf-8")
    assert written == schema.text(), "run: python -m tilery.server.schema && (cd web && npm run wire)"


def test_the_types_of_the_client_are_up_to_date() -> None:
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    if node is None or not (WEB / "node_modules" / "openapi-typescript").is_dir():
        pytest.skip("the web client is not set up here; 'npm run check' looks too")
    ended = subprocess.run([node, "wire.mjs", "--check"], cwd=WEB, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr


def test_every_game_has_its_view_and_events_described() -> None:
    components = schema.document()["components"]["schemas"]
    for game in GAMES.all():
        name = type(game).__name__
        assert f"{name}View" in components
        assert len(components[f"{name}Event"]["anyOf"]) > 1


def test_every_reference_leads_somewhere() -> None:
    document = schema.document()
    text = json.dumps(document)
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(document["components"]["schemas"])
