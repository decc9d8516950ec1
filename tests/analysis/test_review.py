"""Reviews: everything is accounted for, the same record gives the same review, and a running game has none."""

import random
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tilery.analysis import Review, curve, review, reviewing, skill
from tilery.analysis.coach import Advice
from tilery.analysis.review import MARKS, Moment
from tilery.arena import Fixture, play
from tilery.engine.bot import PatientJudge
from tilery.engine.errors import TileryError
from tilery.engine.game import CHANCE
from tilery.engine.record import Record
from tilery.games import GAMES

GAME = "staircase"
module = sys.modules["tilery.analysis.review"]
"""The function of the same name stands before it."""


def recorded(*bots: str, number: int = 0) -> Record:
    return Record.parse(play(Fixture(GAME, {}, bots, bots, 3, number)).record)


@pytest.fixture(scope="module")
def reviews() -> list[Review]:
    games = [("normal", "random"), ("random", "normal", "random"), ("normal", "normal")]
    return [review(recorded(*bots, number=number), playouts=12) for number, bots in enumerate(games)]


def test_start_luck_play_and_the_unknown_make_the_result(reviews: list[Review]) -> None:
    for one in reviews:
        for player in one.players:
            parts = player.start + player.luck + player.play + player.others + player.unknown
            assert parts == pytest.approx(player.result, abs=1e-9)
        assert sum(player.result for player in one.players) == pytest.approx(1.0)


def test_each_moment_explains_its_own_change(reviews: list[Review]) -> None:
    for one in reviews:
        before = one.start
        for moment in one.moments:
            for seat, share in enumerate(moment.after):
                change = moment.luck[seat] + moment.play[seat] + moment.unknown[seat]
                assert share - before[seat] == pytest.approx(change, abs=1e-9)
            before = moment.after


def test_chance_is_luck_and_nothing_else(reviews: list[Review]) -> None:
    for one in reviews:
        for moment in one.moments:
            if moment.seat == CHANCE:
                assert not any(moment.play)
                assert not any(moment.unknown)
            else:
                assert not any(moment.luck)


def test_luck_says_how_uncertain_it_is_however_small_the_effort(reviews: list[Review]) -> None:
    errors = [moment.error for one in reviews for moment in one.moments if moment.seat == CHANCE]
    assert all(0 <= error < 0.2 for error in errors)  # of a coin that was thrown 12 times it would be 0.2
    assert max(errors) > 0.01


def test_only_a_cost_that_is_certain_is_marked(reviews: list[Review]) -> None:
    for one in reviews:
        for moment in one.moments:
            least = next((least for least, mark in MARKS if mark == moment.mark), 0.0)
            assert moment.cost >= least
            assert moment.cost == 0 or moment.cost > 2 * moment.error
            assert (moment.best == moment.move) == (moment.cost == 0)


def test_the_same_record_and_effort_give_the_same_review(reviews: list[Review]) -> None:
    assert review(recorded("normal", "random"), playouts=12) == reviews[0]


def test_without_marks_no_move_is_called_worse_and_all_is_accounted_for(reviews: list[Review]) -> None:
    found = review(recorded("normal", "random"), playouts=12, marks=False)
    assert any(moment.cost for moment in reviews[0].moments)
    assert not any(moment.cost for moment in found.moments)
    assert any(any(moment.play) for moment in found.moments)
    for player in found.players:
        parts = player.start + player.luck + player.play + player.others + player.unknown
        assert parts == pytest.approx(player.result, abs=1e-9)


def test_progress_goes_up_to_the_end() -> None:
    *steps, last = reviewing(recorded("normal", "random"), playouts=4)
    assert isinstance(last, Review)
    assert steps == sorted(steps)  # type: ignore[type-var]
    assert steps[-1] == 1


def test_a_game_that_is_not_over_has_no_review() -> None:
    whole = recorded("normal", "random")
    cut = Record.parse(re.sub(r"(?m)^(seed|result|state): .*\n", "", whole.text().rsplit("\n", 3)[0] + "\n"))
    with pytest.raises(TileryError, match="not over"):
        review(cut, playouts=4)


def test_a_player_who_plays_at_random_plays_worse() -> None:
    games = [review(recorded("normal", "random", number=number), playouts=20) for number in range(6)]
    careful, careless = (sum(game.players[seat].play for game in games) for seat in (0, 1))
    assert careful > careless + 0.5


def test_the_shares_of_skill_make_the_whole(reviews: list[Review]) -> None:
    told = skill(reviews)
    assert told is not None
    assert told.deal + told.luck + told.play + told.unknown + told.seat == pytest.approx(1.0)
    assert skill([]) is None


def test_skill_is_as_sure_as_it_has_games(reviews: list[Review]) -> None:
    few, many = skill(reviews), skill(reviews * 4)
    assert few is not None
    assert many is not None
    assert all(0 < many.errors[part] < few.errors[part] for part in ("luck", "play", "unknown"))
    assert many.play == pytest.approx(few.play)
    assert skill(reviews[:1] * 2) is not None


def test_games_that_all_end_alike_say_nothing_about_skill(reviews: list[Review]) -> None:
    same = [replace(one, moments=[], start=(0.5, 0.5)) for one in reviews]
    assert skill(same) is None


def test_the_curve_is_a_picture_with_a_line_for_each_player(reviews: list[Review]) -> None:
    picture = ET.fromstring(curve(reviews[1]))
    assert len(picture.findall("{http://www.w3.org/2000/svg}polyline")) == 3


def test_whoever_does_what_a_hint_says_makes_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded("normal", "random")
    match = record.replay(GAMES.get(GAME))
    states = [match.start, *(entry.step.state for entry in match.log)]
    done = {
        repr(match.game.view(state, entry.seat)): entry.move for state, entry in zip(states, match.log, strict=False)
    }

    def marks(*, modest: bool, hint: Callable[..., Advice[Any]]) -> list[Moment]:
        monkeypatch.setattr(PatientJudge, "MODEST", modest)
        monkeypatch.setattr(module, "advise", hint)
        return [moment for moment in review(record, playouts=12).moments if moment.mark]

    def the_same(_: Any, view: Any) -> Advice[Any]:
        return Advice(done[repr(view)])

    def the_first(game: Any, view: Any) -> Advice[Any]:
        return Advice(game.moves(game.guess(view, random.Random(1)), view.seat)[0])

    assert marks(modest=False, hint=the_same), "it knows more than a hint"
    assert not marks(modest=True, hint=the_same)
    found = marks(modest=True, hint=the_first)
    assert found
    views = [match.game.view(states[one.first], one.seat) for one in found]
    assert [one.best for one in found] == [match.game.write(the_first(match.game, view).move) for view in views]
