"""docs/messages.md lists every message with its fields, and every code of a refusal."""

import re
from typing import get_args

import msgspec
import pytest

from tests.documents.pages import DOCS
from tilery.tables.wire import messages
from tilery.tables.wire.refusal import AT_A_TABLE

TEXT = (DOCS / "messages.md").read_text(encoding="utf-8")


def part(title: str) -> str:
    return TEXT.split(f"## {title}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize(
    ("title", "kinds"), [("From the client", messages.ClientMessage), ("From the server", messages.ServerMessage)]
)
def test_every_message_is_listed_with_its_fields(title: str, kinds: object) -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \|", part(title), re.MULTILINE)
    assert dict(rows) == {
        kind.__struct_config__.tag: ", ".join(
            f"`{field.encode_name}`{'' if field.required else '?'}" for field in msgspec.structs.fields(kind)
        )
        for kind in get_args(kinds)
    }


def test_every_code_of_a_refusal_is_listed() -> None:
    assert re.findall("`([a-z-]+)`", part("Codes of refusals").split("\n\n")[0]) == list(AT_A_TABLE)


def test_the_version_and_the_signs_are_those_of_the_protocol() -> None:
    assert f"This is version {messages.VERSION} of the protocol" in TEXT
    assert f'"version": {messages.VERSION}' in TEXT
    assert all(f"`{sign}`" in part("From the client") for sign in get_args(messages.SignName))
    assert f"{messages.MAX_MESSAGE // 1024} kB" in TEXT
