"""docs/engines.md: its messages are those of the protocol, its session can take place, and its engines play."""

import json
import re
import shlex
from typing import Any, get_args

import msgspec
import pytest
from msgspec import UNSET

from tests.documents.pages import DOCS, blocks
from tests.kit.engines import EXAMPLES, first_engine
from tests.layout.sources import PROJECT
from tilery.arena import meetings, run
from tilery.engine import Illegal, Match
from tilery.games import GAMES
from tilery.protocol import MAX_MESSAGE, VERSION, EngineMessage, HouseMessage, Move, Sitting, schema, written

PAGE = DOCS / "engines.md"
TEXT = PAGE.read_text(encoding="utf-8")
LINES = [line for block in blocks(PAGE, "json") for line in block.splitlines()]
NODE = PROJECT / ".venv/bin/node"


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def shown(name: str) -> Any:
    """The message of this type in the session."""
    return next(message for message in map(json.loads, LINES) if message["type"] == name)


@pytest.mark.parametrize(("title", "kinds"), [("From the house", HouseMessage), ("From the engine", EngineMessage)])
def test_every_message_is_listed_with_its_fields_and_shown(title: str, kinds: object) -> None:
    part = TEXT.split(f"## {title}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", part, re.MULTILINE)
    always = title == "From the house"  # every field is sent, but the table only where there is one
    assert {name: fields.strip() for name, fields in rows} == {
        tag(kind): ", ".join(
            f"`{field.encode_name}`{'' if field.required or (always and field.default is not UNSET) else '?'}"
            for field in msgspec.structs.fields(kind)
        )
        for kind in get_args(kinds)
    }
    assert {tag(kind) for kind in get_args(kinds)} <= {json.loads(line)["type"] for line in LINES}


@pytest.mark.parametrize("line", LINES, ids=lambda line: json.loads(line)["type"])
def test_every_message_of_the_document_is_one(line: str) -> None:
    message: Any = msgspec.json.decode(line, type=HouseMessage | EngineMessage)
    if isinstance(message, get_args(HouseMessage)):
        assert json.loads(written(message)) == json.loads(line)  # no field is missing


def test_the_session_can_take_place() -> None:
    start, answer = shown("start"), shown("move")
    match = Match(GAMES.get(start["game"]), seats=start["seats"], options=start["options"], seed=bytes(32))
    sitting = Sitting(match, start["seat"], detail=start["detail"], seconds=start["seconds"])
    assert json.loads(written(sitting.start(start["seed"]))) == start
    assert json.loads(written(sitting.turn())) == shown("turn")
    assert sitting.move(Move(answer["id"], answer["move"]))
    with pytest.raises(Illegal) as caught:
        sitting.move(Move(1, "pass"))
    assert json.loads(written(sitting.refused(caught.value))) == shown("refused")


def test_the_schema_and_the_numbers_are_up_to_date() -> None:
    file = DOCS / schema.FILE
    assert file.read_text(encoding="utf-8") == schema.text(), "run: python -m tilery.protocol.schema"
    assert shown("hello")["version"] == VERSION
    assert f"{MAX_MESSAGE // 1024} kB" in TEXT


def test_the_programs_of_the_document_are_those_beside_it() -> None:
    for name, code in zip(("first_engine.py", "first_table_bot.py"), blocks(PAGE, "py"), strict=True):
        assert (EXAMPLES / name).read_text(encoding="utf-8").endswith(code)


@pytest.mark.skipif(not NODE.exists(), reason="there is no Node")
def test_the_engines_of_the_document_play() -> None:
    greedy = f"cmd:{shlex.join([str(NODE), str(EXAMPLES / 'greedy_engine.js')])}"
    game = shown("start")["game"]
    [meeting] = meetings(game, [first_engine(), greedy], seats=2, games=2, seed=1, options={})
    games = [played for _, played in run([fixture for _, fixture in meeting.fixtures()], 1)]
    assert [played.forfeit for played in games] == [None, None]
