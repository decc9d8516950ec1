"""What players can do. Moves without cells are built once and shared."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import force_setattr

from tilery.engine.game import AnyMove
from tilery.games.crossrummy.pieces import TILES, in_order

Cell = tuple[int, int]
"""Column and row on the endless grid: columns go right, rows go down, both may be negative."""


class Take(AnyMove, frozen=True):
    """CR-3: take this open tile."""

    tile: str


class Draw(AnyMove, frozen=True):
    """CR-4: draw a tile from the bag."""


class PassOn(AnyMove, frozen=True):
    """CR-5: play *pass on*; then everybody chooses what to give."""


class Give(AnyMove, frozen=True):
    """CR-5: the tiles that go to the left neighbour; they may be named in any order."""

    tiles: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "tiles", in_order(self.tiles))


class DrawThree(AnyMove, frozen=True):
    """CR-5: play *draw three* against another player."""

    victim: int


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A tile from the hand, and where it goes."""

    tile: str
    cell: Cell


class Moved(msgspec.Struct, frozen=True, gc=False):
    """A tile of the table, and where it goes from and to. Without `to` it is left over, which no rule allows (CR-6)."""

    tile: str
    cell: Cell
    to: Cell | None


class Lay(AnyMove, frozen=True):
    """CR-6: what is laid and what is moved, all at once. Cells are those of the table before the move.

    Both are sorted by where the tiles go, whatever order they were named in: one rearrangement is one move and has one
    notation.
    """

    laid: tuple[Laid, ...]
    moved: tuple[Moved, ...] = ()

    def __post_init__(self) -> None:
        if len(self.laid) > 1:
            force_setattr(self, "laid", tuple(sorted(self.laid, key=_where_laid)))
        if len(self.moved) > 1:
            force_setattr(self, "moved", tuple(sorted(self.moved, key=_where_to)))


class Pass(AnyMove, frozen=True):
    """CR-14: nothing else is possible."""


class Drawn(AnyMove, frozen=True):
    """Chance: these tiles come out of the bag, in order, for the player who has to get them."""

    tiles: tuple[str, ...]


class HandOn(AnyMove, frozen=True):
    """Chance, with nothing to draw: all have chosen, so all hand on at once. Nobody learns who chose last."""


class Begin(AnyMove, frozen=True):
    """Chance, CR-2: who begins."""

    seat: int


Move = Take | Draw | PassOn | Give | DrawThree | Lay | Pass | Drawn | HandOn | Begin

DRAW = Draw()
PASS_ON = PassOn()
PASS = Pass()
HAND_ON = HandOn()
TAKES = {tile: Take(tile) for tile in TILES}
DRAWN = {tile: Drawn((tile,)) for tile in TILES}
DRAW_THREES = tuple(DrawThree(victim) for victim in range(4))


def laying(laid: Iterable[tuple[str, Cell]], moved: Iterable[tuple[str, Cell, Cell | None]] = ()) -> Lay:
    """A laying from tiles and cells.

    >>> laying([("b6", (1, 0)), ("b5", (0, 0))]).laid[0]
    Laid(tile='b5', cell=(0, 0))
    """
    return Lay(tuple(Laid(*one) for one in laid), tuple(Moved(*one) for one in moved))


def by_row(cell: Cell) -> Cell:
    """The key that sorts cells in reading order: row by row, from left to right."""
    return cell[1], cell[0]


def _where_laid(one: Laid) -> tuple[int, int, str]:
    return one.cell[1], one.cell[0], one.tile


def _where_to(one: Moved) -> tuple[bool, Cell, Cell, str]:
    """The key that sorts tiles by where they go; those left over come last."""
    return one.to is None, by_row(one.to or one.cell), by_row(one.cell), one.tile
