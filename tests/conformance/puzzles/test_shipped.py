"""The laws of puzzles, on a sample of those that come with each game."""

import random
from itertools import pairwise

import pytest

from tilery.analysis.puzzles import BEYOND, Opened, attempt, shelf_of
from tilery.engine.chance import derived_seed
from tilery.engine.game import CHANCE, AnyGame
from tilery.engine.match import Match
from tilery.engine.position import fault
from tilery.games import GAMES, puzzler_of

SAMPLE = 12
"""So many puzzles of each game are tried; `make prove ARGS=puzzles` proves all."""
WITH_PUZZLES = [game for game in GAMES.all() if puzzler_of(game) is not None]

every_game = pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.info.id)


def sample(game: AnyGame) -> list[Opened]:
    """Puzzles from all over the shelf."""
    shelf = shelf_of(game)
    return [shelf.open(number) for number in range(1, len(shelf) + 1, max(1, len(shelf) // SAMPLE))]


@every_game
def test_the_shelf_has_puzzles_and_none_twice(game: AnyGame) -> None:
    shelf = shelf_of(game)
    puzzles = [shelf.puzzle(number) for number in range(1, len(shelf) + 1)]
    assert puzzles
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert [puzzle.id for puzzle in puzzles] == sorted(puzzle.id for puzzle in puzzles)
    assert {puzzle.game for puzzle in puzzles} == {game.info.id}
    for kind in shelf.open(1).puzzler.KINDS:
        levels = {puzzle.level for puzzle in puzzles if puzzle.goal["type"] == kind.type}
        assert levels, "there are puzzles of every kind"
        assert levels <= {*kind.tried, BEYOND}
        easiest = [puzzle for puzzle in puzzles if puzzle.level == kind.tried[0]]
        assert len(easiest) <= len(puzzles) // 50, "hardly any is solved by everybody, even after bots have learnt"


@every_game
def test_a_puzzle_begins_with_a_turn_of_its_seat_at_a_table_without_faults(game: AnyGame) -> None:
    for one in sample(game):
        puzzle = one.puzzle
        empty = Match(game, seats=puzzle.seats, options=puzzle.options).start
        assert fault(game, one.start, empty) == ""
        assert game.pending(one.start) == {puzzle.seat}
        assert attempt(one).outcome == "open"


@every_game
def test_the_solution_is_legal_and_its_last_move_reaches_the_goal(game: AnyGame) -> None:
    for one in sample(game):
        for count in range(len(one.proof.moves)):
            assert attempt(one, one.proof.moves[:count]).outcome == "open", one.puzzle.id
        done = attempt(one, one.proof.moves)
        assert (done.problems, done.outcome) == ((), "solved"), one.puzzle.id
        assert done.reached == one.proof.goal.amount
        for move in one.proof.also:
            assert attempt(one, [move]).outcome == "solved", one.puzzle.id


@every_game
def test_chance_has_no_part_in_a_solution(game: AnyGame) -> None:
    """Until the last move: what it ends may well be followed by draws."""
    for one in sample(game):
        log = attempt(one, one.proof.moves[:-1]).match.log
        assert CHANCE not in [entry.seat for entry in log]


@every_game
def test_what_is_hidden_changes_nothing_about_a_puzzle(game: AnyGame) -> None:
    """A puzzle is told and judged by what its seat can know: any table that looks the same goes the same way."""
    rng = random.Random(7)
    for one in sample(game):
        seat, moves = one.puzzle.seat, one.proof.moves
        view = game.view(one.start, seat)
        other = Opened(one.puzzle, game, one.puzzler, game.guess(view, rng), one.proof)
        assert game.view(other.start, seat) == view
        for count in range(len(moves) + 1):
            here, there = attempt(one, moves[:count]), attempt(other, moves[:count])
            assert (here.outcome, here.reached) == (there.outcome, there.reached)
        wild = wildly(one, rng)
        here, there = attempt(one, wild), attempt(other, wild)
        assert (here.problems, here.outcome, here.reached) == (there.problems, there.outcome, there.reached)


def wildly(one: Opened, rng: random.Random, *, chance: bool = False) -> list[object]:
    """A turn at random, until it is over or chance has to move, which may be left out."""
    match = attempt(one).match
    moves: list[object] = []
    while match.pending == {one.puzzle.seat} and len(moves) < 8 and not any(e.seat == CHANCE for e in match.log):
        moves.append(rng.choice(list(one.game.moves(match.state, one.puzzle.seat))))
        match.play(one.puzzle.seat, moves[-1])
    return moves[:-1] if not chance and any(entry.seat == CHANCE for entry in match.log) else moves


@every_game
def test_a_turn_that_is_over_without_the_goal_is_missed_for_good(game: AnyGame) -> None:
    rng = random.Random(8)
    for one in sample(game):
        moves = wildly(one, rng)
        outcomes = [attempt(one, moves[:count]).outcome for count in range(len(moves) + 1)]
        for before, after in pairwise(outcomes):
            assert before == "open" or after == before, one.puzzle.id
        if attempt(one, moves).match.pending != {one.puzzle.seat}:
            assert outcomes[-1] != "open"


@every_game
def test_the_same_moves_always_lead_to_the_same_table(game: AnyGame) -> None:
    for one in sample(game):
        moves = wildly(one, random.Random(derived_seed(one.puzzle.id)), chance=True)
        assert attempt(one, moves).match.state == attempt(one, moves).match.state
