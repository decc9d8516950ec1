"""A game that goes on from a position of another one: it ends, its record holds, and nobody goes back behind it."""

import random
from functools import cache
from itertools import islice

import pytest
from msgspec.structs import replace

from tests.conformance.tables import Table, play_on
from tilery.engine import CHANCE, AnyMatch, Dice, Illegal, Match, Record, RecordError, verify
from tilery.engine.record import state_hash

SEED = bytes(range(32))


def begun(table: Table, whole: AnyMatch, at: int) -> AnyMatch:
    """The first `at` moves of a game, then chance by another seed."""
    moves = Record.of(whole).moves[:at]
    return Match.resume(table.game, seats=table.seats, options=table.options, seed=SEED, moves=moves, begun=at)


@cache
def played_on(table: Table) -> tuple[tuple[AnyMatch, int, AnyMatch], ...]:
    """Games that were played on from the first, the last and another position: the old one, where, the new one."""
    found = []
    for number, whole in enumerate(table.games()):
        for at in (1, random.Random(number).randrange(2, len(whole.log) - 1), len(whole.log) - 1)[number:]:
            match = begun(table, whole, at)
            play_on(match, seed=at)
            found.append((whole, at, match))
    return tuple(found)


def test_it_goes_on_from_any_position_and_its_record_holds(table: Table) -> None:
    for whole, at, match in played_on(table):
        assert match.log[:at] == whole.log[:at]
        record = Record.of(match)
        assert record.begun == at
        assert Record.parse(record.text()) == record
        assert Record.parse(record.text()).text() == record.text()
        again = verify(record, table.game)
        assert state_hash(again.state) == state_hash(match.state) == record.state
        assert Record.of(again).begun == at


def test_chance_after_the_position_follows_from_the_new_seed_alone(table: Table) -> None:
    """The number of its dice goes on counting, so what was given and what follows never use the same bits."""
    for _, at, match in played_on(table):
        states = [match.start, *(entry.step.state for entry in match.log)]
        chances = [number for number, entry in enumerate(match.log) if entry.seat == CHANCE]
        for count, number in enumerate(chances):
            if number >= at:
                assert match.log[number].move == table.game.chance(states[number], Dice(SEED, count))


def test_an_altered_chance_move_after_the_position_is_found_out(table: Table) -> None:
    game = table.game
    for _, at, match in played_on(table):
        record = Record.of(match)
        states = [match.start, *(entry.step.state for entry in match.log)]
        for number in [n for n in range(at, len(match.log)) if match.log[n].seat == CHANCE][:1]:
            others = (game.write(game.chance(states[number], Dice(bytes(32), n))) for n in range(20))
            for other in islice((text for text in others if text != record.moves[number][1]), 1):
                moves = (*record.moves[:number], (CHANCE, other), *record.moves[number + 1 :])
                with pytest.raises(RecordError) as error:
                    verify(replace(record, moves=moves), game)
                assert error.value.line >= record.first_move_line + number


def test_without_its_header_such_a_record_does_not_hold(table: Table) -> None:
    _, _, match = played_on(table)[-1]
    with pytest.raises(RecordError):
        verify(replace(Record.of(match), begun=0), table.game)


def test_nobody_takes_a_move_back_that_was_given(table: Table) -> None:
    """Wherever the one before could be taken back, the position itself is the beginning now."""
    for whole in table.games():
        for at in range(1, len(whole.log)):
            before = Record.of(whole).moves[:at]
            seat = before[-1][0]
            if seat == CHANCE or CHANCE in table.game.pending(whole.log[at - 1].step.state):
                continue
            match = begun(table, whole, at)
            assert not any(match.can_undo(each) for each in range(table.seats))
            with pytest.raises(Illegal):
                match.undo(seat)
            return
