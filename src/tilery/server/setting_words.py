"""What a setting may be, in words for a host. Its declaration says what is allowed, so there is one place for all."""

import json
from typing import Any

from msgspec.inspect import (
    BoolType,
    DictType,
    FloatType,
    IntType,
    LiteralType,
    StrType,
    TupleType,
    Type,
    VarTupleType,
)

from tilery.engine.errors import brief


def needed(kind: Type) -> str:
    """What a setting of this type needs.

    >>> from msgspec.inspect import type_info
    >>> needed(type_info(bool)), needed(type_info(tuple[str, ...]))
    ('true or false', 'a list of texts in quotes')
    """
    match kind:
        case BoolType():
            return "true or false"
        case LiteralType(values=values):
            return " or ".join(shown(value) for value in values)
        case DictType(value_type=each):
            return f"a table of {_several(each)}"
        case TupleType(item_types=[first, *_] as items):
            return f"a list of {len(items)} {_several(first)}"
        case VarTupleType(item_type=each):
            return f"a list of {_several(each)}"
    return f"a {_noun(kind)} {_rest(kind)}"


def _several(kind: Type) -> str:
    return f"{_noun(kind)}s {_rest(kind)}"


def _noun(kind: Type) -> str:
    names = {IntType: "whole number", FloatType: "number", StrType: "text"}
    return names.get(type(kind), "path")


def _rest(kind: Type) -> str:
    return _within(kind.ge, kind.le) if isinstance(kind, IntType | FloatType) else "in quotes"


def _within(low: float | None, high: float | None) -> str:
    return f"from {low or 0:,.0f} to {high or 0:,.0f}"


def shown(value: Any) -> str:
    """A value as it stands in the file, or nearly.

    >>> shown(True), shown(["x", 5])
    ('true', '["x", 5]')
    """
    return brief(json.dumps(value, ensure_ascii=False, default=str))
