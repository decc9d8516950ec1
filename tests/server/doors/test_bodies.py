"""The form of a wish is checked at the door; what the house then gets has the same fields, with the same defaults."""

from typing import Any

import msgspec
import pytest
from pydantic_core import PydanticUndefined

from tilery.server.doors import bodies, library_bodies, puzzles_api, sketches_api
from tilery.tables.wire import wishes

PAIRS: list[tuple[type[bodies.Body], type[msgspec.Struct]]] = [
    (bodies.SeatWish, wishes.SeatWish),
    (bodies.NewTable, wishes.NewTable),
    (bodies.TakeSeat, wishes.TakeSeat),
    (bodies.MyTable, wishes.MyTable),
    (bodies.NewPass, wishes.NewPass),
    (library_bodies.Search, wishes.Search),
    (library_bodies.GameMoment, wishes.GameMoment),
    (library_bodies.RecordMoment, wishes.RecordMoment),
    (library_bodies.SketchMoment, wishes.SketchMoment),
    (library_bodies.PlayOn, wishes.PlayOn),
    (sketches_api.SketchWish, wishes.SketchWish),
    (library_bodies.StudyWish, wishes.StudyWish),
    (library_bodies.ReviewWish, wishes.ReviewWish),
    (library_bodies.PlayedGame, wishes.PlayedGame),
    (library_bodies.GameRecord, wishes.GameRecord),
    (library_bodies.Said, wishes.Said),
    (library_bodies.Try, wishes.Try),
    (puzzles_api.PuzzleAttempt, wishes.PuzzleAttempt),
    (bodies.MyTables, wishes.MyTables),
]


def default(field: msgspec.structs.FieldInfo) -> Any:
    """What it is if nobody says; `...` if somebody has to."""
    if field.default is not msgspec.NODEFAULT:
        return field.default
    return ... if field.default_factory is msgspec.NODEFAULT else field.default_factory()


@pytest.mark.parametrize(("body", "wish"), PAIRS, ids=lambda kind: str(kind.__name__))
def test_a_body_and_its_wish_have_the_same_fields(body: type[bodies.Body], wish: type[msgspec.Struct]) -> None:
    told = {name: field.default for name, field in body.model_fields.items()}
    meant = {field.encode_name: default(field) for field in msgspec.structs.fields(wish)}
    assert set(told) == set(meant)
    for name, value in told.items():
        same = ... if value is PydanticUndefined else tuple(value) if isinstance(value, list) else value
        assert meant[name] == same, name


def test_every_wish_has_a_body() -> None:
    own = [kind for kind in vars(wishes).values() if isinstance(kind, type) and kind.__module__ == wishes.__name__]
    assert {wish for _, wish in PAIRS} == set(own)
