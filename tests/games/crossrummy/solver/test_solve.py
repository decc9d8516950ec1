"""The solver: every table that it gives is right, and it says honestly how good that is."""

import random
from functools import cache

import pytest

from tests.games.crossrummy.solver.positions import position
from tests.games.crossrummy.table import PLAYING, options
from tilery.games.crossrummy.bots.plan import lay, position_of
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.solver import Solution, solve
from tilery.games.crossrummy.solver.grid import cell_of, spot_of
from tilery.games.crossrummy.solver.search import total
from tilery.games.crossrummy.solver.settling import settled
from tilery.games.crossrummy.state import State

STEPS = 1500
"""Few, because the kernels are not compiled here."""


@cache
def positions() -> list[tuple[State, int]]:
    """Where somebody may lay, in games of two, three and four."""
    found = [
        (state, seat)
        for seats in (2, 3, 4)
        for state, seat, _ in PLAYING.choices(("normal",) * seats, options(), 1)
        if GAME.view(state, seat).may.lay
    ]
    return random.Random(1).sample(found, 5)


def solved(state: State, seat: int, steps: int = STEPS) -> Solution:
    view = GAME.view(state, seat)
    return solve(position_of(view, view.rack), steps)


def test_every_table_of_the_solver_is_legal() -> None:
    better = 0
    for state, seat in positions():
        view = GAME.view(state, seat)
        found = solved(state, seat)
        assert found.bound is not None
        assert found.laid <= found.bound
        if found.laid:
            move = lay(view, found.grid)
            assert GAME.check(state, seat, move) == ()
            assert len(move.laid) == found.laid == total(position_of(view, view.rack).hand) - total(found.grid.pool)
        better += found.laid > solved(state, seat, 0).laid
    assert better


def test_the_same_steps_give_the_same_table() -> None:
    for state, seat in positions()[:3]:
        once, again = solved(state, seat), solved(state, seat)
        assert (once.grid.cells, once.laid, once.bound, once.steps) == (
            again.grid.cells,
            again.laid,
            again.bound,
            again.steps,
        )


def test_what_the_quick_search_does_not_see_is_found() -> None:
    """All lines have to be laid anew for the blue tile."""
    found = solve(position("y5 r5 b5 / y6 . . / y7 . . / . . . / b6 b7 b8 / r6 . . / y6 . .", "b5 g6"), STEPS)
    assert found.proven


def test_who_lays_everything_needs_no_bound() -> None:
    found = solve(position("y1 y2 y3", "y4"), 0)
    assert (found.laid, found.bound, found.proven) == (1, 1, True)


def test_without_the_prover_there_is_no_bound_but_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilery.games.crossrummy.solver.best.can_prove", lambda: False)
    found = solve(position("y1 y2 y3", "y4 r9"), STEPS)
    assert (found.laid, found.bound, found.proven) == (1, None, False)


def test_the_brake_ends_the_search_with_what_there_is() -> None:
    now = iter(range(10**6))
    for state, seat in positions()[:3]:
        view = GAME.view(state, seat)
        found = solve(position_of(view, view.rack), 10**6, seconds=5.0, clock=lambda: float(next(now)))
        move = lay(view, found.grid)
        assert not found.laid or GAME.check(state, seat, move) == ()


def test_groups_stay_where_they_lay() -> None:
    old = position("y1 y2 y3 . r7 r8 r9", "").cells
    far = {spot + spot_of((30, 40)) - spot_of((0, 0)): tile for spot, tile in old.items()}
    assert settled([far], old) == old


def test_a_group_that_turns_over_is_laid_where_most_of_it_lay() -> None:
    old = position("y1 y2 y3", "").cells
    turned = position("y4 / y3 / y2 / y1", "").cells
    assert {cell_of(spot) for spot in settled([turned], old)} == {(0, 0), (1, 0), (2, 0), (3, 0)}
