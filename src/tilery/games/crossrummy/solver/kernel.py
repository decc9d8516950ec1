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

RUN, SET, PIECE = 0, 1, 2
ACROSS, ALONG, BOTH = 1, 2, 3
"""In which lines a tile lies: a row, a column, both."""
EDGE = 44
"""No piece may be wider than this, so that its places stay within the grid."""
FIELD = 100
WIDE = 2 * EDGE + 2 * FIELD + 1
CELLS = WIDE * WIDE
MIDDLES = (
    (EDGE + FIELD // 2) * WIDE + EDGE + FIELD // 2,
    (EDGE + FIELD // 2) * WIDE + EDGE + FIELD + 1 + FIELD // 2,
    (EDGE + FIELD + 1 + FIELD // 2) * WIDE + EDGE + FIELD // 2,
    (EDGE + FIELD + 1 + FIELD // 2) * WIDE + EDGE + FIELD + 1 + FIELD // 2,
)
FIELDS = 4
TURNS = 8
"""The ways to turn and mirror a piece."""

# Where the columns of `items` begin, each with a number for each item.
MOST = 80
ITEM_COLUMNS = 9
KIND, FIRST, SIZE, WISH, NOISE, ROOT, TURN, LIES, GONE = range(0, ITEM_COLUMNS * MOST, MOST)
# Where the columns of `slots` begin, each with a number for each slot.
ROOM = 320
SLOT_COLUMNS = 4
TILE, SPOT, NOW, AXES = range(0, SLOT_COLUMNS * ROOM, ROOM)
# Where the columns of `left` begin: how many of each tile are still to be laid, and how many may be crossings.
KINDS = 64
SUPPLY, CROSS = 0, KINDS
# What `sums` holds: how many items and slots there are, how many groups there may be, how many loops may be closed.
SUMS = 4
ITEMS, SLOTS, GROUPS, LOOPS = range(SUMS)
# What is remembered of a table: the items, the slots, what is left, and the loops.
KEPT_SLOTS = ITEM_COLUMNS * MOST
KEPT_LEFT = KEPT_SLOTS + SLOT_COLUMNS * ROOM
KEPT_LOOPS = KEPT_LEFT + 2 * KINDS
KEPT = KEPT_LOOPS + 1


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
def put(grid: Ints, near: Ints, slots: Ints, left: Ints, slot: int, spot: int, tile: int, axes: int) -> int:
    """Lay a tile."""
    grid[spot] = slot + 1
    slots[SPOT + slot], slots[NOW + slot], slots[AXES + slot] = spot, tile, axes
    left[SUPPLY + tile] -= 1
    for y in range(-2, 3):
        for x in range(-2, 3):
            near[spot + y * WIDE + x] += 1
    return 0


@kernel
def lift(grid: Ints, near: Ints, slots: Ints, slot: int) -> int:
    """Take a tile away."""
    spot = slots[SPOT + slot]
    grid[spot] = 0
    slots[SPOT + slot] = -1
    for y in range(-2, 3):
        for x in range(-2, 3):
            near[spot + y * WIDE + x] -= 1
    return 0


@kernel
def line_fits(
    grid: Ints, near: Ints, items: Ints, slots: Ints, left: Ints, item: int, spot: int, place: int, way: int, loops: int
) -> int:
    """How crowded it is where a line would lie with its tile number `place` on this spot, or -1 if it can't lie there.

    `way` is the step from one tile to the next. A run lies as it is in the list, so `way` may point back. If it closes
    loops, as many as it may, nothing could be better: the result is 0.
    """
    size, first, kind = items[SIZE + item], items[FIRST + item], items[KIND + item]
    across = way == 1 or way == -1
    axes, side = (ACROSS, WIDE) if across else (ALONG, 1)
    start = spot - place * way
    if grid[start - way] != 0 or grid[start + size * way] != 0:
        return -1
    crowd = 0
    closed = -1
    shared = 0  # bits of the tiles that lie there already
    for at in range(size):
        here = start + at * way
        if grid[here] == 0:
            if grid[here - side] != 0 or grid[here + side] != 0:
                return -1
            crowd += near[here]
            continue
        if grid[here] < 0 or closed >= loops:
            return -1
        other = grid[here] - 1
        tile = slots[NOW + other]
        if slots[AXES + other] != BOTH - axes or left[CROSS + tile] <= 0:
            return -1
        found = -1
        for each in range(size):
            if slots[TILE + first + each] == tile and not shared >> each & 1:
                found = each
        if found < 0 or (kind == RUN and found != at):
            return -1
        shared |= 1 << found
        closed += 1
    for each in range(size):
        if not shared >> each & 1 and left[SUPPLY + slots[TILE + first + each]] <= 0:
            return -1
    return 0 if closed > 0 else crowd


@kernel
def piece_fits(
    grid: Ints, near: Ints, items: Ints, turns: Ints, item: int, spot: int, place: int, turn: int
) -> int:
    """How crowded it is where a piece would lie with its tile number `place` on this spot, or -1 if it can't."""
    size = items[SIZE + item]
    base = TURNS * items[FIRST + item] + turn * size
    shift = spot - turns[base + place]
    crowd = 0
    for at in range(size):
        if at == place:
            continue
        here = turns[base + at] + shift
        if grid[here] != 0:
            return -1
        for step in (1, -1, WIDE, -WIDE):
            if here + step != spot and grid[here + step] != 0:
                return -1
        crowd += near[here]
    return crowd + (2 if turn > 0 else 0)


@kernel
def short_of(items: Ints, slots: Ints, left: Ints, item: int) -> int:
    """Which tile an item has to share because none is left: -1 if none, -2 if more than one."""
    first, size = items[FIRST + item], items[SIZE + item]
    lacking = -1
    for at in range(size):
        tile = slots[TILE + first + at]
        need = 1
        if items[KIND + item] == PIECE:
            need = 0
            for other in range(size):
                if slots[TILE + first + other] == tile:
                    need += 1
        missing = need - left[SUPPLY + tile]
        if missing > 1 or (missing == 1 and lacking >= 0 and lacking != tile):
            return -2
        if missing == 1:
            lacking = tile
    return lacking


@kernel
def attach(
    grid: Ints, near: Ints, items: Ints, slots: Ints, turns: Ints, left: Ints, sums: Ints, item: int, dice: Ints
) -> int:
    """Lay an item at the emptiest of the places where it fits, with a little chance; 0 if there is none."""
    first, size, kind = items[FIRST + item], items[SIZE + item], items[KIND + item]
    lacking = short_of(items, slots, left, item)
    if lacking == -2 and (sums[LOOPS] == 0 or kind == PIECE):
        return 0
    best, best_slot, best_place, best_way = -1, -1, 0, 0
    for slot in range(sums[SLOTS]):
        spot = slots[SPOT + slot]
        if spot < 0:
            continue
        tile, axes = slots[NOW + slot], slots[AXES + slot]
        if axes == BOTH or left[CROSS + tile] <= 0 or (lacking >= 0 and lacking != tile and sums[LOOPS] == 0):
            continue
        step = WIDE if axes == ACROSS else 1
        for place in range(size):
            if kind != SET and slots[TILE + first + place] != tile:
                continue
            if kind == SET:
                if place == 0:
                    found = 0
                    for at in range(size):
                        if slots[TILE + first + at] == tile:
                            found = 1
                    if found == 0:
                        break
                ways = 1
            elif kind == RUN:
                ways = 2
            else:
                ways = TURNS
            for way in range(ways):
                if kind == PIECE:
                    base = TURNS * (ROOM + first) + way * size
                    if turns[base + place] + axes != BOTH:
                        continue
                    crowd = piece_fits(grid, near, items, turns, item, spot, place, way)
                else:
                    signed = step if way == 0 else -step
                    crowd = line_fits(grid, near, items, slots, left, item, spot, place, signed, sums[LOOPS])
                if crowd < 0:
                    continue
                crowd = (crowd + 1) * (40 + roll(dice, 100))
                if best < 0 or crowd < best:
                    best, best_slot, best_place, best_way = crowd, slot, place, way
    if best < 0:
        return 0
    items[LIES + item] = 1
    spot, axes = slots[SPOT + best_slot], BOTH - slots[AXES + best_slot]
    if kind == PIECE:
        items[TURN + item] = axes
        share(slots, left, first + best_place, best_slot)
        base = TURNS * first + best_way * size
        shift = spot - turns[base + best_place]
        for at in range(size):
            if at != best_place:
                lies = turns[TURNS * ROOM + base + at]
                put(grid, near, slots, left, first + at, turns[base + at] + shift, slots[TILE + first + at], lies)
    else:
        step = WIDE if axes == ALONG else 1
        lay_line(grid, near, items, slots, left, sums, item, spot, best_place, -step if best_way == 1 else step, dice)
    return 1


@kernel
def share(slots: Ints, left: Ints, slot: int, other: int) -> int:
    """The tile of this slot is one that lies already, in the slot of another item: a crossing."""
    slots[SPOT + slot] = -2 - other
    slots[AXES + other] = BOTH
    left[CROSS + slots[NOW + other]] -= 1
    return 0


@kernel
def lay_line(
    grid: Ints, near: Ints, items: Ints, slots: Ints, left: Ints, sums: Ints, item: int, spot: int, place: int, way: int,
    dice: Ints,
) -> int:
    """Lay a line through this spot; a set in any order, but best with a tile at its far end that may be a crossing."""
    first, size = items[FIRST + item], items[SIZE + item]
    axes = ACROSS if way == 1 or way == -1 else ALONG
    start = spot - place * way
    items[TURN + item] = axes
    fixed = 0  # bits of the places where a tile lies already
    for at in range(size):
        here = grid[start + at * way]
        if here > 0:
            if fixed > 0:
                sums[LOOPS] -= 1
            fixed |= 1 << at
            share(slots, left, first + at, here - 1)
    if items[KIND + item] == SET:
        taken = 0  # bits of the tiles that lie there already
        for at in range(size):
            if fixed >> at & 1:
                for each in range(size):
                    if slots[TILE + first + each] == slots[NOW + grid[start + at * way] - 1]:
                        taken |= 1 << each
        for at in range(size):
            if fixed >> at & 1:
                continue
            count = 0
            for each in range(size):
                if not taken >> each & 1:
                    count += 1
            chosen = roll(dice, count)
            for each in range(size):
                if not taken >> each & 1:
                    if chosen == 0:
                        slots[NOW + first + at] = slots[TILE + first + each]
                        taken |= 1 << each
                        break
                    chosen -= 1
        far = 0 if place > size - 1 - place else size - 1
        if not fixed >> far & 1 and left[CROSS + slots[NOW + first + far]] == 0:
            for at in range(size):
                if not fixed >> at & 1 and left[CROSS + slots[NOW + first + at]] > 0 and roll(dice, 10) < 8:
                    swap = slots[NOW + first + at]
                    slots[NOW + first + at] = slots[NOW + first + far]
                    slots[NOW + first + far] = swap
                    break
    else:
        for at in range(size):
            if not fixed >> at & 1:
                slots[NOW + first + at] = slots[TILE + first + at]
    for at in range(size):
        if not fixed >> at & 1:
            put(grid, near, slots, left, first + at, start + at * way, slots[NOW + first + at], axes)
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
            put(grid, near, slots, left, first + at, middle + turns[base], slots[TILE + first + at], turns[TURNS * ROOM + base])
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
