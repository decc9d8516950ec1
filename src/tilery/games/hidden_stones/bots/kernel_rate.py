"""How good the ends of a turn are, as kernels: each is tried with the same deals of the cards that nobody can see.

After the end of the turn, all players take whole turns, up to the next one of the player who asks. Then the points, the
kept cards and the stage of the game say how likely that player wins. If the game ends before that, it is known who won.
"""

import math

from tilery.engine.kernel import Ints, kernel
from tilery.engine.kernel_dice import MASK, roll
from tilery.games.hidden_stones.bots.kernel_play import draw_all, payers, take_turn
from tilery.games.hidden_stones.bots.kernel_rules import (
    ACTED,
    BLOCK,
    BOARD,
    CHANGES,
    DRAW,
    FIRST_CARD,
    HELD,
    ONES,
    OVER,
    OWED,
    PASSED,
    PHASE,
    PILES,
    REFILL,
    SEAT,
    SEATS,
    START,
    TO_END,
    TURN,
    WON,
    WON_POINTS,
    changed,
    finish,
    score,
    shuffle,
    spend,
    total,
)
from tilery.games.hidden_stones.bots.kernel_turn import (
    BOARD_BITS,
    BOARD_MASK,
    EXTRA,
    FAR,
    KEEP,
    NODE,
    ONE_MORE,
    PARENT,
    POSITION,
    SPENT,
    STEP,
    TURN_WORTH,
    VALUE,
    WORTH,
    add_node,
    bits,
    distance,
    search,
    seen_at,
    spread,
    value_of,
)
from tilery.games.hidden_stones.bots.tables import CARDS, RANK, WIDTH
from tilery.games.hidden_stones.rules import HAND

WHOLE = 1_000_000
"""What a win is worth."""
STEPS = 32
CHANCES = tuple(
    round(WHOLE * (1 + math.erf(step / STEPS / math.sqrt(2))) / 2) for step in range(-4 * STEPS, 4 * STEPS + 1)
)
"""The chance to win by how many times the usual deviation one is ahead, in steps."""
DEVIATION = tuple(round(1000 * math.sqrt(3 + 1.3 * cards)) for cards in range(12))
"""How much the rest of a game usually changes the difference, by the cards that are missing for its end."""

END_BOARD, END_SCORED, END_PAYING, END_PASSES, END_STEP, END_SUM, END = range(7)
"""An end of a turn: the board, the cards that are scored and those that pay, as bits, whether it is a pass, the first
step of the way there (as in a node; -1 if there is none), and the sum of what its deals brought."""

SPLIT, COUNT, DRAWN = 0, 1, 2
"""Of the unknown cards: how many can't be in the pile, how many there are, and how many cards of the pile each seat has
drawn. The cards follow after five seats."""
UNKNOWN = DRAWN + 5


@kernel
def deal(s: Ints, me: int, unknown: Ints, dice: Ints) -> None:
    """Deal the unknown cards to the other players and the draw pile."""
    split, count = unknown[SPLIT], unknown[COUNT]
    shuffle(unknown, dice, UNKNOWN, split)
    shuffle(unknown, dice, UNKNOWN + split, count - split)
    older, newer = UNKNOWN, UNKNOWN + split
    for other in range(s[SEATS]):
        if other != me:
            seat = SEAT + BLOCK * other
            drawn = unknown[DRAWN + other]
            for place in range(s[seat + HELD]):
                if place < s[seat + HELD] - drawn:
                    s[seat + FIRST_CARD + place] = unknown[older]
                    older += 1
                else:
                    s[seat + FIRST_CARD + place] = unknown[newer]
                    newer += 1
    for place in range(s[DRAW]):
        s[PILES + place] = unknown[newer + place]


@kernel
def end_turn(s: Ints, deck: Ints, ends: Ints, end: int) -> None:
    """Play the turn that ends like this."""
    if ends[end + END_PASSES]:
        finish(s, deck, True)
        return
    s[BOARD] = ends[end + END_BOARD]
    for i in range(s[SEAT + BLOCK * s[TURN] + HELD] - 1, -1, -1):
        if ends[end + END_PAYING] >> i & 1:
            spend(s, deck, i)
        elif ends[end + END_SCORED] >> i & 1:
            score(s, deck, i)
    if s[PHASE] != OVER:
        finish(s, deck, False)


@kernel
def chance_to_win(s: Ints, me: int, deck: Ints, weights: Ints, work: Ints) -> int:
    """How likely this seat wins, in millionths. If the game is over, it is known."""
    seats = s[SEATS]
    if s[PHASE] == OVER:
        mine, equals = total(s, me), 0
        for other in range(seats):
            points = total(s, other)
            if points > mine:
                return 0
            if points == mine:
                equals += 1
        return WHOLE // equals
    seat = SEAT + BLOCK * me
    most_cards, ones = s[seat + WON], 0
    for other in range(seats):
        if other != me:
            most_cards = max(most_cards, s[SEAT + BLOCK * other + WON])
            ones = max(ones, s[SEAT + BLOCK * other + ONES])
    ahead = max(-3000, min(3000, weights[ONE_MORE] * (s[seat + ONES] - ones)))
    best = 0
    played = (s[TURN] - s[START] + seats) % seats + (1 if s[PHASE] == REFILL else 0)
    for other in range(seats):
        if other != me:
            points = 1000 * s[SEAT + BLOCK * other + WON_POINTS]
            if (other - s[START] + seats) % seats >= played:
                points += weights[TURN_WORTH]
            best = max(best, points)
    ahead += 1000 * s[seat + WON_POINTS] - best
    if (me - s[START] + seats) % seats >= played:
        ahead += weights[TURN_WORTH]
    spread(s[BOARD], work)
    held = s[seat + HELD]
    for i in range(held):
        card = s[seat + FIRST_CARD + i]
        far = min(FAR, distance(deck, card, s[BOARD], work))
        ahead += weights[KEEP + 6 * deck[CARDS + WIDTH * card + RANK] + far]
    if s[PHASE] == REFILL:
        held += s[OWED]
    ahead += max(0, held - HAND) * weights[EXTRA]
    missing = max(0, min(11, TO_END[seats] - most_cards))
    step = 4 * STEPS + ahead * STEPS // DEVIATION[missing]
    return CHANCES[max(0, min(8 * STEPS, step))]


@kernel
def widen(s: Ints, hand: int, held: int, deck: Ints, weights: Ints, work: Ints, nodes: int, how_many: int) -> int:
    """Add what one more change makes of the best nodes, for the next turn. Returns how many nodes there are then."""
    found = nodes
    limit = 1 << 60
    for _ in range(how_many):
        node = next_best(work, nodes, limit)
        if node < 0:
            break
        limit = (work[node + VALUE] << 20) - node
        position, spent = work[node + POSITION], work[node + SPENT]
        if held - bits(position >> BOARD_BITS) - spent < 1:
            continue
        for change in range(CHANGES):
            after = changed(position, change)
            place = seen_at(work, after)
            if after != position and place < 0:
                new = NODE * found
                found = add_node(work, found, node, change, spent + 1, after, 0, work[node + WORTH], -1 - place)
                if NODE * found > new:
                    work[new + VALUE] = value_of(s, hand, held, deck, weights, work, new)
    return found


@kernel
def next_best(work: Ints, nodes: int, limit: int) -> int:
    """The best node below a limit: by value, and the first of equals. -1 if there is none."""
    best, most = -1, -(1 << 60)
    for number in range(nodes):
        rank = (work[NODE * number + VALUE] << 20) - NODE * number
        if most < rank < limit:
            best, most = NODE * number, rank
    return best


@kernel
def find_ends(s: Ints, deck: Ints, weights: Ints, work: Ints, ends: Ints, most: int) -> int:
    """The most promising ends of a turn, the best first, and a pass if that is allowed. Returns how many there are."""
    seat = SEAT + BLOCK * s[TURN]
    hand, held = seat + FIRST_CARD, s[seat + HELD]
    nodes = search(s, hand, held, s[BOARD], deck, weights, work, True)
    for number in range(nodes):
        work[NODE * number + VALUE] = value_of(s, hand, held, deck, weights, work, NODE * number)
    nodes = widen(s, hand, held, deck, weights, work, nodes, most // 4)
    limit, count = 1 << 60, 0
    while count < most:
        node = next_best(work, nodes, limit)
        if node < 0:
            break
        limit = (work[node + VALUE] << 20) - node
        end = END * count
        ends[end + END_BOARD] = work[node + POSITION] & BOARD_MASK
        ends[end + END_SCORED] = work[node + POSITION] >> BOARD_BITS
        ends[end + END_PAYING] = payers(s, hand, held, deck, weights, work, node)
        ends[end + END_PASSES], ends[end + END_SUM] = 0, 0
        while node > 0 and work[node + PARENT] > 0:
            node = work[node + PARENT]
        ends[end + END_STEP] = work[node + STEP] if node > 0 else -1
        count += 1
    if s[ACTED] == 0 and s[seat + PASSED] == 0:
        end = END * count
        for field in range(END):
            ends[end + field] = 0
        ends[end + END_PASSES], ends[end + END_STEP] = 1, -1
        count += 1
    return count


@kernel
def rate(
    s: Ints, deck: Ints, weights: Ints, unknown: Ints, ends: Ints, which: Ints, count: int, first: int, deals: int,
    seed: int, rounds: int, work: Ints, table: Ints, dice: Ints,
) -> None:  # fmt: skip
    """Try these ends of the turn with so many deals, beginning with the deal of this number. Each is tried for so many
    rounds; what it brings is added to its sum. `table` and `dice` are room for a whole table."""
    me, size = s[TURN], PILES + 2 * deck[0]
    cards = unknown[COUNT]
    for number in range(first, first + deals):
        dice[0] = (seed + number * 0x9E3779B1) & MASK
        roll(dice, 2)
        for place in range(cards):  # always from the same order, so that a deal has a number
            unknown[UNKNOWN + place] = unknown[UNKNOWN + cards + place]
        deal(s, me, unknown, dice)
        begun = dice[0]
        for number_of_end in range(count):
            end = END * which[number_of_end]
            for place in range(size):
                table[place] = s[place]
            dice[0] = begun
            end_turn(table, deck, ends, end)
            turns = rounds * s[SEATS]
            while table[PHASE] != OVER:
                if turns == 0:
                    break
                if table[PHASE] == REFILL:
                    draw_all(table, deck, dice)
                else:
                    take_turn(table, deck, weights, work)
                    turns -= 1
            ends[end + END_SUM] += chance_to_win(table, me, deck, weights, work)
