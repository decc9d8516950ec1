"""The ways to take polygons in a turn. Each ends in a leaf: a point where taking can end."""

from tilery.engine.kernel import Ints, kernel
from tilery.games.collexion.bots.kernel.bits import HALF, kind_bits, ones
from tilery.games.collexion.bots.kernel.table import (
    ACTED,
    ACTIONS,
    CHAIN,
    EXPERT,
    HANDED,
    HELD_BY,
    KIND,
    KIND_OF,
    LAST,
    LEFT,
    MATCHING,
    PAIR,
    REACH,
    REMOVE,
    REMOVES,
    SCORING,
    STACKS,
    TURN,
    lift,
)
from tilery.games.collexion.bots.kernel.worth import (
    INTERRUPTION,
    LEAVES,
    MARKER,
    WAYS,
    WIDE_THREE,
    WIDE_TWO,
    best_way,
    lateness,
    one_or_two,
)

# A leaf begins like a table: what is left (2 numbers) and what can be reached (2 numbers).
MINE = 4
LAST_KIND = 5
TAKEN = 6
BEGINS = 7
"""The first move on the way here, or -1."""
PAIRED = 8
"""CX-14: 2 if it ends with a pair, 1 if a pair was taken on the way or is there from before, else 0."""
REMOVED = 9
"""Whether a polygon was removed on the way, before taking any."""
ROUGH = 10
"""What the leaf is worth to the player, leaving out the others."""
LEAF = 11

# Room to work in: ways to score, leaves, a table of those already found, the best leaves, those of one layer and of the
# next, and what collections are worth.
MOST_LEAVES = 5000
ENTRIES = 1 << 14
LEAVES_AT = WAYS
FOUND = LEAVES_AT + LEAF * MOST_LEAVES
STAMP = FOUND + ENTRIES
ORDER = STAMP + 1
LAYER = ORDER + MOST_LEAVES
NEXT = LAYER + MOST_LEAVES
KNOWN = NEXT + MOST_LEAVES
KNOWN_ENTRIES = 2039
ROOM = KNOWN + 3 * KNOWN_ENTRIES


@kernel
def tray_kinds(table: Ints, at: int, heap: Ints) -> int:
    """The kinds that are still in the tray."""
    return kind_bits(one_or_two(table[at + LEFT], table[at + LEFT + 1], heap))


@kernel
def action_price(table: Ints, at: int, knobs: Ints) -> int:
    """What it costs to use an action marker now."""
    return 0 if table[at + EXPERT] else 100 + knobs[MARKER] * (100 - lateness(table, at)) // 100


@kernel
def known_way(collection: int, stacks: int, tray: int, late: int, work: Ints, knobs: Ints) -> int:
    """The same as `best_way`, but remembered while the leaves of one table are listed."""
    entry = KNOWN + 3 * (collection % KNOWN_ENTRIES)
    if work[entry] != collection or work[entry + 1] != work[STAMP]:
        work[entry], work[entry + 1] = collection, work[STAMP]
        work[entry + 2] = best_way(collection, stacks, tray, late, work, knobs)
    return work[entry + 2]


@kernel
def ranks(work: Ints, order: int, count: int, most: int, worth: int) -> bool:
    """Whether a leaf of this worth would get into a list of the best ones."""
    return count < most or work[work[order + count - 1] + ROUGH] < worth


@kernel
def rank(work: Ints, order: int, count: int, most: int, leaf: int) -> int:
    """Puts a leaf into a list of the best ones, which has `count` of at most `most`; returns its new length."""
    worth = work[leaf + ROUGH]
    if count == most:
        if work[work[order + count - 1] + ROUGH] >= worth:
            return count
        count -= 1
    place = order + count
    while place > order and work[work[place - 1] + ROUGH] < worth:
        work[place] = work[place - 1]
        place -= 1
    work[place] = leaf
    return count + 1


@kernel
def is_new(work: Ints, leaf: int, low: int, high: int, kind: int, removed: int) -> bool:
    """Whether no leaf leaves the same polygons, ends with the same kind, and has removed one as well or has not. Notes
    that there is one now."""
    stamp = work[STAMP]
    mixed = low * 0x5E375 ^ high * 0x7A297 ^ (2 * kind + removed) * 0x6C8E9
    entry = (mixed ^ mixed >> 17 ^ mixed >> 37) & ENTRIES - 1
    while work[FOUND + entry] >> 20 == stamp:
        other = work[FOUND + entry] & (1 << 20) - 1
        if (
            work[other] == low
            and work[other + 1] == high
            and work[other + LAST_KIND] == kind
            and work[other + REMOVED] == removed
        ):
            return False
        entry = entry + 1 & ENTRIES - 1
    work[FOUND + entry] = stamp << 20 | leaf
    return True


@kernel
def list_removals(table: Ints, at: int, heap: Ints, work: Ints, count: int) -> int:
    """CX-9: adds leaves that remove a polygon to reach what lies below it; returns how many leaves there are."""
    before = ones(table[at + REACH]) + ones(table[at + REACH + 1])
    for id_ in range(80):
        word, bit = (REACH, 1 << id_) if id_ < HALF else (REACH + 1, 1 << id_ - HALF)
        if table[at + word] & bit == 0:
            continue
        leaf = LEAVES_AT + LEAF * count
        for field in range(LEAF):
            work[leaf + field] = work[LEAVES_AT + field]
        lift(work, leaf, heap, id_)
        if ones(work[leaf + REACH]) + ones(work[leaf + REACH + 1]) >= before:
            work[leaf + BEGINS], work[leaf + PAIRED], work[leaf + REMOVED] = REMOVES + id_, 0, 1
            count += 1
    return count


@kernel
def list_leaves(table: Ints, at: int, heap: Ints, work: Ints, knobs: Ints, wide: int) -> int:
    """Lists the ways to take from now on, the best ones in `ORDER`; returns how many of those there are."""
    work[STAMP] += 1
    seat, stacks, late = table[at + TURN], table[at + STACKS], lateness(table, at)
    tray, expert, price = tray_kinds(table, at, heap), table[at + EXPERT], action_price(table, at, knobs)
    for field in range(4):
        work[LEAVES_AT + field] = table[at + field]
    work[LEAVES_AT + MINE] = table[at + HELD_BY + seat]
    work[LEAVES_AT + LAST_KIND], work[LEAVES_AT + TAKEN] = table[at + KIND], table[at + CHAIN]
    work[LEAVES_AT + BEGINS], work[LEAVES_AT + REMOVED] = -1, 0
    work[LEAVES_AT + PAIRED] = table[at + PAIR] if expert else 0
    work[LEAVES_AT + ROUGH] = best_way(table[at + HELD_BY + seat], stacks, tray, late, work, knobs)
    most, best, count = wide * knobs[LEAVES], 0, 1
    if table[at + CHAIN] or (table[at + LEFT] == 0 and table[at + LEFT + 1] == 0) or table[at + LAST] == 1:
        best = rank(work, ORDER, best, most, LEAVES_AT)
    if table[at + HANDED] or table[at + SCORING]:
        return best
    removes = table[at + PAIR] if expert else table[at + ACTIONS + seat] & REMOVE and not table[at + ACTED]
    if wide > 1 and removes:
        count = list_removals(table, at, heap, work, count)
    layer, following, size = LAYER, NEXT, count
    for number in range(size):
        work[layer + number] = LEAVES_AT + LEAF * number
    for taken in range(table[at + CHAIN], 4):
        size_next, most_next = 0, wide * (knobs[WIDE_THREE] if taken == 2 else knobs[WIDE_TWO])
        for place in range(size):
            parent = work[layer + place]
            low, high, kind = work[parent + REACH], work[parent + REACH + 1], work[parent + LAST_KIND]
            if kind >= 0:
                low &= heap[MATCHING + kind]
                high &= heap[MATCHING + 16 + kind]
            while (low or high) and count < MOST_LEAVES:
                left_low, left_high = work[parent + LEFT], work[parent + LEFT + 1]
                if low:
                    bit = low & -low
                    id_ = ones(bit - 1)
                    low ^= bit
                    left_low ^= bit
                else:
                    bit = high & -high
                    id_ = HALF + ones(bit - 1)
                    high ^= bit
                    left_high ^= bit
                own, leaf, paired = heap[KIND_OF + id_], LEAVES_AT + LEAF * count, work[parent + PAIRED]
                mine = work[parent + MINE] + (1 << 3 * own)
                rough = known_way(mine, stacks, tray, late, work, knobs)
                if work[parent + REMOVED]:
                    rough -= price
                elif expert and (own == kind or paired):
                    paired = 2 if own == kind else 1
                    rough += knobs[INTERRUPTION]
                counts = ranks(work, ORDER, best, most, rough)
                leads = taken < 3 and ranks(work, following, size_next, most_next, rough)
                if not (counts or leads) or not is_new(work, leaf, left_low, left_high, own, work[parent + REMOVED]):
                    continue
                for field in range(LEAF):
                    work[leaf + field] = work[parent + field]
                lift(work, leaf, heap, id_)
                work[leaf + MINE], work[leaf + LAST_KIND], work[leaf + PAIRED] = mine, own, paired
                work[leaf + ROUGH] = rough
                work[leaf + TAKEN] += 1
                if work[leaf + BEGINS] < 0:
                    work[leaf + BEGINS] = id_
                if counts:
                    best = rank(work, ORDER, best, most, leaf)
                if leads:
                    size_next = rank(work, following, size_next, most_next, leaf)
                count += 1
        layer, following, size = following, layer, size_next
    return best
