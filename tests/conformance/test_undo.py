"""Undo: free within one's own turn until something was revealed, and exact."""

import random

import pytest

from tests.conformance.tables import Table
from tilery.engine import CHANCE, Illegal
from tilery.engine.bot import RandomBot
from tilery.engine.record import state_hash
from tilery.tables.table.timing import choosing


def has_steps_to_take_back(table: Table) -> bool:
    """Not where a turn is one step: after it, it is another's turn."""
    return any(
        entry.seat in table.game.pending(entry.step.state) and not entry.step.reveals
        for match in table.games()
        for entry in match.log
        if entry.seat != CHANCE
    )


def test_undo_leads_back_to_exactly_the_state_before(table: Table) -> None:
    bot, rng = RandomBot(table.game), random.Random(9)
    taken_back = 0
    for number in range(6):
        match = table.match(number)
        while not match.over and len(match.log) < 100:
            seat = rng.choice(sorted(match.pending))
            before, log = match.state, list(match.log)
            move = bot.choose(match.view(seat), rng)
            step = match.play(seat, move)
            if match.can_undo(seat):
                assert not step.reveals
                entry = match.undo(seat)
                assert (entry.seat, entry.move) == (seat, move)
                assert match.log == log
                assert match.state is before
                assert state_hash(match.play(seat, move).state) == state_hash(step.state)
                taken_back += 1
            elif not match.over:
                assert step.reveals or seat not in match.pending
    assert taken_back > 5 or not has_steps_to_take_back(table)


def test_a_match_that_lets_old_states_go_can_be_taken_back_as_far_as_any(table: Table) -> None:
    bot, rng = RandomBot(table.game), random.Random(12)
    match, full = table.match(), table.match()
    while not full.over and len(full.log) < 200:
        seat = rng.choice(sorted(full.pending))
        move = bot.choose(full.view(seat), rng)
        match.play(seat, move)
        full.play(seat, move)
        match.let_go()
        back = rng.choice([0, 0, 1, 100])
        for seat in range(table.seats) if back else ():
            while full.can_undo(seat) and back:
                full.undo(seat)
                match.undo(seat)
                back -= 1
        assert match.state == full.state
        assert [match.can_undo(seat) for seat in range(table.seats)] == [
            full.can_undo(seat) for seat in range(table.seats)
        ]
        assert choosing(match) == choosing(full)
    assert match.events(0) == full.events(0)
    assert sum(entry.step.state is None for entry in match.log) > len(match.log) / 2


def test_undo_never_goes_past_what_was_revealed_nor_into_the_turn_of_another(table: Table) -> None:
    rng, match = random.Random(10), table.match()
    while not match.over and len(match.log) < 250:
        seat = rng.choice(sorted(match.pending))
        match.play(seat, rng.choice(list(table.game.moves(match.state, seat))))
        if rng.random() < 0.2:
            for seat in range(table.seats):
                while match.can_undo(seat):
                    last = match.log[-1]
                    assert (last.seat, last.step.reveals) == (seat, False)
                    assert seat in match.pending
                    match.undo(seat)
            last = match.log[-1]
            assert last.step.reveals or last.seat == CHANCE or last.seat not in match.pending


def test_an_undo_that_is_not_possible_is_refused_and_changes_nothing(table: Table) -> None:
    rng, match = random.Random(11), table.match()
    refused = 0
    for _ in range(60):
        if match.over:
            break
        for seat in (CHANCE, *range(table.seats), table.seats):
            if not match.can_undo(seat):
                log = list(match.log)
                with pytest.raises(Illegal, match="take back"):
                    match.undo(seat)
                assert match.log == log
                refused += 1
        seat = min(match.pending)
        match.play(seat, rng.choice(list(table.game.moves(match.state, seat))))
    assert refused > 20


def test_nobody_takes_anything_back_when_the_game_is_over(table: Table) -> None:
    for match in table.games():
        assert not any(match.can_undo(seat) for seat in (CHANCE, *range(table.seats)))
