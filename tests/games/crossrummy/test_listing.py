"""A list of moves that are made when they are asked for is like any other list."""

import pytest

from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.samples.listing import Listing

MADE: list[m.Move] = [m.DRAW, m.Give(("r3", "b5")), m.PASS]
LISTING = Listing([m.DRAW, (m.Give, ("r3", "b5")), m.PASS])


def test_a_listing_has_the_length_the_order_and_the_moves_of_a_list() -> None:
    assert len(LISTING) == len(MADE)
    assert list(LISTING) == MADE
    assert [LISTING[place] for place in (0, 1, 2, -2)] == [MADE[place] for place in (0, 1, 2, -2)]
    assert LISTING[1:] == MADE[1:]
    assert MADE[1] in LISTING
    assert LISTING.index(MADE[1]) == 1
    assert not Listing([])


def test_a_listing_equals_a_list_and_a_listing_of_the_same_moves() -> None:
    assert LISTING == MADE
    assert MADE == LISTING
    assert Listing([m.DRAW, m.Give(("b5", "r3")), m.PASS]) == LISTING
    assert MADE[1:] != LISTING
    assert LISTING != "draw"
    assert repr(LISTING) == repr(MADE)


def test_beyond_the_end_of_a_listing_there_is_nothing() -> None:
    with pytest.raises(IndexError):
        LISTING[3]
