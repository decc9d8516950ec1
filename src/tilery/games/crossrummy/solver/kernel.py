"""The embedding: lines and whole pieces find places on a grid, as a forest. Its loops are a kernel (see
`engine/kernel.py`).

An item is a run, a set, or a piece: a right part of a table that stays as it is, turned or mirrored at most. The first
item of a group lies in the middle of one of four fields. All others are attached, at right angles, to a tile that lies
and that may be a crossing, where they touch nothing else. If nothing more fits, some items are taken away with all that
hangs on them, and the rest tries again; that counts as one step.

All items have their tiles one behind the other in the arrays of tiles, so each tile has a number, its *slot*. A tile
that two items share lies in the slot of the item that was there first.
"""

from tilery.engine.kernel import Ints, Twin, kernel
from tilery.engine.kernel_dice import roll
from tilery.games.crossrummy.solver.kernel_places import (
    AXES,
    CELLS,
    CROSS,
    EDGE,
    FIELD,
    FIRST,
    GONE,
    GROUPS,
    ITEM_COLUMNS,
    ITEMS,
    KEPT,
    KEPT_LEFT,
    KEPT_LOOPS,
    KEPT_SLOTS,
    KIND,
    KINDS,
    LIES,
    LOOPS,
    MIDDLES,
    MOST,
    NOISE,
    NOW,
    PIECE,
    ROOM,
    ROOT,
    RUN,
    SIZE,
    SLOT_COLUMNS,
    SLOTS,
    SPOT,
    SUMS,
    SUPPLY,
    TILE,
    TURN,
    TURNS,
    WIDE,
    WISH,
    attach,
    lay_line,
    lift,
    put,
    short_of,
)


@kernel
def clear(grid: Ints, near: Ints) -> int:
    """An empty grid: 0 where tiles may lie, -1 elsewhere."""
    for spot in range(CELLS):
        x, y = spot % WIDE - EDGE, spot // WIDE - EDGE
        free = 0 <= x < 2 * FIELD + 1 and 0 <= y < 2 * FIELD + 1 and x != FIELD and y != FIELD
        grid[spot] = 0 if free else -1
        near[spot] = 0
    return 0


@kernel
def begin_group(
    grid: Ints, near: Ints, items: Ints, slots: Ints, turns: Ints, left: Ints, sums: Ints, dice: Ints
) -> int:
    """Lay the first item of a new group, the largest piece if there is one; 0 if there may be no more groups."""
    used = 0
    for item in range(sums[ITEMS]):
        if items[LIES + item] and items[ROOT + item] >= 0:
            used |= 1 << items[ROOT + item]
    field = -1
    for each in range(sums[GROUPS]):
        if not used >> each & 1:
            field = each
            break
    if field < 0:
        return 0
    chosen, best = -1, -1
    for item in range(sums[ITEMS]):
        if items[LIES + item] or short_of(items, slots, left, item) != -1:
            continue
        kind, size = items[KIND + item], items[SIZE + item]
        wish = items[WISH + item] + items[NOISE + item] + (300 * size if kind == RUN else 0)
        if kind == PIECE:
            wish += 1000000 * size
        if wish > best:
            best, chosen = wish, item
    if chosen < 0:
        return 0
    items[ROOT + chosen], items[LIES + chosen] = field, 1
    first, size = items[FIRST + chosen], items[SIZE + chosen]
    middle = MIDDLES[field]
    if items[KIND + chosen] == PIECE:
        for at in range(size):
            base = TURNS * first + at
            put(
                grid,
                near,
                slots,
                left,
                first + at,
                middle + turns[base],
                slots[TILE + first + at],
                turns[TURNS * ROOM + base],
            )
    else:
        lay_line(grid, near, items, slots, left, sums, chosen, middle, size // 2, 1, dice)
    return 1


@kernel
def fill(grid: Ints, near: Ints, items: Ints, slots: Ints, turns: Ints, left: Ints, sums: Ints, dice: Ints) -> int:
    """Lay items until nothing fits any more, those with the highest wish first; gives how many found no place."""
    unplaced = 0
    for item in range(sums[ITEMS]):
        if items[LIES + item] == 0:
            unplaced += 1
    while unplaced > 0:
        for item in range(sums[ITEMS]):
            items[GONE + item] = items[LIES + item]
        done = 0
        while done == 0:
            chosen, best = -1, -1
            for item in range(sums[ITEMS]):
                if items[GONE + item]:
                    continue
                wish = items[WISH + item] + items[NOISE + item]
                if items[KIND + item] == PIECE:
                    wish += 200 * items[SIZE + item]
                if wish > best:
                    best, chosen = wish, item
            if chosen < 0:
                break
            items[GONE + chosen] = 1
            done = attach(grid, near, items, slots, turns, left, sums, chosen, dice)
        if done == 0 and begin_group(grid, near, items, slots, turns, left, sums, dice) == 0:
            break
        unplaced -= 1
    return unplaced


@kernel
def take_away(grid: Ints, near: Ints, items: Ints, slots: Ints, left: Ints, sums: Ints, owner: Ints) -> int:
    """Take away all items marked in the column GONE, and all that hang on them."""
    more = 1
    while more:
        more = 0
        for item in range(sums[ITEMS]):
            if items[LIES + item] and not items[GONE + item]:
                first = items[FIRST + item]
                for slot in range(first, first + items[SIZE + item]):
                    other = -2 - slots[SPOT + slot]
                    if other >= 0 and items[GONE + owner[other]]:
                        items[GONE + item] = 1
                        more = 1
    for item in range(sums[ITEMS]):
        if not items[GONE + item] or not items[LIES + item]:
            continue
        first = items[FIRST + item]
        shared = 0
        for slot in range(first, first + items[SIZE + item]):
            other = -2 - slots[SPOT + slot]
            if other >= 0:
                left[CROSS + slots[NOW + other]] += 1
                slots[AXES + other] -= items[TURN + item]
                slots[SPOT + slot] = -1
                shared += 1
        if shared > 1:
            sums[LOOPS] += shared - 1
    for item in range(sums[ITEMS]):
        if not items[GONE + item] or not items[LIES + item]:
            continue
        first = items[FIRST + item]
        for slot in range(first, first + items[SIZE + item]):
            if slots[SPOT + slot] >= 0:
                left[SUPPLY + slots[NOW + slot]] += 1
                lift(grid, near, slots, slot)
        items[LIES + item], items[ROOT + item] = 0, -1
    return 0


@kernel
def keep(items: Ints, slots: Ints, left: Ints, sums: Ints, kept: Ints) -> int:
    """Remember what lies where."""
    for at in range(ITEM_COLUMNS * MOST):
        kept[at] = items[at]
    for at in range(SLOT_COLUMNS * ROOM):
        kept[KEPT_SLOTS + at] = slots[at]
    for at in range(2 * KINDS):
        kept[KEPT_LEFT + at] = left[at]
    kept[KEPT_LOOPS] = sums[LOOPS]
    return 0


@kernel
def restore(grid: Ints, near: Ints, items: Ints, slots: Ints, left: Ints, sums: Ints, kept: Ints) -> int:
    """Lay everything as it was remembered."""
    for slot in range(sums[SLOTS]):
        if slots[SPOT + slot] >= 0 and slots[SPOT + slot] != kept[KEPT_SLOTS + SPOT + slot]:
            lift(grid, near, slots, slot)
    for slot in range(sums[SLOTS]):
        was = kept[KEPT_SLOTS + SPOT + slot]
        if was >= 0 and was != slots[SPOT + slot]:
            put(grid, near, slots, left, slot, was, kept[KEPT_SLOTS + NOW + slot], 0)
    for slot in range(sums[SLOTS]):
        for column in (SPOT, NOW, AXES):
            slots[column + slot] = kept[KEPT_SLOTS + column + slot]
    for item in range(sums[ITEMS]):
        for column in (ROOT, TURN, LIES):
            items[column + item] = kept[column + item]
    for at in range(2 * KINDS):
        left[at] = kept[KEPT_LEFT + at]
    sums[LOOPS] = kept[KEPT_LOOPS]
    return 0


@kernel
def laid(slots: Ints, sums: Ints) -> int:
    """How many tiles lie."""
    count = 0
    for slot in range(sums[SLOTS]):
        if slots[SPOT + slot] >= 0:
            count += 1
    return count


@kernel
def embed(
    grid: Ints,
    near: Ints,
    items: Ints,
    slots: Ints,
    turns: Ints,
    left: Ints,
    sums: Ints,
    owner: Ints,
    kept: Ints,
    best: Ints,
    steps: int,
    dice: Ints,
) -> int:
    """Look for places for all items; gives how many steps are left, or -1 if it was not found within these steps.

    `best` remembers the table with the most tiles. The grid is empty before and after.
    """
    most = -1
    for item in range(sums[ITEMS]):
        items[NOISE + item] = roll(dice, 1000)
    unplaced = fill(grid, near, items, slots, turns, left, sums, dice)
    while True:
        count = laid(slots, sums)
        if count > most:
            most = count
            keep(items, slots, left, sums, best)
        if unplaced == 0 or steps <= 0:
            break
        steps -= 1
        keep(items, slots, left, sums, kept)
        missing, chosen = 0, 0
        for item in range(sums[ITEMS]):
            items[GONE + item] = 0
            items[NOISE + item] = roll(dice, 1000)
            if items[LIES + item]:
                items[WISH + item] = items[WISH + item] * 19 // 20
            else:
                items[WISH + item] += roll(dice, 300)
                missing += 1
                if roll(dice, missing) == 0:
                    chosen = item
        for _ in range(1 + roll(dice, 3)):
            item = roll(dice, sums[ITEMS])
            if items[LIES + item] and not (items[KIND + item] == PIECE and items[ROOT + item] == 0):
                items[GONE + item] = 1
        take_away(grid, near, items, slots, left, sums, owner)
        items[NOISE + chosen] += 3000
        now = fill(grid, near, items, slots, turns, left, sums, dice)
        if now <= unplaced or roll(dice, 50) == 0:
            unplaced = now
        else:
            restore(grid, near, items, slots, left, sums, kept)
    for slot in range(sums[SLOTS]):
        if slots[SPOT + slot] >= 0:
            lift(grid, near, slots, slot)
    return steps if unplaced == 0 else -1


def practise(twin: Twin) -> None:
    """A run and a set find places."""
    ints = twin.ints
    grid, near = ints([0] * CELLS), ints([0] * CELLS)
    twin.clear(grid, near)
    items, slots = ints([0] * (ITEM_COLUMNS * MOST)), ints([0] * (SLOT_COLUMNS * ROOM))
    turns, left, sums = ints([0] * (2 * TURNS * ROOM)), ints([0] * (2 * KINDS)), ints([0] * SUMS)
    kept, best, owner = ints([0] * KEPT), ints([0] * KEPT), ints([0] * ROOM)
    twin.embed(grid, near, items, slots, turns, left, sums, owner, kept, best, 1, ints([1]))
