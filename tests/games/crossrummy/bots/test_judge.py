"""The judge of Crossrummy: what it says a table is worth, and what it compares."""

import random
from collections.abc import Callable
from statistics import fmean

import pytest
from msgspec.structs import replace

from tests.games.crossrummy.table import options, play, table
from tilery.engine.match import Match
from tilery.games.crossrummy.bots import Judge
from tilery.games.crossrummy.bots.chances import goes_out
from tilery.games.crossrummy.bots.standing import standing
from tilery.games.crossrummy.game import GAME, INFO
from tilery.games.crossrummy.memory import Knowledge
from tilery.games.crossrummy.moves import DRAW, DRAW_THREES, PASS, PASS_ON, TAKES, Lay
from tilery.games.crossrummy.pieces import in_order
from tilery.games.crossrummy.state import State

SEEDS = [4, *[3] * 8]
MANY = "y8 y13 r6 r11 b1 b9 g7 g12"
"""A hand without lines."""
RUN = "y2 y3 y4"
VARIANTS = [(variant.options, seats) for variant in INFO.variants for seats in variant.seats]


def worth(state: State, seed: int = 1) -> tuple[float, ...]:
    """What the judge says, for one seed."""
    (found,) = Judge(GAME).play_on(state, [seed])
    return found


@pytest.mark.parametrize(("given", "seats"), VARIANTS)
def test_shares_are_whole_and_the_same_for_the_same_seed_at_every_moment(given: dict[str, str], seats: int) -> None:
    judge, rng = Judge(GAME), random.Random(5)
    match = Match(GAME, seats=seats, options=given, seed=bytes(32))
    for _ in range(80):
        if not match.pending:
            break
        seat = min(match.pending)
        other, first, *same = judge.play_on(match.state, SEEDS)
        assert {first} == set(same)
        assert len(other) == seats
        assert sum(first) == pytest.approx(1)
        assert min(first + other) >= 0
        match.play(seat, rng.choice(GAME.moves(match.state, seat)))


def test_whoever_can_go_out_now_wins() -> None:
    assert worth(table("y5", MANY, on_table=RUN)) == (1, 0)
    assert worth(table("draw-three", MANY, on_table=RUN)) == (1, 0)
    assert worth(table("pass-on", MANY, on_table=RUN)) != (1, 0)
    assert 0.5 < worth(table("r9", MANY, on_table=RUN))[0] < 0.9


def test_somebody_else_who_can_go_out_next_is_ahead_too() -> None:
    assert worth(table(MANY, "y5", on_table=RUN))[1] > 0.9


def test_fewer_tiles_are_better() -> None:
    assert worth(table("r6 b12", MANY, on_table=RUN))[0] > worth(table("r6 b12 g1 g4 b3", MANY, on_table=RUN))[0]


def test_nobody_is_sure_to_win_because_of_very_many_tiles() -> None:
    """No game of which the model knows had such hands."""
    tiles = [f"{colour}{value}" for colour in "yrgb" for value in range(1, 15)]
    chances = [worth(table(" ".join([*tiles[:held], "pass-on"]), "y8 r11 g1", bag=()))[0] for held in (22, 32, 44, 54)]
    assert chances == sorted(chances)
    assert chances[-1] < chances[1] + 0.05


def test_cr_5_pass_on_is_played_to_its_end_whoever_has_chosen() -> None:
    asked = play(table("pass-on y5 r9 b12", "y6 g1 b11", "r3 b7", on_table=RUN), "pass-on")
    usual, other = play(asked, "give r9 b12"), play(asked, "give y5 r9")
    assert sum(worth(asked)) == pytest.approx(1)
    assert worth(asked) == worth(usual) != worth(other), "who has not chosen yet gives what is least useful"
    assert worth(play(usual, "give y6 b11", "give r3 b7")) == worth(usual)


def test_cr_13_in_a_series_the_total_counts() -> None:
    agreed = options(rounds="2")
    lost = f"{MANY} {MANY} y14 r14 b14"
    first = play(table("y5", lost, on_table=RUN, options=agreed), "lay y5@3,0")
    second = table(MANY, "r9", on_table=RUN, options=agreed, round=2)
    ahead = replace(second, series=first.series, sheets=first.sheets)
    assert worth(ahead) == (1, 0), "nobody loses so much in one game"
    found = [worth(table("y5", MANY, on_table=RUN, options=agreed), seed)[0] for seed in range(40)]
    assert 0.5 < fmean(found) < 1


def test_cr_13_the_last_of_several_games_is_judged_by_who_wins_it_if_all_have_the_same_total() -> None:
    one = table("y5", MANY, on_table=RUN)
    last = replace(one, options=options(rounds="2"), round=2)
    assert worth(last) == pytest.approx(worth(one))


def test_a_hand_stands_by_the_first_way_that_fits() -> None:
    found = standing(table("y5 r7 r8 r9 b2 g4 g6 b14 pass-on", MANY, on_table=RUN, open=("b4", "g5", "y9")), 0)
    assert (found.held, found.actions, found.alone, found.together) == (9, 1, 1, 3)
    assert (found.wanting, found.stuck) == (2, 2), "b4 helps neither b2 nor b14"


def test_what_is_compared_is_legal_and_has_what_the_bots_would_do() -> None:
    state = table("y5 y6 r9 b12 g12 pass-on draw-three", MANY, MANY, on_table=RUN, open=("r12", "y1", "pass-on"))
    offered = Judge(GAME).offer(GAME.view(state, 0), state)
    assert not any(GAME.check(state, 0, move) for move in offered)
    assert {DRAW, PASS_ON, TAKES["r12"], *DRAW_THREES[1:3]} <= set(offered)
    assert max(len(move.laid) for move in offered if isinstance(move, Lay)) == 2
    assert len(set(offered)) == len(offered) <= 10


def test_cr_5_what_could_be_given_is_compared() -> None:
    state = play(table("pass-on y5 r9 b12 g1 g14", MANY, on_table=RUN), "pass-on")
    offered = Judge(GAME).offer(GAME.view(state, 0), state)
    assert not any(GAME.check(state, 0, move) for move in offered)
    assert len(offered) >= 6


def test_cr_14_who_can_only_pass_has_that_to_compare() -> None:
    state = table("y9", "r9", on_table=RUN, open=(), bag=())
    assert Judge(GAME).offer(GAME.view(state, 0), state) == [PASS]


def test_a_likely_deal_looks_the_same_and_the_others_hold_little_that_they_could_lay() -> None:
    judge, rng = Judge(GAME), random.Random(7)
    taken = Knowledge(((), ("r5",)), (), (False, False))
    view = GAME.view(table("b12", "r5 y14 b9 g3 b4", on_table="r6 r7 r8", remembered=(taken,)), 0)
    chance = [GAME.guess(view, rng) for _ in range(200)]
    likely = [judge.likely(view, one, rng) for one in chance]
    assert all(GAME.view(one, 0) == view for one in likely)
    assert all("r5" in one.hands[1] for one in likely), "the viewer has seen it go there"
    assert len({in_order((*one.bag, *one.hands[1])) for one in (*chance, *likely)}) == 1
    assert sum("r9" in one.hands[1] for one in likely) < sum("r9" in one.hands[1] for one in chance) / 2


def test_whoever_could_go_out_with_the_last_tile_would_have_done_so() -> None:
    state = table("b12 b13", "r9", on_table="y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11")
    dealt, chance = _hands_of_the_other(state, lambda one: goes_out(one, 1, standing(one, 1)))
    assert dealt < chance / 3


def test_action_tiles_have_mostly_been_played() -> None:
    state = table("b12", MANY, on_table=RUN)
    dealt, chance = _hands_of_the_other(state, lambda one: "pass-on" in one.hands[1])
    assert dealt < chance / 1.5


def _hands_of_the_other(state: State, what: Callable[[State], bool]) -> tuple[float, float]:
    """How often this is so in deals of the judge, and in deals by chance alone."""
    view, judge, rng = GAME.view(state, 0), Judge(GAME), random.Random(9)
    chance = [GAME.guess(view, rng) for _ in range(200)]
    return fmean(what(judge.likely(view, one, rng)) for one in chance), fmean(map(what, chance))


def test_while_tiles_are_passed_on_a_deal_stays_as_it_is() -> None:
    state = play(table("pass-on y9 r9", "y1 y1 y5 y5", on_table=RUN, open=()), "pass-on")
    view = GAME.view(state, 0)
    assert all(Judge(GAME).likely(view, state, random.Random(seed)) == state for seed in range(5))
