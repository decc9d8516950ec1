"""Docstrings as the reference shows them: examples in boxes, and the fields of a class below its words."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
"""From the first prompt to the next empty line."""


def boxed(text: str) -> str:
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


def fields(cls: griffe.Class) -> list[str]:
    """What stands in a class with its type, as it is written there."""
    found = [one for one in cls.attributes.values() if one.annotation and "property" not in one.labels]
    return [f"{one.name}: {one.annotation}{f' = {one.value}' if one.value is not None else ''}" for one in found]


class Docstrings(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = boxed(obj.docstring.value)
            if isinstance(obj, griffe.Class) and (lines := fields(obj)):
                obj.docstring.value += "\n\n```python\n" + "\n".join(lines) + "\n```"
