"""The REST routes of tables at home: look at one, try moves there, and ask what is best. Nothing is stored."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field

from tilery.server.doors.bodies import HomeTable
from tilery.server.doors.replies import answer, made_elsewhere, ref
from tilery.server.doors.tables_api import Asking
from tilery.tables.library.sketching import MOST_MOVES
from tilery.tables.thinking.sketch_desk import SketchDesk
from tilery.tables.wire import wishes
from tilery.tables.wire.puzzles import PuzzleSolution, PuzzleTried
from tilery.tables.wire.sketches import BestMoves, HomePuzzle, Sketched

router = APIRouter(prefix="/api")


class SketchWish(HomeTable):
    """A table at home. `sketch` is what you see there, in the form of its game; you sit on seat 0 and have the turn.
    `moves` are what you do in this turn, in notation or as data. With `check`, only problems are told."""

    moves: list[str | dict[str, Any]] = Field(default=[], max_length=MOST_MOVES)
    check: bool = False


def desk_of(request: Request) -> SketchDesk:
    """Who looks at tables at home."""
    desk: SketchDesk = request.app.state.sketches
    return desk


Desk = Annotated[SketchDesk, Depends(desk_of)]


@router.post("/sketches", **answer(ref(Sketched)))
async def look(wish: SketchWish, desk: Desk, address: Asking) -> Response:
    """Whether a table at home is legal, and how it looks after these moves of yours."""
    return made_elsewhere(await desk.look(wish.wish(wishes.SketchWish), address), packed=False)


@router.post("/sketches/best", **answer(ref(BestMoves)))
async def best(wish: SketchWish, desk: Desk, address: Asking) -> Response:
    """The best moves at a table at home, with chances and reasons. Takes a few seconds."""
    return made_elsewhere(await desk.think(wish.wish(wishes.SketchWish), address), packed=False)


@router.post("/sketches/puzzle", **answer(ref(HomePuzzle)))
async def puzzle(wish: HomeTable, desk: Desk, address: Asking) -> Response:
    """The puzzle that a table at home makes, if its goal can be proven."""
    return made_elsewhere(await desk.puzzle(wish.wish(wishes.SketchWish), address), packed=False)


@router.post("/sketches/puzzle/attempt", **answer(ref(PuzzleTried)))
async def attempt(wish: SketchWish, desk: Desk, address: Asking) -> Response:
    """Try to solve the puzzle of a table at home: `moves` are all from its start. With `check`, the last one is only
    checked."""
    return made_elsewhere(await desk.attempt(wish.wish(wishes.SketchWish), address), packed=False)


@router.post("/sketches/puzzle/solution", **answer(ref(PuzzleSolution)))
async def solution(wish: HomeTable, desk: Desk, address: Asking) -> Response:
    """Moves that solve the puzzle of a table at home."""
    return made_elsewhere(await desk.solution(wish.wish(wishes.SketchWish), address), packed=False)
