"""New puzzles, from games between bots: the same seed gives the same puzzles."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from tilery.analysis.puzzles.attempt import attempt
from tilery.analysis.puzzles.puzzle import BEYOND, Puzzle, needed, opened, written
from tilery.analysis.puzzles.rating import rating, solves
from tilery.engine.chance import derived_seed
from tilery.engine.errors import TileryError
from tilery.engine.game import AnyGame, Seat
from tilery.engine.match import Match
from tilery.games import make_bot

PAUSE = 5
"""After a puzzle, so many turns of the same game offer none, so that puzzles differ."""


class MakingError(TileryError):
    """A puzzle that doesn't hold what it says, and why."""


def made(game: AnyGame, seed: int, first: int = 0) -> Iterator[list[Puzzle]]:
    """The puzzles of one game after the other, from this game on. It never ends."""
    number = first
    while True:
        yield list(of_game(game, seed, number))
        number += 1


def of_game(game: AnyGame, seed: int, number: int) -> Iterator[Puzzle]:
    """The puzzles of one game between bots."""
    puzzler = needed(game)
    parts = ("puzzles", game.info.id, seed, number)
    rng = random.Random(derived_seed(*parts, "choices"))
    pause = 0
    for state, seat in turns(game, *puzzler.TABLES[number % len(puzzler.TABLES)], derived_seed(*parts), rng):
        pause -= 1
        for start in puzzler.offers(state, seat, rng) if pause <= 0 else ():
            if (puzzle := tried(game, start, seat)) is not None:
                pause = PAUSE
                yield puzzle
                break


def turns(game: AnyGame, seats: int, level: str, seed: bytes, rng: random.Random) -> Iterator[tuple[Any, Seat]]:
    """A game of bots of one level: each moment in which a seat begins its turn."""
    match = Match(game, seats=seats, seed=seed)
    bot = make_bot(game, level)
    before: frozenset[Seat] = frozenset()
    while match.pending:
        seat = min(match.pending)
        if match.pending != before and len(match.pending) == 1:
            yield match.state, seat
        before = match.pending
        match.play(seat, bot.choose(match.view(seat), rng))
        match.let_go()


def tried(game: AnyGame, start: Any, seat: Seat) -> Puzzle | None:
    """The puzzle of this position, rated; None if it is dull, can't be proven, or the weakest level solves it."""
    proof = needed(game).prove(start, seat)
    if proof is None:
        return None
    puzzle = written(game, start, seat, proof, BEYOND)
    one = opened(puzzle, game)
    if attempt(one, proof.moves).outcome != "solved" or solves(one, one.kind.tried[0]):
        return None
    return written(game, start, seat, proof, rating(one))


def checked(puzzle: Puzzle, game: AnyGame) -> None:
    """Prove a puzzle again. Raises MakingError with what is wrong."""
    one = opened(puzzle, game)
    outcome = attempt(one, one.proof.moves).outcome
    if outcome != "solved":
        raise MakingError(f"The puzzle {puzzle.id} is {outcome} after its solution.")
    proof = one.puzzler.prove(one.start, puzzle.seat)
    if proof is None:
        raise MakingError(f"The puzzle {puzzle.id} can't be proven.")
    if msgspec.structs.replace(proof, moves=()) != msgspec.structs.replace(one.proof, moves=()):
        raise MakingError(f"The puzzle {puzzle.id} says {one.proof}; proven is {proof}.")
    if puzzle.id != written(game, one.start, puzzle.seat, one.proof, puzzle.level).id:
        raise MakingError(f"The puzzle {puzzle.id} has another position than when it got its id.")
