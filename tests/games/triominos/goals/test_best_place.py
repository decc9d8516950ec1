"""Find the best place: every stone in every place is tried out again, by a second geometry."""

from tests.games.triominos.goals.shipped import all_points, lying, of_kind, right_moves
from tilery.analysis.puzzles import attempt
from tilery.games.triominos.game import GAME
from tilery.games.triominos.goals import best_place
from tilery.games.triominos.moves import BUY, PASS, STOP, Lay
from tilery.games.triominos.pieces import VALUE

KIND = "bestplace"


def test_no_stone_brings_more_anywhere_and_all_that_bring_as_much_are_known() -> None:
    for one in of_kind(KIND, 6):
        points = all_points(lying(one.start), one.start.hands[one.puzzle.seat])
        most = max(points.values())
        assert one.proof.goal.points == most
        assert {move for move, brings in points.items() if brings == most} == right_moves(one)
        assert all(brings <= most - best_place.CLEAR or brings == most for brings in points.values())


def test_the_right_place_has_to_be_looked_for() -> None:
    for one in of_kind(KIND, 40):
        moves = [move for move in GAME.moves(one.start, one.puzzle.seat) if isinstance(move, Lay)]
        assert len(moves) >= best_place.LEAST_WAYS
        highest = max(VALUE[move.stone] for move in moves)
        assert all(VALUE[move.stone] < highest for move in right_moves(one))


def test_a_wrong_place_tells_how_many_points_it_brought() -> None:
    for one in of_kind(KIND, 6):
        places = GAME.view(one.start, one.puzzle.seat).may.lay
        for place in places:
            tried = attempt(one, [place.move])
            assert tried.reached == place.points
            assert tried.outcome == ("solved" if place.move in right_moves(one) else "missed")


def test_whoever_buys_or_stops_has_missed_it_for_good() -> None:
    for one in of_kind(KIND, 6):
        right = one.proof.moves[0]
        for moves in ([BUY], [BUY, right], [BUY, PASS], [STOP]):
            tried = attempt(one, moves)
            assert (tried.problems, tried.outcome, tried.reached) == ((), "missed", 0)
