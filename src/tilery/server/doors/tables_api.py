"""The REST routes: make a table, look at it, sit down, and read a game that is over."""

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response

from tilery import __version__
from tilery.games import GAMES, levels
from tilery.server.doors import bodies as rest
from tilery.tables.house.tables import Tables
from tilery.tables.wire.messages import HintTaken, TableInfo

router = APIRouter(prefix="/api")

REF = "#/components/schemas/{name}"


def answer(schema: Any, status: int = 200, kind: str = "application/json") -> dict[str, Any]:
    """How OpenAPI is told what a route answers: the types are msgspec's, so FastAPI can't see them itself."""
    failure = {"content": {"application/json": {"schema": {"$ref": REF.format(name="Failure")}}}}
    return {
        "status_code": status,
        "response_class": Response,
        "responses": {
            status: {"description": "Done", "content": {kind: {"schema": schema}}},
            "4XX": {"description": "Refused; nothing was changed", **failure},
            "503": {"description": "The storage failed; nothing was changed", **failure},
        },
    }


def ref(kind: type) -> dict[str, str]:
    return {"$ref": REF.format(name=kind.__name__)}


def json(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def tables_of(request: Request) -> Tables:  # async, or every request would wait for a thread
    tables: Tables = request.app.state.tables
    return tables


House = Annotated[Tables, Depends(tables_of)]
TableId = Annotated[str, Path(description="What the link to the table ends with", max_length=64)]
Round = Annotated[int, Path(ge=0, le=1_000_000, description="The number of the game at this table, from 0")]


@router.get("/health", **answer(ref(rest.Health)))
async def health() -> Response:
    """Is the server there?"""
    return json(rest.Health("ok", __version__))


@router.get("/games", **answer({"type": "array", "items": ref(rest.GameInfo)}))
async def games() -> Response:
    """The games that can be played here."""
    return json([game_info(name) for name in GAMES.names()])


def game_info(name: str) -> rest.GameInfo:
    game = GAMES.get(name)
    info = game.info
    return rest.GameInfo(
        info.id, info.title, info.rules_version, info.seats, info.options, info.variants, levels(game).names()
    )


@router.post("/tables", **answer(ref(rest.MadeTable), 201))
async def make_table(wish: rest.NewTable, tables: House) -> Response:
    """Make a table. The game starts as soon as no seat is open."""
    return json(await tables.make(wish), 201)


@router.get("/tables/{table}", **answer(ref(TableInfo)))
async def table_info(table: TableId, tables: House) -> Response:
    """Who sits at a table, and what is played there."""
    return json((await tables.get(table)).gallery.info())


@router.post("/tables/{table}/seats", **answer(ref(rest.SeatSecret), 201))
async def take_seat(table: TableId, wish: rest.TakeSeat, tables: House) -> Response:
    """Take an open seat."""
    return json(await tables.take_seat(table, wish), 201)


@router.get("/tables/{table}/rounds/{round}/record", **answer({"type": "string"}, kind="text/plain"))
async def record(table: TableId, round: Round, tables: House) -> Response:  # noqa: A002 - the word of the path
    """The record of a game that is over."""
    text = (await tables.finished(table, round)).text()
    name = f"attachment; filename=tilery-{table[:8]}-{round}.txt"
    return Response(text, media_type="text/plain", headers={"Content-Disposition": name})


Watcher = Annotated[
    int | Literal["spectator"], Query(description="From which seat it is seen: a number, or as a spectator")
]


@router.get("/tables/{table}/rounds/{round}/replay", **answer({"type": "array", "items": ref(rest.ReplayStep)}))
async def replay(
    table: TableId,
    round: Round,  # noqa: A002 - the word of the path
    tables: House,
    seat: Watcher = "spectator",
) -> Response:
    """A game that is over, step by step, as a seat saw it."""
    return json((await tables.finished(table, round)).replay(None if seat == "spectator" else seat))


@router.get("/tables/{table}/rounds/{round}/hints", **answer({"type": "array", "items": ref(HintTaken)}))
async def hints(table: TableId, round: Round, tables: House) -> Response:  # noqa: A002 - the word of the path
    """Who took a hint in a game that is over, and when."""
    return json((await tables.finished(table, round)).hints)


@router.get("/tables/{table}/tally", **answer(ref(rest.Tally)))
async def tally(table: TableId, tables: House) -> Response:
    """Who won how many of the games that are over at this table."""
    return json(await tables.tally(table))
