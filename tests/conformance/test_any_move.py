"""Whatever value of the move types is given, from a text or not: it is judged, and what is accepted has a notation."""

from functools import cache
from typing import Any, get_type_hints

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.tables import Situation, Table
from tests.conformance.test_refusals import assert_well_reasoned
from tests.conformance.values import Values
from tilery.engine import CHANCE

STRANGERS = (-2, 99, 10**5_000)
"""Seats that no table has; Python refuses to write the last one as text."""
LONGEST = 2_000


@cache
def any_move(table: Table) -> st.SearchStrategy[Any]:
    """Moves of every type that this game reads, with values from the games at this table and from nowhere."""
    situations = table.situations(24, seed=8)
    real = {situation.move: None for situation in situations}
    for situation in situations[::6]:
        real |= dict.fromkeys(table.game.moves(situation.state, situation.seat)[-4:])
    return Values(real).of(get_type_hints(table.game.read)["return"])


@cache
def moments(table: Table) -> tuple[Situation, ...]:
    return tuple(table.situations(8, seed=9))


@settings(max_examples=120)
@given(data=st.data())
def test_any_move_by_anybody_is_accepted_or_refused_with_a_rule_and_what_is_accepted_has_a_notation(
    table: Table, data: st.DataObject
) -> None:
    game = table.game
    move = data.draw(any_move(table))
    for moment in moments(table):
        for seat in (CHANCE, *range(table.seats), *STRANGERS):
            if problems := game.check(moment.state, seat, move):
                assert_well_reasoned(problems, game.info)
                assert all(len(problem.text) < LONGEST for problem in problems), "a problem is a sentence, not a book"
            else:
                assert seat in game.pending(moment.state)
                assert game.read(game.write(move)) == move
                game.view(game.apply(moment.state, seat, move).state, None)
