"""The judge: its shares are shares of one win, and what is decided has its true result."""

import pytest
from msgspec.structs import replace

from tests.games.collexion.bots.twins import VARIANTS, after_some_moves
from tests.games.collexion.table import GREEN_SET, TRIANGLES, options, play, table
from tilery.engine.odds import utilities
from tilery.games import judge_of
from tilery.games.collexion.bots.judge import Judge, chances, rounds_from
from tilery.games.collexion.bots.kernel import table as t
from tilery.games.collexion.bots.kernel.worth import VALUE
from tilery.games.collexion.game import GAME
from tilery.games.collexion.moves import END, Score
from tilery.games.collexion.state import State

JUDGE = Judge(GAME)
ALONE = ((0,), (1,))


def shares(state: State, seed: int = 0) -> tuple[float, ...]:
    [found] = JUDGE.play_on(state, [seed])
    return found


def late(variant: int) -> State:
    """The second half of a random game, in the middle of a turn."""
    for moves in range(90, 0, -1):
        state = after_some_moves(variant, moves)
        if state.phase == "play" and state.chain:
            return state
    raise AssertionError(variant)


def test_it_is_the_judge_of_its_room() -> None:
    assert isinstance(judge_of(GAME), Judge)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_the_shares_are_those_of_one_win_and_the_same_for_the_same_seed(variant: int) -> None:
    state = late(variant)
    first, second = JUDGE.play_on(state, [5, 6])
    team = state.options.team
    for found in (first, second):
        assert len(found) == state.seats
        assert sum(found) == pytest.approx(2 if team else 1)
        assert not team or found[:2] == found[2:]
    assert shares(state, 6) == second


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_it_offers_a_few_legal_moves_and_every_way_to_score_or_end(variant: int) -> None:
    state = late(variant)
    offered, legal = JUDGE.offer(GAME.view(state, state.turn), state), GAME.moves(state, state.turn)
    assert set(offered) <= set(legal)
    assert {move for move in legal if move == END or isinstance(move, Score)} <= set(offered)
    assert 0 < len(offered) == len(set(offered)) <= 16


def last_turn(*collections: str, team: bool = False, **fields: object) -> State:
    """The last player of the last round has taken a polygon, and nothing is left."""
    agreed = options(team="yes") if team else None
    seats = len(collections)
    state = table(*collections, tray="s-blue", options=agreed, turn=seats - 1, last="CX-11", stacks=(0, 0, 0, 0))
    return play(replace(state, **fields), "take 0")


@pytest.mark.parametrize(
    "state",
    [
        last_turn("", "", won=((4,), (2,))),
        last_turn("", "", won=((4,), (4, 4))),
        last_turn("", "", won=((2,), (3,))),  # as many points, but more polygons
        last_turn("s-pink", "", won=((2,), (2,))),
        last_turn("", "", "", won=((4,), (4,), ())),
        last_turn("", "", "", "", team=True, won=((4,), (2,), (), (2,))),
        last_turn("", "", "", "", team=True, won=((2,), (3, 4), (2,), ())),
        last_turn("s-pink", "", "", "", team=True, won=((2,), (), (), (2,))),
    ],
)
def test_what_is_decided_has_its_true_result(state: State) -> None:
    assert shares(state) == utilities(GAME.result(play(state, "end")))


def test_a_lead_is_less_certain_when_more_turns_are_to_come() -> None:
    """Nobody plays quite as the playouts do."""
    ahead = [
        play(table("", "", "", tray="s-blue", turn=turn, last="CX-11", stacks=(0,) * 4, won=((4,), (), ())), "take 0")
        for turn in range(3)
    ]
    two, one, none = [shares(state)[0] for state in ahead]
    assert 1 / 3 < two < one < none == 1


def test_a_set_that_wins_is_scored() -> None:
    ahead = table("", GREEN_SET, turn=1, last="CX-10", stacks=(1, 0, 0, 0), won=((2,), ()))
    assert shares(ahead) == (0.0, 1.0)
    half = table("", f"{GREEN_SET} {TRIANGLES}", turn=1, last="CX-10", stacks=(2, 0, 0, 0), won=((4, 2), ()))
    assert shares(play(half, "score green")) == (0.0, 1.0)


@pytest.mark.parametrize("number", [1, 2])
def test_going_on_as_the_judge_does_changes_nothing(number: int) -> None:
    """Its plan for a turn is still its plan after the first move of it."""
    state = after_some_moves(number, 90)
    after = [GAME.apply(state, state.turn, move).state for move in JUDGE.offer(GAME.view(state, state.turn), state)]
    for seed in range(4):
        assert shares(state, seed) in [shares(then, seed) for then in after]


def test_the_moment_that_is_judged_is_the_same_for_all_moves_of_a_turn() -> None:
    first = table("", "", tray="s-blue s-pink s-green")
    begun = play(first, "take 0")
    assert rounds_from(begun) == rounds_from(play(begun, "end")) == rounds_from(play(begun, "end", "take 1"))
    assert rounds_from(play(begun, "end", "take 1", "end")) == rounds_from(begun) - 1 == rounds_from(first)


def test_a_lead_is_worth_more_when_fewer_markers_are_left() -> None:
    numbers = [0] * (VALUE + 4)
    numbers[t.SEATS], numbers[VALUE] = 2, 300
    [close, _] = chances(numbers, ALONE)
    numbers[t.STACKS] = 0b11111111
    [far, _] = chances(numbers, ALONE)
    assert 0.5 < far < close < 1
    numbers[VALUE + 1] = 300
    assert chances(numbers, ALONE) == [0.5, 0.5]
