"""The part of the embedding's kernel that knows the arrays: where an item fits, and how it is laid there. `kernel.py`
says what an item and a slot are."""

from tilery.engine.kernel import Ints, kernel
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
def piece_fits(grid: Ints, near: Ints, items: Ints, turns: Ints, item: int, spot: int, place: int, turn: int) -> int:
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
        if axes == BOTH or left[CROSS + tile] <= 0:
            continue
        if lacking >= 0 and lacking != tile and (sums[LOOPS] == 0 or kind == PIECE):
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
    grid: Ints,
    near: Ints,
    items: Ints,
    slots: Ints,
    left: Ints,
    sums: Ints,
    item: int,
    spot: int,
    place: int,
    way: int,
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
