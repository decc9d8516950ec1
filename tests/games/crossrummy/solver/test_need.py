"""What a hand needs before all of it can be laid at once."""

import pytest

from tests.games.crossrummy.solver.positions import position
from tilery.games.crossrummy.solver.grid import NAME, pool_of
from tilery.games.crossrummy.solver.need import STUCK, TURN, need


@pytest.mark.parametrize(
    ("on_table", "hand", "open_", "take", "stuck"),
    [
        ("", "r5 r6 r7", "r8 g1", "", ""),
        ("", "r5 r6", "g1 r7 b2", "r7", ""),
        ("", "r5 b5 g9", "y5 g1", "y5", "g9"),
        ("", "r5 r6 r7 g9", "g1 b3", "", "g9"),
        ("", "r5 r7 g9 b9", "r6 y9 b1", "r6 y9", ""),
        ("y1 y2 y3", "y5", "y4 g1", "y4", ""),
        ("y1 y2 y3", "y6", "y4 y5", "y4 y5", ""),
        ("", "", "y4 y5", "", ""),
    ],
)
def test_open_tiles_are_taken_only_if_they_place_others(
    on_table: str, hand: str, open_: str, take: str, stuck: str
) -> None:
    found = need(position(on_table, hand), pool_of(open_.split()), 1.0)
    assert {NAME[tile] for tile in found.take} == set(take.split())
    assert {NAME[tile] for tile in found.stuck} == set(stuck.split())
    assert found.cost == TURN * len(take.split()) + STUCK * len(stuck.split())


def test_cr_10_everything_is_stuck_until_the_player_can_open() -> None:
    found = need(position("y1 y2 y3", "y4 g9", opened=False), pool_of(["b1"]), 1.0)
    assert {NAME[tile] for tile in found.stuck} == {"y4", "g9"}
    found = need(position("y1 y2 y3", "y4 g9 g10", opened=False), pool_of(["g11"]), 1.0)
    assert [NAME[tile] for tile in found.take] == ["g11"]
    assert not found.stuck
