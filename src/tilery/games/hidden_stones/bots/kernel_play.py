"""The kernels of Hidden Stones: the rules, the search of a turn, and whole games played with it."""

from tilery.engine.kernel import Ints, kernel
from tilery.games.hidden_stones.bots.kernel_rules import (
    ACTED,
    BLOCK,
    BOARD,
    DRAW,
    FIRST_CARD,
    HELD,
    LAST_ROUND,
    OVER,
    OWED,
    PASSED,
    PHASE,
    PILES,
    REFILL,
    SEAT,
    TURN,
    draw,
    finish,
    reshuffle,
    score,
    shuffle,
    spend,
)
from tilery.games.hidden_stones.bots.kernel_turn import (
    BOARD_BITS,
    BOARD_MASK,
    EXTRA,
    FAR,
    KEEP,
    PASS_COSTS,
    POSITION,
    SPENT,
    VALUE,
    best_node,
    distance,
    go_on,
    search,
    spread,
)
from tilery.games.hidden_stones.bots.tables import CARDS, RANK, WIDTH
from tilery.games.hidden_stones.rules import HAND, PASS_DRAWS, PASS_LIMIT


@kernel
def payers(s: Ints, hand: int, held: int, deck: Ints, weights: Ints, work: Ints, node: int) -> int:
    """The cards of the hand that pay for the turn that ends here, as bits: the poorest on its last board."""
    position = work[node + POSITION]
    board = position & BOARD_MASK
    spread(board, work)
    paying = 0
    for _ in range(work[node + SPENT]):
        poorest, least = -1, 0
        for i in range(held):
            if (position >> BOARD_BITS | paying) >> i & 1 == 0:
                far = min(FAR, distance(deck, s[hand + i], board, work))
                keep = weights[KEEP + 6 * deck[CARDS + WIDTH * s[hand + i] + RANK] + far]
                if poorest < 0 or keep < least:
                    poorest, least = i, keep
        paying |= 1 << poorest
    return paying


@kernel
def carry_out(s: Ints, deck: Ints, weights: Ints, work: Ints, node: int) -> None:
    """Play the turn that ends here, but for its end."""
    seat = SEAT + BLOCK * s[TURN]
    held = s[seat + HELD]
    paying = payers(s, seat + FIRST_CARD, held, deck, weights, work, node)
    scored = work[node + POSITION] >> BOARD_BITS
    s[BOARD] = work[node + POSITION] & BOARD_MASK
    for i in range(held - 1, -1, -1):
        if paying >> i & 1:
            spend(s, deck, i)
        elif scored >> i & 1:
            score(s, deck, i)


@kernel
def would_pass(s: Ints, deck: Ints, weights: Ints, work: Ints, node: int) -> bool:
    """Whether two more cards are worth more than the turn that ends here."""
    seat = SEAT + BLOCK * s[TURN]
    held = s[seat + HELD]
    if s[seat + PASSED] or s[ACTED] or s[LAST_ROUND] or held >= PASS_LIMIT:
        return False
    more = min(PASS_DRAWS, PASS_LIMIT - held)
    value = work[VALUE] - weights[PASS_COSTS] + weights[EXTRA] * max(0, held + more - max(held, HAND))
    return value > work[node + VALUE]


@kernel
def take_turn(s: Ints, deck: Ints, weights: Ints, work: Ints) -> None:
    """A whole turn for the player whose turn it is, or the rest of one, up to the draws."""
    seat = SEAT + BLOCK * s[TURN]
    hand, held = seat + FIRST_CARD, s[seat + HELD]
    nodes = search(s, hand, held, s[BOARD], deck, weights, work, False)
    node = best_node(s, hand, held, deck, weights, work, nodes)
    if would_pass(s, deck, weights, work, node):
        finish(s, deck, True)
        return
    if s[LAST_ROUND] == 0:
        node = go_on(s, hand, held, deck, weights, work, nodes, node)
    carry_out(s, deck, weights, work, node)
    if s[PHASE] != OVER:
        finish(s, deck, False)


@kernel
def draw_all(s: Ints, deck: Ints, dice: Ints) -> None:
    """Draw what is owed from the top of the pile, which was shuffled before."""
    for _ in range(s[OWED]):
        if s[DRAW] == 0:
            reshuffle(s, deck)
            shuffle(s, dice, PILES, s[DRAW])
        draw(s, deck, s[DRAW] - 1)


@kernel
def play_on(s: Ints, deck: Ints, weights: Ints, dice: Ints, work: Ints, most: int) -> int:
    """Whole turns of all players until the game is over, or until this many were played. Returns how many."""
    turns = 0
    while s[PHASE] != OVER:
        if s[PHASE] == REFILL:
            draw_all(s, deck, dice)
        elif turns == most:
            break
        else:
            take_turn(s, deck, weights, work)
            turns += 1
    return turns
