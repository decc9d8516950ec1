"""Endings for two: the search to the end agrees with the rules."""

from tests.games.triominos.goals.shipped import of_kind, right_moves
from tilery.analysis.puzzles import Opened, attempt
from tilery.engine.game import CHANCE
from tilery.games.triominos.game import GAME
from tilery.games.triominos.goals import ending
from tilery.games.triominos.moves import STOP, Lay
from tilery.games.triominos.state import State


def shortest(count: int) -> list[Opened]:
    return of_kind("ending", count)


def lead_by_the_rules(state: State, seat: int) -> int:
    """How far ahead the seat is in the end if both play as well as possible: every legal move is tried."""
    if not GAME.pending(state):
        points = GAME.result(state).points
        return points[seat] - points[1 - seat]
    assert CHANCE not in GAME.pending(state)
    (mover,) = GAME.pending(state)
    moves = [move for move in GAME.moves(state, mover) if move != STOP]
    leads = [lead_by_the_rules(GAME.apply(state, mover, move).state, seat) for move in moves]
    return max(leads) if mover == seat else min(leads)


def test_every_move_of_an_ending_leads_to_what_the_rules_say() -> None:
    for one in shortest(3):
        seat, goal = one.puzzle.seat, one.proof.goal
        right = right_moves(one)
        for move in GAME.moves(one.start, seat):
            if move != STOP:
                lead = lead_by_the_rules(GAME.apply(one.start, seat, move).state, seat)
                assert lead == goal.lead if move in right else lead <= goal.lead - ending.CLEAR


def test_the_right_stone_in_another_place_is_wrong() -> None:
    for one in shortest(12):
        for move in GAME.moves(one.start, one.puzzle.seat):
            if isinstance(move, Lay):
                right = move in right_moves(one)
                assert attempt(one, [move]).outcome == ("solved" if right else "missed")


def test_the_stone_with_the_most_points_is_never_the_solution() -> None:
    for one in shortest(12):
        view = GAME.view(one.start, one.puzzle.seat)
        most = max(place.points for place in view.may.lay)
        (best,) = one.proof.moves
        assert next(place.points for place in view.may.lay if place.move == best) < most
