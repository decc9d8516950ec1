"""What everybody saw and can no longer see: which cards became the draw pile."""

from bisect import bisect_left

import msgspec

from tilery.engine.game import Seat
from tilery.engine.room import put


class Memory(msgspec.Struct, frozen=True, gc=False):
    """HS-8: `pile` has the discards of the last reshuffle, which everybody had seen; `drawn` says how many of them each
    player has drawn since. All other cards in the hands were there before, because the draw pile was empty."""

    pile: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()


NOTHING = Memory()


def reshuffled(discards: tuple[int, ...], seats: int) -> Memory:
    """All discards are the draw pile now, and everybody saw them."""
    return Memory(tuple(sorted(discards)), (0,) * seats)


def drew(memory: Memory, seat: Seat) -> Memory:
    """A card of the pile went to a hand."""
    return _counted(memory, seat, 1)


def showed(memory: Memory, seat: Seat, card: int) -> Memory:
    """A card of a hand was discarded or scored, for all to see."""
    place = bisect_left(memory.pile, card)  # sorted, and looked at in every move
    return _counted(memory, seat, -1) if memory.pile[place : place + 1] == (card,) else memory


def _counted(memory: Memory, seat: Seat, change: int) -> Memory:
    return Memory(memory.pile, put(memory.drawn, seat, memory.drawn[seat] + change))
