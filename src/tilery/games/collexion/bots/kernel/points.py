"""The most points that a turn can still bring, exactly: every way to take polygons, and every use of actions.

Where an action comes in a turn matters only for *remove*, which uncovers polygons. *Steal* and *swap* change neither
the tray nor the chain, so it is enough to try them with what was taken in the end. Giving away and handing over bring
the player no points. More polygons never bring fewer points, so whoever must take (CX-5) loses nothing by that.
"""

from tilery.engine.kernel import Ints, kernel
from tilery.games.collexion.bots.kernel.bits import HALF, kind_bits, ones, set_bits
from tilery.games.collexion.bots.kernel.table import (
    ACTED,
    ACTIONS,
    CHAIN,
    EXPERT,
    HANDED,
    HELD_BY,
    KIND,
    KIND_OF,
    MATCHING,
    OF_KIND,
    PAIR,
    REACH,
    REMOVE,
    SCORING,
    SEATS,
    STACKS,
    STEAL,
    SWAP,
    TURN,
    lift,
)
from tilery.games.collexion.bots.kernel.worth import WAY, WAYS, list_ways

# A way to take, as far as it has come. It begins like a table: what is left, and what can be reached.
MINE, LAST_KIND, TAKEN, FREE, STEP = 4, 5, 6, 7, 8
"""`FREE`: the actions that may still be used; in the expert game, how many interruptions there were to steal in."""
MOST_STEPS = 1 << 17
STEPS = WAYS
FOUND = STEPS + STEP * MOST_STEPS
ENTRIES = 1 << 18
STAMP = FOUND + ENTRIES
OTHERS = STAMP + 1
"""How many polygons of each kind the others have."""
KNOWN = OTHERS + 16
KNOWN_ENTRIES = 4093
POINTS_ROOM = KNOWN + 4 * KNOWN_ENTRIES
UNKNOWN = -1
ROOM_FOR_ONE = 80 * 81
"""More steps than can follow one."""


@kernel
def scored(collection: int, stacks: int, work: Ints) -> int:
    """CX-7, CX-8: the most points that the sets of a collection can bring."""
    if not set_bits(kind_bits(collection)):
        return 0
    best = 0
    for way in range(0, WAY * list_ways(collection, stacks, work), WAY):
        best = max(best, work[way])
    return best // 100


@kernel
def stealing(mine: int, steals: int, stacks: int, work: Ints) -> int:
    """CX-9, CX-14: the most points with up to so many stolen polygons, three at most."""
    best = scored(mine, stacks, work)
    for a in range(16 if steals > 0 else 0):
        if work[OTHERS + a] > 0:
            one = mine + (1 << 3 * a)
            best = max(best, scored(one, stacks, work))
            for b in range(a, 16 if steals > 1 else 0):
                if work[OTHERS + b] > (a == b):
                    two = one + (1 << 3 * b)
                    best = max(best, scored(two, stacks, work))
                    for c in range(b, 16 if steals > 2 else 0):
                        if work[OTHERS + c] > (a == c) + (b == c):
                            best = max(best, scored(two + (1 << 3 * c), stacks, work))
    return best


@kernel
def with_actions(mine: int, free: int, expert: int, stacks: int, work: Ints) -> int:
    """The most points of whoever takes no more polygons, with all that may still be done."""
    entry = KNOWN + 4 * ((mine + 7 * free) % KNOWN_ENTRIES)
    if work[entry] == mine and work[entry + 1] == free and work[entry + 2] == work[STAMP]:
        return work[entry + 3]
    if expert:
        best = stealing(mine, free, stacks, work)
    else:
        best = stealing(mine, 1 if free & STEAL else 0, stacks, work)
        for given in range(16 if free & SWAP else 0):
            if mine >> 3 * given & 7:
                for got in range(16):
                    if work[OTHERS + got] > 0 and got != given:
                        best = max(best, scored(mine + (1 << 3 * got) - (1 << 3 * given), stacks, work))
    work[entry], work[entry + 1], work[entry + 2], work[entry + 3] = mine, free, work[STAMP], best
    return best


@kernel
def is_known(work: Ints, step: int) -> bool:
    """Whether another step leaves the same polygons, ends with the same kind and may do the same. If not, it is noted
    that this one does. What was taken follows from that: what is not left was taken or, if that shows, removed."""
    stamp = work[STAMP]
    mixed = (
        work[step] * 0x5E375 ^ work[step + 1] * 0x7A297 ^ (64 * work[step + LAST_KIND] + work[step + FREE]) * 0x6C8E9
    )
    entry = (mixed ^ mixed >> 17 ^ mixed >> 37) & ENTRIES - 1
    while work[FOUND + entry] >> 24 == stamp:
        other = work[FOUND + entry] & (1 << 24) - 1
        same = True
        for field in range(STEP):
            if work[other + field] != work[step + field]:
                same = False
        if same:
            return True
        entry = entry + 1 & ENTRIES - 1
    work[FOUND + entry] = stamp << 24 | step
    return False


@kernel
def draft(work: Ints, heap: Ints, count: int, parent: int, id_: int, free: int) -> int:
    """Draw up a step after which this polygon is gone from the tray, and return where it stands."""
    step = STEPS + STEP * count
    for field in range(STEP):
        work[step + field] = work[parent + field]
    lift(work, step, heap, id_)
    work[step + FREE] = free
    return step


@kernel
def add_take(work: Ints, heap: Ints, count: int, parent: int, id_: int, free: int) -> int:
    """Add a step that takes this polygon; returns how many steps there are then."""
    step, kind = draft(work, heap, count, parent, id_, free), heap[KIND_OF + id_]
    work[step + MINE] += 1 << 3 * kind
    work[step + LAST_KIND] = kind
    work[step + TAKEN] += 1
    return count if is_known(work, step) else count + 1


@kernel
def add_removals(work: Ints, heap: Ints, count: int, parent: int, free: int) -> int:
    """CX-9, CX-14: add steps that remove a polygon to reach what lies below it; returns how many steps there are."""
    before = ones(work[parent + REACH]) + ones(work[parent + REACH + 1])
    for id_ in range(80):
        word, bit = (REACH, 1 << id_) if id_ < HALF else (REACH + 1, 1 << id_ - HALF)
        if work[parent + word] & bit:
            step = draft(work, heap, count, parent, id_, free)
            uncovers = ones(work[step + REACH]) + ones(work[step + REACH + 1]) >= before
            if uncovers and not is_known(work, step):
                count += 1
    return count


@kernel
def best_points(table: Ints, heap: Ints, work: Ints, most: int) -> int:
    """The most points that the player to move can still score in this turn; `UNKNOWN` if there are more ways to take
    than `most`."""
    seat, stacks, expert = table[TURN], table[STACKS], table[EXPERT]
    work[STAMP] += 1
    for kind in range(16):
        work[OTHERS + kind] = 0
        for other in range(table[SEATS]):
            if other != seat:
                work[OTHERS + kind] += table[HELD_BY + other] >> 3 * kind & 7
    for field in range(4):
        work[STEPS + field] = table[field]
    work[STEPS + MINE], work[STEPS + LAST_KIND] = table[HELD_BY + seat], table[KIND]
    work[STEPS + TAKEN], work[STEPS + FREE] = table[CHAIN], 0
    if table[SCORING]:
        return scored(table[HELD_BY + seat], stacks, work)
    if expert:
        work[STEPS + FREE] = 1 if table[PAIR] else 0
    elif not table[ACTED]:
        work[STEPS + FREE] = table[ACTIONS + seat]
    takes = 0 if table[HANDED] else 4
    count, number, best = 1, 0, 0
    if expert and table[PAIR]:
        count = add_removals(work, heap, count, STEPS, 0)
    while number < count:
        step = STEPS + STEP * number
        number += 1
        kind, free, mine = work[step + LAST_KIND], work[step + FREE], work[step + MINE]
        best = max(best, with_actions(mine, free, expert, stacks, work))
        if work[step + TAKEN] >= takes:
            continue
        if count + ROOM_FOR_ONE >= most:
            return UNKNOWN
        if not expert and free & REMOVE:
            count = add_removals(work, heap, count, step, 0)
        low, high = work[step + REACH], work[step + REACH + 1]
        if kind >= 0:
            low &= heap[MATCHING + kind]
            high &= heap[MATCHING + 16 + kind]
        if work[step + TAKEN] == 3:  # of the last polygon only its kind matters
            for own in range(16):
                if low & heap[OF_KIND + own] or high & heap[OF_KIND + 16 + own]:
                    then = free + 1 if expert and own == kind else free
                    best = max(best, with_actions(mine + (1 << 3 * own), then, expert, stacks, work))
            continue
        for id_ in range(80):
            if (low >> id_ if id_ < HALF else high >> id_ - HALF) & 1 == 0:
                continue
            if expert and heap[KIND_OF + id_] == kind:
                before = count
                count = add_take(work, heap, count, step, id_, free + 1)
                if count > before:  # the interruption may be used to remove one instead
                    paired = STEPS + STEP * before
                    count = add_removals(work, heap, count, paired, free)
            else:
                count = add_take(work, heap, count, step, id_, free)
    return best
