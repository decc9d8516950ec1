"""A decision made again: what the mover saw, and never in a game that is still on."""

from typing import Any

import pytest

from tests.kit.server import GAME
from tilery.analysis import attempted
from tilery.arena import Fixture, play
from tilery.engine.game import CHANCE
from tilery.engine.match import AnyMatch, Match
from tilery.engine.record import Record
from tilery.games import GAMES, judge_of
from tilery.tables.library import reviewing, trying
from tilery.tables.library.trying import tried
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import Said


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    record = Record.parse(play(Fixture(GAME, {}, ("random", "random"), ("Ada", "Ben"), 3, 0)).record)
    return record.replay(GAMES.get(GAME))


def decision(match: AnyMatch) -> int:
    """The first entry at which somebody had a choice."""
    for at, entry in enumerate(match.log):
        before = match.log[at - 1].step.state if at else match.start
        if entry.seat != CHANCE and len(match.game.moves(before, entry.seat)) > 1:
            return at
    raise AssertionError("nobody had a choice")


def test_the_mover_sees_the_table_before_the_decision(match: AnyMatch) -> None:
    at = decision(match)
    seat = match.log[at].seat
    shown = tried(match, at, None)
    assert (shown.seat, shown.verdict, shown.problems) == (seat, None, ())
    assert shown.view == match.game.view(match.log[at - 1].step.state if at else match.start, seat)


def test_a_move_is_judged_and_shown(match: AnyMatch) -> None:
    at = decision(match)
    entry = match.log[at]
    again = tried(match, at, match.game.write(entry.move))
    assert again.verdict in ("best", "good", "worse")
    assert again.view == match.game.view(entry.step.state, entry.seat)
    assert again.lines[0].seat == entry.seat
    assert tried(match, at, match.game.write(entry.move)) == again


def test_what_is_better_is_no_worse_when_it_is_tried(match: AnyMatch) -> None:
    worse = [
        (at, found.better)
        for at, entry in enumerate(match.log)
        if entry.seat != CHANCE and (found := tried(match, at, match.game.write(entry.move))).verdict == "worse"
    ]
    assert worse
    for at, better in worse:
        assert better is not None
        assert tried(match, at, better.move).verdict != "worse"


def choices(match: AnyMatch) -> list[tuple[int, str, list[str]]]:
    """A few decisions between three moves or more: which entry, the move, and the other ones."""
    found = []
    for at, entry in enumerate(match.log):
        before = match.log[at - 1].step.state if at else match.start
        made = match.game.write(entry.move)
        others = {match.game.write(move) for move in match.game.moves(before, entry.seat)} - {made}
        if entry.seat != CHANCE and len(others) > 1:
            found.append((at, made, sorted(others)))
    return found[:5]


def test_what_a_review_has_said_stays_true_when_the_move_is_tried_again(match: AnyMatch) -> None:
    for at, made, (best, *_) in choices(match):
        again = tried(match, at, made, said=Said(best, 0.12345))
        assert (again.verdict, again.cost, again.better and again.better.move) == ("worse", 0.1235, best)
        found = tried(match, at, best, said=Said(best, 0.12345))
        assert (found.verdict, found.cost, found.better) == ("best", 0, None)


def test_another_move_is_measured_by_the_one_that_the_review_named(match: AnyMatch) -> None:
    for at, made, (best, *others) in choices(match):
        for move in others:
            found = tried(match, at, move, said=Said(best, 0.1))
            assert found.better is None or found.better.move == best, (at, made)


@pytest.mark.parametrize(("best", "code"), [("no such move", "unreadable"), ("", "unreadable")])
def test_a_review_can_not_have_named_what_is_no_move(match: AnyMatch, best: str, code: str) -> None:
    at = decision(match)
    with pytest.raises(Refusal) as refused:
        tried(match, at, match.game.write(match.log[at].move), said=Said(best, 0.1))
    assert refused.value.code == code


def test_a_review_can_not_have_named_a_move_against_the_rules(match: AnyMatch) -> None:
    at = decision(match)
    state, seat = match.log[at - 1].step.state if at else match.start, match.log[at].seat
    legal = set(map(match.game.write, match.game.moves(state, seat)))
    illegal = next(text for entry in match.log if (text := match.game.write(entry.move)) not in legal)
    with pytest.raises(Refusal) as refused:
        tried(match, at, match.game.write(match.log[at].move), said=Said(illegal, 0.1))
    assert refused.value.code == "illegal"
    assert refused.value.problems


def test_a_move_that_is_only_checked_is_not_judged(match: AnyMatch) -> None:
    at = decision(match)
    checked = tried(match, at, match.game.write(match.log[at].move), check=True)
    assert (checked.verdict, checked.problems, checked.lines) == (None, (), ())


def test_a_move_against_the_rules_has_its_problems_and_no_verdict(match: AnyMatch) -> None:
    at = decision(match)
    state = match.log[at - 1].step.state if at else match.start
    seat = match.log[at].seat
    legal = set(map(match.game.write, match.game.moves(state, seat)))
    illegal = next(text for entry in match.log if (text := match.game.write(entry.move)) not in legal)
    wrong = tried(match, at, illegal)
    assert wrong.problems
    assert wrong.verdict is None


@pytest.mark.parametrize(("at", "given", "code"), [(-1, None, "no-moment"), (10_000, None, "no-moment")])
def test_a_step_that_is_not_there_is_refused(match: AnyMatch, at: int, given: str | None, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        tried(match, at, given)
    assert refused.value.code == code


def test_nobody_decided_what_chance_did(match: AnyMatch) -> None:
    at = next(at for at, entry in enumerate(match.log) if entry.seat == CHANCE)
    with pytest.raises(Refusal, match="chance"):
        tried(match, at, None)


@pytest.mark.parametrize("foreign", ["no such move", {"type": "no-such-move"}, {}])
def test_what_is_no_move_of_the_game_is_refused(match: AnyMatch, foreign: str) -> None:
    with pytest.raises(Refusal) as refused:
        tried(match, decision(match), foreign)
    assert refused.value.code == "unreadable"


def test_a_running_game_is_never_tried(match: AnyMatch) -> None:
    running = Match(match.game, seats=2, seed=bytes(32))
    seat = min(running.pending)
    running.play(seat, running.game.moves(running.state, seat)[0])
    at = next(at for at, entry in enumerate(running.log) if entry.seat == seat)
    with pytest.raises(Refusal) as refused:
        tried(running, at, None)
    assert refused.value.code == "not-over"


def test_without_compiled_kernels_a_move_is_judged_with_fewer_playouts(
    match: AnyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    efforts: list[int | None] = []

    def noted(game: Any, view: Any, move: Any, *, best: Any, playouts: int | None = None) -> Any:
        efforts.append(playouts)
        return attempted(game, view, move, best=best, playouts=playouts)

    at = decision(match)
    monkeypatch.setattr(trying, "attempted", noted)
    tried(match, at, match.game.write(match.log[at].move))
    monkeypatch.setattr(reviewing, "kernels", lambda game: ("a kernel",))
    monkeypatch.setattr(reviewing, "is_ready", lambda kernel: False)
    tried(match, at, match.game.write(match.log[at].move))
    assert efforts == [None, max(1, judge_of(match.game).PLAYOUTS // reviewing.UNCOMPILED)]
