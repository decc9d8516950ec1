"""TR-8, TR-10, TR-11: what speaks for a stone counts on no turn that nobody has any more, and what speaks for
buying one is told by the table."""

from typing import Any

from tests.games.triominos.proofs import holds, over
from tests.games.triominos.table import options, table
from tilery.games.triominos import moves as m
from tilery.games.triominos.game import GAME
from tilery.games.triominos.reasons import (
    AnyReason,
    AtMost,
    Costs,
    FitNow,
    Leaves,
    MayBring,
    MayFit,
    NoneFits,
    StillFit,
    reasons,
)
from tilery.games.triominos.state import State


def open_table(**fields: Any) -> State:
    """Three players; the stone 001 leaves the others no bonus, and keeps a place for 015."""
    return table("001 015", "005 014", "003", on_table="000@0 004@e1 044@n1e1 034@n1", **fields)


def kinds(state: State) -> set[type[AnyReason]]:
    move = GAME.read("001@s1")
    assert isinstance(move, m.Lay)
    return {type(reason) for reason in reasons(GAME.view(state, 0), move)} & {Leaves, StillFit}


def test_what_a_stone_leaves_counts_as_long_as_the_round_goes_on() -> None:
    assert kinds(open_table()) == {Leaves, StillFit}


def test_tr_10_in_the_last_lap_nobody_lays_twice() -> None:
    assert kinds(open_table(out=2, start=2)) == {Leaves}, "player 1 has a turn"
    assert kinds(open_table(out=2, start=1)) == set(), "nobody has one"


def test_tr_11_nothing_fits_after_a_block() -> None:
    """Another way to lay a stone would block the round, and a new one would begin, where all stones fit."""
    state = table("034 035 335", "222", on_table="000@0 003@w1", pool=(), options=options(target="400"))
    keeps, blocks = GAME.read("035@n1w1"), GAME.read("034@n1w1")
    assert isinstance(keeps, m.Lay)
    assert over(state, 0, blocks)
    assert StillFit(1) in reasons(GAME.view(state, 0), keeps)
    assert holds(state, 0, keeps, StillFit(1))
    assert not holds(state, 0, keeps, StillFit(2))


def of_buying(state: State) -> tuple[AnyReason, ...]:
    """Why to buy; each reason is true."""
    told = reasons(GAME.view(state, 0), m.BUY)
    assert all(holds(state, 0, m.BUY, reason) for reason in told)
    return told


def test_tr_5_buying_says_how_many_hidden_stones_would_bring_more_than_it_costs() -> None:
    """At the stone 000, 003 brings 3 points. Of the stones that can't be seen, 004 and 005 bring no more than that and
    the price; the others that fit begin with two zeros as well."""
    state = table("003 123 455", "444", on_table="000@0")
    hidden = len(state.pool) + 1
    assert of_buying(state) == (FitNow(1, 3), AtMost(3), Costs(5))
    assert not holds(state, 0, m.BUY, MayBring(1, hidden, 8))
    better = table("003 123 122", "444", on_table="000@0 005@s1 055@s1e1")
    found = [reason for reason in of_buying(better) if isinstance(reason, MayBring)]
    assert found
    assert not holds(better, 0, m.BUY, MayBring(found[0].stones + 1, found[0].unseen, found[0].points))


def test_tr_5_where_nothing_fits_buying_says_how_many_hidden_stones_do() -> None:
    state = table("123 455", "444", on_table="000@0")
    zeros = 5
    assert of_buying(state) == (MayFit(zeros, len(state.pool) + 1), NoneFits(), Costs(5))


def test_tr_4_that_all_stones_fit_is_no_reason_to_buy() -> None:
    told = of_buying(table("003 004", "444", on_table="000@0"))
    assert not any(isinstance(reason, FitNow) for reason in told)
