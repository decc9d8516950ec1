"""What everybody saw and can no longer see: who could not lay when they had to. And deals that agree with it."""

from collections.abc import Iterable, Sequence

import msgspec

from tilery.engine.chance import Bits, shuffled
from tilery.engine.game import Seat
from tilery.engine.room import put
from tilery.games.triominos.pieces import MASKS, mask_of, stones_of


class Memory(msgspec.Struct, frozen=True, gc=False):
    """TR-7: `barred` are the stones that each player can't hold: they passed with an empty pool, and these fitted."""

    barred: tuple[tuple[str, ...], ...] = ()


NOTHING = Memory()


def stones_for(keys: Iterable[int]) -> int:
    """All stones that fit in one of these open cells, whoever has them."""
    stones = 0
    for key in keys:
        stones |= MASKS[key]
    return stones


def could_not_lay(memory: Memory, seats: int, seat: Seat, stones: int) -> Memory:
    """A player had to pass while these stones fitted. The pool is empty, so none of them comes to the hand later."""
    barred = memory.barred or ((),) * seats
    known = mask_of(barred[seat])
    if not stones & ~known:  # nothing new
        return memory
    return Memory(put(barred, seat, stones_of(known | stones)))


class Deal:
    """The last stones, all in the hands of these players: dealt at random, to nobody who can't hold them."""

    def __init__(self, memory: Memory, sizes: dict[Seat, int], stones: Sequence[str], bits: Bits) -> None:
        self._barred = {seat: set(memory.barred[seat]) if memory.barred else set() for seat in sizes}
        self._sizes, self._stones, self._bits = sizes, stones, bits
        self.hands: dict[Seat, list[str]] = {}
        self._dealt()

    def with_one_of(self, wanted: Sequence[str]) -> None:
        """TR-11: the round goes on, so one of these stones is in one of the hands."""
        if any(stone in hand for hand in self.hands.values() for stone in wanted):
            return
        ways = [(seat, stone) for seat in self._sizes for stone in wanted if stone in self._stones]
        for seat, stone in shuffled(self._bits, ways):
            if self._sizes[seat] and stone not in self._barred[seat] and self._dealt(seat, stone):
                return
        self._dealt()  # only where the table was laid out by hand

    def _dealt(self, seat: Seat | None = None, first: str = "") -> bool:
        """Deal, the first stone to this player; False if the others can't be dealt then."""
        self.hands = {other: [] for other in self._sizes}
        if seat is not None:
            self.hands[seat].append(first)
        rest = [stone for stone in self._stones if stone != first]
        return all(self._placed(stone, first, set()) for stone in shuffled(self._bits, rest))

    def _placed(self, stone: str, fixed: str, full: set[Seat]) -> bool:
        """Give a stone to a hand with room, or to one that can hand on another stone (by augmenting paths)."""
        able = [seat for seat in self._sizes if seat not in full and stone not in self._barred[seat]]
        for seat in shuffled(self._bits, able):
            if len(self.hands[seat]) < self._sizes[seat]:
                self.hands[seat].append(stone)
                return True
        for seat in able:
            full.add(seat)
            for place, other in enumerate(self.hands[seat]):
                if other != fixed and self._placed(other, fixed, full):
                    self.hands[seat][place] = stone
                    return True
        return False
