"""The end of a solo game as a kernel: how to score the last cards with few penalties.

When at most six cards are unscored, a pass brings all of them to the hand, so nothing is left to chance: it is a
puzzle. A node of the search is the board, which cards are unscored, which of them are in the hand, and whether one was
scored in this turn. Of the nodes that were found, the most promising goes on first.
"""

from tilery.engine.kernel import Ints, kernel
from tilery.games.hidden_stones.bots.kernel_rules import CHANGES, changed
from tilery.games.hidden_stones.bots.kernel_turn import bits, distance, spread

PLACE, COST, FROM, HOW, SOLO_NODE = range(5)
"""A node: the position, its penalties, where it came from, and how: a change (and the card that pays, above), a card
that is scored, or the end of a turn."""
MOST_PLACES = 40_000
HEAP = SOLO_NODE * MOST_PLACES
KNOWN = HEAP + MOST_PLACES
KNOWN_SIZE = 1 << 17
FARS = KNOWN + KNOWN_SIZE
SORTED = FARS + 6
SEARCHES = SORTED + 6
SOLO_WORK = SEARCHES + 1

UNSCORED, IN_HAND, HAS_SCORED, PLACE_BITS = 27, 33, 39, 40
"""Above the board: six bits for the cards that are unscored, six for those in the hand, and one."""
SIX = 63
BOARD_ONLY = (1 << 27) - 1
PAYS_WITH, SCORES, ENDS = 32, 512, 1024
NODE_BITS = 17
MOST_SEARCHES = 1 << 20
NOTHING_FOUND = -1


@kernel
def measure(place: int, cards: Ints, count: int, deck: Ints, work: Ints, room: Ints) -> int:
    """Note how far each unscored card is. Returns how hard the rest looks: the k-th last card can be helped by k-1
    changes, and all beyond that will cost a penalty each."""
    spread(place & BOARD_ONLY, work)
    left = 0
    for i in range(count):
        if place >> (UNSCORED + i) & 1:
            far = distance(deck, cards[i], place & BOARD_ONLY, work)
            room[FARS + i] = far
            at = left
            while at > 0 and room[SORTED + at - 1] > far:
                room[SORTED + at] = room[SORTED + at - 1]
                at -= 1
            room[SORTED + at] = far
            left += 1
    hard = 0
    for i in range(left):
        hard += 4 * room[SORTED + i] + 16 * max(0, room[SORTED + i] - i)
    return hard + 8 * left - bits(place >> IN_HAND & SIX)


@kernel
def push(room: Ints, size: int, entry: int) -> None:
    """Add an entry to the heap, whose smallest one is on top."""
    at = size
    while at > 0 and room[HEAP + (at - 1) // 2] > entry:
        room[HEAP + at] = room[HEAP + (at - 1) // 2]
        at = (at - 1) // 2
    room[HEAP + at] = entry


@kernel
def pop(room: Ints, size: int) -> int:
    """Take the smallest entry from the heap."""
    top, last = room[HEAP], room[HEAP + size - 1]
    at, size = 0, size - 1
    while 2 * at + 1 < size:
        under = 2 * at + 1
        if under + 1 < size and room[HEAP + under + 1] < room[HEAP + under]:
            under += 1
        if room[HEAP + under] >= last:
            break
        room[HEAP + at] = room[HEAP + under]
        at = under
    room[HEAP + at] = last
    return top


@kernel
def new_plan(room: Ints) -> None:
    """Forget all positions that were seen. To clear the table takes as long as a hundred tries, so that is seldom
    done: each entry says in which search it was made."""
    room[SEARCHES] += 1
    if room[SEARCHES] >= MOST_SEARCHES:
        for at in range(KNOWN, KNOWN + KNOWN_SIZE):
            room[at] = 0
        room[SEARCHES] = 1


@kernel
def found_before(room: Ints, place: int, cost: int) -> bool:
    """Whether this position was reached before with as few penalties; else it is noted."""
    at = ((place & BOARD_ONLY) * 0x9E3779B1 >> 15 ^ (place >> UNSCORED) * 0x2545) & (KNOWN_SIZE - 1)
    entry = room[SEARCHES] << PLACE_BITS | place
    while room[KNOWN + at] >> PLACE_BITS + 3 == room[SEARCHES]:
        if room[KNOWN + at] >> 3 == entry:
            if room[KNOWN + at] & 7 <= cost:
                return True
            break
        at = (at + 1) & (KNOWN_SIZE - 1)
    room[KNOWN + at] = entry << 3 | cost
    return False


@kernel
def plan_end(
    place: int, cards: Ints, count: int, penalties: int, tries: int, deck: Ints, work: Ints, room: Ints
) -> int:  # fmt: skip
    """A way to score all these cards with at most so many penalties. Returns the node where it ends, or -1 if none was
    found within so many tries."""
    new_plan(room)
    room[PLACE], room[COST], room[FROM], room[HOW] = place, 0, -1, 0
    nodes, size = 1, 1
    room[HEAP] = 0
    for _ in range(tries):
        if size == 0:
            return NOTHING_FOUND
        node = pop(room, size) & ((1 << NODE_BITS) - 1)
        size -= 1
        place, cost = room[SOLO_NODE * node + PLACE], room[SOLO_NODE * node + COST]
        measure(place, cards, count, deck, work, room)
        unscored, hand = place >> UNSCORED & SIX, place >> IN_HAND & SIX
        payer = -1  # the card that is furthest away, which can hardly be scored in this turn
        for i in range(count):
            if hand >> i & 1 and (payer < 0 or room[FARS + i] > room[FARS + payer]):
                payer = i
        lying = 0
        for i in range(count):
            if hand >> i & 1 and room[FARS + i] == 0:
                lying |= 1 << i
        for step in range(CHANGES + count + 1):
            after, paid, how = place, cost, 0
            if step < CHANGES:
                if payer < 0:
                    continue
                after = changed(place, step) & ~(1 << (IN_HAND + payer))
                how = PAYS_WITH * (payer + 1) + step
            elif step < CHANGES + count:
                i = step - CHANGES
                if lying >> i & 1 == 0:
                    continue
                after = (place & ~(1 << (UNSCORED + i)) & ~(1 << (IN_HAND + i))) | 1 << HAS_SCORED
                how = SCORES + i
            else:
                if hand == unscored:
                    continue
                after = (place & BOARD_ONLY) | unscored << UNSCORED | unscored << IN_HAND
                if place >> HAS_SCORED == 0:
                    paid += 1
                how = ENDS
            if paid > penalties or nodes >= MOST_PLACES or found_before(room, after, paid):
                continue
            at = SOLO_NODE * nodes
            room[at + PLACE], room[at + COST], room[at + FROM], room[at + HOW] = after, paid, node, how
            if after >> UNSCORED & SIX == 0:
                return nodes
            hard = measure(after, cards, count, deck, work, room) + 12 * paid
            push(room, size, hard << NODE_BITS | nodes)
            nodes += 1
            size += 1
    return NOTHING_FOUND
