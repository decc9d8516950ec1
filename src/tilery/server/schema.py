"""A description of all that goes over the wire. The client's types are generated from it.

`python -m tilery.server.schema` writes web/openapi.json for the house and a wire.json for each room of the client; then
`npm run wire` makes a wire.ts of each.
"""

import functools
import operator
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI

from tilery.engine.data import move_type, schemas_of
from tilery.engine.game import AnyGame, Event
from tilery.engine.plain import PlainView
from tilery.engine.position import goal_type
from tilery.engine.reasons import reason_type
from tilery.engine.sketch.reading import has_sketches, sketch_type
from tilery.games import Rooms, puzzler_of
from tilery.games.rooms import folder_of
from tilery.lessons.frames import Lesson
from tilery.server.doors import admin_api, library_api, people_api, puzzles_api, reviews_api, sketches_api, tables_api
from tilery.tables.wire import answers, records, reviews, sketches
from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import AT_A_TABLE

Schema = dict[str, Any]
REST_ANSWERS = (
    answers.Health,
    answers.GameInfo,
    answers.HouseBot,
    answers.MadeTable,
    answers.SeatSecret,
    records.ReplayPage,
    answers.Tally,
    answers.Failure,
    *people_api.ANSWERS,
    *admin_api.ANSWERS,
)
LIBRARY_ANSWERS = (
    answers.Shelf,
    records.Study,
    reviews.ReviewState,
    reviews.Tried,
    sketches.Sketched,
    sketches.BestMoves,
    sketches.HomePuzzle,
    PlainView,
    *puzzles_api.ANSWERS,
)
WRITTEN = (Lesson,)
"""Types that the server never sends: they are written when the client is built."""

LEFT_OUT = {
    "LogLine": ("stand_in",),
    "Span": ("colour", "ground", "bold", "dim"),
    "ReviewMoment": ("exact",),
    "ReviewPlayer": ("proven", "could", "scored"),
    "ReviewTold": ("unit",),
}
"""Fields that are not sent if they have their default, or that a review doesn't have which was kept by an older
server."""


def document() -> Schema:
    """FastAPI's description of the REST routes, and the messages of the socket."""
    app = FastAPI(title="Tilery", version=str(wire.VERSION))
    app.include_router(tables_api.router)
    app.include_router(people_api.router)
    app.include_router(library_api.router)
    app.include_router(reviews_api.router)
    app.include_router(puzzles_api.router)
    app.include_router(sketches_api.router)
    app.include_router(admin_api.router)
    found = app.openapi()
    components = found["components"]["schemas"]
    for name in ("HTTPValidationError", "ValidationError"):  # errors have the form of Failure instead
        components.pop(name, None)
    for route in found["paths"].values():
        for operation in route.values():
            operation["responses"].pop("422", None)
    sent, named = _schemas([wire.ServerMessage, *REST_ANSWERS, *LIBRARY_ANSWERS, *WRITTEN])
    components |= _complete(named) | {"ServerMessage": sent[0]}
    received, named = _schemas([wire.ClientMessage, wire.Request])
    components |= named | {"ClientMessage": received[0], "Request": received[1]}
    components["ErrorCode"] = {"enum": list(AT_A_TABLE)}
    components["Refused"]["properties"]["code"] = {"enum": sorted(AT_A_TABLE)}
    components["SeatKind"] = {"enum": list(typing.get_args(wire.SeatKind))}
    found["components"]["schemas"] = dict(sorted(components.items()))
    return found


def room(game: AnyGame) -> Schema:
    """The view, events, moves, reasons and goals of one game. The name of its class comes before theirs, to tell rooms
    apart."""
    prefix = type(game).__name__
    package = type(game).__module__.rpartition(".")[0]
    view = typing.get_type_hints(game.view)["return"]
    kinds = [kind for kind in Event.__subclasses__() if kind.__module__.startswith(package + ".")]
    (_, event), named = _schemas([view, functools.reduce(operator.or_, kinds)], prefix)
    components = _complete(named) | {f"{prefix}Event": event}
    (move,), named = _schemas([move_type(game)], prefix, "Move")
    components |= _complete(named) | {f"{prefix}Move": move}
    if (kinds := reason_type(game)) is not None:
        (reason,), named = _schemas([kinds], prefix, "Reason")
        components |= _complete(named) | {f"{prefix}Reason": reason}
    if (puzzler := puzzler_of(game)) is not None:
        (goal,), named = _schemas([goal_type(puzzler)], prefix, "Goal")
        components |= _complete(named) | {f"{prefix}Goal": goal}
    if has_sketches(game):
        _, named = _schemas([sketch_type(game)], prefix)
        components |= named
    return {
        "openapi": "3.1.0",
        "info": {"title": game.info.title, "version": str(game.info.rules_version)},
        "paths": {},
        "components": {"schemas": dict(sorted(components.items()))},
    }


def _schemas(types: list[Any], prefix: str = "", suffix: str = "") -> tuple[tuple[Schema, ...], Schema]:
    template = f"#/components/schemas/{prefix}{{name}}{suffix}"
    found, named = schemas_of(types, template)
    return tuple(map(_plain, found)), {f"{prefix}{name}{suffix}": schema for name, schema in named.items()}


def _plain(schema: Schema) -> Schema:
    """A union as its alternatives only: each of them has the tag."""
    return {key: value for key, value in schema.items() if key != "discriminator"}


def _complete(named: Schema) -> Schema:
    """Mark every field as required: the server sends those with a default, too, except for the few it leaves out."""
    for schema in named.values():
        if "properties" in schema:
            left_out = LEFT_OUT.get(schema["title"], ())
            schema["required"] = [name for name in schema["properties"] if name not in left_out]
            for field in schema["properties"].values():
                field.pop("default", None)
    return named


def texts(web: Path) -> dict[Path, str]:
    """The files that describe the wire, each with its content."""
    rooms = {web / "src/rooms" / folder_of(game).name: game for game in Rooms().all()}
    return {web / "openapi.json": _text(document())} | {
        folder / "wire.json": _text(room(game)) for folder, game in rooms.items() if folder.is_dir()
    }


def _text(schema: Schema) -> str:
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


def main(web: str = "web") -> None:
    """Write all these files, over the old ones."""
    for path, text in texts(Path(web)).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
