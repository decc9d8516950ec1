"""Layings tile by tile: 685 actions, with which a player can rearrange the table as freely as the rules allow."""

from typing import Final

from tilery.engine.codec import Draft, Tensor, memory
from tilery.engine.game import Seat
from tilery.engine.room import without
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.codec.grid import STEPS, Grid, beside, grid_of
from tilery.games.crossrummy.codec.plain import LAYING, PICK, Drawing, Giving, Plain
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
NEW: Final = PUT + STEPS * COPIES * len(NUMBERS)
"""A new group below the table."""
LIFTS: Final = 6
"""How many tiles of the table can be moved in a laying. A player who does anything would lift them all."""


class Rearranging(Draft, frozen=True):
    """CR-6: the table as it would be, what was lifted and has no place yet, and what has been done."""

    cells: Grid
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
            return [*[PUT + name for name in sorted(draft.cells.places.values())], NEW]
        hand = list(s.hands[seat])
        for one in draft.laid:
            hand.remove(one.tile)
        found = sorted({PICKS[tile] for tile in hand if tile in PICKS} | {PICKS[one.tile] for one in draft.lifted})
        if draft.laid and not draft.lifted and is_right(draft.cells) and not check(s, seat, draft.move):
            found.append(DONE)
        found.append(BACK)
        if s.opened[seat] and len(draft.lifted) + len(draft.moved) < LIFTS:
            here = {one.cell for one in draft.laid} | {one.to for one in draft.moved}
            numbers = draft.cells.numbers
            found += [LIFT + number for number in sorted(numbers) if numbers[number] not in here]
        return found

    def layings(self, s: State, seat: Seat) -> list[int]:
        picks = sorted({PICKS[tile] for tile in s.hands[seat] if tile in PICKS})
        if not picks or not s.opened[seat]:
            return picks
        return [*picks, *[LIFT + number for number in sorted(grid_of(s.table).numbers)]]

    def lay(self, s: State, seat: Seat, draft: Laying | None, action: int) -> m.Move | Laying:
        if action == BACK:
            return GaveUp()
        now = draft if isinstance(draft, Rearranging) else Rearranging(grid_of(s.table))
        if action == DONE:
            return now.move
        if action < DONE:
            return Rearranging(now.cells, now.lifted, now.laid, now.moved, TILES[action - PICK])
        if action < PUT:
            return _lifted(now, now.cells.numbers[action - LIFT])
        return _put(now, _new_cell(s, now.cells) if action == NEW else _beside(now.cells, action))

    def encode_laying(self, s: State, seat: Seat, move: m.Lay) -> tuple[int, ...] | None:
        now = Rearranging(grid_of(s.table))
        actions = []
        for one in move.moved:
            actions.append(LIFT + next(number for number, cell in now.cells.numbers.items() if cell == one.cell))
            now = _lifted(now, one.cell)
        rest = {one.cell: one.tile for one in move.laid} | {
            one.to: one.tile for one in move.moved if one.to is not None
        }
        while rest:
            places = {cell: PUT + name for cell, name in now.cells.places.items()}
            places[_new_cell(s, now.cells)] = NEW
            cell = next((cell for cell in rest if cell in places), None)
            if cell is None:
                return None
            tile = rest.pop(cell)
            actions += [PICK + ORDER[tile], places[cell]]
            now = _put(Rearranging(now.cells, now.lifted, now.laid, now.moved, tile), cell)
        return (*actions, DONE) if len(move.moved) <= LIFTS else None

    def rows(self, s: State, draft: Laying | Giving | Drawing | None) -> Tensor:
        return draft.cells.rows if isinstance(draft, Rearranging) else super().rows(s, draft)

    def observe(self, s: State, seat: Seat, draft: Laying | Giving | Drawing | None, tensor: Tensor) -> None:
        super().observe(s, seat, draft, tensor)
        at, numbers = self.at, memory(tensor)
        if isinstance(draft, GaveUp):
            numbers[at["gave up"]] = 1.0
        if not isinstance(draft, Rearranging):
            return
        if draft.picked:
            numbers[at["picked"] + ORDER[draft.picked]] = 1.0
        for one in draft.lifted:
            numbers[at["lifted"] + ORDER[one.tile]] += 1 / COPIES
        cells = draft.cells.numbers
        for one in draft.laid:
            numbers[at["rack"] + ORDER[one.tile]] -= 1 / COPIES  # no longer in the rack
            number = COPIES * ORDER[one.tile]
            numbers[at["new"] + number + (cells[number] != one.cell)] = 1.0

    def name(self, s: State, seat: Seat, draft: Laying | Giving | Drawing | None, action: int) -> str:
        if action <= DONE and not (action == DONE or (action >= PICK and s.phase == "play")):
            return super().name(s, seat, draft, action)
        if action < DONE:
            return f"pick {TILES[action - PICK]}"
        if action in NAMES:
            return NAMES[action]
        cells = draft.cells if isinstance(draft, Rearranging) else grid_of(s.table)
        number = (action - LIFT) if action < PUT else (action - PUT) // STEPS
        cell = cells.numbers[number]
        if action < PUT:
            return f"lift {cells[cell]}@{cell_name(cell)}"
        return f"put @{cell_name(_beside(cells, action))}"


NAMES: Final = {DONE: "done", BACK: "back", NEW: "put on a new row"}
PICKS: Final = {tile: PICK + ORDER[tile] for tile in NUMBERS}


def _lifted(now: Rearranging, cell: Cell) -> Rearranging:
    lifted = (*now.lifted, m.Laid(now.cells[cell], cell))
    return Rearranging(now.cells.without(cell), lifted, now.laid, now.moved, now.picked)


def _put(now: Rearranging, cell: Cell) -> Rearranging:
    """The picked tile on a cell. If an equal one was lifted, it is that one: equal tiles can't be told apart."""
    cells = now.cells.with_tile(cell, now.picked)
    lifted = next((one for one in now.lifted if one.tile == now.picked), None)
    if lifted is None:
        return Rearranging(cells, now.lifted, (*now.laid, m.Laid(now.picked, cell)), now.moved)
    moved = (*now.moved, m.Moved(lifted.tile, lifted.cell, cell))
    return Rearranging(cells, without(now.lifted, lifted), now.laid, moved)


def _beside(cells: Grid, action: int) -> Cell:
    number, step = divmod(action - PUT, STEPS)
    return beside(cells.numbers[number])[step]


def _new_cell(s: State, cells: Grid) -> Cell:
    """Far enough below the table, also below the one before the laying: there the rules put new groups, too."""
    return 0, max([Table.known(s.table).new_row, *[y + 2 for _, y in cells]])
