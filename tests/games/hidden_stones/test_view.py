"""What a player of Hidden Stones sees, and what not."""

import random

import msgspec

from tests.games.hidden_stones.cards import BH, FF, FT, HH, SSS, TT
from tests.games.hidden_stones.ledger import census
from tests.games.hidden_stones.table import options, play, table, turns
from tilery.games.hidden_stones.game import GAME

HAND, OTHERS = (BH, FT, HH, TT), (70, 71, 72)


def test_hs_3_a_hand_is_hidden_from_the_others_but_its_size_is_not() -> None:
    state = table(HAND, OTHERS)
    assert [held.number for held in GAME.view(state, 0).hand] == list(HAND)
    assert [held.number for held in GAME.view(state, 1).hand] == list(OTHERS)
    assert GAME.view(state, None).hand == ()
    assert all(GAME.view(state, viewer).hands == (4, 3) for viewer in (0, 1, None))


def test_hs_3_only_the_size_of_the_draw_pile_is_seen() -> None:
    one, other = table(HAND, OTHERS, draw=(20, 21, 22)), table(HAND, OTHERS, draw=(20, 21, 60))
    for viewer in (0, 1, None):
        sent = msgspec.json.encode(GAME.view(one, viewer))
        assert sent == msgspec.json.encode(GAME.view(other, viewer))
        assert GAME.view(one, viewer).draw == 3


def test_hs_3_two_hands_of_the_other_player_look_the_same() -> None:
    one, other = table(HAND, OTHERS), table(HAND, (40, 41, SSS))
    for viewer in (0, None):
        assert msgspec.json.encode(GAME.view(one, viewer)) == msgspec.json.encode(GAME.view(other, viewer))


def test_hs_6_won_cards_and_discards_are_open_to_all() -> None:
    state = play(table((HH, FF, BH, FT), OTHERS), f"+{HH}", f"x{BH} ~a1")
    for viewer in (0, 1, None):
        view = GAME.view(state, viewer)
        assert [[face.number for face in won] for won in view.won] == [[HH], []]
        assert [(face.number, face.points, face.formation) for face in view.discard] == [(BH, 1, "BH")]


def test_a_view_says_what_its_player_may_do_now_and_nothing_to_the_others() -> None:
    state = table(HAND, OTHERS)
    mine, theirs = GAME.view(state, 0).may, GAME.view(state, 1).may
    assert (mine.act, mine.end, mine.pass_, mine.score) == (True, True, True, (HH,))
    assert (theirs.act, theirs.end, theirs.pass_, theirs.score) == (False, False, False, ())
    assert GAME.view(state, None).may == theirs
    empty = GAME.view(table((), OTHERS), 0).may
    assert (empty.act, empty.end, empty.pass_) == (False, True, True)
    assert (empty.end_draws, empty.pass_draws) == (4, 2)
    assert (mine.end_draws, mine.pass_draws, theirs.end_draws, theirs.pass_draws) == (0, 2, 0, 0)
    refilling = GAME.view(play(table((BH,), OTHERS), "end"), 0).may
    assert (refilling.act, refilling.end, refilling.pass_) == (False, False, False)


def test_a_guess_deals_each_unseen_card_to_one_place() -> None:
    state = turns(table(HAND, OTHERS, (60, 61), discard=(50, 51)), f"x{BH} ~a1", "end")
    for viewer in (0, 1, 2, None):
        for seed in range(10):
            assert census(GAME.guess(GAME.view(state, viewer), random.Random(seed))) == census(state)


def test_a_guess_gives_every_hand_that_the_other_player_might_have() -> None:
    state = table(HAND, (70,), draw=(40, 41))
    deck = "; ".join(f"{card} 1 BH" for card in (*HAND, 70, 40, 41))
    state = msgspec.structs.replace(state, options=options(deck=deck))
    view = GAME.view(state, 0)
    assert {GAME.guess(view, random.Random(seed)).hands[1] for seed in range(60)} == {(70,), (40,), (41,)}


def test_hs_13_a_solo_spectator_does_not_know_what_the_player_has_seen() -> None:
    state = table(HAND, draw=(40, 41), seen=(*HAND, 40))
    assert GAME.view(state, 0).seen == (*HAND, 40)
    assert GAME.view(state, None).seen == ()
