"""Why somebody would make a move: what it lays and makes, what a tile fits, what a tile in the rack costs."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from tilery.engine.reasons import Reason
from tilery.engine.room import without
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.layings import proposed
from tilery.games.crossrummy.pieces import (
    ACTION_POINTS,
    ACTIONS,
    ALL_TILES,
    COLOURS,
    KINDS,
    POINTS,
    SHORTEST,
    VALUES,
    Kind,
    in_order,
)
from tilery.games.crossrummy.table import Cells, lines
from tilery.games.crossrummy.view import View, table_of

MANY = 20
"""With so many tiles in the rack, nobody looks at all ways to sort them."""


class GoesOut(Reason, frozen=True):
    """CR-12: no tile is left in the rack."""


class Opens(Reason, frozen=True):
    """CR-10: it is this player's first laying."""


class Lays(Reason, frozen=True):
    """CR-13: how many tiles leave the rack, the points that they would cost, and how many tiles stay."""

    tiles: int
    points: int
    left: int


class Makes(Reason, frozen=True):
    """CR-7: this line was not on the table before, and has tiles that are being laid."""

    kind: Kind
    tiles: tuple[str, ...]


class Crosses(Reason, frozen=True):
    """CR-7: this tile, which is being laid, stands in two lines."""

    tile: str


class Keeps(Reason, frozen=True):
    """CR-7: these two tiles stay in the rack and make two of the three for a set or a run."""

    tile: str
    kind: Kind
    other: str


class Together(Reason, frozen=True):
    """CR-7: with the tile, so many of the number tiles in the rack make sets and runs at once, more than without it."""

    tiles: int
    of: int


class Completes(Reason, frozen=True):
    """Together with these tiles of the rack, the tile makes a set or a run."""

    tile: str
    kind: Kind
    tiles: tuple[str, ...]


class Pairs(Reason, frozen=True):
    """Together with this tile of the rack, the tile makes two of the three for a set or a run."""

    tile: str
    kind: Kind
    other: str


class NoneOpenCompletes(Reason, frozen=True):
    """No open tile makes a set or a run with tiles of the rack."""


class MayComplete(Reason, frozen=True):
    """CR-4, CR-7: of the tiles that this player can't see (`unseen`), so many would make a set or a run with tiles of
    the rack."""

    tiles: int
    unseen: int


class Sheds(Reason, frozen=True):
    """CR-13: a tile of the rack that would cost these points at the end."""

    points: int


class Fewest(Reason, frozen=True):
    """Nobody else holds fewer tiles than this player."""

    seat: int
    tiles: int


class FitsNothing(Reason, frozen=True):
    """None of these tiles makes two of three with another tile that stays in the rack."""

    tiles: tuple[str, ...]


AnyReason = (
    GoesOut
    | Opens
    | Lays
    | Makes
    | Crosses
    | Keeps
    | Together
    | Completes
    | Pairs
    | NoneOpenCompletes
    | MayComplete
    | Sheds
    | Fewest
    | FitsNothing
)


def reasons(v: View, move: m.Move) -> tuple[AnyReason, ...]:
    if isinstance(move, m.Lay):
        return _of_laying(v, move)
    if isinstance(move, m.Take):
        return _of_taking(v, move.tile)
    if isinstance(move, m.Draw):
        found = any(completed(v.rack, tile) for tile in v.open)
        return (*(() if found or not v.open else (NoneOpenCompletes(),)), *_may_complete(v))
    if isinstance(move, m.PassOn):
        return (Sheds(ACTION_POINTS),)
    if isinstance(move, m.DrawThree):
        least = min(held for seat, held in enumerate(v.hands) if seat != v.seat)
        fewest = v.bag and v.hands[move.victim] == least  # CR-14: nobody draws from an empty bag
        return (*((Fewest(move.victim, v.hands[move.victim]),) if fewest else ()), Sheds(ACTION_POINTS))
    if isinstance(move, m.Give):
        stays = without(v.rack, *move.tiles)
        alone = tuple(tile for tile in move.tiles if tile not in ACTIONS and not paired(stays, tile))
        found_alone = (FitsNothing(alone),) if alone and stays else ()
        return (*found_alone, Sheds(sum(POINTS[tile] for tile in move.tiles)))
    return ()


def _of_laying(v: View, move: m.Lay) -> tuple[AnyReason, ...]:
    before = table_of(v).cells
    after, _ = proposed(before, move)
    known = {line.tiles for line in lines(before)}
    new = {one.cell for one in move.laid}
    made = [
        Makes(KINDS[line.tiles], line.tiles)
        for line in sorted(lines(after), key=lambda line: -len(line.tiles))
        if new & set(line.cells) and line.tiles not in known
    ]
    tiles = [one.tile for one in move.laid]
    left = len(v.rack) - len(tiles)
    opens = v.seat is not None and not v.opened[v.seat]
    return (
        *((GoesOut(),) if not left else ()),
        *((Opens(),) if opens else ()),
        Lays(len(tiles), sum(POINTS[tile] for tile in tiles), left),
        *_crosses(after, move),
        *_keeps(without(v.rack, *tiles)),
        *made,
    )


def _crosses(after: Cells, move: m.Lay) -> tuple[Crosses, ...]:
    """The first laid tile that counts twice."""
    in_lines = Counter(cell for line in lines(after) for cell in line.cells)
    return tuple(Crosses(one.tile) for one in move.laid if in_lines[one.cell] > 1)[:1]


def _keeps(rack: tuple[str, ...]) -> tuple[Keeps, ...]:
    """The first two tiles of what stays that go together."""
    for place, tile in enumerate(rack):
        if tile not in ACTIONS and (found := paired(rack[place + 1 :], tile)):
            return (Keeps(tile, found.kind, found.other),)
    return ()


def _of_taking(v: View, tile: str) -> tuple[Together | Completes | Pairs, ...]:
    if tile in ACTIONS:
        return ()
    found = completed(v.rack, tile) or paired(v.rack, tile)
    return (*((found,) if found else ()), *_together(v.rack, tile))


def _together(rack: tuple[str, ...], tile: str) -> tuple[Together, ...]:
    held = in_order([one for one in rack if one not in ACTIONS])
    if len(held) >= MANY:
        return ()
    tiles = most_in_lines(in_order([tile, *held]))
    return (Together(tiles, len(held) + 1),) if tiles > most_in_lines(held) else ()


@lru_cache(maxsize=1 << 12)
def most_in_lines(tiles: tuple[str, ...]) -> int:
    """CR-7: how many of these number tiles can be in sets and runs at once, each in one of them.

    >>> most_in_lines(("r3", "r4", "r5", "g5", "b5", "y5")), most_in_lines(("r3", "r4", "r5", "b5", "y5"))
    (6, 3)
    """
    if len(tiles) < SHORTEST:
        return 0
    first, rest = tiles[0], tiles[1:]
    with_first = (1 + len(line) + most_in_lines(without(rest, *line)) for line in _lines_with(first, frozenset(rest)))
    return max((most_in_lines(rest), *with_first))


def _lines_with(tile: str, held: frozenset[str]) -> Iterator[tuple[str, ...]]:
    """What of these tiles makes a line with this one: sets, and the runs in which it is the lowest or not."""
    colour, value = tile[0], int(tile[1:])
    same = [f"{other}{value}" for other in COLOURS if other != colour and f"{other}{value}" in held]
    for count in range(SHORTEST - 1, len(same) + 1):
        yield from combinations(same, count)
    lowest = value
    while f"{colour}{lowest - 1}" in held:
        lowest -= 1
    highest = value
    while f"{colour}{highest + 1}" in held:
        highest += 1
    for first in range(lowest, value + 1):
        for last in range(max(value, first + SHORTEST - 1), highest + 1):
            yield tuple(f"{colour}{other}" for other in range(first, last + 1) if other != value)


def _may_complete(v: View) -> Iterator[MayComplete]:
    """What a blind draw is good for."""
    lying = (*v.rack, *v.open, *v.gone, *(placed.tile for placed in v.table))
    unseen = Counter(ALL_TILES) - Counter(lying)
    if tiles := sum(count for tile, count in unseen.items() if completed(v.rack, tile)):
        yield MayComplete(tiles, unseen.total())


def completed(rack: Sequence[str], tile: str) -> Completes | None:
    """CR-7: the first set or run of three that the tile makes with two of the rack, a run before a set."""
    if tile in ACTIONS:
        return None
    colour, value = tile[0], int(tile[1:])
    held = set(rack)
    for first in range(value - SHORTEST + 1, value + 1):
        others = [f"{colour}{other}" for other in range(first, first + SHORTEST) if other != value]
        if all(other in held for other in others):
            return Completes(tile, "run", in_order(others))
    others = [f"{other}{value}" for other in COLOURS if other != colour and f"{other}{value}" in held]
    return Completes(tile, "set", in_order(others)) if len(others) >= SHORTEST - 1 else None


def paired(rack: Sequence[str], tile: str) -> Pairs | None:
    """CR-7: a tile of the rack that can stand in a line of three with this one."""
    colour, value = tile[0], int(tile[1:])
    for by in (-1, 1, -2, 2):
        if value + by in VALUES and f"{colour}{value + by}" in rack:
            return Pairs(tile, "run", f"{colour}{value + by}")
    for other in COLOURS:
        if other != colour and f"{other}{value}" in rack:
            return Pairs(tile, "set", f"{other}{value}")
    return None
