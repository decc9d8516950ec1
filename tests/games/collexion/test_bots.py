"""The bots of ColleXion: what they count on is exact, and each level does what it says."""

import random
from itertools import combinations, combinations_with_replacement, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.collexion.table import GREEN_SET, TRIANGLES, options, play, shaken, table, tower
from tilery.games import make_bot
from tilery.games.collexion.bots.worth import best_offer, outcomes, progress
from tilery.games.collexion.game import GAME
from tilery.games.collexion.heap import Polygon, piled
from tilery.games.collexion.pieces import ONE, SETS, collected, complete_sets, counts, size
from tilery.games.collexion.state import State

LEVELS = ["easy", "normal"]
collections = st.lists(st.integers(0, 15), max_size=11).map(
    lambda kinds: sum(ONE[k] for k in kinds if kinds.count(k) < 6)
)
stacks = st.tuples(*[st.integers(0, 3)] * 4)


def chosen(state: State, level: str, seed: int = 0) -> str:
    return GAME.write(make_bot(GAME, level).choose(GAME.view(state, state.turn), random.Random(seed)))


def whole_turn(state: State, level: str, seed: int = 0) -> tuple[list[str], State]:
    """What a bot does until its turn is over."""
    bot, rng, seat, texts = make_bot(GAME, level), random.Random(seed), state.turn, []
    while GAME.pending(state) == {seat}:
        move = bot.choose(GAME.view(state, seat), rng)
        assert GAME.check(state, seat, move) == ()
        texts.append(GAME.write(move))
        state = GAME.apply(state, seat, move).state
    return texts, state


def scorings(state: State) -> set[tuple[int, int, tuple[int, ...]]]:
    """By the rules: points, what is left and the stacks, for every way to score to the end."""
    found = set()
    if GAME.read("end") in GAME.moves(state, 0):
        return {(sum(state.won[0]), state.collections[0], tuple(sorted(state.stacks)))}
    for move in GAME.moves(state, 0):
        found |= scorings(GAME.apply(state, 0, move).state)
    return found


@given(collection=collections, heights=stacks)
@settings(max_examples=60)
def test_all_ways_to_score_are_those_of_the_rules(collection: int, heights: tuple[int, ...]) -> None:
    state = table("", "", tray="", stacks=heights, collections=(collection, 0))
    found = {(one.points, one.rest, tuple(sorted(one.stacks))) for one in outcomes(collection, heights)}
    by_points = {(points, rest) for points, rest, _ in scorings(state)}
    assert {(points, rest) for points, rest, _ in found} == by_points
    for one in outcomes(collection, heights):
        assert (one.first is None) == (not complete_sets(collection))
        assert one.first is None or one.first in GAME.moves(state, 0)
        assert not complete_sets(one.rest)


def offer_tried_out(collection: int, available: int, heights: tuple[int, ...]) -> int:
    """Every choice of up to four of the polygons in reach, added and scored."""
    reach = [kind for kind, number in enumerate(counts(available)) for _ in range(number)]
    best = 0
    for number in range(5):
        for taken in set(combinations(reach, number)):
            after = collection + sum(ONE[kind] for kind in taken)
            for one, other in combinations_with_replacement(SETS.values(), 2):
                needs = [one, other, one + other]
                for need in needs:
                    if all(have >= n for have, n in zip(counts(after), counts(need), strict=True)):
                        best = max(best, *(outcome.points for outcome in outcomes(need, heights)))
    return best


few = st.lists(st.sampled_from([0, 1, 2, 3, 4, 8, 12, 5]), max_size=7).map(
    lambda kinds: sum(ONE[kind] for kind in set(kinds)) + sum(ONE[kind] for kind in set(kinds) if kinds.count(kind) > 1)
)


@given(collection=few, available=few, heights=stacks)
@settings(max_examples=60, deadline=None)
def test_the_best_offer_is_the_best_of_all_that_could_be_taken(
    collection: int, available: int, heights: tuple[int, ...]
) -> None:
    assert best_offer(collection, available, heights) == offer_tried_out(collection, available, heights)


def test_the_best_offer_is_one_set_or_two() -> None:
    full = (3, 3, 3, 3)
    assert best_offer(0, collected(*GREEN_SET.split()), full) == 2
    assert best_offer(0, collected("t-green", "s-green", "p-green"), full) == 0
    assert best_offer(collected("o-green"), collected("t-green", "s-green", "p-green"), (1, 3, 3, 3)) == 4
    assert best_offer(0, collected(*TRIANGLES.split()), (3, 3, 2, 0)) == 3
    three_and_three = collected("t-green", "s-green", "p-green", "t-pink", "s-pink", "p-pink")
    assert best_offer(three_and_three, collected("o-green", "o-pink"), full) == 2 + 2
    assert best_offer(three_and_three, collected("o-green", "o-pink"), (1, 3, 0, 3)) == 4


def test_progress_counts_kinds_not_polygons() -> None:
    assert progress(collected("t-green", "t-green", "t-green")) == 1
    assert progress(collected(*GREEN_SET.split())) == 4


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("order", list(permutations(["s-green", "p-green"])))
def test_a_bot_completes_a_set_that_is_in_reach(level: str, order: tuple[str, ...]) -> None:
    state = table("t-green o-green", "", tray=" ".join((*order, "s-pink", "p-blue")))
    done = [whole_turn(state, level, seed)[1].won[0] for seed in range(10)]
    assert done.count((2,)) >= (10 if level == "normal" else 2)


def test_the_normal_bot_takes_a_whole_set_in_one_turn_also_from_below() -> None:
    texts, after = whole_turn(table("", "", tray=tower(GREEN_SET)), "normal")
    assert texts == ["take 3", "take 2", "take 1", "take 0", "score green", "end"]
    assert after.won[0] == (2,)


def test_the_normal_bot_takes_the_most_valuable_marker() -> None:
    state = play(table(f"{TRIANGLES}", "", tray="s-pink", stacks=(3, 1, 2, 3)), "take 0")
    assert chosen(state, "normal") == "score triangle @yellow"


def test_the_normal_bot_steals_what_completes_a_valuable_set() -> None:
    state = table("t-green s-green p-green", "o-green", tray="s-pink", stacks=(1, 3, 3, 3))
    assert "steal o-green @1" in whole_turn(state, "normal")[0]


def test_the_normal_bot_keeps_its_markers_while_they_bring_nothing() -> None:
    state = table("", "o-green", tray="s-pink t-blue")
    assert whole_turn(state, "normal")[1].actions[0] == ("remove", "swap", "steal")


def test_the_normal_bot_takes_as_little_as_it_must_near_the_end() -> None:
    state = table("", "", tray="s-pink s-blue s-green", stacks=(0, 0, 0, 1))
    _, after = whole_turn(state, "normal")
    assert size(after.collections[0]) == 1
    last = table("", "", tray="s-pink s-blue", stacks=(0, 0, 0, 0), last="CX-10")
    assert whole_turn(last, "normal")[0] == ["end"]


def test_the_normal_bot_does_not_uncover_what_the_next_player_needs() -> None:
    """On one of two equal polygons nothing depends; below the other lies what completes a set of the next player."""
    heap = piled(
        (
            Polygon(0, 12, 3000, 3000, 0),  # o-green
            Polygon(1, 6, 3000, 3000, 0),  # s-pink on it
            Polygon(2, 6, 7000, 7000, 0),  # s-pink by itself
        )
    )
    state = table("", "t-green s-green p-green", tray=heap, stacks=(1, 1, 1, 1))
    assert whole_turn(state, "normal")[0] == ["take 2", "end"]


def test_the_normal_bot_sees_what_the_next_player_uncovers() -> None:
    """As above, but the next player lacks two polygons, and one of them lies on the other."""
    heap = piled(
        (
            Polygon(0, 12, 3000, 3000, 0),  # o-green
            Polygon(1, 4, 3000, 3000, 0),  # s-green on it
            Polygon(2, 2, 3000, 3000, 0),  # t-pink on both
            Polygon(3, 2, 7000, 7000, 0),  # t-pink by itself
        )
    )
    state = table("", "t-green p-green", tray=heap, stacks=(1, 1, 1, 1))
    assert whole_turn(state, "normal")[0] == ["take 3", "end"]


def test_in_a_team_the_normal_bot_hands_over_what_its_partner_needs() -> None:
    state = table(
        "",
        "",
        "s-green p-green o-green",
        "",
        tray="t-green o-pink s-blue",
        options=options(team="yes"),
        stacks=(1, 3, 3, 3),
    )
    assert whole_turn(state, "normal")[0] == ["take 0", "hand", "end"]


def test_an_expert_bot_uses_its_interruption() -> None:
    state = table(
        "t-green s-green p-green", "o-green", tray="s-pink s-pink", options=options(expert="yes"), stacks=(1, 3, 3, 3)
    )
    texts = whole_turn(state, "normal")[0]
    assert texts[:3] == ["take 0", "take 1", "steal o-green @1"]


def test_the_levels_are_as_strong_as_their_names_say() -> None:
    """A few games of each pairing on both seats: the better one makes more points in all."""
    for better, worse, games in (("normal", "easy", 2), ("easy", "random", 10)):
        points = {better: 0, worse: 0}
        for order in ((better, worse), (worse, better)):
            bots = [make_bot(GAME, level) for level in order]
            for number in range(games):
                rng, state = random.Random(number), shaken(number)
                while pending := GAME.pending(state):
                    (seat,) = pending
                    state = GAME.apply(state, seat, bots[seat].choose(GAME.view(state, seat), rng)).state
                for level, total in zip(order, GAME.result(state).points, strict=True):
                    points[level] += total
        assert points[better] > points[worse]
