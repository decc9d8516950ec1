"""One puzzle as it is kept: a line of JSON."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from tilery.engine.data import Data, state_data, state_of
from tilery.engine.errors import Unknown, Unreadable
from tilery.engine.game import AnyGame, Seat
from tilery.engine.match import AnyMatch, Match
from tilery.engine.options import settle
from tilery.engine.position import Kind, Proof, Puzzler, goal_type
from tilery.games import puzzler_of

BEYOND = "beyond"
"""The rating of a puzzle that not even the strongest level solves."""
ID_DIGITS = 10


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """One turn of a seat, with a goal. `position` is the table as data; what it has in common with an empty table is
    left out. `level` is the weakest level from which on all solve it. `moves` reach the goal; `only`: nothing else
    does, apart from the order of the moves. `also`: where a turn is a single move, the other moves that do."""

    id: str
    game: str
    seats: int
    seat: Seat
    goal: Data
    level: str
    moves: tuple[str, ...]
    position: Data
    only: bool = False
    also: tuple[str, ...] = ()
    options: Mapping[str, str] = {}


class Opened(msgspec.Struct, frozen=True):
    """A puzzle that is ready to be played."""

    puzzle: Puzzle
    game: AnyGame
    puzzler: Puzzler
    start: Any
    proof: Proof

    @property
    def kind(self) -> Kind:
        """What kind of puzzle it is."""
        return next(kind for kind in self.puzzler.KINDS if isinstance(self.proof.goal, kind.goal))


def written(game: AnyGame, start: Any, seat: Seat, proof: Proof, level: str) -> Puzzle:
    """The puzzle of this position. Its id follows from the position alone."""
    options = game.texts(start.options)
    position = _short(game, options, start)
    digest = hashlib.sha256(msgspec.json.encode(position, order="deterministic")).hexdigest()
    usual = settle(game.info, {})
    return Puzzle(
        digest[:ID_DIGITS],
        game.info.id,
        start.seats,
        seat,
        msgspec.to_builtins(proof.goal),
        level,
        tuple(map(game.write, proof.moves)),
        position,
        proof.only,
        tuple(map(game.write, proof.also)),
        {name: text for name, text in options.items() if usual[name] != text},
    )


def opened(puzzle: Puzzle, game: AnyGame) -> Opened:
    """The puzzle with its position, goal and solution as the game knows them. Raises Unreadable."""
    puzzler = needed(game)
    options = settle(game.info, puzzle.options)
    empty = state_data(game.setup(game.options(options), puzzle.seats))
    start = state_of(game, {**empty, **{name: _unrolled(value) for name, value in puzzle.position.items()}})
    try:
        goal = msgspec.convert(puzzle.goal, goal_type(puzzler))
    except msgspec.ValidationError as error:
        raise Unreadable(f"That is no goal of {game.info.title}: {error}.") from None
    moves, also = tuple(map(game.read, puzzle.moves)), tuple(map(game.read, puzzle.also))
    return Opened(puzzle, game, puzzler, start, Proof(goal, moves, puzzle.only, also))


def match_of(one: Opened, seed: bytes) -> AnyMatch:
    """A match that starts with the puzzle. Raises Unreadable if nobody could play on there."""
    puzzle = one.puzzle
    return Match.at(one.game, one.start, seats=puzzle.seats, options=puzzle.options, seed=seed)


def needed(game: AnyGame) -> Puzzler:
    """Who makes the puzzles of this game; raises Unknown if nobody does."""
    if (found := puzzler_of(game)) is None:
        raise Unknown("game with puzzles", game.info.id, ())
    return found


def read(line: bytes | str) -> Puzzle:
    """The puzzle of a line; raises Unreadable."""
    try:
        return msgspec.json.decode(line, type=Puzzle)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"That is no puzzle: {error}.") from None


def _short(game: AnyGame, options: Mapping[str, str], start: Any) -> Data:
    """The state as data, without what an empty table has, too."""
    empty = state_data(game.setup(game.options(options), start.seats))
    return {name: _rows(value) for name, value in state_data(start).items() if value != empty[name]}


def _rows(value: Any) -> Any:
    """A list of things that have the same fields names these fields once: it becomes `{"=": fields, "rows": …}`."""
    if not isinstance(value, list | tuple) or len(value) < 2 or not all(isinstance(one, dict) for one in value):
        return value
    fields = list(value[0])
    if not all(list(one) == fields for one in value):
        return value
    return {"=": fields, "rows": [list(one.values()) for one in value]}


def _unrolled(value: Any) -> Any:
    """The list that `_rows` has shortened.

    >>> _unrolled(_rows([{"x": 1, "y": 2}, {"x": 3, "y": 4}]))
    [{'x': 1, 'y': 2}, {'x': 3, 'y': 4}]
    """
    if not isinstance(value, dict) or "=" not in value:
        return value
    return [dict(zip(value["="], row, strict=True)) for row in value["rows"]]
