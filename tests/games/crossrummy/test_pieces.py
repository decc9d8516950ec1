"""CR-1: the tiles."""

from collections import Counter

from tilery.games.crossrummy.pieces import ALL_TILES, NUMBERS, POINTS, TILES, in_order


def test_cr_1_there_are_112_number_tiles_and_4_action_tiles_two_of_each() -> None:
    assert len(ALL_TILES) == 116
    assert set(Counter(ALL_TILES).values()) == {2}
    assert len(NUMBERS) == 56
    assert {tile[0] for tile in NUMBERS} == set("yrbg")
    assert all({f"{colour}{value}" for value in range(1, 15)} <= set(NUMBERS) for colour in "yrbg")
    assert Counter(ALL_TILES)["pass-on"] == Counter(ALL_TILES)["draw-three"] == 2


def test_cr_13_a_number_tile_costs_its_number_and_an_action_tile_20() -> None:
    assert (POINTS["y1"], POINTS["g14"], POINTS["b10"]) == (1, 14, 10)
    assert (POINTS["pass-on"], POINTS["draw-three"]) == (20, 20)
    assert sum(POINTS[tile] for tile in ALL_TILES) == 2 * 4 * 105 + 4 * 20


def test_hands_are_kept_by_colour_and_value() -> None:
    assert in_order(["pass-on", "g1", "b10", "b9", "y14"]) == ("y14", "b9", "b10", "g1", "pass-on")
    assert in_order(reversed(TILES)) == TILES
