"""The REST routes of the library: search it, look at a record, play on from a position."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from tilery.server.doors.library_bodies import PlayOn, Search, StudyWish
from tilery.server.doors.replies import accepts_packed, answer, json, made_elsewhere, ref
from tilery.server.doors.tables_api import Asking, House, Leaving
from tilery.tables.house.play_on import play_on
from tilery.tables.library.library import Library
from tilery.tables.library.readers import Dealer, RecordReader
from tilery.tables.library.replay import Viewpoint
from tilery.tables.wire import wishes
from tilery.tables.wire.answers import MadeTable, Shelf
from tilery.tables.wire.records import Study

router = APIRouter(prefix="/api")


def library_of(request: Request) -> Library:
    """The library of this server."""
    library: Library = request.app.state.library
    return library


def reader_of(request: Request) -> RecordReader:
    """Who reads the records that people bring along."""
    reader: RecordReader = request.app.state.records
    return reader


def dealer_of(request: Request) -> Dealer:
    """Who deals what nobody sees on a table at home."""
    dealer: Dealer = request.app.state.sketches
    return dealer


Reader = Annotated[RecordReader, Depends(reader_of)]
Dealing = Annotated[Dealer, Depends(dealer_of)]


@router.post("/library", **answer(ref(Shelf)))
async def search(wish: Search, library: Annotated[Library, Depends(library_of)]) -> Response:
    """Finished games, the newest first. It is a POST because a question can be longer than an address."""
    return json(await library.search(wish.wish(wishes.Search)))


@router.post("/study", **answer(ref(Study)))
async def study(wish: StudyWish, reader: Reader, request: Request) -> Response:
    """A record, step by step and page by page. It is not stored."""
    wanted, packed = Viewpoint(wish.seat, wish.start, wish.plain), accepts_packed(request)
    return made_elsewhere(await reader.study(wish.record, wanted, packed=packed), packed=packed)


@router.post("/play-on", **answer(ref(MadeTable), 201))
async def go_on(
    wish: PlayOn, tables: House, reader: Reader, dealer: Dealing, address: Asking, quota: Leaving
) -> Response:
    """Make a table that continues from a position of a finished game, of a record, or of a table at home."""
    with quota.making_table(wish.size):
        return json(await play_on(tables, reader, dealer, wish.wished(), address), 201)
