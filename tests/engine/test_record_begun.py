"""The header `begun` of a record: how many of its moves were given."""

import pytest

from tests.engine.test_record import GAME, SMALL
from tilery.engine import Record, RecordError

BEGUN = SMALL.replace("commitment:", "begun: 10\ncommitment:")


def test_it_stands_before_the_commitment_and_leads_back_to_the_same_text() -> None:
    record = Record.parse(BEGUN)
    assert record.begun == 10
    assert record.text() == BEGUN
    assert record.replay(GAME).begun == 10


def test_a_record_of_a_whole_game_has_no_such_header() -> None:
    assert Record.parse(SMALL).begun == 0
    assert "begun" not in Record.parse(SMALL).text()


@pytest.mark.parametrize("value", ["0", "12", "-1", "ten", "10 ", ""])
def test_a_number_that_can_not_be_is_refused_with_its_line(value: str) -> None:
    with pytest.raises(RecordError) as error:
        Record.parse(BEGUN.replace("begun: 10", f"begun: {value}"))
    assert error.value.line == 9
    assert error.value.code in ("begun", "number")


def test_the_position_after_the_last_move_is_one_too() -> None:
    assert Record.parse(BEGUN.replace("begun: 10", "begun: 11")).begun == 11


def test_given_moves_are_not_taken_back() -> None:
    match = Record.parse(BEGUN).replay(GAME)
    assert match.can_undo(0) == (len(match.log) > 10)
    assert not Record.parse(BEGUN.replace("begun: 10", "begun: 11")).replay(GAME).can_undo(0)
