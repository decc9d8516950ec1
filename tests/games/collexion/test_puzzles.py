"""Puzzles of ColleXion: the search of a turn finds as much as all moves by the rules, and what is lost is lost."""

import random

import pytest
from msgspec.structs import replace

from tilery.analysis.puzzles import Opened, attempt, shelf_of
from tilery.engine.chance import derived_seed
from tilery.engine.match import Match
from tilery.games.collexion import puzzles
from tilery.games.collexion.bots.whole_turn import WholeTurn, lacking, may_bring, scored
from tilery.games.collexion.game import GAME
from tilery.games.collexion.moves import END
from tilery.games.collexion.pieces import collected
from tilery.games.collexion.state import FULL, State


def shipped(count: int) -> list[Opened]:
    shelf = shelf_of(GAME)
    return [shelf.open(number) for number in range(1, min(count, len(shelf)) + 1)]


def most_by_the_rules(state: State, seat: int) -> int:
    """The most points of the rest of a turn, by trying every legal move."""
    best, seen, todo = 0, {state}, [state]
    while todo:
        now = todo.pop()
        best = max(best, sum(now.won[seat]))
        for move in GAME.moves(now, seat):
            if move != END:
                after = GAME.apply(now, seat, move).state
                if after not in seen:
                    seen.add(after)
                    todo.append(after)
    return best - sum(state.won[seat])


def ends_of_games() -> list[State]:
    """Tables with few polygons left, so that all turns can be tried."""
    found = []
    for seed in range(6):
        match, rng = Match(GAME, seats=2, seed=derived_seed("puzzles", seed)), random.Random(seed)
        while match.pending:
            if len(match.state.tray) <= 9 and not match.state.chain and not match.state.scoring:
                found.append(match.state)
            seat = min(match.pending)
            moves = list(GAME.moves(match.state, seat))
            match.play(seat, rng.choice([move for move in moves if type(move) is type(rng.choice(moves))] or moves))
    return found


def test_the_search_of_a_turn_finds_as_many_points_as_all_moves_by_the_rules() -> None:
    tried = 0
    for state in ends_of_games()[:10]:
        best = WholeTurn(state).best()
        assert best.points == most_by_the_rules(state, state.turn)
        tried += best.points > 0
    assert tried > 1


@pytest.mark.parametrize("marker", ["swap", "steal", "remove"])
def test_the_search_uses_every_marker_and_its_moves_bring_what_it_says(marker: str) -> None:
    shelf = shelf_of(GAME)
    numbers = [n for n in range(1, len(shelf) + 1) if any(move.startswith(marker) for move in shelf.puzzle(n).moves)]
    for one in map(shelf.open, numbers[:2]):
        only = [(marker,) if seat == one.puzzle.seat else own for seat, own in enumerate(one.start.actions)]
        best = WholeTurn(replace(one.start, actions=tuple(only))).best()
        assert attempt(one, best.moves).reached == best.points == one.proof.goal.points


def test_a_turn_is_called_lost_only_if_the_rest_of_it_can_not_bring_the_goal() -> None:
    rng = random.Random(5)
    lost = 0
    for one in shipped(10):
        match, seat = attempt(one).match, one.puzzle.seat
        while match.pending == {seat}:
            if puzzles.lost(one.start, match.state, seat, one.proof):
                missing = one.proof.goal.points - puzzles.reached(one.start, match.state, seat, one.proof)
                assert WholeTurn(match.state).best().points < missing
                lost += 1
                break
            match.play(seat, rng.choice(list(GAME.moves(match.state, seat))))
    assert lost > 3


def test_a_collection_lacks_what_its_nearest_sets_need() -> None:
    three_greens = collected("t-green", "s-green", "p-green", "t-pink", "t-pink", "t-blue")
    assert lacking(three_greens) == (1, 3, 6)
    assert may_bring(three_greens, FULL, 0) == 0
    assert may_bring(three_greens, FULL, 1) == 2
    assert may_bring(three_greens, FULL, 3) == 5  # a marker of 2, and the 3 below it


def test_where_sets_overlap_the_dearer_way_is_scored() -> None:
    cross = collected("t-green", "s-green", "p-green", "o-green", "t-yellow", "t-pink", "t-blue")
    assert scored(cross, (3, 1, 0, 0))[0] == 4  # the triangles take the 4 of the yellow stack
