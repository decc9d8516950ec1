"""What can be read off a view: whose it is, what a stone can bring, what a hand can expect."""

from tilery.games.triominos.layout import Layout
from tilery.games.triominos.pieces import BONUS, MASKS, STONE_OF, VALUE
from tilery.games.triominos.view import View


def own_seat(view: View) -> int:
    """The seat of the view; a spectator has none."""
    assert view.seat is not None, "a spectator has nothing to choose"
    return view.seat


def points_by_stone(layout: Layout, stones: int) -> dict[int, int]:
    """For each of these stones that fits anywhere, by its bit: the most points that it can bring."""
    fitting = dict.fromkeys((0, 40, 50, 60), 0)
    for cell, key in layout.open.items():
        here = MASKS[key] & stones
        if here:
            fitting[BONUS[layout.bonus(cell)]] |= here
    best: dict[int, int] = {}
    for bonus, mask in fitting.items():
        while mask:
            bit = mask & -mask
            best[bit] = bonus + VALUE[STONE_OF[bit]]
            mask ^= bit
    return best


def expected_best(points: dict[int, int], unseen: int, held: int) -> float:
    """The most points that a hand with this many of the unseen stones brings on average.

    >>> expected_best({1: 10, 2: 40}, unseen=2, held=2), expected_best({1: 10, 2: 40}, unseen=2, held=1)
    (40.0, 25.0)
    """
    expected, none_so_far = 0.0, 1.0
    for place, most in enumerate(sorted(points.values(), reverse=True)):
        there = min(1.0, held / (unseen - place))
        expected += most * none_so_far * there
        none_so_far *= 1.0 - there
    return expected
