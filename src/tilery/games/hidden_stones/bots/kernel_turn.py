"""The search of a turn as kernels: which cards can be scored, at what price, and what is left then.

A position of a turn is the board with six more bits above it for the cards of the hand that are scored so far, as in
`search`. The search goes from the positions that cost no card to those that cost one, and so on. All of its memory is
one array, `work`: the nodes, then a table of the positions that were seen, then some room for sums.
"""

from tilery.engine.kernel import Ints, kernel
from tilery.games.hidden_stones.bots.kernel_rules import CHANGES, SWAP_A, SWAP_B, SWAPS, changed, lies
from tilery.games.hidden_stones.bots.tables import CARDS, FACES_WANTED, FIRST, KINDS, LAST, RANK, STONES, TABLE, WIDTH
from tilery.games.hidden_stones.rules import HAND

POSITION, SPENT, PARENT, STEP, DISTANCES, WORTH, VALUE, NODE = range(8)
"""A node: where it stands, how many cards it cost, where it came from and how (a change, or `SCORING` and the cards
that are scored), how far each card is (four bits each), what the scored cards are worth, and what all is worth."""
MOST_NODES = 4000
SCORING = 64
SEEN = NODE * MOST_NODES
SEEN_SIZE = 1 << 14
SEARCHES = SEEN + SEEN_SIZE
"""The number of searches so far, so that the table need not be cleared."""
CELL = SEARCHES + 1
SIDE = CELL + 9
NEXT = SIDE + 9
KEPT = NEXT + 4
WORK = KEPT + 8

BOARD_BITS = 27
BOARD_MASK = (1 << BOARD_BITS) - 1
POSITION_BITS = 33
POSITION_MASK = (1 << POSITION_BITS) - 1
MOST_SEARCHES = 1 << 29
SLOT = (0, 1, 3, 6, 9)
"""HS-1: there is one stone of the first kind, two of the second, three of the third and of the fourth."""
LOWEST = 0o111111111
FAR = 5
"""Cards that are further away than this are all alike."""

WORTHS, KEEP, EXTRA, PASS_COSTS, ONE_MORE, TURN_WORTH, WEIGHTS = 0, 4, 28, 29, 30, 31, 32
"""What things are worth, in thousandths of a point: a scored card by its rank; a kept card by its rank and how far it
is, compared with drawing another one; each card above four; what a pass costs; each card of value 1 that one has won
more than the others, because of the bonus (HS-12); and a whole turn."""


@kernel
def bits(number: int) -> int:
    """How many bits are set."""
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count


@kernel
def spread(board: int, work: Ints) -> None:
    """Note where the stones of each kind lie, and which side they show."""
    for kind in range(4):
        work[NEXT + kind] = SLOT[kind]
    for cell in range(9):
        face = board >> 3 * cell & 7
        slot = work[NEXT + (face >> 1)]
        work[NEXT + (face >> 1)] = slot + 1
        work[CELL + slot] = cell
        work[SIDE + slot] = face & 1


@kernel
def distance(deck: Ints, card: int, board: int, work: Ints) -> int:
    """How many changes it takes until the card lies on the board that was spread last. This is exact for cards with a
    table; for others, it is not more than that."""
    card = CARDS + WIDTH * card
    table = deck[card + TABLE]
    if table < 0:
        return at_least(deck, card, board)
    stones, wanted = deck[card + STONES], deck[card + FACES_WANTED]
    best = 15
    kind = wanted >> 1 & 3
    for i in range(SLOT[kind], SLOT[kind + 1]):
        cost = work[SIDE + i] ^ (wanted & 1)
        at = work[CELL + i]
        if stones == 1:
            best = min(best, cost + deck[table + at])
            continue
        kind_2 = wanted >> 4 & 3
        for j in range(SLOT[kind_2], SLOT[kind_2 + 1]):
            cost_2 = cost + (work[SIDE + j] ^ (wanted >> 3 & 1))
            at_2 = 9 * at + work[CELL + j]
            if stones == 2:
                best = min(best, cost_2 + deck[table + at_2])
                continue
            if i == j:
                continue
            kind_3 = wanted >> 7 & 3
            for k in range(SLOT[kind_3], SLOT[kind_3 + 1]):
                cost_3 = cost_2 + (work[SIDE + k] ^ (wanted >> 6 & 1))
                at_3 = 9 * at_2 + work[CELL + k]
                if stones == 3:
                    best = min(best, cost_3 + deck[table + at_3])
                    continue
                kind_4 = wanted >> 10 & 3
                for m in range(SLOT[kind_4], SLOT[kind_4 + 1]):
                    cost_4 = cost_3 + (work[SIDE + m] ^ (wanted >> 9 & 1))
                    best = min(best, cost_4 + deck[table + 9 * at_3 + work[CELL + m]])
    return best


@kernel
def at_least(deck: Ints, card: int, board: int) -> int:
    """A bound for cards without a table: a change puts at most two stones right."""
    best = 9
    for place in range(deck[card + FIRST], deck[card + LAST], 2):
        wrong = (board ^ deck[place + 1]) & deck[place]
        best = min(best, bits((wrong | wrong >> 1 | wrong >> 2) & LOWEST))
    return (best + 1) // 2


@kernel
def new_search(work: Ints) -> None:
    """Forget all positions that were seen."""
    work[SEARCHES] += 1
    if work[SEARCHES] >= MOST_SEARCHES:
        for place in range(SEEN, SEEN + SEEN_SIZE):
            work[place] = 0
        work[SEARCHES] = 1


@kernel
def seen_at(work: Ints, position: int) -> int:
    """Where the table has this position; if it is new, the place for it as a negative number."""
    entry = work[SEARCHES] << POSITION_BITS | position
    at = ((position & BOARD_MASK) * 0x9E3779B1 >> 18 ^ (position >> BOARD_BITS) * 0x2545) & (SEEN_SIZE - 1)
    while work[SEEN + at] >> POSITION_BITS == work[SEARCHES]:
        if work[SEEN + at] == entry:
            return at
        at = (at + 1) & (SEEN_SIZE - 1)
    return -1 - at


@kernel
def value_of(s: Ints, hand: int, held: int, deck: Ints, weights: Ints, work: Ints, node: int) -> int:
    """What a turn is worth that ends here: the scored cards, and those that are kept after paying with the poorest."""
    position = work[node + POSITION]
    board = position & BOARD_MASK
    spread(board, work)
    count = 0
    for i in range(held):
        if position >> (BOARD_BITS + i) & 1 == 0:
            card = s[hand + i]
            far = min(FAR, distance(deck, card, board, work))
            keep = weights[KEEP + 6 * deck[CARDS + WIDTH * card + RANK] + far]
            place = count
            while place > 0 and work[KEPT + place - 1] < keep:
                work[KEPT + place] = work[KEPT + place - 1]
                place -= 1
            work[KEPT + place] = keep
            count += 1
    value = work[node + WORTH]
    left = count - work[node + SPENT]
    for i in range(left):
        value += work[KEPT + i]
    if left > HAND:
        value += (left - HAND) * weights[EXTRA]
    return value


@kernel
def add_node(
    work: Ints, nodes: int, parent: int, step: int, spent: int, position: int, distances: int, worth: int, place: int
) -> int:
    """Add a position to those that were found. Returns how many nodes there are then. `place` is where the table of
    seen positions has room for it."""
    if nodes >= MOST_NODES:
        return nodes
    work[SEEN + place] = work[SEARCHES] << POSITION_BITS | position
    node = NODE * nodes
    work[node + POSITION], work[node + SPENT], work[node + PARENT], work[node + STEP] = position, spent, parent, step
    work[node + DISTANCES], work[node + WORTH] = distances, worth
    return nodes + 1


@kernel
def add_all(
    s: Ints, hand: int, held: int, deck: Ints, weights: Ints, work: Ints, nodes: int, parent: int, step: int,
    spent: int, position: int, distances: int, place: int, wide: bool,
) -> int:  # fmt: skip
    """Add a position, and those in which cards that lie there are scored."""
    before = nodes
    worth = 0 if parent < 0 else work[parent + WORTH]
    nodes = add_node(work, nodes, parent, step, spent, position, distances, worth, place)
    scored = position >> BOARD_BITS
    lying = 0
    for i in range(held):
        if scored >> i & 1 == 0 and distances >> 4 * i & 15 == 0 and lies(deck, s[hand + i], position & BOARD_MASK):
            lying |= 1 << i
    able = held - bits(scored) - spent
    part = lying
    while part:
        if bits(part) <= able:
            gained = 0
            for i in range(held):
                if part >> i & 1:
                    gained += weights[WORTHS + deck[CARDS + WIDTH * s[hand + i] + RANK]]
            after = position | part << BOARD_BITS
            place = seen_at(work, after)
            if place < 0:
                nodes = add_node(
                    work, nodes, NODE * before, SCORING + part, spent, after, distances, worth + gained, -1 - place
                )
            if not wide:
                break
        part = (part - 1) & lying
    return nodes


@kernel
def search(
    s: Ints, hand: int, held: int, board: int, deck: Ints, weights: Ints, work: Ints, wide: bool
) -> int:  # fmt: skip
    """Find the turns that can be played with a hand, which is part of an array. Returns how many nodes there are.

    With `wide`, these are all turns whose last change is for a card that is scored. Else each change must bring a card
    closer, and what lies there is scored at once, unless the cards are needed to pay.
    """
    new_search(work)
    spread(board, work)
    distances = 0
    for i in range(held):
        distances |= distance(deck, s[hand + i], board, work) << 4 * i
    nodes = add_all(
        s, hand, held, deck, weights, work, 0, -1, 0, 0, board, distances, -1 - seen_at(work, board), wide
    )  # fmt: skip
    number = 0
    while number < nodes:
        node = NODE * number
        number += 1
        position, spent, distances = work[node + POSITION], work[node + SPENT], work[node + DISTANCES]
        scored = position >> BOARD_BITS
        rest = held - bits(scored) - spent
        if rest < 2:
            continue
        near = 0  # the cards that can still be scored, if one pays and the changes are for this card alone
        lying = False
        for i in range(held):
            if scored >> i & 1 == 0:
                if distances >> 4 * i & 15 <= rest - 1:
                    near |= 1 << i
                if distances >> 4 * i & 15 == 0:
                    lying = True
        if near == 0 or (lying and not wide and rest > 3):
            continue
        for change in range(CHANGES):
            if change < SWAPS:
                one, two = position >> SWAP_A[change] & 7, position >> SWAP_B[change] & 7
                if one == two:
                    continue
                kinds = 1 << (one >> 1) | 1 << (two >> 1)
            else:
                kinds = 1 << (position >> 3 * (change - SWAPS) + 1 & 3)
            touched = 0
            for i in range(held):
                if near >> i & 1 and deck[CARDS + WIDTH * s[hand + i] + KINDS] & kinds:
                    touched |= 1 << i
            if touched == 0 and not wide:
                continue
            after = changed(position, change)
            place = seen_at(work, after)
            if place >= 0:
                continue
            useful = False
            following = distances
            if rest == 2:  # the last change: a card must lie there then
                for i in range(held):
                    if (
                        touched >> i & 1
                        and distances >> 4 * i & 15 == 1
                        and lies(deck, s[hand + i], after & BOARD_MASK)
                    ):
                        following -= 1 << 4 * i
                        useful = True
            elif touched:
                spread(after & BOARD_MASK, work)
            for i in range(held):
                if rest > 2 and near >> i & 1:
                    far = before = distances >> 4 * i & 15
                    if touched >> i & 1:
                        far = distance(deck, s[hand + i], after & BOARD_MASK, work)
                        following += (far - before) << 4 * i
                    if far <= rest - 2 and (wide or far < before):
                        useful = True
            if useful:
                nodes = add_all(
                    s, hand, held, deck, weights, work, nodes, node, change, spent + 1, after, following, -1 - place,
                    wide,
                )  # fmt: skip
    return nodes


@kernel
def best_node(s: Ints, hand: int, held: int, deck: Ints, weights: Ints, work: Ints, nodes: int) -> int:
    """The node of the most value, the first of equals. Only nodes that may be the best get a value, and the first."""
    most = 2 * max(0, weights[EXTRA])  # what all kept cards are worth at most
    for i in range(held):
        rank = KEEP + 6 * deck[CARDS + WIDTH * s[hand + i] + RANK]
        most += max(0, weights[rank], weights[rank + 1])
    best = 0
    for number in range(nodes):
        if work[NODE * number + WORTH] > work[best + WORTH]:
            best = NODE * number
    first = best
    work[VALUE] = value_of(s, hand, held, deck, weights, work, 0)
    work[best + VALUE] = value_of(s, hand, held, deck, weights, work, best)
    for number in range(nodes):
        node = NODE * number
        if node != first and work[node + WORTH] + most > work[best + VALUE]:
            value = work[node + VALUE] = value_of(s, hand, held, deck, weights, work, node)
            if value > work[best + VALUE] or (value == work[best + VALUE] and node < best):
                best = node
    return best


@kernel
def go_on(
    s: Ints, hand: int, held: int, deck: Ints, weights: Ints, work: Ints, nodes: int, node: int
) -> int:  # fmt: skip
    """Spend poor cards on changes that help the others, as long as that is worth it. New nodes are added after the
    others; returns the last one, or the node itself."""
    while nodes < MOST_NODES:
        position, spent = work[node + POSITION], work[node + SPENT]
        if held - bits(position >> BOARD_BITS) - spent < 1:
            return node
        new = NODE * nodes
        work[new + SPENT], work[new + PARENT], work[new + WORTH] = spent + 1, node, work[node + WORTH]
        work[new + DISTANCES] = 0
        best, which = work[node + VALUE], -1
        for change in range(CHANGES):
            after = changed(position, change)
            if after != position:
                work[new + POSITION] = after
                value = value_of(s, hand, held, deck, weights, work, new)
                if value > best:
                    best, which = value, change
        if which < 0:
            return node
        work[new + POSITION], work[new + STEP], work[new + VALUE] = changed(position, which), which, best
        node = new
        nodes += 1
    return node
