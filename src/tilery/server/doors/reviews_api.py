"""The REST routes of reviews: begin one, ask how far it is, and read it. Those of tables are kept with their games."""

import gzip
import hashlib
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Request, Response

from tilery.server.doors.library_bodies import ReviewWish
from tilery.server.doors.replies import answer, json, ref
from tilery.server.doors.tables_api import Asking, House, Leaving, Round, TableId, games_of
from tilery.server.workers.record_desk import check_size
from tilery.server.workers.review_desk import Job, ReviewDesk
from tilery.tables.wire.refusal import Conflict, Refusal
from tilery.tables.wire.reviews import ReviewState

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
    key = hashlib.sha256(wish.record.encode()).hexdigest()

    async def record() -> str:
        return wish.record

    return told(desk_of(request).begin(key, record, address), key)


@router.get("/reviews/{key}", **answer(ref(ReviewState)))
async def review_of_record(key: Key, request: Request) -> Response:
    """The review of a record, or how far it is."""
    if "/" in key:
        raise Refusal("not-found", "There is no such review.")
    return told(desk_of(request).find(key), key)
