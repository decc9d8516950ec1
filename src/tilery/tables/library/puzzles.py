"""The puzzles of the house, as they are told to people. A puzzle is told from the view of its seat alone."""

from collections.abc import Sequence
from datetime import UTC, datetime

from tilery.analysis.puzzles import Opened, Shelf, attempt, number_of_day, shelf_of
from tilery.engine.data import Data, move_of
from tilery.engine.errors import TileryError, Unknown
from tilery.games import GAMES
from tilery.tables.wire.messages import LogLine
from tilery.tables.wire.puzzles import PuzzleMove, PuzzleShelf, PuzzleSolution, PuzzleTold, PuzzleTried
from tilery.tables.wire.refusal import Refusal


def shelf(game: str, now: datetime) -> PuzzleShelf:
    """How many puzzles there are, and which is today's; refuses a game without puzzles."""
    found = _shelf(game)
    count = len(found)
    return PuzzleShelf(count, number_of_day(count, now.astimezone(UTC).date()), found.levels)


def told(game: str, number: int) -> PuzzleTold:
    """A puzzle at its start."""
    one = _opened(game, number)
    puzzle, rules = one.puzzle, one.game
    options = rules.texts(one.start.options)
    view = rules.view(one.start, puzzle.seat)
    return PuzzleTold(game, number, puzzle.id, options, puzzle.seats, puzzle.seat, one.proof.goal, puzzle.level, view)


def tried(game: str, number: int, moves: Sequence[str | Data], *, check: bool) -> PuzzleTried:
    """What came of these moves; refuses what is no move of the game."""
    return attempted(_opened(game, number), moves, check=check)


def attempted(one: Opened, moves: Sequence[str | Data], *, check: bool) -> PuzzleTried:
    """What came of these moves in an opened puzzle."""
    try:
        found = attempt(one, [move_of(one.game, move) for move in moves], check=check)
    except TileryError as error:
        raise Refusal.of(error) from None
    seat = one.puzzle.seat
    lines = tuple(LogLine(number, mover, events) for number, mover, events in found.match.events(seat))
    return PuzzleTried(found.match.view(seat), lines, found.problems, found.outcome, found.reached)


def solution(game: str, number: int) -> PuzzleSolution:
    """Moves that solve a puzzle."""
    return solved(_opened(game, number))


def solved(one: Opened) -> PuzzleSolution:
    """Moves that solve an opened puzzle."""
    moves = zip(one.puzzle.moves, one.proof.moves, strict=True)
    return PuzzleSolution(tuple(PuzzleMove(text, move) for text, move in moves), one.proof.only)


def _shelf(game: str) -> Shelf:
    try:
        found = shelf_of(GAMES.get(game))
    except Unknown as error:
        raise Refusal("not-found", str(error), known=error.known) from None
    if not len(found):
        raise Refusal("not-found", f"There are no puzzles of {found.game.info.title}.")
    return found


def _opened(game: str, number: int) -> Opened:
    there = _shelf(game)
    try:
        return there.open(number)
    except IndexError:
        raise Refusal("not-found", f"The puzzles are numbered from 1 to {len(there)}.") from None
