"""The REST routes of reviews: begin one, ask how far it is, and read it; those of tables are kept with their games.
The route of tries makes one decision again."""

import gzip
import hashlib
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Request, Response

from tilery.server.doors.library_bodies import PlayedGame, ReviewWish, Try
from tilery.server.doors.replies import accepts_packed, answer, json, made_elsewhere, ref
from tilery.server.doors.tables_api import Asking, House, Leaving, Round, TableId, games_of
from tilery.server.workers.questions import TryQuestion
from tilery.server.workers.record_desk import check_size
from tilery.server.workers.review_desk import Job, ReviewDesk
from tilery.tables.wire.refusal import Conflict, Refusal
from tilery.tables.wire.reviews import ReviewState, Tried

router = APIRouter(prefix="/api")

Key = Annotated[str, Path(description="What the answer to a record names", max_length=64)]


class _Told(msgspec.Struct, frozen=True):
    """A `ReviewState` whose review is JSON already."""

    state: Literal["none", "waiting", "working", "ready"]
    done: float
    key: str = ""
    review: msgspec.Raw | None = None


def desk_of(request: Request) -> ReviewDesk:
    """Who makes the reviews of this server."""
    desk: ReviewDesk = request.app.state.reviews
    return desk


def key_of(record: str) -> str:
    """What a record is called among all that are reviewed."""
    return hashlib.sha256(record.encode()).hexdigest()


def told(job: Job | None, key: str = "") -> Response:
    """How far a review is; refuses with the reason why there will be none."""
    if job is None:
        return json(_Told("none", 0.0, key))
    if job.refusal is not None:
        raise job.refusal
    if job.content is None:
        return json(_Told("working" if job.working else "waiting", round(job.done, 3), key))
    return ready(job.content, key)


def ready(content: bytes, key: str = "") -> Response:
    """A review that is done."""
    return json(_Told("ready", 1.0, key, msgspec.Raw(gzip.decompress(content))))


@router.get("/tables/{table}/rounds/{round}/review", **answer(ref(ReviewState)))
async def review(table: TableId, round: Round, tables: House, request: Request) -> Response:  # noqa: A002 - the word of the path
    """The review of a finished game, or how far it is. Nothing begins."""
    finished = await tables.finished(table, round)
    if (kept := await tables.store.review(table, round)) is not None:
        return ready(kept)
    return told(desk_of(request).find(finished.id))


@router.post("/tables/{table}/rounds/{round}/review", **answer(ref(ReviewState)))
async def begin_review(
    table: TableId,
    round: Round,  # noqa: A002 - the word of the path
    tables: House,
    request: Request,
    address: Asking,
    quota: Leaving,
) -> Response:
    """Review a finished game, unless that was done before. It takes up to a minute; ask again for the answer."""
    finished = await tables.finished(table, round)
    if (kept := await tables.store.review(table, round)) is not None:
        return ready(kept)
    quota.may_store()

    async def record() -> str:
        return (await games_of(request).record(finished)).decode()

    async def keep(content: bytes) -> None:
        try:
            await tables.store.keep_review(table, round, content)
            quota.stored(len(content))
        except Conflict:
            pass  # the table was deleted meanwhile

    return told(desk_of(request).begin(finished.id, record, address, keep))


@router.post("/reviews", **answer(ref(ReviewState)))
async def begin_review_of_record(wish: ReviewWish, request: Request, address: Asking) -> Response:
    """Review the game of a record. It is not stored: after some time, or after a restart, it has to be begun again."""
    check_size(wish.record)
    key = key_of(wish.record)

    async def record() -> str:
        return wish.record

    return told(desk_of(request).begin(key, record, address), key)


@router.get("/reviews/{key}", **answer(ref(ReviewState)))
async def review_of_record(key: Key, request: Request) -> Response:
    """The review of a record, or how far it is."""
    if "/" in key:
        raise Refusal("not-found", "There is no such review.")
    return told(desk_of(request).find(key), key)


@router.post("/tries", **answer(ref(Tried)))
async def try_again(wish: Try, tables: House, request: Request, address: Asking) -> Response:
    """Make a decision of a finished game again: what it was decided from, and what another move is worth."""
    origin, record = wish.origin, ""
    if isinstance(origin, PlayedGame):
        finished = await tables.finished(origin.table, origin.round)
        key = finished.id
    else:
        record, finished = origin.record, None
        check_size(record)
        key = key_of(record)

    async def text() -> str:
        return record if finished is None else (await games_of(request).record(finished)).decode()

    packed = accepts_packed(request)
    move = wish.moves[0] if wish.moves else None
    asked = TryQuestion(game=key, at=wish.at, move=move, check=wish.check, packed=packed)
    return made_elsewhere(await desk_of(request).attempt(asked, text, address), packed=packed)
