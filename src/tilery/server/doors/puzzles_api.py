"""The REST routes of puzzles: which there are, one of them, an attempt at it, and its solution. Nothing is stored, and
nothing is thought about: what is proven comes with the puzzles."""

from typing import Annotated

from fastapi import APIRouter, Path, Response
from pydantic import Field

from tilery.engine.data import Data
from tilery.server.doors.bodies import Body
from tilery.server.doors.replies import answer, json, ref
from tilery.server.doors.tables_api import House
from tilery.tables.library import puzzles
from tilery.tables.wire.puzzles import MAX_MOVES, PuzzleShelf, PuzzleSolution, PuzzleTold, PuzzleTried

router = APIRouter(prefix="/api/puzzles")

ANSWERS = (PuzzleShelf, PuzzleTold, PuzzleTried, PuzzleSolution)

GameName = Annotated[str, Path(description="The game's id", max_length=64)]
Number = Annotated[int, Path(description="Which puzzle, from 1", le=1_000_000)]


class PuzzleAttempt(Body):
    """All moves since the start of the puzzle, in notation or as data. With `check`, the last one is only checked."""

    moves: list[Annotated[str, Field(max_length=4096)] | Data] = Field(max_length=MAX_MOVES)
    check: bool = False


@router.get("/{game}", **answer(ref(PuzzleShelf)))
async def shelf(game: GameName, tables: House) -> Response:
    """How many puzzles a game has, and which is today's."""
    return json(puzzles.shelf(game, tables.clock.wall()))


@router.get("/{game}/{number}", **answer(ref(PuzzleTold)))
async def told(game: GameName, number: Number) -> Response:
    """A puzzle, as the seat that has to solve it sees it."""
    return json(puzzles.told(game, number))


@router.post("/{game}/{number}", **answer(ref(PuzzleTried)))
async def tried(game: GameName, number: Number, wish: PuzzleAttempt) -> Response:
    """Try to solve a puzzle. Nothing is stored: the moves are all from its start."""
    return json(puzzles.tried(game, number, wish.moves, check=wish.check))


@router.get("/{game}/{number}/solution", **answer(ref(PuzzleSolution)))
async def solution(game: GameName, number: Number) -> Response:
    """Moves that solve a puzzle."""
    return json(puzzles.solution(game, number))
