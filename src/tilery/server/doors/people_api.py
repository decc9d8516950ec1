"""The REST routes around the tables: invitations, the lobby, one's own tables and names, and other devices."""

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
"""For the description of the wire."""


def passes_of(request: Request) -> Passes:
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
    """Renew the invitation to a table where one sits. The old one is not good any more."""
    return json(await tables.renew_invite(table, key.secret), 201)


@router.get("/lobby", **answer(ref(answers.Lobby)))
async def public_tables(tables: House) -> Response:
    """The public tables, to sit down or to watch."""
    return json(await lobby.lobby(tables))


@router.post("/mine", **answer({"type": "array", "items": ref(answers.MyTableNow)}))
async def my_tables(wish: bodies.MyTables, tables: House) -> Response:
    """How it is at the tables where one sits. Changes nothing: it is a POST because secrets belong in no address."""
    return json(await lobby.mine(tables, [known.wish(MyTable) for known in wish.tables]))


@router.post("/mine/nameless", **answer(ref(answers.Nameless)))
async def take_names_out(wish: bodies.MyTables, tables: House) -> Response:
    """Take the names and faces out of one's seats, of the games that were played there and of the links to other
    devices. The moves stay. May be asked for again."""
    return json(await make_nameless(tables, [known.wish(MyTable) for known in wish.tables]))


@router.post("/passes", **answer(ref(answers.MadePass), 201))
async def make_pass(wish: bodies.NewPass, passes: Desk, quota: Leaving) -> Response:
    """Make a link by which another device can go on at one's seats."""
    quota.may_store()
    made = await passes.make(wish.wish(NewPass))
    quota.stored(STEP * (1 + sum(len(table.secrets) for table in wish.tables)))
    return json(made, 201)


@router.post("/passes/open", **answer(ref(answers.OpenedPass), 201))
async def open_pass(wish: bodies.PassToken, passes: Desk, quota: Leaving) -> Response:
    """Go on here: get keys of one's own to the seats of a pass."""
    quota.may_store()
    opened = await passes.open(wish.token)
    quota.stored(STEP * (1 + len(opened.seats)))
    return json(opened, 201)


@router.post("/passes/withdraw", **answer(ref(answers.Withdrawn)))
async def withdraw_pass(wish: bodies.PassToken, passes: Desk) -> Response:
    """Withdraw a pass: the keys that it gave open nothing any more."""
    return json(await passes.withdraw(wish.token))
