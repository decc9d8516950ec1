"""The REST routes of reviews: begin one, ask how far it is, and read it; those of tables are kept with their games.
The route of tries makes one decision again."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from tilery.server.doors.library_bodies import ReviewWish, Try
from tilery.server.doors.replies import accepts_packed, answer, json, made_elsewhere, ref
from tilery.server.doors.tables_api import Asking, Leaving, Round, TableId, games_of
from tilery.tables.thinking.review_answers import Reviews
from tilery.tables.wire.reviews import ReviewState, Tried

router = APIRouter(prefix="/api")

Key = Annotated[str, Path(description="What the answer to a record names", max_length=64)]


async def reviews_of(request: Request) -> Reviews:
    """The reviews of this server."""
    return Reviews(request.app.state.tables, games_of(request), request.app.state.reviews)


Desk = Annotated[Reviews, Depends(reviews_of)]


@router.get("/tables/{table}/rounds/{round}/review", **answer(ref(ReviewState)))
async def review(table: TableId, round: Round, reviews: Desk) -> Response:  # noqa: A002 - the word of the path
    """The review of a finished game, or how far it is. Nothing begins. An outdated one counts as none."""
    return json(await reviews.of_game(table, round))


@router.post("/tables/{table}/rounds/{round}/review", **answer(ref(ReviewState)))
async def begin_review(
    table: TableId,
    round: Round,  # noqa: A002 - the word of the path
    reviews: Desk,
    address: Asking,
    quota: Leaving,
) -> Response:
    """Review a finished game, unless that was done before; an outdated review is made anew. It takes up to a minute;
    ask again for the answer."""
    return json(await reviews.begin(table, round, address, quota.may_store, quota.stored))


@router.post("/reviews", **answer(ref(ReviewState)))
async def begin_review_of_record(wish: ReviewWish, reviews: Desk, address: Asking) -> Response:
    """Review the game of a record. It is not stored: after some time, or after a restart, it has to be begun again."""
    return json(reviews.begin_record(wish.record, address))


@router.get("/reviews/{key}", **answer(ref(ReviewState)))
async def review_of_record(key: Key, reviews: Desk) -> Response:
    """The review of a record, or how far it is."""
    return json(reviews.of_record(key))


@router.post("/tries", **answer(ref(Tried)))
async def try_again(wish: Try, reviews: Desk, request: Request, address: Asking) -> Response:
    """Make a decision of a finished game again: what it was decided from, and what another move is worth."""
    packed = accepts_packed(request)
    return made_elsewhere(await reviews.try_again(wish.wished(), address, packed=packed), packed=packed)
