"""Why somebody would make a move: what it lays and makes, what a tile fits, what a tile in the rack costs."""

from collections.abc import Sequence

from tilery.engine.reasons import Reason
from tilery.engine.room import without
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.layings import proposed
from tilery.games.crossrummy.pieces import (
    ACTION_POINTS,
    ACTIONS,
    COLOURS,
    KINDS,
    POINTS,
    SHORTEST,
    VALUES,
    Kind,
    in_order,
)
from tilery.games.crossrummy.table import lines
from tilery.games.crossrummy.view import View, table_of


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


class LaysTogether(Reason, frozen=True):
    """CR-6: a laying is one turn, however many tiles are laid. So whoever collects needs fewer turns."""


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
    GoesOut | Opens | Lays | Makes | Completes | Pairs | NoneOpenCompletes | LaysTogether | Sheds | Fewest | FitsNothing
)


def reasons(v: View, move: m.Move) -> tuple[AnyReason, ...]:
    if isinstance(move, m.Lay):
        return _of_laying(v, move)
    if isinstance(move, m.Take):
        return _of_taking(v, move.tile)
    if isinstance(move, m.Draw):
        found = any(completed(v.rack, tile) for tile in v.open)
        return (*(() if found or not v.open else (NoneOpenCompletes(),)), *_of_collecting(v))
    if isinstance(move, m.PassOn):
        return (Sheds(ACTION_POINTS),)
    if isinstance(move, m.DrawThree):
        fewest = all(v.hands[move.victim] <= held for seat, held in enumerate(v.hands) if seat != v.seat)
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
        *made,
    )


def _of_taking(v: View, tile: str) -> tuple[Completes | Pairs | LaysTogether, ...]:
    if tile in ACTIONS:
        return ()
    found = completed(v.rack, tile) or paired(v.rack, tile)
    return (*((found,) if found else ()), *_of_collecting(v))


def _of_collecting(v: View) -> tuple[LaysTogether, ...]:
    """Only who holds number tiles collects."""
    return (LaysTogether(),) if set(v.rack) - set(ACTIONS) else ()


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
