"""The REST routes of tables: make one, look at it, sit down, and read a finished game."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import Field

from tilery import __version__
from tilery.games import GAMES
from tilery.server.doors import bodies
from tilery.server.doors.addresses import address_of
from tilery.server.doors.quotas import STEP, TABLE, Quota
from tilery.server.doors.replies import accepts_packed, answer, json, made_elsewhere, ref
from tilery.tables.engines.desk import EngineDesk
from tilery.tables.house.games import game_info, rules_text
from tilery.tables.house.tables import Tables
from tilery.tables.library.readers import GameReader
from tilery.tables.library.replay import Viewpoint
from tilery.tables.wire import answers
from tilery.tables.wire.messages import HintTaken, TableInfo
from tilery.tables.wire.records import ReplayPage
from tilery.tables.wire.wishes import NewTable, TakeSeat

router = APIRouter(prefix="/api")


async def tables_of(request: Request) -> Tables:  # async, or every request would wait for a thread
    """The tables of this server."""
    tables: Tables = request.app.state.tables
    return tables


async def address_asking(request: Request) -> str:
    """The address that pays for this request."""
    return address_of(request.scope, request.app.state.settings)


async def quota_of(request: Request) -> Quota:
    """The quota of the address that asks."""
    quota: Quota = request.app.state.quotas.of(await address_asking(request))
    return quota


def games_of(request: Request) -> GameReader:
    """Who reads the finished games of this server."""
    games: GameReader = request.app.state.games
    return games


House = Annotated[Tables, Depends(tables_of)]
Asking = Annotated[str, Depends(address_asking)]
Leaving = Annotated[Quota, Depends(quota_of)]
"""How much the asker may leave behind here."""
TableId = Annotated[str, Path(description="What the link to the table ends with", max_length=64)]
Round = Annotated[int, Path(ge=0, le=1_000_000, description="The number of the game at this table, from 0")]


@router.get("/health", **answer(ref(answers.Health)))
async def health() -> Response:
    """Is the server running?"""
    return json(answers.Health("ok", __version__))


@router.get("/games", **answer({"type": "array", "items": ref(answers.GameInfo)}))
async def games() -> Response:
    """The games that can be played here."""
    return json([game_info(name) for name in GAMES.names()])


@router.get("/games/{game}/rules", **answer({"type": "string"}, kind="text/plain"))
async def rules(game: Annotated[str, Path(max_length=64)]) -> Response:
    """The rules of a game as its room has them, in Markdown, for clients without a rules page of their own."""
    return Response(rules_text(game), media_type="text/plain")


@router.get("/games/{game}/bots", **answer({"type": "array", "items": ref(answers.HouseBot)}))
async def bots(game: Annotated[str, Path(max_length=64)], request: Request) -> Response:
    """The bots with a name of their own that play this game and are here now."""
    desk: EngineDesk = request.app.state.engines
    return json(desk.offers(game))


@router.post("/tables", **answer(ref(answers.MadeTable), 201))
async def make_table(wish: bodies.NewTable, tables: House, address: Asking, quota: Leaving) -> Response:
    """Make a table. The game starts as soon as no seat is open."""
    with quota.making_table(TABLE + len(wish.model_dump_json())):
        return json(await tables.make(wish.wish(NewTable), address), 201)


@router.get("/tables/{table}", **answer(ref(TableInfo)))
async def table_info(table: TableId, tables: House) -> Response:
    """Who sits at a table, and what is played there."""
    return json((await tables.get(table)).watchers.info())


@router.post("/tables/{table}/seats", **answer(ref(answers.SeatSecret), 201))
async def take_seat(table: TableId, wish: bodies.TakeSeat, tables: House, quota: Leaving) -> Response:
    """Take an open seat."""
    quota.may_go_on()
    taken = await tables.take_seat(table, wish.wish(TakeSeat))
    quota.stored(STEP)
    return json(taken, 201)


@router.get("/tables/{table}/rounds/{round}/record", **answer({"type": "string"}, kind="text/plain"))
async def record(
    table: TableId,
    round: Round,  # noqa: A002 - the word of the path
    tables: House,
    request: Request,
) -> Response:
    """The record of a finished game."""
    finished, packed = await tables.finished(table, round), accepts_packed(request)
    text = await games_of(request).record(finished, packed=packed)
    return made_elsewhere(text, packed=packed, kind="text/plain", name=f"tilery-{table[:8]}-{round}.txt")


Watcher = Annotated[
    Annotated[int, Field(ge=0, le=bodies.MAX_SEATS)] | Literal["spectator"],
    Query(description="From which seat it is seen: a number, or as a spectator"),
]

FirstStep = Annotated[int, Query(ge=0, le=1_000_000, description="The step with which the page begins, from 0")]


@router.get("/tables/{table}/rounds/{round}/replay", **answer(ref(ReplayPage)))
async def replay(
    table: TableId,
    round: Round,  # noqa: A002 - the word of the path
    tables: House,
    request: Request,
    seat: Watcher = "spectator",
    plain: bool = False,
    start: FirstStep = 0,
) -> Response:
    """A finished game, step by step and page by page, as one seat saw it. `plain` views are for clients without a board
    for the game."""
    finished, packed = await tables.finished(table, round), accepts_packed(request)
    wanted = Viewpoint(None if seat == "spectator" else seat, start, plain)
    return made_elsewhere(await games_of(request).page(finished, wanted, packed=packed), packed=packed)


@router.get("/tables/{table}/rounds/{round}/hints", **answer({"type": "array", "items": ref(HintTaken)}))
async def hints(table: TableId, round: Round, tables: House) -> Response:  # noqa: A002 - the word of the path
    """Who took a hint in a finished game, and when."""
    return json(await (await tables.finished(table, round)).hints())


@router.get("/tables/{table}/tally", **answer(ref(answers.Tally)))
async def tally(table: TableId, tables: House) -> Response:
    """Who won how many of the finished games at this table."""
    return json(await tables.tally(table))
