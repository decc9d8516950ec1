"""The REST routes around the tables: invitations, the lobby, people's own tables and names, and other devices."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from tilery.server.doors import bodies
from tilery.server.doors.quotas import STEP
from tilery.server.doors.replies import answer, json, ref
from tilery.server.doors.tables_api import House, Leaving, TableId
from tilery.tables.house import lobby
from tilery.tables.house.nameless import make_nameless
from tilery.tables.house.passes import Passes
from tilery.tables.wire import answers
from tilery.tables.wire.messages import TableInfo
from tilery.tables.wire.wishes import MyTable, NewPass

router = APIRouter(prefix="/api")

ANSWERS = (
    answers.Invitation,
    answers.Lobby,
    answers.MyTableNow,
    answers.MadePass,
    answers.OpenedPass,
    answers.Withdrawn,
    answers.Nameless,
)
"""The types that these routes answer with, for the description of the wire."""


def passes_of(request: Request) -> Passes:
    """The passes to other devices of this server."""
    passes: Passes = request.app.state.passes
    return passes


Desk = Annotated[Passes, Depends(passes_of)]
Invite = Annotated[str, Path(description="What the invitation's link ends with", max_length=64)]


@router.get("/invites/{invite}", **answer(ref(TableInfo)))
async def invitation(invite: Invite, tables: House) -> Response:
    """The table that an invitation leads to."""
    return json((await lobby.by_invite(tables, invite)).watchers.info())


@router.post("/tables/{table}/invite", **answer(ref(answers.Invitation), 201))
async def renew_invitation(table: TableId, key: bodies.SeatKey, tables: House) -> Response:
    """Renew the invitation to a table where you sit. The old one no longer works."""
    return json(await tables.renew_invite(table, key.secret), 201)


@router.get("/lobby", **answer(ref(answers.Lobby)))
async def public_tables(tables: House) -> Response:
    """The public tables, to sit down or to watch."""
    return json(await lobby.lobby(tables))


@router.post("/mine", **answer({"type": "array", "items": ref(answers.MyTableNow)}))
async def my_tables(wish: bodies.MyTables, tables: House) -> Response:
    """How things stand at your tables. It changes nothing: it is a POST because secrets don't belong in an address."""
    return json(await lobby.mine(tables, [known.wish(MyTable) for known in wish.tables]))


@router.post("/mine/nameless", **answer(ref(answers.Nameless)))
async def take_names_out(wish: bodies.MyTables, tables: House) -> Response:
    """Take the names and faces out of your seats, out of the games played there and out of the links to other devices.
    The moves stay. You may ask again."""
    return json(await make_nameless(tables, [known.wish(MyTable) for known in wish.tables]))


@router.post("/passes", **answer(ref(answers.MadePass), 201))
async def make_pass(wish: bodies.NewPass, passes: Desk, quota: Leaving) -> Response:
    """Make a link with which another device can continue at your seats."""
    quota.may_store()
    made = await passes.make(wish.wish(NewPass))
    quota.stored(STEP * (1 + sum(len(table.secrets) for table in wish.tables)))
    return json(made, 201)


@router.post("/passes/open", **answer(ref(answers.OpenedPass), 201))
async def open_pass(wish: bodies.PassToken, passes: Desk, quota: Leaving) -> Response:
    """Continue on this device: get its own keys to the seats of a pass."""
    quota.may_store()
    opened = await passes.open(wish.token)
    quota.stored(STEP * (1 + len(opened.seats)))
    return json(opened, 201)


@router.post("/passes/withdraw", **answer(ref(answers.Withdrawn)))
async def withdraw_pass(wish: bodies.PassToken, passes: Desk) -> Response:
    """Withdraw a pass: the keys that it gave no longer open anything."""
    return json(await passes.withdraw(wish.token))
