"""The bots that ask the solver, with few steps: the kernels are not compiled here."""

import random

import pytest

from tests.games.crossrummy.bots.test_bots import SPARE, USELESS, normal_choices
from tests.games.crossrummy.table import table
from tilery.games.crossrummy.bots.expert import Expert, Strong
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.moves import DRAW, Lay, Move, Take
from tilery.games.crossrummy.state import State


class Quick(Expert):
    STEPS = FEWER = 60


class QuickStrong(Strong):
    STEPS = FEWER = 60


def chosen(state: State, seat: int = 0, bot: type[Expert] = Quick) -> Move:
    player = bot(GAME)
    player._proves = True
    move = player.choose(GAME.view(state, seat), random.Random(1))
    assert GAME.check(state, seat, move) == ()
    return move


@pytest.mark.parametrize("bot", [Quick, QuickStrong])
def test_every_choice_is_legal_and_repeatable(bot: type[Expert]) -> None:
    for state, seat, _ in normal_choices()[4:40:12]:
        assert chosen(state, seat, bot) == chosen(state, seat, bot)


def test_expert_goes_out_when_it_can() -> None:
    move = chosen(table("b6", SPARE, on_table="y6 r6 g6 / . . . / b5 y5 r5 g5 / . . . / b1 b2 b3 b4"))
    assert isinstance(move, Lay)


def test_expert_rather_takes_a_tile_that_lets_it_lay_more() -> None:
    state = table("y4 r5 r6 b12 g9", SPARE, on_table="y1 y2 y3", open=("r7", "g1", "g14", "y14", "g1", "y13"))
    assert chosen(state) == Take("r7")


def test_expert_wastes_no_turn_on_one_tile_when_it_lacks_little() -> None:
    assert chosen(table("y4 r12", SPARE, on_table="y1 y2 y3", open=USELESS)) == DRAW
    many = table("y4 b6 b7 b8 r12", SPARE, on_table="y1 y2 y3", open=USELESS)
    assert isinstance(chosen(many), Lay)


def test_without_the_prover_expert_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilery.games.crossrummy.solver.best.can_prove", lambda: False)
    assert isinstance(chosen(table("y4", SPARE, on_table="y1 y2 y3")), Lay)
