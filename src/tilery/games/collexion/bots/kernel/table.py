"""The rules once more, on flat arrays of integers, for searches that play millions of moves.

`table` holds a state, `heap` how the polygons lie; where something stands in them is named below. A move is a number.
"""

from tilery.engine.kernel import Ints, kernel
from tilery.engine.kernel_dice import roll
from tilery.games.collexion.bots.kernel.bits import HALF, four_of, kind_bits, ones, set_bits, size_of, top

# A table. The first `SHARED` numbers are enough between two turns.
LEFT = 0
"""The polygons in the tray: two numbers."""
REACH = 2
"""Those of them that can be reached: two numbers."""
HELD_BY = 4
"""The collection of each seat."""
STACKS = 8
"""How high the stacks are, two bits for each."""
POINTS = 9
"""The points of each seat, in hundredths: they may be estimates."""
ACTIONS = 13
"""The action markers of each seat: `REMOVE`, `SWAP`, `STEAL`."""
TURN = 17
LAST = 18
"""1 in the last round by CX-10, 2 by CX-11."""
OVER = 19
SHARED = 20
CHAIN = 20
"""How many polygons were taken in this turn."""
KIND = 21
"""The kind of the one taken last, or -1."""
ACTED = 22
PAIR = 23
HELD = 24
HANDED = 25
SCORING = 26
SEATS = 27
START = 28
TEAM = 29
EXPERT = 30
TABLE = 31

REMOVE, SWAP, STEAL = 1, 2, 4

# A heap.
KIND_OF = 0
"""The kind of each polygon."""
ABOVE = 80
"""What lies over each polygon: the lower halves, then the upper ones."""
MATCHING = 240
"""What shares shape or colour with each kind: the lower halves, then the upper ones."""
OF_KIND = 272
"""What is of each kind: the lower halves, then the upper ones."""
BELOW = 304
"""For each polygon where its list begins of what it lies over; the next one's beginning is its end."""
LISTS = 385

# Moves.
TAKES = 0
REMOVES = 80
STEALS = 160
GIVES = 224
SWAPS = 288
SCORES = 1312
"""A score is `SCORES` + 5 * set + stack; stacks count from 1, and 0 is the set's own, or none."""
HAND = 1352
END = 1353
MOST_MOVES = 1200
"""More than can ever be legal at once."""


@kernel
def lift(table: Ints, at: int, heap: Ints, id_: int) -> None:
    """CX-4: a polygon leaves the tray, and what lay below it alone can be reached."""
    if id_ < HALF:
        table[at + LEFT] &= ~(1 << id_)
        table[at + REACH] &= ~(1 << id_)
    else:
        table[at + LEFT + 1] &= ~(1 << id_ - HALF)
        table[at + REACH + 1] &= ~(1 << id_ - HALF)
    low, high = table[at + LEFT], table[at + LEFT + 1]
    for place in range(heap[BELOW + id_], heap[BELOW + id_ + 1]):
        lower = heap[place]
        if heap[ABOVE + lower] & low == 0 and heap[ABOVE + 80 + lower] & high == 0:
            if lower < HALF:
                table[at + REACH] |= low & 1 << lower
            else:
                table[at + REACH + 1] |= high & 1 << lower - HALF


@kernel
def list_ids(low: int, high: int, base: int, moves: Ints, count: int) -> int:
    """Adds the ids of a set to a list, each plus `base`; returns the new length of the list."""
    while low:
        bit = low & -low
        moves[count] = base + ones(bit - 1)
        count += 1
        low ^= bit
    while high:
        bit = high & -high
        moves[count] = base + HALF + ones(bit - 1)
        count += 1
        high ^= bit
    return count


@kernel
def list_kinds(collection: int, base: int, moves: Ints, count: int) -> int:
    """Adds the kinds of a collection to a list, each plus `base`; returns the new length of the list."""
    for kind in range(16):
        if collection >> 3 * kind & 7:
            moves[count] = base + kind
            count += 1
    return count


@kernel
def may_stop(table: Ints) -> bool:
    """CX-5, CX-10: whether taking may end."""
    return table[CHAIN] > 0 or (table[LEFT] == 0 and table[LEFT + 1] == 0) or table[LAST] == 1


@kernel
def may_do(table: Ints) -> int:
    """CX-9, CX-14: the actions allowed now; in the expert game, `SWAP` stands for giving away."""
    if table[SCORING]:
        return 0
    if table[EXPERT]:
        return REMOVE | SWAP | STEAL if table[PAIR] else 0
    return 0 if table[ACTED] else table[ACTIONS + table[TURN]]


@kernel
def legal(table: Ints, heap: Ints, moves: Ints) -> int:
    """Lists the legal moves in the order of the rules and returns how many there are."""
    if table[OVER]:
        return 0
    seat = table[TURN]
    low, high, count = table[REACH], table[REACH + 1], 0
    if table[CHAIN] < 4 and not table[HANDED] and not table[SCORING]:
        kind = table[KIND]
        if kind < 0:
            count = list_ids(low, high, TAKES, moves, count)
        else:
            count = list_ids(low & heap[MATCHING + kind], high & heap[MATCHING + 16 + kind], TAKES, moves, count)
    actions = may_do(table)
    if actions:
        mine = table[HELD_BY + seat]
        if actions & REMOVE:
            count = list_ids(low, high, REMOVES, moves, count)
        for other in range(table[SEATS]):
            if other == seat:
                continue
            theirs = table[HELD_BY + other]
            if actions & SWAP and not table[EXPERT]:
                for kind in range(16):
                    if mine >> 3 * kind & 7:
                        count = list_kinds(theirs, SWAPS + 256 * other + 16 * kind, moves, count)
            if actions & STEAL:
                count = list_kinds(theirs, STEALS + 16 * other, moves, count)
            if table[EXPERT]:
                count = list_kinds(mine, GIVES + 16 * other, moves, count)
    if table[TEAM] and table[HELD] and not table[HANDED] and not table[SCORING]:
        moves[count] = HAND
        count += 1
    if may_stop(table):
        sets = set_bits(kind_bits(table[HELD_BY + seat]))
        if not sets:
            moves[count] = END
            return count + 1
        stacks = table[STACKS]
        for number in range(8):
            if sets >> number & 1:
                if number < 4 or not stacks:
                    moves[count] = SCORES + 5 * number
                    count += 1
                else:
                    for stack in range(4):
                        if stacks >> 2 * stack & 3:
                            moves[count] = SCORES + 5 * number + 1 + stack
                            count += 1
    return count


@kernel
def act(table: Ints, action: int) -> None:
    """CX-9, CX-14: the marker or the interruption is used up."""
    if table[EXPERT]:
        table[PAIR] = 0
    else:
        table[ACTED] = 1
        table[ACTIONS + table[TURN]] &= ~action


@kernel
def lose(table: Ints, kind: int) -> None:
    """CX-13: a polygon of this kind leaves the collection. Equal ones can't be told apart."""
    seat = table[TURN]
    table[HELD_BY + seat] -= 1 << 3 * kind
    if table[KIND] == kind and table[HELD_BY + seat] >> 3 * kind & 7 == 0:
        table[HELD] = 0


@kernel
def move_on(table: Ints, at: int, seats: int, start: int) -> None:
    """CX-10, CX-11: the turn goes to the next player, or the game is over."""
    following = (table[at + TURN] + 1) % seats
    table[at + TURN] = following
    if table[at + LAST] == 0:
        if table[at + STACKS] == 0:
            table[at + LAST] = 1
        elif table[at + LEFT] == 0 and table[at + LEFT + 1] == 0:
            table[at + LAST] = 2
    if table[at + LAST] and following == start:
        table[at + OVER] = 1


@kernel
def play(table: Ints, heap: Ints, move: int) -> None:
    """Plays a legal move."""
    seat = table[TURN]
    if move < REMOVES:
        kind = heap[KIND_OF + move]
        lift(table, 0, heap, move)
        table[HELD_BY + seat] += 1 << 3 * kind
        table[PAIR] = 1 if table[KIND] == kind else 0
        table[KIND] = kind
        table[CHAIN] += 1
        table[HELD] = 1
    elif move < STEALS:
        lift(table, 0, heap, move - REMOVES)
        act(table, REMOVE)
    elif move < GIVES:
        other, kind = (move - STEALS) >> 4, move - STEALS & 15
        table[HELD_BY + other] -= 1 << 3 * kind
        table[HELD_BY + seat] += 1 << 3 * kind
        act(table, STEAL)
    elif move < SWAPS:
        other, kind = (move - GIVES) >> 4, move - GIVES & 15
        lose(table, kind)
        table[HELD_BY + other] += 1 << 3 * kind
        act(table, 0)
    elif move < SCORES:
        other, kind, theirs = (move - SWAPS) >> 8, (move - SWAPS) >> 4 & 15, move - SWAPS & 15
        lose(table, kind)
        table[HELD_BY + other] += (1 << 3 * kind) - (1 << 3 * theirs)
        table[HELD_BY + seat] += 1 << 3 * theirs
        act(table, SWAP)
    elif move < HAND:
        number, stack = (move - SCORES) // 5, (move - SCORES) % 5 - 1
        table[HELD_BY + seat] -= four_of(number)
        if number < 4:
            stack = number
        if stack >= 0 and top(table[STACKS], stack):
            table[POINTS + seat] += 100 * top(table[STACKS], stack)
            table[STACKS] -= 1 << 2 * stack
        table[PAIR] = 0
        table[SCORING] = 1
    elif move == HAND:
        kind = table[KIND]
        table[HELD_BY + seat] -= 1 << 3 * kind
        table[HELD_BY + (seat + 2 & 3)] += 1 << 3 * kind
        table[HANDED] = 1
        table[HELD] = 0
        table[PAIR] = 0
    else:
        move_on(table, 0, table[SEATS], table[START])
        table[KIND] = -1
        table[CHAIN] = table[ACTED] = table[PAIR] = table[HELD] = table[HANDED] = table[SCORING] = 0


@kernel
def total(table: Ints, at: int, seat: int) -> int:
    """CX-12: a player's points in hundredths as if the game were over."""
    actions = table[at + ACTIONS + seat]
    unused = (actions & 1) + (actions >> 1 & 1) + (actions >> 2 & 1)
    return table[at + POINTS + seat] + 100 * (unused - size_of(table[at + HELD_BY + seat]))


@kernel
def playouts(start: Ints, table: Ints, heap: Ints, moves: Ints, dice: Ints, games: int) -> int:
    """Plays random games to the end, each from the same start, and returns how many moves that took."""
    played = 0
    for _ in range(games):
        for place in range(TABLE):
            table[place] = start[place]
        count = legal(table, heap, moves)
        while count:
            play(table, heap, moves[roll(dice, count)])
            played += 1
            count = legal(table, heap, moves)
    return played
