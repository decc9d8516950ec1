"""The bots of Crossrummy: what they look for they find, and each level does what it says."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.crossrummy.table import PLAYING, options, table
from tilery.engine.bot import AnyBot
from tilery.games import make_bot
from tilery.games.crossrummy.bots.casual import Casual
from tilery.games.crossrummy.bots.normal import Normal, partners
from tilery.games.crossrummy.bots.one_line import OneLine
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.moves import DRAW, PASS, PASS_ON, Draw, DrawThree, Give, Lay, Move, PassOn, Take
from tilery.games.crossrummy.state import State

LEVELS = ["easy", "normal"]
SPARE = "y9 y11 r9 r11 b9 b11"
"""What others hold and nobody cares about."""
USELESS = ("y1", "y1", "g1", "g1", "y14", "g14")


def chosen(state: State, level: str = "normal", seed: int = 0, seat: int = 0) -> Move:
    """The choice of a bot, which must be legal."""
    move: Move = make_bot(GAME, level).choose(GAME.view(state, seat), random.Random(seed))
    assert GAME.check(state, seat, move) == ()
    return move


def laid(state: State, level: str = "normal", seed: int = 0) -> set[str]:
    """The tiles that a bot lays; nothing if it does something else."""
    move = chosen(state, level, seed)
    return {one.tile for one in move.laid} if isinstance(move, Lay) else set()


def games(levels: tuple[str, ...], count: int) -> Iterator[tuple[State, int, Move]]:
    """Every choice of these bots in so many games."""
    return PLAYING.choices(levels, options(), count)


@cache
def normal_choices() -> list[tuple[State, int, Move]]:
    return list(games(("normal", "normal", "normal"), 2))


# -- laying -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_opens_with_a_line_of_its_own(level: str) -> None:
    state = table("y3 y4 y5 r9 b12", SPARE, opened=(False, False), open=USELESS)
    assert any(laid(state, level, seed) == {"y3", "y4", "y5"} for seed in range(10))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_has_not_opened_lays_nothing_that_only_fits_the_table(level: str) -> None:
    state = table("y4 r9 b12", SPARE, on_table="y1 y2 y3", opened=(False, True), open=USELESS)
    assert all(not laid(state, level, seed) for seed in range(10))


def test_normal_opens_and_adds_to_the_others_in_one_turn() -> None:
    state = table("y4 b7 b8 b9 r12 g14", SPARE, on_table="y1 y2 y3", opened=(False, True), open=USELESS)
    assert laid(state) == {"y4", "b7", "b8", "b9"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_adds_what_fits(level: str) -> None:
    state = table("y4 r9 b12", SPARE, on_table="y1 y2 y3", open=USELESS)
    assert any(laid(state, level, seed) == {"y4"} for seed in range(10))


def test_normal_crosses_a_line_that_lies() -> None:
    state = table("r2 b2 g9 r12", SPARE, on_table="y1 y2 y3", open=USELESS)
    assert laid(state) == {"r2", "b2"}


def test_normal_splits_a_long_run_to_place_a_tile_in_the_middle() -> None:
    state = table("y4 g9 r12", SPARE, on_table="y1 y2 y3 y4 y5 y6 y7", open=USELESS)
    assert laid(state) == {"y4"}


def test_normal_takes_a_tile_out_of_a_set_of_four() -> None:
    state = table("y6 y7 g9 r12", SPARE, on_table="r5 y5 b5 g5", open=USELESS)
    assert laid(state) == {"y6", "y7"}


def test_the_simple_rule_of_the_weaker_levels_moves_nothing() -> None:
    bot = OneLine(GAME)
    choices = [bot.choose(GAME.view(state, seat), random.Random(1)) for state, seat, _ in normal_choices()]
    layings = [move for move in choices if isinstance(move, Lay)]
    assert len(layings) > 20
    assert not any(move.moved for move in layings)


def test_casual_plays_some_turns_by_the_simple_rule_and_the_others_like_normal() -> None:
    rules: list[AnyBot] = [OneLine(GAME), Normal(GAME, clock=lambda: 0.0)]
    casual, found = Casual(GAME, clock=lambda: 0.0), set()
    for state, seat, _ in normal_choices()[::3]:
        view = GAME.view(state, seat)
        simple, normal = (rule.choose(view, random.Random(1)) for rule in rules)
        move = casual.choose(view, random.Random(1))
        assert move in (simple, normal)
        if simple != normal:
            found.add(move == simple)
    assert found == {True, False}


def test_normal_moves_what_lies_there_often() -> None:
    layings = [move for _, _, move in normal_choices() if isinstance(move, Lay)]
    assert sum(bool(move.moved) for move in layings) > len(layings) / 10


def test_normal_goes_out_when_it_can_by_adding_or_by_rearranging() -> None:
    assert laid(table("y4", SPARE, on_table="y1 y2 y3")) == {"y4"}
    assert laid(table("y4", SPARE, on_table="y1 y2 y3 y4 y5 y6 y7")) == {"y4"}
    # The blue 5 has to leave its set, and the red 6 its run, before the last tile can stand between them.
    assert laid(table("b6", SPARE, on_table="y6 r6 g6 / . . . / b5 y5 r5 g5 / . . . / b1 b2 b3 b4")) == {"b6"}


def test_normal_keeps_to_the_number_of_groups() -> None:
    on_table = "y1 y2 y3 . r7 r8 r9 . g1 g2 g3"
    full = table("b11 b12 b13 y14", SPARE, on_table=on_table, open=USELESS)
    assert not laid(full)
    assert laid(table("b11 b12 b13 y14", SPARE, SPARE, "y9", on_table=on_table, open=USELESS)) == {"b11", "b12", "b13"}


# -- getting ----------------------------------------------------------------------------------------------------------


def test_normal_takes_the_open_tile_that_completes_something() -> None:
    state = table("r5 r6 g9 b12", SPARE, on_table="y1 y2 y3", open=("y12", "g1", "r7", "b5", "g14", "y8"))
    assert chosen(state) == Take("r7")


def test_normal_draws_from_the_bag_when_no_open_tile_helps() -> None:
    state = table("r5 g9 b12", SPARE, on_table="y1 y2 y3", open=USELESS)
    assert chosen(state) == DRAW


def test_normal_takes_something_when_the_bag_is_empty() -> None:
    state = table("r5 g9 b12", SPARE, on_table="y1 y2 y3", open=("g14", "b1"), bag=())
    assert isinstance(chosen(state), Take)


def test_normal_rather_takes_the_tile_with_which_it_is_out_than_lay_one_of_two() -> None:
    state = table("y4 r9", SPARE, on_table="y1 y2 y3 . r6 r7 r8 . g9 b9 y9", open=USELESS)
    assert laid(state) == {"y4", "r9"}
    waiting = table("y4 r12", SPARE, on_table="y1 y2 y3", open=("r13", "g1", "b12", "g12", "y10", "y11"))
    assert laid(waiting) == {"y4"}
    close = table("y4 r5", SPARE, on_table="y1 y2 y3 . r1 r2 r3", open=("g14", "g1", "r4", "b12", "y10", "y11"))
    assert chosen(close) == Take("r4")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_passes_only_when_there_is_nothing_else(level: str) -> None:
    stuck = table("r5 g9 b12", SPARE, on_table="y1 y2 y3", open=(), bag=())
    assert chosen(stuck, level) == PASS
    able = table("y4 g9 b12", SPARE, on_table="y1 y2 y3", open=(), bag=())
    assert all(laid(able, level, seed) == {"y4"} for seed in range(10))


# -- action tiles -----------------------------------------------------------------------------------------------------


def test_normal_lets_whoever_has_fewest_tiles_draw_three() -> None:
    state = table("y4 g9 b12 draw-three", SPARE, "y7 r1 b2", "y8 r2", on_table="y1 y2 y3")
    assert chosen(state) == DrawThree(3)


def test_normal_lays_first_while_nobody_is_nearly_out() -> None:
    state = table("y4 g9 b12 draw-three", SPARE, on_table="y1 y2 y3", open=USELESS)
    assert laid(state) == {"y4"}
    nothing = table("r5 g9 b12 draw-three", SPARE, on_table="y1 y2 y3", open=USELESS)
    assert chosen(nothing) == DrawThree(1)


def test_draw_three_can_be_the_last_tile() -> None:
    state = table("draw-three", SPARE, on_table="y1 y2 y3")
    assert chosen(state) == DrawThree(1)


def test_normal_passes_on_when_nothing_can_be_laid_but_not_with_a_single_tile() -> None:
    assert chosen(table("r5 g9 b12 pass-on", SPARE, on_table="y1 y2 y3", open=USELESS)) == PASS_ON
    assert chosen(table("r5 pass-on", SPARE, on_table="y1 y2 y3", open=USELESS)) == DRAW


def test_normal_gives_away_what_fits_least() -> None:
    state = GAME.apply(table("r5 r6 r7 b5 g12 y14 pass-on", SPARE, on_table="y1 y2 y3"), 0, PASS_ON).state
    assert chosen(state) == Give(("y14", "g12"))
    with_action = table("r5 r6 r7 g12 y14 draw-three pass-on", SPARE, on_table="y1 y2 y3")
    assert chosen(GAME.apply(with_action, 0, PASS_ON).state) == Give(("y14", "draw-three"))


@pytest.mark.parametrize("level", LEVELS)
def test_who_holds_one_tile_gives_one(level: str) -> None:
    state = GAME.apply(table("r5 r6 pass-on", "y14", on_table="y1 y2 y3"), 0, PASS_ON).state
    assert chosen(state, level, seat=1) == Give(("y14",))


def test_partners_are_what_could_stand_in_a_line_of_three() -> None:
    assert partners("r5", ["r3", "r4", "r6", "r7", "b5", "g5", "y5"]) == 7
    assert partners("r5", ["r2", "r8", "b4", "r5"]) == 0
    assert partners("r1", ["r2", "r3", "g14"]) == 2
    assert partners("y14", ["y12", "y13", "r1"]) == 2


# -- as a player ------------------------------------------------------------------------------------------------------


def test_normal_plays_all_kinds_of_moves() -> None:
    kinds = {type(move) for _, _, move in normal_choices()}
    assert kinds >= {Lay, Take, Draw}
    assert kinds & {DrawThree, PassOn}


def test_every_choice_is_legal() -> None:
    for state, seat, move in [*normal_choices(), *games(("easy", "easy", "easy"), 1)]:
        assert GAME.check(state, seat, move) == ()


def test_normal_games_end_on_the_table() -> None:
    steps = [GAME.apply(state, seat, move).state for state, seat, move in normal_choices()]
    ends = [state for state in steps if not GAME.pending(state)]
    assert [GAME.result(state).reason for state in ends] == ["CR-12", "CR-12"]


def test_the_same_chance_gives_the_same_choice() -> None:
    for state, seat, _ in normal_choices()[::9]:
        assert chosen(state, seed=3, seat=seat) == chosen(state, seed=3, seat=seat)


def test_the_brake_stops_a_search_and_the_best_so_far_is_played() -> None:
    """A clock on which every look takes a second: the search ends at the first look, and the move is legal."""
    now = iter(range(10**6))
    slow = Normal(GAME, clock=lambda: float(next(now)))
    for state, seat, _ in normal_choices()[::9]:
        view = GAME.view(state, seat)
        assert GAME.check(state, seat, slow.choose(view, random.Random(0))) == ()


@pytest.mark.parametrize(("better", "worse"), [("normal", "easy"), ("easy", "random")])
def test_the_levels_are_as_strong_as_their_names_say(better: str, worse: str) -> None:
    """Two games on each seat: the better one wins at least three."""
    wins = 0
    for order in ((better, worse), (worse, better)):
        steps = [GAME.apply(state, seat, move).state for state, seat, move in games(order, 2)]
        wins += sum(order[GAME.result(state).winners[0]] == better for state in steps if not GAME.pending(state))
    assert wins >= 3
