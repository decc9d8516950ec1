"""Deals of what is hidden, as players leave it who lay what they can.

In a deal by chance alone, the others often hold tiles that fit at the end of a line. In games of *normal* they hold six
times fewer of those, because they have laid them. They have also played most of their action tiles, and nobody holds
a last tile that could have been laid.
"""

from random import Random

from msgspec.structs import replace

from tilery.games.crossrummy.bots.chances import goes_out
from tilery.games.crossrummy.bots.standing import bits_of, lying_on, standing, with_partners
from tilery.games.crossrummy.pieces import in_order
from tilery.games.crossrummy.solver.grid import NUMBER
from tilery.games.crossrummy.state import State
from tilery.games.crossrummy.view import View

LAID = 0.85
"""How often a tile that could be laid by itself would have been laid."""
LAID_BESIDE = 0.5
"""How often a tile would have been laid that needs another of the hand for that."""
PLAYED = 0.65
"""How often an action tile would have been played: *normal* does so as soon as it has nothing to lay."""
OUT = 0.9
"""How often a player whose last tile can be laid would have gone out. If not, the table has changed since."""
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
            if tile in seen:
                continue
            bit = 1 << NUMBER[tile] if tile in NUMBER else 0
            gone = PLAYED if not bit else LAID if bit & easy else LAID_BESIDE if bit & beside else 0.0
            if rng.random() < gone:
                hand[place] = _swapped(tile, bag, easy | beside, rng)
        hands[seat] = in_order(hand)
        for _ in range(TRIES):
            if len(hand) > 1 or hand[0] in seen or not _would_be_out(replace(state, hands=tuple(hands)), seat, rng):
                break
            hands[seat] = (_swapped(hands[seat][0], bag, easy, rng),)
    return replace(state, hands=tuple(hands), bag=in_order(bag))


def _would_be_out(state: State, seat: int, rng: Random) -> bool:
    return rng.random() < OUT and goes_out(state, seat, standing(state, seat))


def _swapped(tile: str, bag: list[str], too_good: int, rng: Random) -> str:
    """A number tile of the bag that is not too good, for which this one goes there; the same if none is found soon."""
    for _ in range(TRIES if bag else 0):
        place = rng.randrange(len(bag))
        other = bag[place]
        if other in NUMBER and not 1 << NUMBER[other] & too_good:
            bag[place] = tile
            return other
    return tile
