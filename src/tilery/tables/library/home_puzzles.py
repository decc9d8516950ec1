"""A puzzle made of a table at home: what is to be reached there, if that can be proven. It is proven anew whenever
somebody asks, because nothing of it is kept but in the link that people send."""

from functools import lru_cache

import msgspec

from tilery.analysis.puzzles import Opened, written
from tilery.engine.errors import Illegal
from tilery.engine.sketch.entries import YOU
from tilery.games import puzzler_of
from tilery.tables.library.puzzles import attempted, solved
from tilery.tables.library.sketching import Home
from tilery.tables.wire.puzzles import PuzzleSolution, PuzzleTried
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.sketches import HomePuzzle
from tilery.tables.wire.wishes import SketchWish

REMEMBERED = 16
"""How many tables a process remembers: whoever solves a puzzle asks again with every move."""


def told(wish: SketchWish) -> HomePuzzle:
    """What is to be reached on this table, as its player sees it; no goal if there is nothing to prove."""
    found = _proven(_key(wish))
    if found is None:
        return HomePuzzle()
    game, puzzle = found.game, found.puzzle
    return HomePuzzle(found.proof.goal, game.texts(found.start.options), game.view(found.start, puzzle.seat))


def tried(wish: SketchWish) -> PuzzleTried:
    """What came of these moves; refuses a table without a puzzle."""
    return attempted(_needed(wish), wish.moves, check=wish.check)


def solution(wish: SketchWish) -> PuzzleSolution:
    """Moves that solve the puzzle of this table."""
    return solved(_needed(wish))


def _needed(wish: SketchWish) -> Opened:
    found = _proven(_key(wish))
    if found is None:
        raise Refusal("not-found", "Nothing can be proven on this table, so it is no puzzle.")
    return found


def _key(wish: SketchWish) -> bytes:
    """All that the table follows from."""
    return msgspec.json.encode(SketchWish(game=wish.game, seats=wish.seats, sketch=wish.sketch, options=wish.options))


@lru_cache(maxsize=REMEMBERED)
def _proven(key: bytes) -> Opened | None:
    """The puzzle of a table; None if the room's prover has nothing to say there."""
    home = Home(msgspec.json.decode(key, type=SketchWish))
    if home.problems:
        raise Refusal.of(Illegal(home.problems))
    home.play(())
    game, start, puzzler = home.game, home.state, puzzler_of(home.game)
    if puzzler is None or not puzzler.suits(start, YOU) or (proof := puzzler.prove(start, YOU)) is None:
        return None
    return Opened(written(game, start, YOU, proof, ""), game, puzzler, start, proof)
