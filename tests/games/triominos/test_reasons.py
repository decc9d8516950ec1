"""TR-8, TR-10, TR-11: what speaks for a stone counts on no turn that nobody has any more."""

from typing import Any

from tests.games.triominos.proofs import holds, over
from tests.games.triominos.table import options, table
from tilery.games.triominos import moves as m
from tilery.games.triominos.game import GAME
from tilery.games.triominos.reasons import AnyReason, Leaves, StillFit, reasons
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
