"""CX-5, CX-7, CX-8: what speaks for a move of ColleXion is true of the whole turn, and not as true of other moves."""

import pytest

from tests.games.collexion.proofs import holds
from tests.games.collexion.table import GREEN_SET, TRIANGLES, options, play, table, tower
from tilery.games.collexion import moves as m
from tilery.games.collexion.game import GAME
from tilery.games.collexion.reasons import NoneCompletes, Scores, reasons
from tilery.games.collexion.state import State

NONE = ((), ())
REMOVE = (("remove",), ())
EXPERT = options(expert="yes")
THREE = "t-green s-green p-green"

COMPLETED = {
    "by one": play(table("t-green s-green", "", tray="s-pink p-green o-green"), "take 1"),
    "by two": play(table("t-green", "", tray="s-green p-green o-green"), "take 0"),
    "by way of another": play(table(THREE, "", tray="s-pink o-pink o-green", actions=NONE), "take 0"),
    "when it is freed": play(table(THREE, "", tray=tower("o-green o-pink s-pink"), actions=NONE), "take 2"),
    "when one is removed": play(table(THREE, "", tray=tower("o-green s-blue s-green"), actions=REMOVE), "take 2"),
    "when a pair frees it": play(
        table(THREE, "", tray=tower("o-green p-blue s-green s-green"), options=EXPERT), "take 3"
    ),
}
OUT_OF_REACH = {
    "too many are lacking": play(
        table("t-green", "", tray="s-yellow t-green p-green o-green", actions=NONE), "take 1", "take 2"
    ),
    "it would be the fifth": play(
        table(THREE, "", tray="t-pink s-pink s-blue p-blue o-green", actions=NONE), *(f"take {id_}" for id_ in range(3))
    ),
    "no chain leads there": play(table(THREE, "", tray="s-pink s-blue o-green", actions=NONE), "take 0"),
    "it is covered": play(table(THREE, "", tray=tower("o-green p-blue s-pink s-green"), actions=NONE), "take 3"),
    "the marker is used": play(
        table(THREE, "", tray=tower("o-green s-blue s-green"), actions=REMOVE, acted=True), "take 2"
    ),
}


def none_completes(state: State) -> bool:
    assert any(isinstance(one, m.Take) for one in GAME.moves(state, 0))
    said = NoneCompletes() in reasons(GAME.view(state, 0), m.END)
    assert said == holds(state, 0, m.END, NoneCompletes())
    return said


@pytest.mark.parametrize("state", COMPLETED.values(), ids=COMPLETED)
def test_cx_7_a_set_that_the_turn_can_still_complete_is_not_denied(state: State) -> None:
    assert not none_completes(state)


@pytest.mark.parametrize("state", OUT_OF_REACH.values(), ids=OUT_OF_REACH)
def test_cx_5_no_set_is_completed_where_no_way_to_take_leads_to_one(state: State) -> None:
    assert none_completes(state)


def called_most(text: str, stacks: tuple[int, ...]) -> bool:
    state = play(table(f"{TRIANGLES} {GREEN_SET}", "", stacks=stacks), "take 0")
    move = GAME.read(text)
    assert isinstance(move, m.Score)
    [scores] = [one for one in reasons(GAME.view(state, 0), move) if isinstance(one, Scores)]
    assert holds(state, 0, move, scores)
    return scores.most


def test_cx_8_a_set_scores_most_only_if_every_other_choice_brings_less() -> None:
    assert called_most("score triangle @blue", (3, 3, 3, 1))
    assert not called_most("score triangle @blue", (3, 3, 3, 3)), "each brings 2 points"
    assert not called_most("score triangle @blue", (3, 3, 1, 1)), "the pink corner brings as much"
    assert not called_most("score green", (3, 3, 3, 1))
