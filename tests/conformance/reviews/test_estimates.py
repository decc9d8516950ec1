"""Whoever changes what a review says raises its version, so that reviews that were kept before are made anew."""

from pathlib import Path

import pytest

from tests.conformance.reviews.estimates import REVIEW, Noted, judged, place, read, reviewed, write
from tilery.engine.game import AnyGame
from tilery.games import GAMES

RAISE = "raise VERSION, of the judge or of tilery.analysis.review; then: python -m tests.conformance.reviews.estimates"


@pytest.mark.parametrize("game", GAMES.all(), ids=lambda game: game.info.id)
def test_a_judge_that_says_something_else_has_another_version(game: AnyGame) -> None:
    assert judged(game) == read(place(game)), RAISE


def test_a_review_that_says_something_else_has_another_version() -> None:
    assert reviewed() == read(REVIEW), RAISE


def test_other_figures_are_not_noted_under_the_same_version(tmp_path: Path) -> None:
    file = tmp_path / "estimates.json"
    write(file, Noted(1, [0.5]))
    with pytest.raises(SystemExit, match="First raise VERSION above 1"):
        write(file, Noted(1, [0.6]))
    write(file, Noted(2, [0.6]))
    assert read(file) == Noted(2, [0.6])
