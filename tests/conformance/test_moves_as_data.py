"""Every move as data: there and back, and whatever else somebody sends is refused in one sentence."""

import re
from typing import Any

import msgspec
import pytest

from tests.conformance.tables import Table
from tilery.engine import Unreadable
from tilery.engine.data import move_of, move_type

NOTHING_OF: tuple[Any, ...] = (None, True, 0.5, "nonsense", "x" * 9000, [[]], {}, {"type": "nonsense"}, -1, 10**30)
"""Values for a field: of no move, or of none that is legal."""
SENTENCE = 250


def test_every_move_is_data_that_lead_back_to_it(table: Table) -> None:
    game = table.game
    decode = msgspec.json.Decoder(move_type(game)).decode
    for move in table.moves():
        data = msgspec.json.encode(move)
        assert decode(data) == move_of(game, msgspec.json.decode(data)) == move
        assert hash(decode(data)) == hash(move)
        assert game.write(decode(data)) == game.write(move)


def test_the_type_in_the_data_tells_the_kinds_of_moves_apart(table: Table) -> None:
    names = {type(move): msgspec.to_builtins(move)["type"] for move in table.moves()}
    assert len(set(names.values())) == len(names)


def test_a_field_that_is_wrong_is_named(table: Table) -> None:
    """Or the value is one of a move: whether anybody may make that, the rules say."""
    game = table.game
    state = table.match().state
    for move in {type(move): move for move in table.moves()}.values():
        right = msgspec.to_builtins(move)
        refused(table, {**right, "more": 1}, "more")
        for field in right:
            without = {name: value for name, value in right.items() if name != field}
            for wrong in (without, *({**right, field: value} for value in NOTHING_OF)):
                try:
                    assert isinstance(game.check(state, 0, move_of(game, wrong)), tuple)
                except Unreadable:
                    refused(table, wrong, field)


@pytest.mark.parametrize("wrong", [{}, {"type": "nonsense"}, {"type": "x" * 9000}, {"type": 3}, {"type": ["end"]}])
def test_data_without_a_type_that_is_known_are_no_move(table: Table, wrong: Any) -> None:
    refused(table, wrong, "type")


def refused(table: Table, wrong: Any, field: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(field)) as caught:
        move_of(table.game, wrong)
    assert len(str(caught.value)) < SENTENCE
