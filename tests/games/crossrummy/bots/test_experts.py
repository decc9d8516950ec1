"""The bots that ask the solver, with few steps: the kernels are not compiled here."""

import random

import pytest

from tests.games.crossrummy.bots.test_bots import SPARE, USELESS, normal_choices
from tests.games.crossrummy.table import table
from tilery.games.crossrummy.bots.expert import Expert, Strong
from tilery.games.crossrummy.bots.normal import Normal
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.moves import DRAW, PASS_ON, DrawThree, Give, Lay, Move, Take
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


def test_expert_takes_the_open_tile_that_completes_something() -> None:
    state = table("r5 r6 g9 b12", SPARE, on_table="y1 y2 y3", open=("y12", "g1", "r7", "b5", "g14", "y8"))
    assert chosen(state) == Take("r7")
    close = table("y4 r5", SPARE, on_table="y1 y2 y3 . r1 r2 r3", open=("g14", "g1", "r4", "b12", "y10", "y11"))
    assert chosen(close) == Take("r4")


def test_expert_keeps_its_tiles_while_an_open_one_lets_it_lay_all_at_once() -> None:
    state = table("y4 g5 g6 g7 r9 r10", SPARE, on_table="y1 y2 y3", open=("b1", "r11", *USELESS[:4]))
    assert chosen(state) == Take("r11")


def test_expert_waits_by_taking_an_open_tile_that_does_no_harm() -> None:
    state = table("y4 b9 g12", SPARE, on_table="y1 y2 y3", open=("g1", "y5", "g14"))
    assert chosen(state) == Take("y5")


def test_expert_lays_what_it_can_when_neither_open_tiles_nor_the_bag_are_likely_to_help() -> None:
    state = table("y4 b9 g12", SPARE, on_table="y1 y2 y3", open=USELESS)
    move = chosen(state)
    assert isinstance(move, Lay)
    assert [one.tile for one in move.laid] == ["y4"]


def test_expert_plays_its_action_tiles_before_it_goes_out() -> None:
    assert chosen(table("y4 draw-three", SPARE, on_table="y1 y2 y3", open=USELESS)) == DrawThree(1)
    assert chosen(table("draw-three", SPARE, on_table="y1 y2 y3", open=USELESS)) == DrawThree(1)
    assert chosen(table("pass-on", SPARE, on_table="y1 y2 y3", open=USELESS)) == PASS_ON


def test_expert_passes_on_what_finds_no_place() -> None:
    state = table("y4 g5 g6 g7 r9 b12 pass-on", SPARE, on_table="y1 y2 y3", open=USELESS)
    assert chosen(state) == PASS_ON
    assert chosen(GAME.apply(state, 0, PASS_ON).state) == Give(("r9", "b12"))


def test_expert_draws_when_no_open_tile_helps() -> None:
    assert chosen(table("r5 g9 b12", SPARE, on_table="y1 y2 y3", open=USELESS)) == DRAW


def test_without_compiled_kernels_or_the_prover_expert_plays_like_normal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilery.games.crossrummy.bots.expert.can_prove", lambda: False)
    for state, seat, _ in normal_choices()[4:40:12]:
        view = GAME.view(state, seat)
        expert, normal = Expert(GAME, lambda: 0.0), Normal(GAME, lambda: 0.0)
        assert expert.choose(view, random.Random(1)) == normal.choose(view, random.Random(1))
