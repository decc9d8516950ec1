"""What was seen to go into a hand stays known until it is seen elsewhere."""

import pickle
import random

import pytest
from msgspec.structs import replace

from tests.games.crossrummy.ledger import Seen, leaves
from tests.games.crossrummy.table import draw_all, options, play, table
from tilery.engine.data import state_data, state_of
from tilery.engine.game import CHANCE
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.memory import Knowledge, Loose, Sight
from tilery.games.crossrummy.position import faults
from tilery.games.crossrummy.state import State


def guessed_hands(state: State, viewer: int | None, seat: int) -> list[tuple[str, ...]]:
    view = GAME.view(state, viewer)
    return [GAME.guess(view, random.Random(seed)).hands[seat] for seed in range(60)]


def test_cr_3_a_tile_taken_openly_is_in_every_guessed_hand_of_its_taker() -> None:
    state = draw_all(play(table("y9 y10", "r9 r10", "b9 b10"), "take g2"))
    for viewer in (1, 2, None):
        assert GAME.view(state, viewer).remembered.held == (("g2",), (), ())
        assert all("g2" in hand for hand in guessed_hands(state, viewer, 0))
    assert GAME.view(state, 0).remembered.held == ((), (), ())


def test_cr_6_a_tile_that_was_laid_is_no_longer_in_the_hand() -> None:
    state = draw_all(play(table("g3 g4 y10", "r9 r10"), "take g2"))
    state = play(draw_all(play(state, "draw")), "lay g2@0,0 g3@1,0 g4@2,0")
    assert GAME.view(state, 1).remembered.held == ((), ())


def test_cr_5_what_was_handed_on_is_known_to_giver_and_receiver() -> None:
    state = play(table("pass-on y9 y10 y11", "r9 r10 r11", "b9 b10 b11"), "pass-on")
    state = draw_all(play(state, "give y9 y10", "give r9 r10", "give b9 b10"))
    assert GAME.view(state, 0).remembered.held == ((), ("y9", "y10"), ())
    assert GAME.view(state, None).remembered.held == ((), (), ())
    assert all({"y9", "y10"} <= set(hand) for hand in guessed_hands(state, 0, 1))


def test_cr_5_a_known_tile_may_have_been_handed_on_and_is_in_one_of_two_hands() -> None:
    state = draw_all(play(table("y9 y10 y11", "pass-on r9 r10 r11", "b9 b10 b11 b12"), "take g2"))
    state = play(state, "pass-on")
    state = draw_all(play(state, "give y9 y10", "give r9 r10", "give b9 b10"))
    assert GAME.view(state, 2).remembered.loose == (Loose(("g2",), 0, 0, 1),)
    places = set()
    for seed in range(60):
        guess = GAME.guess(GAME.view(state, 2), random.Random(seed))
        places.add(tuple("g2" in hand for hand in guess.hands[:2]))
    assert places == {(True, False), (False, True)}
    assert GAME.view(state, 1).remembered.held[0] == ("g2",), "it saw all that came from there"


def test_cr_14_whoever_passed_holds_no_action_tile() -> None:
    state = play(table("y9", "pass-on r9", "draw-three b9", bag=(), open=()), "pass")
    assert GAME.view(state, 1).remembered.no_action == (True, False, False)
    assert not any({"pass-on", "draw-three"} & set(hand) for hand in guessed_hands(state, 1, 0))


def test_cr_5_a_tile_in_one_of_two_hands_is_in_the_one_that_has_room() -> None:
    known = Knowledge(((), ("r9",), ()), (Loose(("g2",), 0, 0, 1),), (False, False, False))
    state = replace(table("g2 y9 y10", "r9", "b9 b10"), remembered=(known,))
    assert all("g2" in hand for hand in guessed_hands(state, 2, 0))


def test_cr_14_an_action_tile_in_one_of_two_hands_is_not_where_somebody_passed() -> None:
    known = Knowledge(((), (), ()), (Loose(("pass-on",), 0, 0, 1),), (False, True, False))
    state = replace(table("pass-on y9", "r9 r10", "b9 b10", bag=(), open=()), remembered=(known,))
    assert all("pass-on" in hand for hand in guessed_hands(state, 2, 0))


@pytest.mark.parametrize("seed", range(4))
def test_whoever_asks_only_at_the_end_knows_as_much_as_whoever_always_asks(seed: int) -> None:
    rng = random.Random(seed)
    asked = unasked = GAME.setup(options(), 2 + seed % 3)
    while pending := GAME.pending(asked):
        seat = min(pending)
        move = GAME.chance(asked, rng) if seat == CHANCE else rng.choice(GAME.moves(asked, seat))
        asked, unasked = GAME.apply(asked, seat, move).state, GAME.apply(unasked, seat, move).state
        for viewer in (0, 1, None):
            GAME.view(asked, viewer)
    views = [GAME.view(asked, viewer) for viewer in (0, 1, None)]
    assert any(view.remembered.held or view.remembered.loose for view in views)
    for state in (unasked, state_of(GAME, state_data(unasked)), pickle.loads(pickle.dumps(asked))):
        assert state == asked
        assert [GAME.view(state, viewer) for viewer in (0, 1, None)] == views


def test_a_position_whose_memory_makes_no_sense_is_refused() -> None:
    known, took = Knowledge(((), ()), (), (False, False)), Sight("took", 0, ("g2",))
    state = table("g2 y9", "r9 r10")
    assert not [*faults(replace(state, remembered=(known, took)))]
    for wrong in (
        (took, known),
        (Sight("took", 2, ("g2",)),),
        (Sight("took", 0, ("g2", "y9")),),
        (Sight("handed on", 0, hands=(("g2",),), given=((),)),),
        (Sight("handed on", 0, hands=(("g2",), ()), given=(("y9",), ())),),
    ):
        assert [*faults(replace(state, remembered=wrong))], wrong


def test_of_two_equal_tiles_nobody_knows_which_one_has_left() -> None:
    """This is about the ledger, which the law of memory trusts."""
    seen: Seen = [("g2", {0, 1}), ("g2", {1, 2}), ("g3", {1})]
    leaves(seen, 1, "g2")
    assert seen == [("g3", {1}), ("g2", {0, 1, 2})]
