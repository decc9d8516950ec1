"""What a player of Triominos sees, and what not."""

import random

import msgspec

from tests.games.triominos.ledger import census
from tests.games.triominos.table import listed, options, play, table
from tests.games.triominos.test_layout import BRIDGE, HEXAGON
from tilery.games.triominos.game import GAME
from tilery.games.triominos.state import State
from tilery.games.triominos.view import May, layout_of

ONE = "000@0"
VIEWERS = (0, 1, None)


def sent(state: State, viewer: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(state, viewer))


def test_tr_3_a_hand_is_hidden_from_the_others_but_its_size_is_not() -> None:
    state = table("001 345", "555 002 123", on_table=ONE)
    assert [(stone.stone, stone.numbers, stone.value) for stone in GAME.view(state, 0).rack] == [
        ("001", (0, 0, 1), 1),
        ("345", (3, 4, 5), 12),
    ]
    assert GAME.view(state, None).rack == ()
    assert all(GAME.view(state, viewer).hands == (2, 3) for viewer in VIEWERS)
    other = table("001 345", "554 444 122".replace("554", "455"), on_table=ONE)
    for viewer in (0, None):
        assert sent(state, viewer) == sent(other, viewer)


def test_tr_3_of_the_pool_only_the_size_is_seen() -> None:
    one, other = (table("001", "002", on_table=ONE, pool=pool) for pool in (("111", "222"), ("333", "444")))
    for viewer in VIEWERS:
        assert sent(one, viewer) == sent(other, viewer)
        assert GAME.view(one, viewer).pool == 2


def test_the_layout_is_seen_by_all_with_row_column_and_who_laid_what_in_which_order() -> None:
    state = play(table("001 345", "002 555", on_table=ONE), "001@e1", "002@s1")
    for viewer in VIEWERS:
        lying = GAME.view(state, viewer).layout
        assert [(one.seat, one.stone, one.cell, one.row, one.column, one.up) for one in lying] == [
            (0, "000", "0", 0, 0, True),
            (0, "001", "e1", 0, 1, False),
            (1, "002", "s1", 1, 0, False),
        ]
        assert [one.numbers for one in lying] == [(0, 0, 0), (0, 0, 1), (2, 0, 0)]
        assert layout_of(GAME.view(state, viewer)) == state.layout


def test_a_view_lists_every_place_with_its_move_points_and_how_the_stone_lies_there() -> None:
    state = table("344 445", "555", on_table=BRIDGE)
    places = {GAME.write(place.move): place for place in GAME.view(state, 0).may.lay}
    assert set(places) == {text for text in listed(state) if "@" in text}
    bridge = places["344@n2"]
    assert (bridge.row, bridge.column, bridge.up, bridge.cell) == (-2, 0, True, "n2")
    assert bridge.numbers == (4, 4, 3)
    assert bridge.beside == ("444",)
    assert (bridge.value, bridge.bonus, bridge.bonus_points, bridge.points) == (11, "bridge", 40, 51)


def test_a_place_names_all_stones_it_lies_beside() -> None:
    (place,) = (place for place in GAME.view(table("155", "444", on_table=HEXAGON), 0).may.lay if place.bonus)
    assert (GAME.write(place.move), place.bonus) == ("155@w2", "hexagon")
    assert set(place.beside) == {"115", "555"}


def test_a_view_says_what_its_player_may_do_now_and_nothing_to_the_others() -> None:
    state = table("001 345", "555", on_table=ONE)
    may = GAME.view(state, 0).may
    assert (may.buy, may.buy_price, may.pass_, may.pass_price, may.stop, may.must_lay) == (
        True,
        5,
        False,
        0,
        True,
        False,
    )
    assert len(may.lay) == 3
    assert GAME.view(state, 1).may == GAME.view(state, None).may == May()
    bought = GAME.view(play(state, "buy", "draw 444"), 0)
    assert (bought.may.pass_, bought.may.pass_price, bought.may.stop) == (True, 10, False)
    assert (bought.bought, bought.penalty) == (1, 5)
    assert GAME.view(play(state, "buy"), 0).may == May()


def test_tr_7_a_view_says_when_a_stone_must_be_laid() -> None:
    assert GAME.view(table("001 345", "002", on_table=ONE, pool=()), 0).may.must_lay
    assert GAME.view(table("001 345", "002"), 0).may.must_lay
    stuck = GAME.view(table("345", "002", on_table=ONE, pool=()), 0).may
    assert (stuck.must_lay, stuck.pass_, stuck.pass_price) == (False, True, 0)


def test_tr_12_a_view_shows_who_has_been_asked_and_what_they_said() -> None:
    state = play(table("001 345", "555", "123", on_table=ONE), "stop?")
    assert [GAME.view(state, seat).may.answer for seat in (0, 1, 2, None)] == [False, True, True, False]
    state = play(state, "agree")
    view = GAME.view(state, 2)
    assert (view.phase, view.turn, view.votes) == ("vote", 0, (None, True, None))
    assert [GAME.view(state, seat).may.answer for seat in (0, 1, 2)] == [False, False, True]
    assert GAME.view(play(state, "decline"), 0).proposed == (True, False, False)


def test_the_score_sheet_has_every_turn_of_the_round_and_every_round() -> None:
    state = play(table("001", "555 444", on_table=ONE, options=options(rounds="2")), "buy", "draw 345", "001@e1")
    view = GAME.view(state, 1)
    assert [(turn.seat, turn.stone, turn.bought, turn.penalty, turn.points) for turn in view.turns] == [
        (0, "001", 1, 5, -4)
    ]
    assert (view.scores, view.totals, view.sheets) == ((-4, 0), (-4, 0), ())
    state = play(state, "stop?", "agree")
    for viewer in VIEWERS:
        view = GAME.view(state, viewer)
        (sheet,) = view.sheets
        assert (view.round, view.turns, view.scores, view.totals) == (2, (), (0, 0), (-4 - 12, -27))
        assert sheet.hands == (("345",), ("444", "555"))
        assert (sheet.number, sheet.points, sheet.end_points, sheet.reason) == (1, (-16, -27), (-12, -27), "TR-12")
        assert len(sheet.turns) == 1


def test_tr_10_what_the_others_still_hold_is_shown_when_the_round_is_scored_and_not_before() -> None:
    before = play(table("001", "555 444", "123", on_table=ONE), "001@e1")
    assert all(b"555" not in sent(before, viewer) for viewer in (0, 2, None))
    after = play(before, "pass", "pass")
    for viewer in (0, 1, 2, None):
        view = GAME.view(after, viewer)
        assert view.sheets[-1].hands == ((), ("444", "555"), ("123",))
        assert (view.winners, view.reason, view.phase) == ((0,), "TR-10", "over")
        assert GAME.guess(view, random.Random(0)).hands == after.hands


def test_a_guess_deals_each_unseen_stone_to_one_place() -> None:
    state = play(table("001 345", "555 444", "012", on_table=ONE), "001@e1", "buy", "draw 123")
    for viewer in (0, 1, 2, None):
        for seed in range(10):
            assert census(GAME.guess(GAME.view(state, viewer), random.Random(seed))) == census(state)


def test_a_guess_gives_every_hand_that_the_other_player_might_have() -> None:
    state = table("001 345", "555", on_table=ONE)
    hands = {GAME.guess(GAME.view(state, 0), random.Random(seed)).hands[1] for seed in range(400)}
    assert hands == {(stone,) for stone in (*state.pool, "555")}
