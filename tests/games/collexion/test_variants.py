"""CX-13 to CX-15: team play, the expert game, and both together."""

from typing import Any

import pytest

from tests.games.collexion.table import GREEN_SET, holds, listed, options, place, play, refused, table, watch
from tilery.engine import Illegal, Match
from tilery.games.collexion.game import GAME
from tilery.games.collexion.state import Gave, Handed, Options, Removed, State, Stole, Took

TEAM = options(team="yes")
EXPERT = options(expert="yes")
BOTH = options(team="yes", expert="yes")


def team(*collections: str, tray: str = "t-green t-pink t-blue s-blue", agreed: Options = TEAM, **fields: Any) -> State:
    return table(*(collections or ("",) * 4), tray=tray, options=agreed, **fields)


def test_cx_13_the_polygon_taken_last_may_be_handed_to_the_partner_opposite() -> None:
    state, events = watch(team(), "take 0", "take 1", "hand")
    assert events[-1] == Handed(0, 2, "t-pink")
    assert holds(state, 0, "t-green")
    assert holds(state, 2, "t-pink")
    assert listed(play(team(turn=3), "take 0")).count("hand") == 1
    assert holds(play(team(turn=3), "take 0", "hand"), 1, "t-green")


def test_cx_13_also_if_it_is_the_only_one() -> None:
    state = play(team(), "take 0", "hand")
    assert state.collections[0] == 0
    assert GAME.pending(play(state, "end")) == {1}


def test_cx_13_after_it_nothing_more_is_taken_but_a_marker_may_be_used() -> None:
    state = play(team("", "o-pink", "", ""), "take 0", "hand")
    assert refused(state, "take 1") == [("CX-13", "handed-over")]
    assert refused(state, "hand") == [("CX-13", "handed-already")]
    assert holds(play(state, "steal o-pink @1"), 0, "o-pink")
    assert refused(play(state, "steal o-pink @1"), "hand") == [("CX-13", "handed-already")]


def test_cx_13_a_set_that_the_partner_completes_so_is_scored_in_their_own_turn() -> None:
    state = play(team("", "", "s-green p-green o-green", ""), "take 0", "hand", "end", "take 1", "end")
    assert GAME.pending(state) == {2}
    assert play(state, "take 2", "score green").won[2] == (2,)


def test_cx_13_nothing_is_handed_over_that_was_not_taken_or_is_gone() -> None:
    assert refused(team(), "hand") == [("CX-13", "nothing-taken")]
    swapped = play(team("", "o-pink", "", ""), "take 0", "swap t-green o-pink @1")
    assert refused(swapped, "hand") == [("CX-13", "not-held")]
    assert refused(play(swapped, "take 1"), "hand") == []
    other = play(team("s-blue", "o-pink", "", ""), "take 0", "swap s-blue o-pink @1")
    assert refused(other, "hand") == []
    equal = play(team("t-green", "o-pink", "", ""), "take 0", "swap t-green o-pink @1")
    assert refused(equal, "hand") == [], "of two equal ones the other was swapped"


def test_cx_13_not_once_scoring_has_begun() -> None:
    state = play(team(f"{GREEN_SET} o-pink", "", "", ""), "take 0", "score green")
    assert refused(state, "hand") == [("CX-13", "scoring-begun")]


def test_cx_13_without_teams_nothing_is_handed_over() -> None:
    assert refused(play(table("", "", "", "", tray="t-green"), "take 0"), "hand") == [("CX-13", "no-partner")]


def test_cx_13_partners_points_are_added() -> None:
    state = team("", "t-green t-pink", "", "", tray="", won=((2,), (4, 4), (3,), ()), turn=3)
    result = GAME.result(play(state, "end"))
    assert result.points == (2 + 3, 8 + 3 - 2, 3 + 3, 3)
    assert result.teams == ((0, 2), (1, 3))
    assert (result.ranks, result.winners) == ((3, 1, 3, 1), (1, 3))
    view = GAME.view(play(state, "end"), None)
    assert [(side.seats, side.points, side.polygons, side.rank) for side in view.teams] == [
        ((0, 2), 11, 0, 3),
        ((1, 3), 12, 2, 1),
    ]


def test_cx_13_ties_are_broken_by_the_polygons_of_both() -> None:
    state = team("t-green", "t-green t-pink", "t-blue s-blue", "", tray="", won=((3,), (2,), (), ()), turn=3)
    result = GAME.result(play(state, "end"))
    assert result.points == (5, 3, 1, 3)
    assert (result.ranks, result.winners) == ((3, 1, 3, 1), (1, 3))


@pytest.mark.parametrize("seats", [2, 3])
def test_cx_13_a_team_game_needs_four(seats: int) -> None:
    with pytest.raises(Illegal) as error:
        Match(GAME, seats=seats, options={"team": "yes"})
    assert [(problem.rule, problem.code) for problem in error.value.problems] == [("CX-13", "team-of-four")]


# Expert

PAIR = "t-green t-green t-green t-pink s-pink"


def expert(*collections: str, tray: str = PAIR, agreed: Options = EXPERT, **fields: Any) -> State:
    return table(*(collections or ("s-pink", "o-blue")), tray=tray, options=agreed, **fields)


def test_cx_14_there_are_no_action_markers_and_no_points_for_them() -> None:
    state = expert("", "", tray="", turn=1)
    assert state.actions == ((), ())
    assert GAME.setup(EXPERT, 2).actions == ((), ())
    assert GAME.result(play(state, "end")).points == (0, 0)


def test_cx_14_without_a_pair_there_is_no_action() -> None:
    for state in (expert(), play(expert(), "take 0"), play(expert(), "take 0", "take 3")):
        assert refused(state, "steal o-blue @1") == [("CX-14", "no-pair")]
        assert refused(state, "give s-pink @1") == [("CX-14", "no-pair")]
        assert refused(state, "remove 4") == [("CX-14", "no-pair")]


def test_cx_14_two_identical_polygons_in_a_row_allow_one_action() -> None:
    state, events = watch(expert(), "take 0", "take 1")
    assert events[-1] == Took(0, 1, "t-green", True, *place(expert(), 1))
    assert {"steal o-blue @1", "give s-pink @1", "give t-green @1", "remove 4", "remove 2"} <= set(listed(state))
    assert watch(state, "steal o-blue @1")[1] == [Stole(0, 1, "o-blue")]
    assert watch(state, "remove 4")[1] == [Removed(0, 4, "s-pink", *place(state, 4))]
    after, events = watch(state, "give s-pink @1")
    assert events == [Gave(0, 1, "s-pink")]
    assert holds(after, 0, "t-green t-green")
    assert holds(after, 1, "o-blue s-pink")
    assert refused(after, "steal o-blue @1") == [("CX-14", "no-pair")]


def test_cx_14_there_is_no_swap() -> None:
    state = play(expert(), "take 0", "take 1")
    assert refused(state, "swap s-pink o-blue @1") == [("CX-14", "expert-swap")]


def test_cx_14_the_turn_goes_on_and_the_chain_from_the_polygon_taken_last() -> None:
    state = play(expert(), "take 0", "take 1", "steal o-blue @1")
    assert refused(state, "take 4") == [("CX-5", "no-match")]
    assert refused(state, "take 3") == []


def test_cx_14_a_third_identical_one_makes_another_pair() -> None:
    state = play(expert(), "take 0", "take 1", "steal o-blue @1", "take 2")
    assert refused(state, "give s-pink @1") == []


def test_cx_14_the_time_is_over_with_the_next_polygon_or_scoring() -> None:
    state = play(expert(), "take 0", "take 1", "take 3")
    assert refused(state, "steal o-blue @1") == [("CX-14", "no-pair")]
    state = play(expert(f"{GREEN_SET} s-pink", "o-blue"), "take 0", "take 1", "score green")
    assert refused(state, "steal o-blue @1") == [("CX-14", "scoring-begun"), ("CX-14", "no-pair")]


def test_cx_14_it_is_optional() -> None:
    assert "end" in listed(play(expert(), "take 0", "take 1"))


def test_cx_14_a_pair_counts_in_the_turn_only() -> None:
    state = play(expert(tray="t-green t-green t-blue"), "take 0", "end", "take 1")
    assert refused(state, "steal s-pink @0") == [("CX-14", "no-pair")]


def test_cx_14_what_is_given_away_goes_to_another_player() -> None:
    state = play(expert(), "take 0", "take 1")
    assert refused(state, "give s-pink @0") == [("CX-14", "not-another-player")]
    assert refused(state, "give o-pink @1") == [("CX-14", "not-yours")]


def test_cx_15_team_and_expert_go_together() -> None:
    state = expert("", "o-blue", "", "", agreed=BOTH)
    state = play(state, "take 0", "take 1")
    assert {"hand", "steal o-blue @1", "give t-green @2"} <= set(listed(state))
    handed = play(state, "hand")
    assert refused(handed, "steal o-blue @1") == [("CX-14", "no-pair")]
    given = play(state, "give t-green @2")
    assert refused(given, "hand") == [], "one of the two is still there"
    assert GAME.pending(play(given, "hand", "end")) == {1}


def test_cx_15_what_was_given_away_is_not_handed_over() -> None:
    state = expert("", "o-blue", "", "", agreed=BOTH, tray="t-green t-green")
    state = play(state, "take 0", "take 1")
    state = GAME.apply(state, 0, GAME.read("give t-green @1")).state
    assert refused(state, "hand") == []
    alone = expert("t-green", "o-blue", "", "", agreed=BOTH, tray="t-green")
    assert "hand" in listed(play(alone, "take 0"))
