"""The JSON Schema of all messages. `python -m tilery.protocol.schema` writes it beside docs/engines.md."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from tilery.engine.data import schemas_of
from tilery.protocol.messages import VERSION, EngineMessage, HouseMessage

FILE = "engines.schema.json"


def document() -> dict[str, Any]:
    """Two definitions, `FromHouse` and `FromEngine`, and all that they are made of."""
    both = [HouseMessage, EngineMessage]
    (house, engine), named = schemas_of(both, "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages between Tilery and an engine, version {VERSION}",
        "anyOf": [{"$ref": "#/$defs/FromHouse"}, {"$ref": "#/$defs/FromEngine"}],
        "$defs": {"FromHouse": house, "FromEngine": engine, **dict(sorted(named.items()))},
    }


def text() -> str:
    """The file."""
    return msgspec.json.format(msgspec.json.encode(document()), indent=2).decode() + "\n"


def main(docs: str = "docs") -> None:
    """Write the file, over the old one."""
    Path(docs, FILE).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
