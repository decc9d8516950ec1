"""A match: its log, its chance moves, simultaneous choices, and undo."""

import random

import pytest

from tests.conformance.test_play import order_matters
from tests.engine.toy import Choice, InSecret, OddsAndEvens, Patience, WhoeverComesFirst
from tilery.engine import CHANCE, AnyMatch, Illegal, Match, Record, Unknown, commit, playout, verify
from tilery.games import GAMES

SEED = bytes(range(32))
STAIRS = GAMES.get("staircase")


def toy(seed: bytes | None = SEED) -> AnyMatch:
    return Match(OddsAndEvens(), seats=2, seed=seed)


def test_with_a_seed_a_match_makes_its_own_chance_moves() -> None:
    match = toy()
    assert [entry.seat for entry in match.log] == [CHANCE]
    assert match.pending == {0, 1}
    assert match.commitment == commit(SEED)


def test_without_a_seed_chance_moves_are_given_like_any_other() -> None:
    match = toy(seed=None)
    assert match.pending == {CHANCE}
    match.play(CHANCE, Choice(2))
    assert match.pending == {0, 1}
    with pytest.raises(ValueError, match="dice"):
        match.next_dice()


def test_simultaneous_choices_may_come_in_either_order() -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        match = toy()
        for seat in order:
            match.play(seat, Choice(seat + 1))
        ends.append((match.state, match.result, match.over))
    assert ends[0] == ends[1]
    assert ends[0][2]


def test_the_law_on_simultaneous_choices_catches_a_game_in_which_the_first_to_choose_has_an_advantage() -> None:
    assert not order_matters(OddsAndEvens(), toy(), random.Random(0))
    assert order_matters(WhoeverComesFirst(), Match(WhoeverComesFirst(), seats=2, seed=SEED), random.Random(0))


def test_a_choice_that_was_made_cannot_be_taken_back_while_others_wait() -> None:
    match = toy()
    match.play(0, Choice(1))
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    with pytest.raises(Illegal):
        match.undo(0)
    assert match.state.chosen == (1, None)


def test_of_a_choice_that_is_not_told_only_whoever_made_it_learns_who_made_it() -> None:
    match = Match(InSecret(), seats=2, seed=SEED)
    match.play(1, Choice(2))
    assert match.events(1, since=1) == [(1, 1, ())]
    assert match.events(0, since=1) == match.events(None, since=1) == [(1, CHANCE, ())]
    told = toy()
    told.play(1, Choice(2))
    assert [(number, seat) for number, seat, _ in told.events(0, since=1)] == [(1, 1)]


def test_a_choice_is_made_once() -> None:
    match = toy()
    match.play(0, Choice(1))
    with pytest.raises(Illegal, match="OE-1"):
        match.play(0, Choice(2))
    assert len(match.log) == 2


def test_a_record_of_simultaneous_choices_can_be_verified() -> None:
    match = toy()
    match.play(1, Choice(1))
    match.play(0, Choice(0))
    assert verify(Record.parse(Record.of(match).text()), OddsAndEvens()).result == match.result


def test_a_number_of_seats_that_does_not_fit_makes_no_match() -> None:
    with pytest.raises(Unknown):
        Match(OddsAndEvens(), seats=3)


def test_undo_takes_back_step_by_step_to_the_beginning_of_the_turn() -> None:
    match = Match(STAIRS, seats=2, seed=SEED)
    (seat,) = match.pending
    states = [match.state]
    for tile in match.state.hands[seat]:
        match.play(seat, STAIRS.read(f"lay {tile}"))
        states.append(match.state)
    for state in reversed(states[:-1]):
        assert match.can_undo(seat)
        assert not match.can_undo(1 - seat)
        match.undo(seat)
        assert match.state is state
    assert not match.can_undo(seat)


def test_a_step_that_revealed_something_stays_also_when_the_turn_goes_on() -> None:
    match: AnyMatch = Match(Patience(), seats=1)
    for number in (0, 2, 1, 0):
        match.play(0, Choice(number))
    for left in ((0, 2, 1), (0, 2)):
        match.undo(0)
        assert match.state.turned == left
    assert not match.can_undo(0)
    with pytest.raises(Illegal):
        match.undo(0)
    assert match.state.turned == (0, 2)


def test_a_turn_that_has_ended_is_not_taken_back() -> None:
    match = Match(STAIRS, seats=2, seed=SEED)
    for text in (f"lay {match.state.hands[0][0]}", "end"):
        match.play(0, STAIRS.read(text))
    assert match.pending == {1}
    assert not any(match.can_undo(who) for who in (CHANCE, 0, 1))


def test_undo_does_not_change_what_chance_brings_next() -> None:
    matches = [Match(STAIRS, seats=2, seed=SEED) for _ in range(2)]
    for match, undone in zip(matches, (False, True), strict=True):
        move = STAIRS.read(f"lay {match.state.hands[0][0]}")
        match.play(0, move)
        if undone:
            match.undo(0)
            match.play(0, move)
        match.play(0, STAIRS.read("end"))
    assert matches[0].log == matches[1].log


def test_the_dice_of_a_chance_move_depend_on_its_number_only() -> None:
    match = Match(STAIRS, seats=2, seed=SEED)
    chances = [entry for entry in match.log if entry.seat == CHANCE]
    assert len(chances) == 6
    before = match.next_dice().getrandbits(64)
    match.play(0, STAIRS.read(f"lay {match.state.hands[0][0]}"))
    assert match.next_dice().getrandbits(64) == before
    match.play(0, STAIRS.read("end"))
    assert match.next_dice().getrandbits(64) != before


def test_a_playout_ends_a_game_and_counts_its_moves() -> None:
    game = OddsAndEvens()
    state, count = playout(game, game.setup(None, 2), random.Random(1))
    assert game.pending(state) == frozenset()
    assert count == 3
