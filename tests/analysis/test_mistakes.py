"""The coach beside a player: it speaks of certain mistakes only, and knows nothing but the view."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.analysis.test_coach import Likes, choices
from tests.analysis.test_values import GAME, Stub, begun
from tilery.analysis import Value, clear_mistake, coach, mistakes
from tilery.analysis.coach import Advice
from tilery.analysis.table import error_of
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
    """The tile is worth much on average, but nobody can be sure: each move has great luck of its own in each deal."""

    def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
        self.asked += len(seeds)
        tiles = len(state.staircase)
        luck = [random.Random(seed + tiles).choice((-1, 1)) for seed in seeds]
        return [(share := one + self.worth * tiles, 1 - share) for one in luck]


@pytest.fixture
def court(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A bot that proposes this move, and this judge."""

    def given(move: Any, judge: Any) -> None:
        monkeypatch.setattr(coach, "make_bot", lambda *_: Likes(move))
        for module in (coach, mistakes):
            monkeypatch.setattr(module, "judge_of", lambda *_: judge)

    return given


@pytest.fixture
def advised(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let a hint name this move, whatever was proposed."""

    def given(move: Any) -> None:
        monkeypatch.setattr(mistakes, "improved", lambda *_: Advice(move))

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


def test_neither_good_moves_nor_great_mistakes_take_all_of_the_effort(court: Any) -> None:
    view, better, worse = choices()
    for worth in (-0.3, 0, 0.1, 0.3):
        court(better, judge := Strict(worth))
        assert (clear_mistake(GAME, view, worse) is not None) == (worth >= mistakes.CLEAR)
        assert judge.asked == 2 * mistakes.LEAST
    court(better, judge := Fickle(0.25))
    clear_mistake(GAME, view, worse)
    assert judge.asked > Strict.PLAYOUTS // 2


def test_a_word_names_what_a_hint_says_and_what_the_move_costs_beside_that(court: Any, advised: Any) -> None:
    class High(Strict):
        def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
            return [(share := self.worth * state.staircase[-1], 1 - share) for _ in seeds]

    view, best, _ = choices()
    assert view.staircase[-1] == 7
    worst, good = GAME.read("lay 12"), GAME.read("lay 11")
    court(good, High(0.1))
    advised(best)
    found = clear_mistake(GAME, view, worst)
    assert found is not None
    assert found.move == best
    assert found.cost == pytest.approx(0.5)


def test_whoever_does_what_a_hint_says_hears_nothing_though_the_bot_proposed_another_move(
    court: Any, advised: Any
) -> None:
    view, better, worse = choices()
    court(better, Strict(0.3))
    advised(worse)
    assert clear_mistake(GAME, view, worse) is None


def test_a_part_of_the_deals_says_what_all_of_them_say() -> None:
    """Two thousand moves, from good ones to great mistakes, with as much luck as deals have."""
    rng, deals = random.Random(1), 500
    silent = wrong = words = 0
    for number in range(2_000):
        cost = number % 21 / 100
        lacks = [rng.gauss(cost, 0.45) for _ in range(deals)]
        seen = (min(31 * look, deals) for look in range(1, 18))
        early = next(
            told for count in seen if (told := mistakes.foreseen(of(lacks[:count]), count / deals)) is not None
        )
        full = mistakes.is_clear(of(lacks))
        words, silent, wrong = words + full, silent + (full and not early), wrong + (early and not full)
    assert words > 1_000
    assert silent <= 0.03 * words
    assert wrong <= 0.005 * words


def of(lacks: Sequence[float]) -> Value[Any]:
    return Value(None, 0.5, 0.1, sum(lacks) / len(lacks), error_of(lacks))


def test_the_same_view_and_move_get_the_same_answer_whatever_is_hidden() -> None:
    match = begun()
    seat = min(match.pending)
    view = match.view(seat)
    for move in GAME.moves(match.state, seat):
        found = clear_mistake(GAME, view, move, playouts=40)
        other = GAME.guess(view, random.Random(5))
        assert clear_mistake(GAME, GAME.view(other, seat), move, playouts=40) == found
