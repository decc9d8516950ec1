"""Deals of what is hidden, as players leave it who lay what they can.

In a deal by chance alone, the others often hold tiles that fit at the end of a line. In games of *normal* they hold six
times fewer of those, because they have laid them.
"""

from random import Random

from msgspec.structs import replace

from tilery.games.crossrummy.bots.standing import bits_of, lying_on, with_partners
from tilery.games.crossrummy.pieces import in_order
from tilery.games.crossrummy.solver.grid import NUMBER
from tilery.games.crossrummy.state import State
from tilery.games.crossrummy.view import View

LAID = 0.85
"""How often a tile that could be laid by itself would have been laid."""
LAID_BESIDE = 0.5
"""How often a tile would have been laid that needs another of the hand for that."""
TRIES = 8
"""How often another tile of the bag is tried in its place."""


def likely(view: View, state: State, rng: Random) -> State:
    """A table that looks the same to this viewer, but most tiles that the others could lay are in the bag. Tiles that
    the viewer has seen stay where they are."""
    if state.phase != "play":
        return state
    lying, bag, hands = lying_on(state.table), list(state.bag), list(state.hands)
    easy = lying.fitting | with_partners(lying.spare, lying.roomy)
    loose = [tile for group in view.remembered.loose for tile in group.tiles]
    for seat, hand in enumerate(map(list, state.hands)):
        if seat == view.seat or not state.opened[seat]:
            continue
        beside = with_partners(bits_of(hand)[0], lying.roomy)
        seen = [*view.remembered.held[seat], *loose]
        for place, tile in enumerate(hand):
            if tile in seen or tile not in NUMBER:
                continue
            bit = 1 << NUMBER[tile]
            laid = LAID if bit & easy else LAID_BESIDE if bit & beside else 0.0
            if rng.random() < laid:
                hand[place] = _swapped(tile, bag, easy | beside, rng)
        hands[seat] = in_order(hand)
    return replace(state, hands=tuple(hands), bag=in_order(bag))


def _swapped(tile: str, bag: list[str], too_good: int, rng: Random) -> str:
    """A number tile of the bag that is not too good, for which this one goes there; the same if none is found soon."""
    for _ in range(TRIES if bag else 0):
        place = rng.randrange(len(bag))
        other = bag[place]
        if other in NUMBER and not 1 << NUMBER[other] & too_good:
            bag[place] = tile
            return other
    return tile
