"""CR-10, CR-11: the first laying of each player, and how many groups there may be until all have made theirs."""

import pytest

from tests.games.crossrummy.table import listed, pieces, play, refused, table, watch
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.notation import write_table
from tilery.games.crossrummy.state import Laid

NEW = "lay g3@0,4 g4@1,4 g5@2,4 g6@3,4"


@pytest.mark.parametrize("laid", ["lay g3@0,0 g4@1,0 g5@2,0", "lay y9@0,0 r9@0,1 b9@0,2"])
def test_cr_10_a_player_opens_with_a_set_or_a_run(laid: str) -> None:
    state = table("g3 g4 g5 y9 r9 b9", "y1", opened=(False, False))
    state, (event,) = watch(state, laid)
    assert isinstance(event, Laid)
    assert event.opens
    assert state.opened == (True, False)


def test_cr_10_only_the_first_laying_opens() -> None:
    state = play(table("g3 g4 g5 g6", "y1", opened=(False, False)), "lay g3@0,0 g4@1,0 g5@2,0", "draw", "+y9")
    _, events = watch(state, "lay g6@3,0")
    assert [event.opens for event in events if isinstance(event, Laid)] == [False]


def test_cr_10_before_opening_nothing_is_added_to_the_groups_of_others() -> None:
    state = table("b7 b8 y9", "y1", on_table="b4 b5 b6", opened=(False, True))
    assert refused(state, "lay b7@3,0 b8@4,0") == [("CR-10", "not-opened")]
    assert pieces(state, "lay b7@3,0 b8@4,0", "not-opened") == ("3,0", "4,0")


def test_cr_10_a_new_group_with_a_tile_of_the_table_is_not_ones_own() -> None:
    state = table("b7 b8 y9", "y1", on_table="b3 b4 b5 b6", opened=(False, True))
    assert refused(state, "lay b7@1,2 b8@2,2 moving b6@3,0>0,2") == [("CR-10", "not-opened")]


def test_cr_10_example_2_who_opens_may_add_to_other_groups_in_the_same_turn() -> None:
    hands = ("g3 g4 g5 g6 y8 y9 r1", "y1", "y2")
    state = table(*hands, on_table="y5 y6 y7 . . . r10 b10 g10", opened=(False, True, True))
    assert refused(state, "lay y8@3,0 y9@4,0") == [("CR-10", "not-opened")]
    assert refused(state, f"{NEW} y8@3,0 y9@4,0") == []
    state, (event,) = watch(state, f"{NEW} y8@3,0 y9@4,0")
    assert isinstance(event, Laid)
    assert (event.opens, event.groups, event.left) == (True, 3, 1)
    assert write_table(state.table).splitlines()[0] == "y5 y6 y7 y8 y9 . r10 b10 g10"


def test_cr_10_who_opens_may_rearrange_in_the_same_turn() -> None:
    state = table("g3 g4 g5 g6 r6", "y1", on_table="b4 b5 b6 b7", opened=(False, True))
    assert refused(state, f"{NEW} moving b4@0,0>9,0 b5@1,0>10,0 b6@2,0>11,0 b7@3,0>12,0") == []


def test_cr_10_equal_tiles_are_interchangeable() -> None:
    """Own tiles go to the run of the others, whose tiles make the new group: the same table as the other way round."""
    state = table("b4 b5 b6 b7 g14", "y1", on_table="b4 b5 b6", opened=(False, True))
    assert refused(state, "lay b4@0,2 b5@1,2 b6@2,2 b7@3,2") == []
    assert refused(state, "lay b4@0,2 b5@1,2 b6@2,2 b7@3,0") == []
    swapped = "lay b4@0,0 b5@1,0 b6@2,0 b7@3,0 moving b4@0,0>0,2 b5@1,0>1,2 b6@2,0>2,2"
    assert refused(state, swapped) == []


def test_cr_10_the_sample_offers_only_new_groups_before_opening() -> None:
    state = table("b7 g3 g4 g5 g6 y9", "y1", on_table="b4 b5 b6", opened=(False, True))
    assert [text for text in listed(state) if text.startswith("lay")] == [
        "lay g3@0,2 g4@1,2 g5@2,2 g6@3,2",
        "lay g3@0,2 g4@1,2 g5@2,2",
    ]


def test_cr_11_nobody_has_a_second_group_before_all_have_opened() -> None:
    state = table("g3 g4 g5 g6 y9", "y1", on_table="b4 b5 b6", opened=(True, False))
    assert refused(state, NEW) == [("CR-11", "too-many-groups-yet")]
    assert pieces(state, NEW, "too-many-groups-yet") == ("0,0", "0,4")
    assert GAME.view(state, 0).limit == 1


def test_cr_11_who_opens_makes_one_group_unless_they_are_the_last() -> None:
    two = f"{NEW} b9@0,6 b10@1,6 b11@2,6"
    hand = "g3 g4 g5 g6 b9 b10 b11 y9"
    early = table(hand, "y1", "y2", on_table="b4 b5 b6", opened=(False, True, False))
    assert refused(early, NEW) == []
    assert refused(early, two) == [("CR-11", "too-many-groups-yet")]
    last = table(hand, "y1", on_table="b4 b5 b6", opened=(False, True))
    assert refused(last, two) == []
    assert GAME.view(last, 0).limit == 3


def test_cr_11_who_merges_before_all_have_opened_may_start_a_new_group_within_the_limit() -> None:
    state = table("b7 g3 g4 g5 g6 y9", "y1", "y2", on_table="b4 b5 b6 . b8 b9 b10", opened=(True, True, False))
    assert refused(state, NEW) == [("CR-11", "too-many-groups-yet")]
    assert refused(state, f"{NEW} b7@3,0") == []


def test_cr_11_with_two_players_a_third_group_is_possible_once_both_have_opened() -> None:
    state = table("g3 g4 g5 g6 y9", "y1", on_table="b4 b5 b6 . b8 b9 b10")
    assert refused(state, NEW) == []


def test_cr_11_the_limit_is_told_to_each_viewer_for_their_own_laying() -> None:
    state = table("y9", "y1", "y2", opened=(True, False, False))
    assert [GAME.view(state, viewer).limit for viewer in (0, 1, 2, None)] == [1, 2, 2, 1]
