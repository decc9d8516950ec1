"""Moves that come from no text: whatever they hold, they are judged."""

import pytest

from tests.games.crossrummy.table import options, play, table
from tilery.engine import CHANCE
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.state import State


def judged(state: State, move: m.Move, seat: int = 0) -> list[tuple[str, str]]:
    return [(problem.rule, problem.code) for problem in GAME.check(state, seat, move)]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_cr_2_whoever_begins_sits_at_this_table(seat: int) -> None:
    state = GAME.setup(options(), 2)
    assert judged(state, m.Begin(seat), CHANCE) == [("CR-2", "no-such-seat")]
    assert judged(state, m.Begin(1), CHANCE) == []


@pytest.mark.parametrize("tile", ["z1", "", "y15", "x" * 9999])
def test_cr_1_a_tile_that_does_not_exist_is_nowhere(tile: str) -> None:
    state = table("y9 pass-on", "r9")
    assert judged(state, m.Take(tile)) == [("CR-3", "not-open")]
    assert ("CR-6", "not-in-hand") in judged(state, m.Lay((m.Laid(tile, (0, 0)), m.Laid("y9", (1, 0)))))
    assert judged(play(state, "pass-on"), m.Give((tile,))) == [("CR-5", "not-in-hand")]
    assert judged(play(state, "draw"), m.Drawn((tile,)), CHANCE) == [("CR-1", "not-in-bag")]


def test_cr_6_a_laying_is_the_same_in_whatever_order_it_is_named() -> None:
    one = m.Lay((m.Laid("y9", (0, 0)), m.Laid("y10", (1, 0)), m.Laid("y11", (2, 0))))
    other = m.Lay((m.Laid("y11", (2, 0)), m.Laid("y9", (0, 0)), m.Laid("y10", (1, 0))))
    assert one == other
    assert GAME.read(GAME.write(other)) == other
    moved = [m.Moved("b4", (0, 0), (5, 0)), m.Moved("b5", (1, 0), (6, 0))]
    assert m.Lay(one.laid, tuple(moved)) == m.Lay(one.laid, tuple(reversed(moved)))


def test_cr_5_tiles_are_handed_on_in_whatever_order_they_are_named() -> None:
    assert m.Give(("r3", "y9")) == m.Give(("y9", "r3")) == GAME.read("give r3 y9")


@pytest.mark.parametrize("far", [1_000, -1_000, 10**30])
def test_cr_6_no_tile_lies_so_far_away_that_its_cell_has_no_name(far: int) -> None:
    state = table("y9 y10 y11", "r9")
    line = tuple(m.Laid(f"y{value}", (far, value)) for value in (9, 10, 11))
    assert judged(state, m.Lay(line)) == [("CR-6", "too-far")]


def test_cr_14_a_finished_game_cites_the_rule_that_ended_it() -> None:
    state = play(table("y9", "r10", bag=(), open=()), "pass", "pass")
    assert judged(state, m.PASS) == [("CR-14", "over")]
