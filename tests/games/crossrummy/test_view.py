"""What a player of Crossrummy sees, and what not."""

import random

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.crossrummy.ledger import census
from tests.games.crossrummy.table import play, table
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.state import Dealt, Drew, HandedOn, State
from tilery.games.crossrummy.table import Lying
from tilery.games.crossrummy.view import May, table_of

VIEWERS = (0, 1, 2, None)
CHOOSING = ("y9 y10 y11 pass-on", "r9 r10 r11", "b9 b10 b11")


def sent(state: State, viewer: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(state, viewer))


def test_cr_2_a_hand_is_hidden_from_the_others_but_its_size_is_not() -> None:
    one, other = table("y9", "r9 r10", "b9"), table("y9", "g9 g10", "b9")
    for viewer in (0, 2, None):
        assert sent(one, viewer) == sent(other, viewer)
        assert GAME.view(one, viewer).hands == (1, 2, 1)
    assert GAME.view(one, 1).rack == ("r9", "r10")
    assert (GAME.view(one, 1).sum, GAME.view(one, None).rack, GAME.view(one, None).sum) == (19, (), 0)


def test_cr_4_of_the_bag_only_the_size_is_seen() -> None:
    one, other = (table("y9", "r9", "b9", bag=bag) for bag in (("y2", "y3"), ("g2", "g3")))
    for viewer in VIEWERS:
        assert sent(one, viewer) == sent(other, viewer)
        assert GAME.view(one, viewer).bag == 2


def test_the_table_is_seen_by_all_with_its_lines_and_groups() -> None:
    state = table("y9", "r9", on_table="b4 b5 b6 . r1 / . y5 . . r2 / . g5 . . r3")
    for viewer in (0, 1, None):
        view = GAME.view(state, viewer)
        assert view.table[:2] == (Lying((0, 0), "b4", 0), Lying((1, 0), "b5", 0))
        assert [lying.tile for lying in view.table if lying.group == 1] == ["r1", "r2", "r3"]
        assert [(line.kind, line.down, line.cell, line.tiles) for line in view.lines] == [
            ("run", False, (0, 0), ("b4", "b5", "b6")),
            ("set", True, (1, 0), ("b5", "y5", "g5")),
            ("run", True, (4, 0), ("r1", "r2", "r3")),
        ]
        assert (view.groups, view.limit) == (2, 3)
        assert table_of(view) == state.table


def test_a_view_says_what_its_player_may_do_now_and_nothing_to_the_others() -> None:
    state = table("y9 pass-on draw-three", "r9", "b9")
    assert GAME.view(state, 0).may == May(take=True, draw=True, lay=True, pass_on=True, draw_three=(1, 2))
    assert GAME.view(state, 1).may == GAME.view(state, None).may == May()
    assert GAME.view(play(state, "draw"), 0).may == May()
    assert GAME.view(table("pass-on", "r9", bag=(), open=()), 0).may == May(pass_on=True)
    assert GAME.view(table("y9", "r9", bag=(), open=()), 0).may == May(lay=True, pass_=True)


def test_cr_5_while_all_choose_nobody_sees_what_others_chose_nor_whether() -> None:
    start = play(table(*CHOOSING), "pass-on")
    seat_1 = replace(start, chosen=(None, ("r9", "r10"), None))
    another = replace(start, chosen=(None, ("r10", "r11"), None))
    for viewer in (0, 2, None):
        assert sent(start, viewer) == sent(seat_1, viewer) == sent(another, viewer)
    assert GAME.view(seat_1, 1).chosen == ("r9", "r10")
    assert GAME.view(start, 1).chosen is None
    assert [GAME.view(seat_1, viewer).may.give for viewer in VIEWERS] == [2, 0, 2, 0]
    assert GAME.view(play(table("pass-on y9", "r9", "b9"), "pass-on"), 0).may.give == 1


def test_cr_5_what_was_handed_on_is_seen_by_giver_and_receiver_only() -> None:
    event = HandedOn(0, 1, 2, ("y9", "y10"))
    assert [GAME.seen(event, viewer) for viewer in (0, 1)] == [event, event]
    assert [GAME.seen(event, viewer) for viewer in (2, None)] == [HandedOn(0, 1, 2, ())] * 2


@pytest.mark.parametrize("event", [Dealt(1, 2, ("y9", "y10")), Drew(1, 2, ("y9", "y10"))])
def test_cr_4_what_comes_out_of_the_bag_is_seen_by_one_player_only(event: Dealt | Drew) -> None:
    assert GAME.seen(event, 1) == event
    assert [GAME.seen(event, viewer) for viewer in (0, 2, None)] == [replace(event, tiles=())] * 3


def test_cr_13_what_the_others_held_is_shown_when_the_game_is_over_and_not_before() -> None:
    before = table("b7 y2", "r13 r14", on_table="b4 b5 b6")
    assert b"r13" not in sent(before, 0)
    after = play(table("b7", "r13 r14", on_table="b4 b5 b6"), "lay b7@3,0")
    for viewer in (0, 1, None):
        view = GAME.view(after, viewer)
        assert view.sheets[-1].hands == ((), ("r13", "r14"))
        assert (view.winners, view.reason, view.phase, view.totals) == ((0,), "CR-12", "over", (0, 27))
        assert GAME.guess(view, random.Random(0)).hands == after.hands


def test_a_guess_deals_each_unseen_tile_to_one_place() -> None:
    state = play(table(*CHOOSING, on_table="b4 b5 b6", gone=("draw-three",)), "pass-on", "give y9 y10")
    for viewer in VIEWERS:
        for seed in range(10):
            assert census(GAME.guess(GAME.view(state, viewer), random.Random(seed))) == census(state)


def test_a_guess_gives_every_hand_that_the_other_player_might_have() -> None:
    state = table("y9", "r9")
    hands = {GAME.guess(GAME.view(state, 0), random.Random(seed)).hands[1] for seed in range(2000)}
    assert hands == {(tile,) for tile in (*state.bag, "r9")}


def test_cr_5_a_guess_leaves_open_who_has_chosen_but_never_that_all_have() -> None:
    state = play(table(*CHOOSING), "pass-on", "give y9 y10")
    for viewer, patterns in ((0, 3), (1, 4), (None, 7)):
        view = GAME.view(state, viewer)
        found = set()
        for seed in range(200):
            guessed = GAME.guess(view, random.Random(seed))
            assert GAME.pending(guessed)
            found.add(tuple(tiles is None for tiles in guessed.chosen))
            assert all(set(tiles or ()) <= set(hand) for tiles, hand in zip(guessed.chosen, guessed.hands, strict=True))
        assert len(found) == patterns
