"""A move that somebody tries where they erred: a certain loss is worse, a small one is good, no certain one is best."""

import random
from typing import Any

import pytest

from tilery.analysis import Attempt, Comparison, Value, attempted, tries
from tilery.engine.match import Match
from tilery.games import GAMES

GAME = GAMES.get("staircase")


def verdict(monkeypatch: pytest.MonkeyPatch, *found: Value[Any]) -> tuple[str, float, object]:
    """Of the last of these moves, the best of which comes first."""
    monkeypatch.setattr(tries, "compare", lambda *_, **__: Comparison(list(found), (), {}))
    judged = attempted(GAME, None, found[-1].move)
    return judged.verdict, judged.cost, judged.best


BEST = Value("best", 0.6, 0.01)


@pytest.mark.parametrize(
    ("behind", "error", "expected"),
    [
        (0.08, 0.01, ("worse", 0.08, "best")),
        (0.03, 0.01, ("worse", 0.03, "best")),
        (0.029, 0.01, ("good", 0.029, "best")),
        (0.08, 0.04, ("best", 0.0, "mine")),
    ],
)
def test_only_a_certain_loss_counts_and_only_from_three_points_on_it_is_worse(
    monkeypatch: pytest.MonkeyPatch, behind: float, error: float, expected: tuple[str, float, object]
) -> None:
    assert verdict(monkeypatch, BEST, Value("mine", 0.6 - behind, 0.01, behind, error)) == expected


def test_the_best_move_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert verdict(monkeypatch, BEST) == ("best", 0.0, "best")


def test_beside_the_move_that_a_review_named_nothing_else_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def noted(*_: Any, also: Any, only: bool, **__: Any) -> Comparison[Any]:
        asked.append((also, only))
        return Comparison([BEST, Value("mine", 0.5, 0.01, 0.1, 0.01)], (), {})

    monkeypatch.setattr(tries, "compare", noted)
    judged = attempted(GAME, None, "mine", best="best")
    assert (judged.verdict, judged.cost, judged.best) == ("worse", 0.1, "best")
    assert attempted(GAME, None, "best", best="best") == Attempt("best", 0.0, 0.0, "best")
    assert asked == [(["best", "mine"], True)]


def test_the_same_view_and_move_get_the_same_verdict() -> None:
    match = Match(GAME, seats=2, seed=bytes(32))
    seat = min(match.pending)
    view = match.view(seat)
    move = random.Random(1).choice(GAME.moves(match.state, seat))
    assert attempted(GAME, view, move, playouts=8) == attempted(GAME, view, move, playouts=8)
