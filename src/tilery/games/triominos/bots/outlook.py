"""What can be read off a view: whose it is, what a stone can bring, what a hand can expect."""

from tilery.games.triominos.layout import Layout
from tilery.games.triominos.memory import stones_for
from tilery.games.triominos.pieces import BONUS, MASKS, STONE_OF, VALUE, mask_of
from tilery.games.triominos.view import View, layouts_of


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


def hardly_held(view: View) -> list[int]:
    """For each player the stones that they hardly hold: what fitted when they last bought, and what would have brought
    a bonus in a turn since then. Somebody may buy although a stone fits, or overlook a bonus, but most people don't.
    What fitted when they passed with an empty pool (TR-7) is certain."""
    hardly = [0] * view.seats
    layouts = list(layouts_of(view))
    lying = len(view.layout) - sum(bool(turn.stone) for turn in view.turns)
    for turn in view.turns:
        layout = layouts[lying]  # as it was when the turn began
        if turn.bought:
            hardly[turn.seat] = layout.wanted
        elif turn.stone and not turn.bonus:
            hardly[turn.seat] |= stones_for(key for cell, key in layout.open.items() if layout.bonus(cell))
        lying += bool(turn.stone)
    for seat, stones in enumerate(view.remembered.barred):
        hardly[seat] |= mask_of(stones)
    return hardly
