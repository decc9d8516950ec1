"""CR-6 to CR-9: laying and rearranging, the rulebook's examples, and every way to get it wrong."""

import random

import pytest
from msgspec.structs import replace

from tests.games.crossrummy.table import listed, options, pieces, play, problems, refused, table, watch
from tilery.engine import CHANCE
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.moves import Lay
from tilery.games.crossrummy.notation import read_table, write_table
from tilery.games.crossrummy.state import Laid, Put, Shoved
from tilery.games.crossrummy.table import Table, groups, is_right

RUN = "b4 b5 b6"
TWO = "b4 b5 b6 . r5 r6 r7 r8"


def after(state_text: str, hand: str, move: str) -> str:
    return write_table(play(table(f"{hand} g14", "y1", on_table=state_text), move).table)


def test_cr_6_a_tile_from_the_hand_makes_a_line_longer() -> None:
    assert after(RUN, "b7", "lay b7@3,0") == "b4 b5 b6 b7"
    assert after(RUN, "b3", "lay b3@-1,0") == "b3 b4 b5 b6"


def test_cr_8_example_1_rows_of_two_are_not_allowed() -> None:
    state = table("y5 r5 g14", "y1", on_table=RUN)
    assert refused(state, "lay y5@1,-1 r5@2,-1") == [("CR-8", "line-short")] * 3
    assert [problem.pieces for problem in problems(state, "lay y5@1,-1 r5@2,-1")] == [
        ("1,-1", "2,-1"),
        ("1,-1", "1,0"),
        ("2,-1", "2,0"),
    ]


def test_cr_8_example_1_a_column_of_three_different_fives_is_allowed() -> None:
    assert after(RUN, "r5 y5", "lay r5@1,1 y5@1,2") == "b4 b5 b6\n.  r5 .\n.  y5 ."


def test_cr_8_a_tile_may_belong_to_a_line_in_each_axis() -> None:
    state = table("y4 g4", "y1", on_table=RUN)
    view = GAME.view(play(state, "lay y4@0,1 g4@0,2"), None)
    assert [(line.kind, line.down, line.cell, line.tiles) for line in view.lines] == [
        ("run", False, (0, 0), ("b4", "b5", "b6")),
        ("set", True, (0, 0), ("b4", "y4", "g4")),
    ]


EXAMPLE_3 = """
y3 y4 y5 .  .  .  .  .  .  g8 g9 g10
r3 .  .  .  .  .  y6
g3 .  .  .  .  .  b6
.  .  .  .  .  r5 r6 r7
"""
REARRANGED = "lay r2@2,3 r4@4,3 b3@3,5{more} moving y3@0,0>3,1 y4@1,0>4,1 y5@2,0>5,1 r3@0,1>3,3 g3@0,2>3,4"


def test_cr_9_example_3_two_groups_become_one_by_moving_half_of_the_table() -> None:
    state = table("r4 b3 r2 g14", "y1", "y2", on_table=EXAMPLE_3)
    assert len(groups(read_table(EXAMPLE_3).cells)) == 3
    state, events = watch(state, REARRANGED.format(more=""))
    assert write_table(state.table).splitlines() == [
        ".  .  .  .  .  .  . g8 g9 g10",
        ".  y3 y4 y5 y6 .  . .  .  .",
        ".  .  .  .  b6 .  . .  .  .",
        "r2 r3 r4 r5 r6 r7 . .  .  .",
        ".  g3 .  .  .  .  . .  .  .",
        ".  b3 .  .  .  .  . .  .  .",
    ]
    (laid,) = events
    assert isinstance(laid, Laid)
    assert (laid.groups, laid.shift, laid.left, laid.opens) == (2, (-2, 0), 1, False)
    assert laid.laid == (Put("r2", (0, 3)), Put("r4", (2, 3)), Put("b3", (1, 5)))
    assert laid.moved == (
        Shoved("y3", (0, 0), (1, 1)),
        Shoved("y4", (1, 0), (2, 1)),
        Shoved("y5", (2, 0), (3, 1)),
        Shoved("r3", (0, 1), (1, 3)),
        Shoved("g3", (0, 2), (1, 4)),
    )


def test_cr_9_example_3_then_a_new_group_may_be_started_anywhere() -> None:
    state = table("r4 b3 r2 b10 b11 b12 g14", "y1", "y2", on_table=EXAMPLE_3)
    assert refused(state, "lay b10@0,9 b11@1,9 b12@2,9") == [("CR-9", "too-many-groups")]
    assert len(play(state, REARRANGED.format(more=" b10@0,9 b11@1,9 b12@2,9")).table) == 13 + 6


def test_cr_9_who_merges_may_leave_it_at_fewer_groups_and_a_group_may_be_split() -> None:
    state = table("b7 y9", "y1", on_table="b4 b5 b6 . b8 b9 b10")
    assert GAME.view(play(state, "lay b7@3,0"), None).groups == 1
    state = table("b7 y9", "y1", on_table="b1 b2 b3 b4 b5 b6")
    split = play(state, "lay b7@7,0 moving b4@3,0>4,0 b5@4,0>5,0 b6@5,0>6,0")
    assert write_table(split.table) == "b1 b2 b3 . b4 b5 b6 b7"
    assert GAME.view(split, None).groups == 2


def test_cr_9_a_tile_that_closes_a_ring_leaves_one_group() -> None:
    _, (laid,) = watch(table("g5 g14", "y1", on_table="b4 b5 b6 / r4 . r6 / g4 . g6"), "lay g5@1,2")
    assert isinstance(laid, Laid)
    assert laid.groups == 1


@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 3), (4, 4)])
def test_cr_9_there_are_at_most_three_groups_or_four_with_four_players(seats: int, most: int) -> None:
    lines = ["b4 b5 b6", "r4 r5 r6", "g4 g5 g6", "y4 y5 y6"][: most - 1]
    on_table = " / . / ".join(lines)
    hands = ["y9 y10 y11 r9 r10 r11 g14", *["y1"] * (seats - 1)]
    state = table(*hands, on_table=on_table)
    assert GAME.view(state, 0).limit == most
    one, two = "lay y9@0,20 y10@1,20 y11@2,20", " r9@0,22 r10@1,22 r11@2,22"
    assert refused(state, one) == []
    assert refused(state, one + two) == [("CR-9", "too-many-groups")]
    assert len(pieces(state, one + two, "too-many-groups")) == most + 1


# What was laid and what was moved


def test_cr_6_tiles_that_only_shift_with_the_table_are_not_moved() -> None:
    state, events = watch(table("b3 g14", "y1", on_table=RUN), "lay b3@-1,0")
    assert events == [
        Laid(0, (Put("b3", (0, 0)),), (), shift=(1, 0), opens=False, groups=1, left=1),
    ]
    assert state.table == read_table("b3 b4 b5 b6")


def test_cr_6_a_line_end_may_go_elsewhere_and_the_rest_is_shifted() -> None:
    state, events = watch(
        table("y5 g5 g14", "y1", on_table="r5 r6 r7 r8 . b4 b5 b6"),
        "lay y5@-2,4 g5@-1,4 moving r5@0,0>0,4",
    )
    assert write_table(state.table) == ".  .  .  r6 r7 r8 . b4 b5 b6\n" + "\n".join(
        [".  .  .  .  .  .  . .  .  ."] * 3 + ["y5 g5 r5 .  .  .  . .  .  ."]
    )
    (laid,) = events
    assert isinstance(laid, Laid)
    assert (laid.shift, laid.moved) == ((2, 0), (Shoved("r5", (0, 0), (2, 4)),))


def test_cr_6_two_tiles_may_change_places() -> None:
    state = table("b7 g14", "y1", on_table="y5 r5 b5 / . . b6")
    state = play(state, "lay b7@2,2 moving y5@0,0>1,0 r5@1,0>0,0")
    assert write_table(state.table) == "r5 y5 b5\n.  .  b6\n.  .  b7"


def test_cr_6_equal_tables_are_equal_states_wherever_they_were_laid() -> None:
    state = table("b4 b5 b6 g14", "y1")
    ends = {play(state, f"lay b4@{x},{y} b5@{x + 1},{y} b6@{x + 2},{y}") for x, y in ((0, 0), (-7, 3), (99, -99))}
    assert len(ends) == 1


# Every problem by its code


@pytest.mark.parametrize(
    ("move", "rule", "code", "where"),
    [
        ("lay b7@4,2 b8@5,2", "CR-8", "line-short", ("4,2", "5,2")),
        ("lay b7@0,2 r7@1,2 b7@2,2", "CR-7", "line-colours", ("0,2", "1,2", "2,2")),
        ("lay b9@0,2 b8@1,2 b7@2,2 b7@3,2", "CR-7", "line-values", ("0,2", "1,2", "2,2", "3,2")),
        ("lay g7@3,0", "CR-7", "line-mixed", ("0,0", "1,0", "2,0", "3,0")),
        ("lay g7@9,9", "CR-8", "lone-tile", ("9,9",)),
        ("lay b7@3,0 moving b4@0,0>", "CR-6", "left-over", ("0,0",)),
        ("lay moving b4@0,0>0,5 b5@1,0>1,5 b6@2,0>2,5", "CR-6", "nothing-laid", ()),
        ("lay b7@3,0 b8@4,0 b9@5,0 b10@6,0", "CR-6", "not-in-hand", ("b10",)),
        ("lay b7@3,0 b8@4,0 b8@0,2 b9@5,0", "CR-6", "not-in-hand", ("b8",)),
        ("lay b7@3,0 moving b4@0,1>7,7", "CR-6", "not-there", ("0,1",)),
        ("lay b7@3,0 moving b5@0,0>7,7", "CR-6", "not-there", ("0,0",)),
        ("lay b7@3,0 moving b4@0,0>0,5 b4@0,0>0,6", "CR-6", "moved-twice", ("0,0",)),
        ("lay b7@2,0", "CR-6", "cell-taken", ("2,0",)),
        ("lay b7@3,0 b8@3,0", "CR-6", "cell-taken", ("3,0",)),
        ("lay b7@3,0 moving b4@0,0>3,0", "CR-6", "cell-taken", ("3,0",)),
        ("lay b7@0,199 b8@1,199 b9@2,199", "", "", ()),
        ("lay b7@0,200 b8@1,200 b9@2,200", "CR-6", "too-far", ("0,200", "1,200", "2,200")),
        ("lay b7@-198,1 b8@-197,1 b9@-196,1", "CR-6", "too-far", ("2,0",)),
    ],
)
def test_cr_6_to_8_a_laying_that_is_not_right_is_refused(
    move: str, rule: str, code: str, where: tuple[str, ...]
) -> None:
    state = table("b7 b7 b8 b9 r7 g7", "y1", on_table=RUN)
    if not code:
        assert refused(state, move) == []
    else:
        assert (rule, code) in refused(state, move)
        assert pieces(state, move, code) == where


def test_cr_6_a_moved_tile_may_take_the_place_of_one_that_leaves() -> None:
    state = table("b3 g14", "y1", on_table="b4 b5 b6")
    assert refused(state, "lay b3@0,0 moving b4@0,0>1,0 b5@1,0>2,0 b6@2,0>3,0") == []


def test_cr_6_everything_that_is_wrong_is_told_at_once() -> None:
    state = table("b7 r7 g9", "y1", on_table="b4 b5 b6 . r1 r2 r3 . y1 y2 y3", opened=(False, True))
    move = "lay b7@2,1 g8@2,2 g8@2,2 moving b4@0,0> y2@9,0>11,3 y3@10,0>5,5 y3@10,0>6,6 g1@0,7>9,9"
    assert refused(state, move) == [
        ("CR-6", "not-in-hand"),
        ("CR-6", "not-there"),
        ("CR-6", "moved-twice"),
        ("CR-6", "left-over"),
        ("CR-6", "cell-taken"),
        ("CR-8", "line-short"),
        ("CR-7", "line-mixed"),
        *[("CR-8", "lone-tile")] * 4,
        ("CR-9", "too-many-groups"),
        ("CR-10", "not-opened"),
    ]


def test_cr_1_of_more_tiles_than_there_are_only_that_is_told() -> None:
    state = table("b7 r7 g9", "y1", on_table=RUN)
    apart = [f"{column},{row}" for column in range(0, 40, 2) for row in range(10, 40, 2)]
    assert refused(state, "lay " + " ".join(f"b7@{cell}" for cell in apart)) == [("CR-6", "not-in-hand")]
    back_and_forth = " ".join(f"b4@0,0>{cell}" for cell in apart)
    assert refused(state, f"lay b7@3,0 moving {back_and_forth}") == [("CR-6", "moved-twice")]


def test_cr_6_action_tiles_are_not_laid() -> None:
    assert all("pass-on@" not in text for text in listed(table("pass-on b7", "y1", on_table=RUN)))


# The sample of layings


def test_the_sample_has_new_groups_longer_lines_crossing_lines_and_tiles_taken_from_line_ends() -> None:
    state = table("b7 y5 r5 g10 g11 g12 y8 g8", "y1", on_table=TWO)
    lays = [text for text in listed(state) if text.startswith("lay")]
    assert "lay b7@3,0" not in lays, "it would touch the red run"
    assert "lay g10@0,2 g11@1,2 g12@2,2" in lays
    assert any(text in lays for text in ("lay y5@1,1 r5@1,2", "lay r5@1,1 y5@1,2"))
    assert any("moving r8@7,0>" in text for text in lays)
    assert all(refused(state, text) == [] for text in lays)
    assert "lay b7@3,0" in listed(table("b7 g14", "y1", on_table=RUN))
    assert "lay b7@3,0" in listed(table("b7 g14", "y1", on_table="b4 b5 b6 . b8 b9 b10"))


def test_the_sample_stays_within_reach() -> None:
    far = play(table("b7 g7 y9 r9 r10 r11 g14", "b13", on_table=RUN), "lay r9@197,9 r10@198,9 r11@199,9", "draw", "+g1")
    far = replace(far, hands=(("r12", "r13", "g11", "b11"), ("b13",)))
    assert all(refused(far, text) == [] for text in listed(far))
    assert refused(far, "lay r12@200,9") == [("CR-6", "too-far")]


def test_the_sample_depends_on_nothing_but_the_state() -> None:
    state = table("b7 y5 r5 g10 g11 g12 y8 g8", "y1", on_table=TWO)
    again = table("b7 y5 r5 g10 g11 g12 y8 g8", "y1", on_table=TWO)
    assert listed(state) == listed(again) == listed(state)


@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_every_layings_sample_is_right_and_every_table_is_known_as_if_it_were_new(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.setup(options(), 2 + seed % 3)
    while pending := GAME.pending(state):
        seat = min(pending)
        moves = GAME.moves(state, seat)
        lays = [move for move in moves if isinstance(move, Lay)]
        assert all(GAME.check(state, seat, move) == () for move in lays)
        assert len(set(moves)) == len(moves)
        move = GAME.chance(state, rng) if seat == CHANCE else rng.choice(lays or moves)
        state = GAME.apply(state, seat, move).state
        known, new = Table.known(state.table), Table.of({placed.cell: placed.tile for placed in state.table})
        assert known == new
        assert known.group_count == len(new.groups)
        assert is_right(new.cells)


def test_cr_6_with_two_equal_tiles_a_laying_is_listed_once() -> None:
    """The search begins with the second tile of the hand here, and the first is its last."""
    state = table("y1 y1 b9 g11 g13 draw-three", "r1", on_table="y2 y3 y4 . r5 r6 r7 r8")
    assert listed(state).count("lay y1@-1,0") == 1
