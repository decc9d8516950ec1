"""The mind: it thinks of turns that the rules allow, its search finds the best of them, and it plays as it should."""

import random

import pytest
from msgspec.structs import replace

from tests.games.collexion.bots.twins import VARIANTS, after_some_moves, points_of
from tests.games.collexion.table import table
from tilery.engine.kernel import Ints, plain
from tilery.games.collexion.bots import kernel
from tilery.games.collexion.bots.as_numbers import heap_numbers, move_of, table_of
from tilery.games.collexion.bots.kernel import table as t
from tilery.games.collexion.bots.kernel import tree
from tilery.games.collexion.bots.kernel import worth as w
from tilery.games.collexion.bots.kernel.leaves import ROOM
from tilery.games.collexion.bots.kernel.turns import COUNT, FIRST, MOVE, NODE, STATIC, WORTH, expand
from tilery.games.collexion.bots.levels import Expert, Strong, turn_of
from tilery.games.collexion.bots.mind import KNOBS, Mind, expected_points
from tilery.games.collexion.game import GAME
from tilery.games.collexion.heap import Polygon, piled
from tilery.games.collexion.moves import Move
from tilery.games.collexion.pieces import ONE
from tilery.games.collexion.state import State

WORK = [0] * ROOM


def in_small(number: int) -> State:
    """The beginning or the middle of a turn with six polygons left in the tray, of any variant."""
    rng, state = random.Random(number), after_some_moves(number, 0)
    left = [Polygon(id_, rng.randrange(16), rng.randrange(3000, 6000), 5000, 0) for id_ in range(6)]
    few = [sum(ONE[kind] for kind in rng.sample(range(16), 2)) for _ in range(state.seats)]
    stacks = tuple(rng.randrange(4) for _ in range(4))
    state = replace(state, turn=0, start=0, tray=piled(tuple(left)), collections=tuple(few), stacks=stacks)
    for _ in range(rng.randrange(3)):
        legal = [move for move in GAME.moves(state, 0) if GAME.write(move) != "end"]
        state = GAME.apply(state, 0, rng.choice(legal)).state if legal else state
    return state


def rooted(state: State, **knobs: int) -> tuple[list[int], list[int], list[int]]:
    """The tree with nothing but a root, the heap, and the knobs, some of them turned."""
    nodes = [*table_of(state, points_of(state)), *[0] * (NODE * 4000)]
    nodes[COUNT] = -1
    turned = list(KNOBS)
    for name, value in knobs.items():
        turned[getattr(w, name)] = value
    return nodes, heap_numbers(state.tray), turned


def children(nodes: Ints, node: int = 0) -> range:
    return range(nodes[node + FIRST], nodes[node + FIRST] + NODE * nodes[node + COUNT], NODE)


def ends_of_turn(state: State) -> set[tuple[int, ...]]:
    """By the rules: every table at the end of this turn."""
    ends, ahead, met = set(), [state], set()
    while ahead:
        now = ahead.pop()
        for move in GAME.moves(now, state.turn):
            then = GAME.apply(now, state.turn, move).state
            numbers = tuple(table_of(then, points_of(then)))
            if GAME.write(move) == "end":
                ends.add(numbers[: t.SHARED])
            elif numbers not in met:
                met.add(numbers)
                ahead.append(then)
    return ends


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_the_turns_that_a_mind_thinks_of_are_turns_by_the_rules(variant: int) -> None:
    for number in range(40):
        state = in_small(variant + len(VARIANTS) * number)
        nodes, heap, knobs = rooted(state, WIDTH=40, ACTING=20)
        expand(nodes, 0, NODE, heap, WORK, knobs)
        by_rules, legal = ends_of_turn(state), GAME.moves(state, 0)
        assert children(nodes)
        for child in children(nodes):
            assert tuple(nodes[child : child + t.SHARED]) in by_rules
            assert move_of(nodes[child + MOVE]) in legal


def minimax(nodes: list[int], node: int, depth: int) -> int:
    """What a node is worth by looking at everything below it."""
    if nodes[node + t.OVER] or depth == 0:
        return nodes[node + STATIC]
    looked_at = list(children(nodes, node))
    if tree.ours(nodes, node):
        return max(minimax(nodes, child, depth - 1) for child in looked_at)
    if nodes[t.SEATS] > 2 and not nodes[t.TEAM]:
        looked_at = sorted(looked_at, key=lambda child: nodes[child + WORTH], reverse=True)[:2]
    return min(minimax(nodes, child, depth - 1) for child in looked_at)


@pytest.mark.parametrize("number", [0, 1, 6, 11])
def test_the_search_finds_what_looking_at_everything_finds(number: int) -> None:
    state = after_some_moves(number, 60)
    nodes, heap, knobs = rooted(state, WIDTH=3, LEAVES=6, WIDE_TWO=6, WIDE_THREE=4, REPLIES=2)
    free, layer = NODE, [0]
    for _ in range(3):
        for node in layer:
            free = free if nodes[node + t.OVER] else expand(nodes, node, free, heap, WORK, knobs)
        layer = [child for node in layer for child in children(nodes, node)]
    everything = nodes.copy()
    worth = {child: minimax(everything, child, 2) for child in children(everything)}
    nodes, heap, knobs = rooted(state, WIDTH=3, LEAVES=6, WIDE_TWO=6, WIDE_THREE=4, REPLIES=2)
    search = [0] * tree.SEARCH
    search[tree.FREE], search[tree.LEVEL] = NODE, -1
    for depth in (1, 2, 3):
        for allowed in range(1, 100):  # it may be broken off at any time, and goes on later
            if tree.deepen(nodes, search, heap, WORK, knobs, depth, allowed):
                break
    assert search[tree.OPENED] < 1 + 6 + 6 * 3
    best = [child for child in worth if worth[child] == max(worth.values())]
    assert search[tree.FRAMES + tree.VALUE] == max(worth.values())
    assert nodes[search[tree.BEST] + MOVE] in {everything[child + MOVE] for child in best}


@pytest.mark.parametrize("number", [0, 6, 7, 8])
def test_a_turn_that_is_probably_not_the_best_is_looked_at_in_full_only_if_it_may_be_better(number: int) -> None:
    state = after_some_moves(number, 40)
    nodes, heap, knobs = rooted(state, WIDTH=6, NOW=1, IN_FULL=2)
    search = [0] * tree.SEARCH
    search[tree.FREE], search[tree.LEVEL] = NODE, -1
    for depth in (1, 2):
        assert tree.deepen(nodes, search, heap, WORK, knobs, depth, 100)
    looked_at = list(children(nodes))
    looked_at.sort(key=lambda child: nodes[child + STATIC], reverse=True)
    best, in_full = -tree.MOST, 0
    for place, child in enumerate(looked_at):
        if place < 2 or nodes[child + STATIC] > best:
            in_full += 1
            assert nodes[child + COUNT] > 0
            best = max(best, minimax(nodes, child, 1))
        else:
            assert nodes[child + COUNT] < 0
    assert search[tree.FRAMES + tree.VALUE] == best
    assert search[tree.OPENED] == 1 + in_full


def test_sets_are_scored_for_the_most_points() -> None:
    state = table("t-green t-yellow t-pink t-blue", "", tray="s-pink", stacks=(3, 1, 2, 3))
    state = GAME.apply(state, 0, GAME.read("take 0")).state
    assert GAME.write(chosen(state)) == "score triangle @yellow"


def test_it_removes_a_polygon_to_reach_what_completes_a_set() -> None:
    lying = (Polygon(0, 12, 3000, 3000, 0), Polygon(1, 6, 3000, 3000, 0), Polygon(2, 6, 7000, 7000, 0))
    state = table("t-green s-green p-green", "", tray=piled(lying), stacks=(1, 0, 0, 0))
    assert GAME.write(chosen(state)) == "remove 1"  # then o-green, without a pink square that would cost a point


def test_it_does_not_leave_a_set_to_the_next_player() -> None:
    """On one of two equal polygons nothing depends; below the other lies what completes a set of the next player."""
    lying = (Polygon(0, 12, 3000, 3000, 0), Polygon(1, 6, 3000, 3000, 0), Polygon(2, 6, 7000, 7000, 0))
    state = table("", "t-green s-green p-green", tray=piled(lying), stacks=(1, 1, 1, 1))
    assert GAME.write(chosen(state)) == "take 2"


def chosen(state: State) -> Move:
    mind = Mind(GAME)
    mind.twin = plain(kernel)
    return mind.choose(GAME.view(state, state.turn), random.Random(0))


def test_what_the_others_have_is_known_with_two_players_and_estimated_with_more() -> None:
    two = table("", "", stacks=(1, 3, 2, 3), won=((2,), (2, 3)))
    assert expected_points(GAME.view(two, 0)) == [200, 500]
    three = table("", "", "", stacks=(1, 3, 2, 1), won=((2, 2), (2, 3, 3), ()))
    assert expected_points(GAME.view(three, 0)) == [400, 800, 0]
    assert expected_points(GAME.view(three, 2)) == [480, 720, 0]


@pytest.mark.parametrize("level", [Strong, Expert])
def test_a_mind_can_be_stopped_by_the_clock(level: type[Mind], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(level, "BRAKE", -1.0)
    mind, state = level(GAME), after_some_moves(0, 60)
    mind.twin, mind.opens = plain(kernel), 1000
    assert mind.choose(GAME.view(state, state.turn), random.Random(0)) in GAME.moves(state, state.turn)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_a_turn_looks_the_same_from_its_start_to_its_end_and_like_no_other(variant: int) -> None:
    """As long as every set brings a marker, and nobody removes one of the lowest polygons."""
    state, rng = after_some_moves(variant, 0), random.Random(variant)
    turns: list[tuple[object, ...]] = []
    begins = True
    while all(state.stacks):
        view = GAME.view(state, state.turn)
        if begins:
            assert turn_of(view) not in turns
            turns.append(turn_of(view))
        assert turn_of(view) == turns[-1]
        lowest = {f"remove {piece.id}" for piece in view.pieces[:3]}
        move = rng.choice([move for move in GAME.moves(state, state.turn) if GAME.write(move) not in lowest])
        state, begins = GAME.apply(state, state.turn, move).state, GAME.write(move) == "end"
        if state.phase == "over":
            break
    assert len(turns) > 3
