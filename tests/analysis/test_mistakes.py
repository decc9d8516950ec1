"""The coach beside a player: it speaks of certain mistakes only, and knows nothing but the view."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.analysis.test_coach import Likes, choices
from tests.analysis.test_values import GAME, Stub, begun
from tilery.analysis import Value, clear_mistake, coach, mistakes
from tilery.engine.bot import Shares


class Strict(Stub):
    """Each tile on the table is worth so much to seat 0; each deal has its luck, the same for every move."""

    def __init__(self, worth: float) -> None:
        super().__init__()
        self.worth = worth

    def coaching(self, view: Any) -> int:
        return 0

    def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
        self.asked += len(seeds)
        luck = [random.Random(seed).uniform(-0.2, 0.2) for seed in seeds]
        return [(share := 0.4 + one + self.worth * len(state.staircase), 1 - share) for one in luck]


class Fickle(Strict):
    """The tile is worth much on average, but nobody can be sure: in half of the deals another move is far better."""

    def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
        self.asked += len(seeds)
        luck = 1 if self.asked % 8 in (0, 1, 2, 7) else -1  # four deals of one move, then the same of the other
        share = luck + self.worth * len(state.staircase)
        return [(share, 1 - share)] * len(seeds)


@pytest.fixture
def court(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A bot that proposes this move, and this judge."""

    def given(move: Any, judge: Any) -> None:
        monkeypatch.setattr(coach, "make_bot", lambda *_: Likes(move))
        for module in (coach, mistakes):
            monkeypatch.setattr(module, "judge_of", lambda *_: judge)

    return given


def test_a_clear_mistake_is_told_with_what_is_better_and_what_it_costs(court: Any) -> None:
    view, better, worse = choices()
    court(better, Strict(0.1))
    found = clear_mistake(GAME, view, worse)
    assert found is not None
    assert found.move == better
    assert found.cost == pytest.approx(0.1)
    assert found.reasons == ()


@pytest.mark.parametrize(
    "judge", [Strict(0.059), Strict(0), Strict(-0.3), Fickle(0.1)], ids=["small", "none", "the better one", "doubtful"]
)
def test_without_a_certain_mistake_there_is_no_word(court: Any, judge: Strict) -> None:
    view, better, worse = choices()
    court(better, judge)
    assert clear_mistake(GAME, view, worse) is None
    assert judge.asked > 0


@pytest.mark.parametrize(
    ("behind", "error", "clear"),
    [(0.06, 0.02, True), (0.3, 0.14, True), (0.3, 0.15, False), (0.059, 0.001, False), (-0.3, 0.01, False)],
)
def test_a_mistake_is_clear_from_six_points_on_beyond_twice_its_error(behind: float, error: float, clear: bool) -> None:
    assert mistakes.is_clear(Value(None, 0.5, 0.1, behind, error)) == clear


def test_whoever_does_what_the_coach_says_is_never_called_wrong(court: Any) -> None:
    view, better, worse = choices()
    for judge in (Strict(0.5), Strict(-0.5)):
        for proposed in (better, worse):
            court(proposed, judge)
            assert clear_mistake(GAME, view, proposed) is None
            assert judge.asked == 0


def test_a_judge_that_takes_too_long_has_nothing_to_say(court: Any) -> None:
    view, better, worse = choices()
    court(better, judge := Strict(0.1))
    assert clear_mistake(GAME, view, worse, seconds=-1) is None
    assert judge.asked == 0


def test_a_judge_that_will_take_too_long_gives_up_early(court: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    view, better, worse = choices()
    court(better, judge := Strict(0.1))
    monkeypatch.setattr("time.monotonic", lambda: float(judge.asked))
    assert clear_mistake(GAME, view, worse, seconds=2 * mistakes.PIECE + 1) is None
    assert judge.asked == 2 * mistakes.PIECE
    court(better, judge := Strict(0.1))
    assert clear_mistake(GAME, view, worse, seconds=Strict.PLAYOUTS) is not None


def test_most_good_moves_take_a_part_of_the_effort(court: Any) -> None:
    view, better, worse = choices()
    court(better, quick := Strict(0))
    clear_mistake(GAME, view, worse)
    court(better, long := Strict(0.1))
    clear_mistake(GAME, view, worse)
    assert long.asked == Strict.PLAYOUTS
    assert quick.asked <= long.asked // mistakes.GLANCE + 2 * mistakes.PIECE


def test_the_same_view_and_move_get_the_same_answer_whatever_is_hidden() -> None:
    match = begun()
    seat = min(match.pending)
    view = match.view(seat)
    for move in GAME.moves(match.state, seat):
        found = clear_mistake(GAME, view, move, playouts=40)
        other = GAME.guess(view, random.Random(5))
        assert clear_mistake(GAME, GAME.view(other, seat), move, playouts=40) == found
