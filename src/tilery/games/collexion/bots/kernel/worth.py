"""What a table is worth to each seat, and the ways to score a collection. All worth is in hundredths of a point."""

from tilery.engine.kernel import Ints, kernel
from tilery.games.collexion.bots.kernel.bits import LOWEST, four_of, kind_bits, ones, set_bits, size_of, top
from tilery.games.collexion.bots.kernel.table import (
    ACTIONS,
    HELD_BY,
    LAST,
    LEFT,
    OF_KIND,
    OVER,
    POINTS,
    REACH,
    SCORES,
    SEATS,
    STACKS,
    TABLE,
    TEAM,
    TURN,
    total,
)

NEVER = -1 << 40
"""Less than anything is worth."""
VALUE = TABLE
"""What a table is worth to each seat stands behind it."""

# Knobs: how a mind weighs. Shares are in hundredths.
THREAT = 0
"""The share of the points that the next player could make which count as made."""
HOPE = 1
"""The share of the next player's hopes that counts beside that."""
NEAR = 2
"""The share of a set's points that it is worth if 0, 1, 2 or 3 of its polygons are missing."""
CHEAP = 6
"""What a polygon in a collection costs early in the game. At the end it costs 100."""
MARKER = 7
"""What the chance to use an action marker is worth early in the game, beside the point for not using it."""
INTERRUPTION = 8
"""CX-14: what an interruption is worth before it is known what it will be used for."""
AFTER = 9
"""The share of the threat that counts for the players after the next one."""
VICTORY = 10
"""What it is worth to win at all."""
SECOND = 11
"""The share of a player's second hope that counts."""
LEADER = 12
"""How far only the best of the other players counts, and not all of them alike."""
WIDE_TWO, WIDE_THREE = 13, 14
"""For how many chains of two or three polygons another one is looked for."""
LEAVES = 15
"""How many ways to take are weighed in full."""
ACTING = 16
"""With how many of those all actions are tried."""
WIDTH = 17
"""How many turns of a player are looked at."""
NOW = 18
"""How many times as many of all these are looked at in the turn that is being played."""
REPLIES = 19
"""Among three or four players: how many turns of each of the others are looked at."""
IN_FULL = 20
"""How many turns of a player are looked at in full at once. The others are first looked at one turn less far ahead."""
KNOBS = 21


@kernel
def lateness(table: Ints, at: int) -> int:
    """How near the end is: from 0 to 100."""
    if table[at + LAST]:
        return 100
    tray = ones(table[at + LEFT]) + ones(table[at + LEFT + 1])
    stacks = table[at + STACKS]
    markers = (stacks & 3) + (stacks >> 2 & 3) + (stacks >> 4 & 3) + (stacks >> 6 & 3)
    return max(0, 100 - min(40 * tray, 100 * markers) // (3 * table[at + SEATS]))


@kernel
def one_or_two(low: int, high: int, heap: Ints) -> int:
    """The collection of these polygons in the tray, at most two of each kind."""
    found = 0
    for kind in range(16):
        lower, upper = low & heap[OF_KIND + kind], high & heap[OF_KIND + 16 + kind]
        if lower or upper:
            several = (lower and upper) or lower & lower - 1 or upper & upper - 1
            found |= (2 if several else 1) << 3 * kind
    return found


@kernel
def hopes(collection: int, stacks: int, tray: int, knobs: Ints) -> int:
    """What the two sets promise that are nearest to complete and can be completed from these kinds in the tray."""
    there = kind_bits(collection)
    colours = there + (there >> 12) + (there >> 24) + (there >> 36)
    shapes = there + (there >> 3) + (there >> 6) + (there >> 9)
    possible = set_bits(there | tray)
    best = second = most = 0
    for number in range(4):
        points = top(stacks, number)
        most = max(most, points)
        have = colours >> 3 * number & 7
        if have and possible >> number & 1:
            hope = (points + 1) * knobs[NEAR + 4 - have]
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    for number in range(4):
        have = shapes >> 12 * number & 7
        if have and possible >> number + 4 & 1:
            hope = (most + 1) * knobs[NEAR + 4 - have]
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    return best + second * knobs[SECOND] // 100


@kernel
def standing(collection: int, stacks: int, tray: int, late: int, knobs: Ints) -> int:
    """What it is worth to keep a collection: its hopes, minus the cost of its polygons."""
    cost = knobs[CHEAP] + (100 - knobs[CHEAP]) * late // 100
    return (100 - late) * hopes(collection, stacks, tray, knobs) // 100 - cost * size_of(collection)


@kernel
def best_top(stacks: int) -> int:
    """The most points on top of a stack."""
    return max(top(stacks, 0), top(stacks, 1), top(stacks, 2), top(stacks, 3))


@kernel
def offer(collection: int, reach: int, stacks: int) -> int:
    """The most points that a player with this collection can hope to make in a turn with the polygons in reach.

    It looks at one set or two, and leaves out that polygons must be taken in a chain and that taking uncovers others.
    """
    if not stacks:
        return 0
    there, reached = kind_bits(collection), kind_bits(reach)
    possible = set_bits(there | reached)
    if not possible:
        return 0
    twice = (collection >> 1 | collection >> 2) & LOWEST
    reached_twice = (reach >> 1 | reach >> 2) & LOWEST
    most = best_top(stacks)
    # CX-8: the most points for two shape sets, and for a shape set beside a colour set (four bits for each colour).
    two_shapes = beside = best = 0
    for stack in range(4):
        first = top(stacks, stack)
        then = best_top(stacks - (1 << 2 * stack)) if first else most
        two_shapes = max(two_shapes, first + then)
        beside |= then << 4 * stack
    for one in range(7, -1, -1):  # shape sets first, as they bring the most
        if not possible >> one & 1:
            continue
        own = most if one > 3 else top(stacks, one)
        best = max(best, own)
        four = four_of(one)
        for other in range(7, one - 1, -1):
            if not possible >> other & 1:
                continue
            if one > 3:
                points = two_shapes
            elif other > 3:
                points = own + (beside >> 4 * one & 15)
            elif other > one:
                points = own + top(stacks, other)
            else:
                points = own + (top(stacks - (1 << 2 * one), one) if own else 0)
            if points <= best:
                continue
            both = four_of(other)
            lacking, second = (four | both) & ~there, four & both & ~twice
            if second & ~reached or lacking & second & ~reached_twice or ones(lacking) + ones(second) > 4:
                continue
            best = points
    return best


@kernel
def evaluate(table: Ints, at: int, heap: Ints, knobs: Ints) -> None:
    """Writes what a table between two turns is worth to each seat."""
    seats = table[at + SEATS]
    if table[at + OVER]:
        finish(table, at, knobs)
        return
    late, stacks, following = lateness(table, at), table[at + STACKS], table[at + TURN]
    tray = kind_bits(one_or_two(table[at + LEFT], table[at + LEFT + 1], heap))
    reach = one_or_two(table[at + REACH], table[at + REACH + 1], heap)
    marker = 100 + knobs[MARKER] * (100 - late) // 100
    cost = knobs[CHEAP] + (100 - knobs[CHEAP]) * late // 100
    for seat in range(seats):
        collection, actions = table[at + HELD_BY + seat], table[at + ACTIONS + seat]
        hope = (100 - late) * hopes(collection, stacks, tray, knobs) // 100
        ahead = (seat - following) % seats
        if ahead == 0:
            hope = hope * knobs[HOPE] // 100 + knobs[THREAT] * offer(collection, reach, stacks)
        elif ahead < seats - 1:
            hope += knobs[AFTER] * knobs[THREAT] * offer(collection, reach, stacks) // 100
        unused = (actions & 1) + (actions >> 1 & 1) + (actions >> 2 & 1)
        table[at + VALUE + seat] = table[at + POINTS + seat] + unused * marker + hope - cost * size_of(collection)


@kernel
def finish(table: Ints, at: int, knobs: Ints) -> None:
    """CX-12, CX-13: what the end is worth to each seat."""
    seats, team = table[at + SEATS], table[at + TEAM]
    best, winners = NEVER, 0
    for again in range(2):
        for seat in range(seats):
            points, polygons = total(table, at, seat), size_of(table[at + HELD_BY + seat])
            own = points
            if team:
                points += total(table, at, seat + 2 & 3)
                polygons += size_of(table[at + HELD_BY + (seat + 2 & 3)])
            rank = 1024 * points - polygons
            if again == 0:
                if rank > best:
                    best, winners = rank, 0
                if rank == best:
                    winners += 1
            else:
                table[at + VALUE + seat] = own + (knobs[VICTORY] // winners if rank == best else 0)


@kernel
def utility(table: Ints, at: int, seat: int, knobs: Ints) -> int:
    """How well a seat stands against the others."""
    seats, own = table[at + SEATS], table[at + VALUE + seat]
    if table[at + TEAM]:
        sides = table[at + VALUE] - table[at + VALUE + 1] + table[at + VALUE + 2] - table[at + VALUE + 3]
        return -sides if seat & 1 else sides
    rest, best = 0, NEVER
    for other in range(seats):
        if other != seat:
            rest += table[at + VALUE + other]
            best = max(best, table[at + VALUE + other])
    return own - (rest // (seats - 1) * (100 - knobs[LEADER]) + best * knobs[LEADER]) // 100


WAY = 5
"""A way to score: the points in hundredths, what is left, the stacks, the first move or -1, the last set."""
MOST_WAYS = 600
WAYS = WAY * MOST_WAYS
"""The ways to score stand at the beginning of the room to work in, and need so much of it."""


@kernel
def list_ways(collection: int, stacks: int, work: Ints) -> int:
    """CX-7, CX-8: lists the ways to score all complete sets, and returns how many there are. The order in which sets
    are scored makes no difference, so each choice of sets comes once."""
    work[0], work[1], work[2], work[3], work[4] = 0, collection, stacks, -1, 0
    if not set_bits(kind_bits(collection)):
        return 1
    done, place, end = 0, 0, WAY
    while place < end:
        points, rest, heights, first = work[place], work[place + 1], work[place + 2], work[place + 3]
        last = work[place + 4]
        place += WAY
        sets = set_bits(kind_bits(rest))
        if not sets:
            work[done], work[done + 1], work[done + 2], work[done + 3] = points, rest, heights, first
            done += WAY
            continue
        for number in range(last, 8):
            if not sets >> number & 1:
                continue
            for stack in range(4):
                gain = top(heights, stack)
                own = stack == number if number < 4 else gain > 0 or (heights == 0 and stack == 0)
                if own and end < WAYS:
                    move = SCORES + 5 * number + (1 + stack if number >= 4 and gain else 0)
                    work[end] = points + 100 * gain
                    work[end + 1] = rest - four_of(number)
                    work[end + 2] = heights - (1 << 2 * stack if gain else 0)
                    work[end + 3] = move if first < 0 else first
                    work[end + 4] = number
                    end += WAY
    if not done:  # there are more than fit: one that is half done must do
        for field in range(WAY):
            work[field] = work[end - WAY + field]
        done = WAY
    return done // WAY


@kernel
def best_way(collection: int, stacks: int, tray: int, late: int, work: Ints, knobs: Ints) -> int:
    """The most that scoring a collection and keeping the rest is worth."""
    best = NEVER
    for way in range(0, WAY * list_ways(collection, stacks, work), WAY):
        best = max(best, work[way] + standing(work[way + 1], work[way + 2], tray, late, knobs))
    return best
