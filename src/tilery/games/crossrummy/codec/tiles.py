"""Layings tile by tile: 685 actions, with which a player can rearrange the table as freely as the rules allow."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tilery.engine.codec import Draft, Tensor
from tilery.engine.game import Seat
from tilery.engine.room import without
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.codec.plain import LAYING, PICK, Cells, Drawing, Giving, Plain, numbers
from tilery.games.crossrummy.moves import Cell
from tilery.games.crossrummy.pieces import COPIES, NUMBERS, ORDER, TILES
from tilery.games.crossrummy.rules import check
from tilery.games.crossrummy.state import State
from tilery.games.crossrummy.table import Table, cell_name, is_right

DONE: Final = LAYING
BACK: Final = DONE + 1
LIFT: Final = BACK + 1
"""The action that lifts the tile with the first number; see `numbers`."""
PUT: Final = LIFT + COPIES * len(NUMBERS)
"""The action that puts the picked tile to the right of the tile with the first number."""
STEPS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
NEW: Final = PUT + len(STEPS) * COPIES * len(NUMBERS)
"""A new group below the table."""
LIFTS: Final = 6
"""How many tiles of the table can be moved in a laying. A player who does anything would lift them all."""


class Rearranging(Draft, frozen=True):
    """CR-6: the table as it would be, what was lifted and has no place yet, and what has been done."""

    cells: Cells
    lifted: tuple[m.Laid, ...] = ()
    laid: tuple[m.Laid, ...] = ()
    moved: tuple[m.Moved, ...] = ()
    picked: str = ""

    @property
    def move(self) -> m.Lay:
        """The laying, if it ends here."""
        return m.Lay(self.laid, tuple(one for one in self.moved if one.to != one.cell))


class GaveUp(Draft, frozen=True):
    """This turn, nothing is laid any more: otherwise a game need not end."""


Laying = Rearranging | GaveUp


class TileByTile(Plain[Laying]):
    """Pick a tile of the hand and put it beside one that lies; lift tiles of the table and put them elsewhere."""

    action_count = NEW + 1

    def __init__(self, start: State) -> None:
        tiles = (len(TILES),)
        super().__init__(start, {"lifted": tiles, "new": (COPIES * len(NUMBERS),), "gave up": (1,)})

    def legal(self, s: State, seat: Seat, draft: Laying | Giving | Drawing | None) -> list[int]:
        if isinstance(draft, GaveUp):
            return self.plain(s, seat)
        if not isinstance(draft, Rearranging):
            return super().legal(s, seat, draft)
        if draft.picked:
            return [*_free_places(draft.cells), NEW]
        hand = without(s.hands[seat], *(one.tile for one in draft.laid))
        picks = {tile for tile in hand if tile in ORDER_OF_NUMBERS} | {one.tile for one in draft.lifted}
        found = sorted([PICK + ORDER[tile] for tile in picks])
        if draft.laid and not draft.lifted and is_right(draft.cells) and not check(s, seat, draft.move):
            found.append(DONE)
        found.append(BACK)
        if s.opened[seat] and len(draft.lifted) + len(draft.moved) < LIFTS:
            here = {one.cell for one in draft.laid} | {one.to for one in draft.moved}
            found += sorted([LIFT + number for number, cell in numbers(draft.cells).items() if cell not in here])
        return found

    def layings(self, s: State, seat: Seat) -> list[int]:
        picks = sorted({PICK + ORDER[tile] for tile in s.hands[seat] if tile in ORDER_OF_NUMBERS})
        if not picks or not s.opened[seat]:
            return picks
        return [*picks, *sorted([LIFT + number for number in numbers(_cells(s))])]

    def lay(self, s: State, seat: Seat, draft: Laying | None, action: int) -> m.Move | Laying:
        if action == BACK:
            return GaveUp()
        now = draft if isinstance(draft, Rearranging) else Rearranging(_cells(s))
        if action == DONE:
            return now.move
        if action < DONE:
            return Rearranging(now.cells, now.lifted, now.laid, now.moved, TILES[action - PICK])
        if action < PUT:
            return _lifted(now, numbers(now.cells)[action - LIFT])
        return _put(now, _new_cell(s, now.cells) if action == NEW else _beside(now.cells, action))

    def encode_laying(self, s: State, seat: Seat, move: m.Lay) -> tuple[int, ...] | None:
        now = Rearranging(_cells(s))
        actions = []
        for one in move.moved:
            actions.append(LIFT + next(number for number, cell in numbers(now.cells).items() if cell == one.cell))
            now = _lifted(now, one.cell)
        rest = {one.cell: one.tile for one in move.laid} | {
            one.to: one.tile for one in move.moved if one.to is not None
        }
        while rest:
            places = {_beside(now.cells, action): action for action in _free_places(now.cells)}
            places[_new_cell(s, now.cells)] = NEW
            cell = next((cell for cell in rest if cell in places), None)
            if cell is None:
                return None
            tile = rest.pop(cell)
            actions += [PICK + ORDER[tile], places[cell]]
            now = _put(Rearranging(now.cells, now.lifted, now.laid, now.moved, tile), cell)
        return (*actions, DONE) if len(move.moved) <= LIFTS else None

    def cells(self, s: State, draft: Laying | Giving | Drawing | None) -> Cells:
        return draft.cells if isinstance(draft, Rearranging) else super().cells(s, draft)

    def observe(self, s: State, seat: Seat, draft: Laying | Giving | Drawing | None, tensor: Tensor) -> None:
        super().observe(s, seat, draft, tensor)
        at = self.at
        if isinstance(draft, GaveUp):
            tensor[at["gave up"]] = 1
        if not isinstance(draft, Rearranging):
            return
        for tile, count in Counter(one.tile for one in draft.laid).items():  # no longer in the hand
            tensor[at["rack"] + ORDER[tile]] -= count / COPIES
        if draft.picked:
            tensor[at["picked"] + ORDER[draft.picked]] = 1
        for one in draft.lifted:
            tensor[at["lifted"] + ORDER[one.tile]] += 1 / COPIES
        new = {one.cell for one in draft.laid}
        tensor[[at["new"] + number for number, cell in numbers(draft.cells).items() if cell in new]] = 1

    def name(self, s: State, seat: Seat, draft: Laying | Giving | Drawing | None, action: int) -> str:
        if action <= DONE and not (action == DONE or (action >= PICK and s.phase == "play")):
            return super().name(s, seat, draft, action)
        if action < DONE:
            return f"pick {TILES[action - PICK]}"
        if action in NAMES:
            return NAMES[action]
        cells = self.cells(s, draft)
        number = (action - LIFT) if action < PUT else (action - PUT) // len(STEPS)
        cell = numbers(cells)[number]
        if action < PUT:
            return f"lift {cells[cell]}@{cell_name(cell)}"
        return f"put @{cell_name(_beside(cells, action))}"


NAMES: Final = {DONE: "done", BACK: "back", NEW: "put on a new row"}
ORDER_OF_NUMBERS: Final = frozenset(NUMBERS)


def _cells(s: State) -> Cells:
    return Table.known(s.table).cells


def _lifted(now: Rearranging, cell: Cell) -> Rearranging:
    cells = dict(now.cells)
    lifted = (*now.lifted, m.Laid(cells.pop(cell), cell))
    return Rearranging(cells, lifted, now.laid, now.moved, now.picked)


def _put(now: Rearranging, cell: Cell) -> Rearranging:
    """The picked tile on a cell. If an equal one was lifted, it is that one: equal tiles can't be told apart."""
    cells = {**now.cells, cell: now.picked}
    lifted = next((one for one in now.lifted if one.tile == now.picked), None)
    if lifted is None:
        return Rearranging(cells, now.lifted, (*now.laid, m.Laid(now.picked, cell)), now.moved)
    moved = (*now.moved, m.Moved(lifted.tile, lifted.cell, cell))
    return Rearranging(cells, without(now.lifted, lifted), now.laid, moved)


def _free_places(cells: Cells) -> Iterable[int]:
    """The free cells beside tiles, each by the action that names it first."""
    seen: set[Cell] = set()
    for number, (x, y) in sorted(numbers(cells).items()):
        for step, (right, down) in enumerate(STEPS):
            cell = x + right, y + down
            if cell not in cells and cell not in seen:
                seen.add(cell)
                yield PUT + len(STEPS) * number + step


def _beside(cells: Cells, action: int) -> Cell:
    number, step = divmod(action - PUT, len(STEPS))
    (x, y), (right, down) = numbers(cells)[number], STEPS[step]
    return x + right, y + down


def _new_cell(s: State, cells: Cells) -> Cell:
    """Far enough below the table, also below the one before the laying: there the rules put new groups, too."""
    return 0, max([Table.known(s.table).new_row, *[y + 2 for _, y in cells]])
