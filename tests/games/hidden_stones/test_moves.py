"""Moves that come from no text: whatever they hold, they are judged."""

import pytest

from tests.games.hidden_stones.cards import FF, HH
from tests.games.hidden_stones.table import table
from tilery.games.hidden_stones import moves as m
from tilery.games.hidden_stones.game import GAME


def test_hs_4_the_two_stones_of_a_swap_may_be_named_in_either_order() -> None:
    state = table((FF,), (HH,))
    for a, b in ((0, 1), (0, 3), (7, 8)):
        assert m.Swap(FF, b, a) == m.Swap(FF, a, b) == GAME.read(GAME.write(m.Swap(FF, b, a)))
        assert GAME.check(state, 0, m.Swap(FF, b, a)) == ()
        assert GAME.apply(state, 0, m.Swap(FF, b, a)) == GAME.apply(state, 0, m.Swap(FF, a, b))


@pytest.mark.parametrize("cell", [-1, 9, 10**30])
def test_hs_1_a_cell_that_does_not_exist_is_named(cell: int) -> None:
    for move in (m.Swap(FF, cell, 0), m.Flip(FF, cell)):
        assert [(p.rule, p.code) for p in GAME.check(table((FF,), (HH,)), 0, move)] == [("HS-1", "no-such-cell")]
