"""The bots of Triominos: what they count on is exact, and each level does what it says."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.triominos.table import PLAYING, options, play, table
from tests.games.triominos.test_layout import BRIDGE, DOUBLE, HEXAGON
from tilery.games import make_bot
from tilery.games.triominos.bots.expert import Expert
from tilery.games.triominos.bots.outlook import expected_best, points_by_stone
from tilery.games.triominos.game import GAME
from tilery.games.triominos.layout import laid
from tilery.games.triominos.moves import AGREE, BUY, DECLINE, PASS, Lay, Move
from tilery.games.triominos.pieces import BIT, STONES, mask_of
from tilery.games.triominos.state import State
from tilery.games.triominos.view import View, layout_of

ONE = "000@0"
LEVELS = ["beginner", "easy", "casual", "normal", "strong", "expert"]


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """The expert thinks much less than it does at a table."""
    monkeypatch.setattr(Expert, "ENDS", 3)
    monkeypatch.setattr(Expert, "PLAYOUTS", 2)


def chosen(state: State, level: str, seed: int = 0, seat: int = 0) -> str:
    return GAME.write(make_bot(GAME, level).choose(GAME.view(state, seat), random.Random(seed)))


def games(levels: tuple[str, ...], count: int) -> Iterator[tuple[State, int, Move]]:
    """Every choice of these bots in so many games."""
    return PLAYING.choices(levels, options(), count)


@cache
def normal_choices() -> list[tuple[View, Move]]:
    return [(GAME.view(state, seat), move) for state, seat, move in games(("normal", "normal"), 12)]


@given(points=st.lists(st.integers(0, 75), max_size=6), blanks=st.integers(0, 3), data=st.data())
def test_the_expected_best_answer_is_the_mean_over_all_hands(
    points: list[int], blanks: int, data: st.DataObject
) -> None:
    unseen = len(points) + blanks
    held = data.draw(st.integers(0, unseen))
    hands = list(combinations([*points, *[0] * blanks], held))
    mean = fmean(max(hand, default=0) for hand in hands)
    assert expected_best(dict(enumerate(points)), unseen, held) == pytest.approx(mean)


@pytest.mark.parametrize("on_table", [ONE, BRIDGE, HEXAGON, DOUBLE])
def test_the_best_points_of_each_stone_are_those_that_the_rules_give(on_table: str) -> None:
    lying = {text.partition("@")[0] for text in on_table.split()}
    hand = " ".join(stone for stone in STONES if stone not in lying)
    view = GAME.view(table(hand, "", on_table=on_table), 0)
    best: dict[int, int] = {}
    for place in view.may.lay:
        best[BIT[place.stone]] = max(best.get(BIT[place.stone], 0), place.points)
    assert points_by_stone(layout_of(view), mask_of(tuple(hand.split()))) == best


@pytest.mark.parametrize(
    ("on_table", "move"),
    [(BRIDGE, "344@n2"), (HEXAGON, "155@w2"), (DOUBLE, "345@e2")],
    ids=["bridge", "hexagon", "two"],
)
def test_the_normal_bot_takes_a_bonus(on_table: str, move: str) -> None:
    hand = f"{move.partition('@')[0]} 024 035 113"
    assert chosen(table(hand, "014 025 045", on_table=on_table, bought=3), "normal") == move
    assert chosen(table(hand, "014 025 045", "044", "045", on_table=on_table), "normal") == move


def test_the_easy_bot_takes_the_most_points_that_it_finds_but_overlooks_cells() -> None:
    hexagon = table("155 022 122 012", "014 025 045", on_table=HEXAGON)
    turns = [replace(hexagon, round=number) for number in range(60)]
    made = [chosen(state, "easy") for state in turns]
    assert 10 <= made.count("155@w2") <= 35, "the cell with the hexagon is one of those it sees in 35 turns of 100"
    assert "122@e1" in made, "with fewer points"
    assert 5 <= made.count("buy") <= 25, "it buys if it sees no place at all"
    overlooked = turns[made.index("buy")]
    assert chosen(replace(overlooked, bought=2), "easy") == "buy", "it sees the same cells in the whole turn"
    assert chosen(replace(overlooked, bought=3), "easy") == "pass"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_cannot_lay_buys_or_passes(level: str) -> None:
    assert chosen(table("345 444", "012", on_table=ONE), level) == "buy"
    stuck = table("345 444", "012 001", on_table=ONE, pool=())
    assert chosen(stuck, level) == "pass"
    bought = table("345 444", "012", on_table=ONE, bought=3)
    assert chosen(bought, level) == "pass"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_must_lay_does(level: str) -> None:
    state = table("001 345", "012", on_table=ONE, pool=())
    assert all(chosen(state, level, seed).startswith("001@") for seed in range(30))
    first = table("001 345", "012")
    assert all(chosen(first, level, seed).endswith("@0") for seed in range(30))


def test_the_normal_bot_goes_out_when_it_can() -> None:
    assert chosen(table("001", "555 444 345 012", on_table=ONE), "normal").startswith("001@")


def test_in_the_last_lap_the_normal_bot_lays_what_brings_most() -> None:
    state = play(table("001", "002 005 555", on_table=ONE), "001@e1")
    assert chosen(state, "normal", seat=1).startswith("005@")


def test_the_normal_bot_gives_up_points_rather_than_open_a_bonus() -> None:
    """Where it does not lay the most valuable place, the one it chose offers less to the next player."""
    cautious = 0
    for view, move in normal_choices():
        if not isinstance(move, Lay) or view.out is not None or len(view.rack) == 1:
            continue
        most = max(view.may.lay, key=lambda place: place.points)
        mine = next(place for place in view.may.lay if place.move == move)
        if most.points - mine.points > 3:
            offers = []
            for place in (most, mine):
                after = laid(layout_of(view), 0, place.stone, place.move.cell)
                unseen = mask_of(STONES) & ~mask_of(tuple(stone.stone for stone in view.rack))
                unseen &= ~mask_of(tuple(lying.stone for lying in view.layout))
                offers.append(expected_best(points_by_stone(after, unseen), unseen.bit_count(), 7))
            cautious += offers[0] > offers[1] + 3
    assert cautious > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_the_normal_bot_lays_when_it_can_and_buys_as_long_as_it_may_if_it_cannot(seats: int) -> None:
    for state, seat, move in games(("normal",) * seats, 4):
        view = GAME.view(state, seat)
        if move == PASS:
            assert not view.may.lay
            assert not view.may.buy
        if move == BUY and view.may.lay:
            assert seats == 2
            assert view.hands[seat] <= view.hands[1 - seat]


def test_with_two_players_the_normal_bot_buys_rather_than_have_fewer_stones_unless_it_sees_a_bonus() -> None:
    hand, more = "155 022 122 012", "014 025 045 333 334 344 444"
    assert chosen(table("022 122 012", more, on_table=HEXAGON), "normal") == "buy"
    assert chosen(table("022 122 012", "014 025 045", on_table=HEXAGON), "normal") == "buy"
    assert chosen(table(hand, more, on_table=HEXAGON), "normal") == "155@w2"
    assert chosen(table(hand.removeprefix("155 ") + " 023", "014 025 045", on_table=HEXAGON), "normal") != "buy"
    assert chosen(table("022 122 012", more, "033 133", on_table=HEXAGON), "normal") != "buy", "not with three players"
    assert chosen(table("022 122", more, on_table=HEXAGON), "normal") != "buy", "somebody is nearly out"


def test_the_strong_bot_buys_on_purpose() -> None:
    on_purpose = [
        move for state, seat, move in games(("strong", "strong"), 2) if move == BUY and GAME.view(state, seat).may.lay
    ]
    assert on_purpose


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_agrees_to_stop_when_that_wins_and_only_then(level: str) -> None:
    ahead = play(table("345 555", "001 002", on_table=ONE, scores=(0, 80)), "stop?")
    behind = play(table("345 555", "001 002", on_table=ONE, scores=(80, 0)), "stop?")
    bot, rng = make_bot(GAME, level), random.Random(0)
    assert bot.choose(GAME.view(ahead, 1), rng) == AGREE
    assert bot.choose(GAME.view(behind, 1), rng) == DECLINE


def test_no_bot_but_the_random_one_proposes_to_stop() -> None:
    assert all(GAME.write(move) != "stop?" for _, _, move in games(("easy", "normal", "easy"), 3))


def test_a_hand_without_a_fitting_stone_is_bought_for_first() -> None:
    assert make_bot(GAME, "normal").choose(GAME.view(table("345", "012", on_table=ONE), 0), random.Random(0)) == BUY


def test_the_levels_are_as_strong_as_their_names_say() -> None:
    """A few games of each pairing on both seats: the better one makes more points in all."""
    for better, worse in (("strong", "normal"), ("normal", "easy"), ("easy", "beginner"), ("normal", "random")):
        points = {better: 0, worse: 0}
        for order in ((better, worse), (worse, better)):
            bots = [make_bot(GAME, level) for level in order]
            for number in range(8):
                rng = random.Random(number)
                state = GAME.setup(options(), 2)
                while pending := GAME.pending(state):
                    seat = min(pending)
                    move = GAME.chance(state, rng) if seat < 0 else bots[seat].choose(GAME.view(state, seat), rng)
                    state = GAME.apply(state, seat, move).state
                for level, total in zip(order, GAME.result(state).points, strict=True):
                    points[level] += total
        assert points[better] > points[worse]
