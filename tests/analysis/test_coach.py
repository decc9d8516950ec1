"""The coach: it keeps the bot's move unless another one is certainly better, and knows nothing but the view."""

import random
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from tests.analysis.test_values import GAME, Lay, Stub, begun
from tilery.analysis import advise, coach
from tilery.engine.bot import Shares
from tilery.games import judge_of, make_bot, strongest


class Likes:
    """A bot that proposes one move, whatever it is asked."""

    def __init__(self, move: Any) -> None:
        self.move = move

    def choose(self, view: Any, rng: random.Random) -> Any:
        return self.move


@pytest.fixture
def propose(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the bot propose this move, and this judge decide."""

    def given(move: Any, judge: Any) -> None:
        monkeypatch.setattr(coach, "make_bot", lambda *_: Likes(move))
        monkeypatch.setattr(coach, "judge_of", lambda *_: judge)

    return given


def choices() -> tuple[Any, Any, Any]:
    """A view, a better move and a worse one: to the judge here, tiles on the table are good for seat 0 alone."""
    match = begun()
    seat = min(match.pending)
    moves = GAME.moves(match.state, seat)
    lays = [move for move in moves if isinstance(move, Lay)]
    others = [move for move in moves if not isinstance(move, Lay)]
    better, worse = (others, lays) if seat else (lays, others)
    return match.view(seat), better[0], worse[0]


def test_a_move_that_is_certainly_better_takes_the_place_of_the_proposed_one(propose: Any) -> None:
    view, better, worse = choices()
    propose(worse, Stub(noise=0.4))
    advice = advise(GAME, view)
    assert type(advice.move) is type(better)
    assert advice.gain == pytest.approx(0.02)
    propose(better, Stub(noise=0.4))
    assert advise(GAME, view) == coach.Advice(better)


def test_a_move_that_may_be_better_is_not_enough(propose: Any) -> None:
    """Each move has luck of its own here: the best of them is better by chance."""

    class Even(Stub):
        PLAYOUTS: ClassVar = 60

        def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
            self.asked += 1
            share = random.Random(self.asked).random()
            return [(share, 1 - share)] * len(seeds)

    view, _, worse = choices()
    kept = 0
    for seed in range(30):
        judge = Even()
        judge.asked = 1000 * seed
        propose(worse, judge)
        kept += advise(GAME, view).move == worse
    assert kept >= 25


def test_a_judge_that_does_not_know_better_is_not_asked(propose: Any) -> None:
    class Modest(Stub):
        def coaching(self, view: Any) -> int:
            return 0

    view, _, worse = choices()
    judge = Modest()
    propose(worse, judge)
    assert advise(GAME, view).move == worse
    assert judge.asked == 0


def test_without_a_judge_of_its_own_a_game_gets_the_move_of_its_strongest_bot() -> None:
    view, _, _ = choices()
    assert judge_of(GAME).coaching(view) == 0
    assert advise(GAME, view).move == make_bot(GAME, strongest(GAME)).choose(view, random.Random(coach.SEED))


def test_the_same_view_gets_the_same_advice_whatever_is_hidden() -> None:
    match = begun()
    seat = min(match.pending)
    view = match.view(seat)
    for seed in range(3):
        other = GAME.guess(view, random.Random(seed))
        assert advise(GAME, GAME.view(other, seat), playouts=20) == advise(GAME, view, playouts=20)
