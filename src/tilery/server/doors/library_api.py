"""The REST routes of the library: search it, look at a record, play on from a position."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from tilery.server.doors import bodies as rest
from tilery.server.doors.library_bodies import PlayOn, Search, Shelf, StudyWish
from tilery.server.doors.tables_api import House, answer, json, ref
from tilery.server.workers.records import StudyDesk
from tilery.tables.house.play_on import play_on
from tilery.tables.library.library import Library
from tilery.tables.wire.records import Study

router = APIRouter(prefix="/api")


def library_of(request: Request) -> Library:
    library: Library = request.app.state.library
    return library


def desk_of(request: Request) -> StudyDesk:
    desk: StudyDesk = request.app.state.desk
    return desk


Desk = Annotated[StudyDesk, Depends(desk_of)]


@router.post("/library", **answer(ref(Shelf)))
async def search(wish: Search, library: Annotated[Library, Depends(library_of)]) -> Response:
    """Games that are over, the newest first. A question, but with more in it than an address can hold."""
    return json(await library.search(wish))


@router.post("/study", **answer(ref(Study)))
async def study(wish: StudyWish, desk: Desk) -> Response:
    """A record, step by step. Nothing is kept of it."""
    return Response(await desk.study(wish.record, wish.seat), media_type="application/json")


@router.post("/play-on", **answer(ref(rest.MadeTable), 201))
async def go_on(wish: PlayOn, tables: House, desk: Desk) -> Response:
    """Make a table that goes on from a position of a game that is over, or of a record."""
    return json(await play_on(tables, desk, wish), 201)
