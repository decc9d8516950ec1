"""What people saw and can no longer see: tiles that somebody took openly or was handed, and still has.

Everybody knows most of it. Only giver and receiver have seen what was handed on (CR-5), so from then on each viewer has
knowledge of their own.
"""

from collections.abc import Iterable, Sequence

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


Memory = tuple[Knowledge, ...]
"""Empty at first; then one `Knowledge` that all share; later one for each seat, and one for spectators."""


def known_to(memory: Memory, seats: int, viewer: Seat | None) -> Knowledge:
    """What a viewer knows of the others' hands."""
    if not memory:
        return Knowledge(((),) * seats, (), (False,) * seats)
    found = memory[0 if len(memory) == 1 else seats if viewer is None else viewer]
    if viewer is None or not found.held[viewer]:
        return found
    return replace(found, held=put(found.held, viewer, ()))


def _put(hands: Hands, seat: Seat, tiles: Iterable[str]) -> Hands:
    return put(hands, seat, in_order(tiles))


def took(memory: Memory, seats: int, seat: Seat, tile: str) -> Memory:
    """CR-3: an open tile went to a hand."""
    return tuple(
        [
            Knowledge(put(one.held, seat, and_one(one.held[seat], tile)), one.loose, one.no_action)
            for one in memory or (known_to(memory, seats, None),)
        ]
    )


def showed(memory: Memory, seat: Seat, tiles: Sequence[str]) -> Memory:
    """CR-5, CR-6: tiles of a hand were laid or played."""
    return tuple([_without(one, seat, tiles) for one in memory])


def passed(memory: Memory, seats: int, seat: Seat) -> Memory:
    """CR-14: a player who passes has no action tile. The bag is empty, so they get one only if tiles are handed on."""
    return tuple(
        [
            one if one.no_action[seat] else Knowledge(one.held, one.loose, put(one.no_action, seat, True))
            for one in memory or (known_to(memory, seats, None),)
        ]
    )


def handed_on(memory: Memory, hands: Hands, given: Sequence[tuple[str, ...]]) -> Memory:
    """CR-5: from these hands, everybody has given these tiles to the left at once."""
    seats = len(hands)
    viewers: tuple[Seat | None, ...] = (*range(seats), None)
    return tuple([_handed_on(known_to(memory, seats, viewer), viewer, hands, given) for viewer in viewers])


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
    before = held = one.held[seat]
    loose = one.loose
    for tile in tiles:
        if tile in held:
            held = without(held, tile)
        elif loose:
            loose = _shown(loose, seat, len(one.held), tile)
    if loose is not one.loose:
        return _settled(Knowledge(put(one.held, seat, held), loose, one.no_action))
    return one if held is before else Knowledge(put(one.held, seat, held), loose, one.no_action)


def _shown(loose: tuple[Loose, ...], seat: Seat, seats: int, tile: str) -> tuple[Loose, ...]:
    """What is loose after this tile was seen to come from this hand."""
    right = (seat - 1) % seats
    for place, group in enumerate(loose):
        giver = group.giver
        if (giver == seat or giver == right and group.most > 0) and tile in group.tiles:
            moved = giver == right
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
