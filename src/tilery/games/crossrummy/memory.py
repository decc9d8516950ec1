"""What people saw and can no longer see: tiles that somebody took openly or was handed, and still has.

A state keeps only what was seen. What follows from it for each viewer is worked out when somebody asks, from where it
was last worked out: a game that nobody looks at need not pay for it.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from tilery.engine.game import Seat
from tilery.engine.room import put, without
from tilery.games.crossrummy.pieces import and_one, in_order

Hands = tuple[tuple[str, ...], ...]


class Loose(msgspec.Struct, frozen=True, gc=False):
    """CR-5: tiles that the giver had when everybody handed on: `least` to `most` of them went to the left neighbour."""

    tiles: tuple[str, ...]
    giver: Seat
    least: int
    most: int


class Knowledge(msgspec.Struct, frozen=True, gc=False):
    """What a viewer knows: `held` are tiles that are certainly in these hands, `loose` are tiles in one of two hands.
    CR-14: a player who passed has `no_action` tile."""

    held: Hands = ()
    loose: tuple[Loose, ...] = ()
    no_action: tuple[bool, ...] = ()


class Sight(NamedTuple):
    """What a player was seen to do with these tiles. When all hand on there is no such player, but the hands as they
    were, and what everybody gave."""

    deed: Literal["took", "showed", "passed", "handed on"]
    seat: Seat
    tiles: tuple[str, ...] = ()
    hands: Hands = ()
    given: Hands = ()


Remembered = tuple[Knowledge | Sight, ...]
"""What was seen, in order. It begins with what was known before, if a game goes on from a position or a guess: one
`Knowledge` that all share, or one for each seat and one for spectators."""
Known = tuple[Knowledge, ...]
"""Empty at first; then one `Knowledge` that all share. Only giver and receiver see what is handed on (CR-5), so from
then on there is one for each seat, and one for spectators."""


class Memory(tuple[Knowledge | Sight, ...]):  # noqa: SLOT001 - a tuple can have no slots, and it needs room
    """What was seen, and what is `known` from the first `so_far` of it."""

    known: Known = ()
    so_far: int = 0

    @classmethod
    def of(cls, remembered: Remembered) -> "Memory":
        """The same, even if it was only a tuple."""
        if isinstance(remembered, Memory):
            return remembered
        memory = cls(remembered)
        memory.known = tuple([one for one in remembered if isinstance(one, Knowledge)])
        memory.so_far = len(memory.known)
        return memory

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return tuple, (tuple(self),)  # in another process, nothing of it has been worked out


def seen(remembered: Remembered, sight: Sight) -> Memory:
    """The same, and one thing more."""
    before = remembered if isinstance(remembered, Memory) else Memory.of(remembered)
    memory = Memory(before + (sight,))  # noqa: RUF005 - much faster than unpacking
    if before.so_far:
        memory.known, memory.so_far = before.known, before.so_far
    return memory


def known_from(remembered: Remembered, seats: int) -> Known:
    """What follows from all that was seen. Whatever was worked out for an earlier moment is not worked out again."""
    memory = Memory.of(remembered)
    for sight in memory[memory.so_far :]:
        memory.known = _learnt(memory.known, seats, sight)
        memory.so_far += 1
    return memory.known


def _learnt(known: Known, seats: int, sight: Knowledge | Sight) -> Known:
    if isinstance(sight, Knowledge):
        raise TypeError("what was known before comes before what was seen")
    if sight.deed == "handed on":
        return _after_handing_on(known, sight.hands, sight.given)
    if sight.deed == "showed":
        return tuple([_without(one, sight.seat, sight.tiles) for one in known])
    known = known or (known_to(known, seats, None),)
    return _took(known, sight.seat, sight.tiles[0]) if sight.deed == "took" else _passed(known, sight.seat)


def known_to(known: Known, seats: int, viewer: Seat | None) -> Knowledge:
    """What a viewer knows of the others' hands."""
    if not known:
        return Knowledge(((),) * seats, (), (False,) * seats)
    found = known[0 if len(known) == 1 else seats if viewer is None else viewer]
    if viewer is None or not found.held[viewer]:
        return found
    return replace(found, held=put(found.held, viewer, ()))


def _put(hands: Hands, seat: Seat, tiles: Iterable[str]) -> Hands:
    return put(hands, seat, in_order(tiles))


def _took(known: Known, seat: Seat, tile: str) -> Known:
    """CR-3: an open tile went to a hand."""
    return tuple(
        [Knowledge(put(one.held, seat, and_one(one.held[seat], tile)), one.loose, one.no_action) for one in known]
    )


def _passed(known: Known, seat: Seat) -> Known:
    """CR-14: a player who passes has no action tile. The bag is empty, so they get one only if tiles are handed on."""
    return tuple([Knowledge(one.held, one.loose, put(one.no_action, seat, True)) for one in known])


def _after_handing_on(known: Known, hands: Hands, given: Hands) -> Known:
    """CR-5: from these hands, everybody has given these tiles to the left at once."""
    seats = len(hands)
    viewers: tuple[Seat | None, ...] = (*range(seats), None)
    return tuple([_handed_on(known_to(known, seats, viewer), viewer, hands, given) for viewer in viewers])


def _handed_on(one: Knowledge, viewer: Seat | None, hands: Hands, given: Sequence[tuple[str, ...]]) -> Knowledge:
    seats = len(hands)
    if viewer is not None:  # the viewer sees which tiles left the hand on the right
        right = (viewer - 1) % seats
        one = _without(one, right, given[right])
    held: list[tuple[str, ...]] = [()] * seats
    loose = list(one.loose)
    for giver, tiles in enumerate(one.held):
        count = len(given[giver])
        most = min(count, len(tiles))
        least = min(most, max(0, count - len(hands[giver]) + len(tiles)))
        if viewer in (giver, (giver + 1) % seats) or not most:
            held[giver] = tiles if giver != viewer else ()
        else:
            loose.append(Loose(tiles, giver, least, most))
    if viewer is not None:
        left = (viewer + 1) % seats
        held[left] = in_order((*held[left], *given[viewer]))
    return _settled(Knowledge(tuple(held), tuple(loose), (False,) * seats))


def _without(one: Knowledge, seat: Seat, tiles: Iterable[str]) -> Knowledge:
    """A hand has lost these tiles. If a tile may have been in that hand, it was there, and is the one that is gone."""
    held, loose = one.held[seat], one.loose
    for tile in tiles:
        if tile in held:
            held = without(held, tile)
        elif loose:
            loose = _shown(loose, seat, len(one.held), tile)
    if loose is not one.loose:
        return _settled(Knowledge(put(one.held, seat, held), loose, one.no_action))
    return one if held is one.held[seat] else Knowledge(put(one.held, seat, held), loose, one.no_action)


def _shown(loose: tuple[Loose, ...], seat: Seat, seats: int, tile: str) -> tuple[Loose, ...]:
    """What is loose after this tile was seen to come from this hand."""
    for place, group in enumerate(loose):
        if tile not in group.tiles:
            continue
        moved = seat == (group.giver + 1) % seats
        if group.most > 0 if moved else seat == group.giver:
            rest = without(group.tiles, tile)
            least, most = max(0, group.least - moved), min(group.most - moved, len(rest))
            return put(loose, place, Loose(rest, group.giver, min(least, len(rest)), most))
    return loose


def _settled(one: Knowledge) -> Knowledge:
    """The same knowledge, with loose tiles moved to a hand once it is certain where they are."""
    held, loose = one.held, []
    for group in one.loose:
        if not group.most:
            held = _put(held, group.giver, (*held[group.giver], *group.tiles))
        elif group.least == len(group.tiles):
            left = (group.giver + 1) % len(held)
            held = _put(held, left, (*held[left], *group.tiles))
        else:
            loose.append(group)
    return replace(one, held=held, loose=tuple(loose))
