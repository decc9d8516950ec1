"""The REST routes for the host: counts, lists, and deleting. They exist only if there is an admin token."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import Field

from tilery.server.doors.addresses import address_of
from tilery.server.doors.bodies import Body
from tilery.server.doors.library_bodies import MAX_SHELF
from tilery.server.doors.limits import Buckets
from tilery.server.doors.replies import answer, json, ref
from tilery.server.doors.tables_api import Round
from tilery.server.settings import Settings
from tilery.tables.house.office import Office
from tilery.tables.people.seat_secrets import same
from tilery.tables.wire import admin
from tilery.tables.wire.refusal import Refusal, too_fast

BEARER = "Bearer "
ANSWERS = (admin.AdminCounts, admin.AdminTables, admin.AdminGames, admin.Deleted)
"""The types that these routes answer with, for the description of the wire."""


class Latch:
    """Opens for the right token only. Wrong tokens are counted for each address: after too many it stays shut for a
    while, even for the right one, or guessing could go on for ever."""

    def __init__(self, settings: Settings) -> None:
        self._token = settings.admin_token
        self._wrong = Buckets(*settings.errors)

    def check(self, given: str, address: str) -> None:
        """Refuses anything but the token, and everything from an address that has guessed too often."""
        wrong = self._wrong.of(address)
        if wrong.empty():
            raise too_fast()
        if not (given.startswith(BEARER) and same(given.removeprefix(BEARER), self._token)):
            if given:  # no token is no guess: that is how the page asks whether there is an admin page
                wrong.take()
            raise Refusal("not-admin", "This needs the admin token of this server.")


async def check_token(request: Request) -> None:
    """Refuses a request without the admin token."""
    state = request.app.state
    latch: Latch = state.latch
    latch.check(request.headers.get("authorization", ""), address_of(request.scope, state.settings))


async def office_of(request: Request) -> Office:
    """The office of this server."""
    office: Office = request.app.state.office
    return office


Desk = Annotated[Office, Depends(office_of)]
Code = Annotated[str, Path(description="The code of a table", pattern="^[0-9a-f]{16}$")]

router = APIRouter(prefix="/api/admin", dependencies=[Depends(check_token)])


class TableSearch(Body):
    """Which tables; a field that is left out doesn't matter. `older_than`: nothing has happened there for this many
    days."""

    game: str = Field(default="", max_length=64)
    name: str = Field(default="", max_length=64)
    older_than: int | None = Field(default=None, ge=0, le=36_500)
    unplayed: bool = False
    start: int = Field(default=0, ge=0, le=10_000_000)
    limit: int = Field(default=24, ge=1, le=MAX_SHELF)


class GameSearch(Body):
    """Which games of the library; `after` is the `next` of the page before."""

    game: str = Field(default="", max_length=64)
    name: str = Field(default="", max_length=64)
    after: str = Field(default="", max_length=128)
    limit: int = Field(default=24, ge=1, le=MAX_SHELF)


@router.get("/counts", **answer(ref(admin.AdminCounts)))
async def counts(office: Desk, request: Request) -> Response:
    """How many tables, games and connections there are, and the size of the database."""
    state = request.app.state
    return json(await office.counts(state.crowd.size, await state.store.size()))


@router.post("/tables", **answer(ref(admin.AdminTables)))
async def tables(wish: TableSearch, office: Desk) -> Response:
    """The tables; the one where something happened last comes first. It is a POST because names don't belong in an
    address."""
    return json(await office.tables(wish.wish(admin.TableSearch)))


@router.post("/games", **answer(ref(admin.AdminGames)))
async def games(wish: GameSearch, office: Desk) -> Response:
    """The games of the library, including those of private tables."""
    return json(await office.games(wish.wish(admin.GameSearch)))


@router.delete("/tables/{code}", **answer(ref(admin.Deleted)))
async def delete_table(code: Code, office: Desk) -> Response:
    """Delete a table with all its games, in use or not."""
    return json(await office.delete_table(code))


@router.delete("/tables/{code}/rounds/{round}", **answer(ref(admin.Deleted)))
async def delete_game(code: Code, round: Round, office: Desk) -> Response:  # noqa: A002 - the word of the path
    """Delete a finished game. Its table stays."""
    return json(await office.delete_game(code, round))


@router.post("/clean", **answer(ref(admin.Deleted)))
async def clean(office: Desk) -> Response:
    """Delete the tables that are older than the settings allow, except for those in use."""
    return json(await office.clean())
