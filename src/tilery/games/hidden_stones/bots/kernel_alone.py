"""Whole solo games as kernels (HS-13): a plan for each turn, and at the end a plan for the last cards.

A turn is planned for each card that might be scored first: changes that bring it to the board, paid with the easiest
cards, then the next card. The best of these plans is made. What counts is what counts for the strong bot: no penalty,
hard cards before easy ones, and when few are left, how many changes the rest will take.
"""

from tilery.engine.kernel import Ints, kernel
from tilery.games.hidden_stones.bots.kernel_play import draw_all
from tilery.games.hidden_stones.bots.kernel_rules import (
    ACTED,
    BOARD,
    CHANGES,
    DISCARD,
    DRAW,
    END,
    FIRST_CARD,
    HELD,
    OVER,
    PASS,
    PASSED,
    PENALTIES,
    PER_CARD,
    PHASE,
    PILES,
    REASON,
    REFILL,
    SCORE,
    SCORED,
    SEAT,
    SPEND,
    changed,
    play,
)
from tilery.games.hidden_stones.bots.kernel_solo import HAS_SCORED, IN_HAND, NOTHING_FOUND, UNSCORED, plan_end
from tilery.games.hidden_stones.bots.kernel_turn import bits, distance, spread
from tilery.games.hidden_stones.rules import PASS_LIMIT, PENALTIES_LOSE

COUNT, VALUE, NOW, LEFT, HAS, STEPS, BEST = 0, 1, 2, 3, 4, 5, 20
"""A plan: how many moves, what it is worth, the board after them, the cards of the hand that are left then, as bits,
whether one was scored in this turn, and the moves, with the numbers of `kernel_rules`; but they name each card by its
place in the hand before the first of them. The best plan so far lies behind the one that is being made."""
REST = 2 * BEST
"""How many cards lie on both piles after the moves, and which; then room to sort distances."""
FAR = REST + 1 + 2 * PASS_LIMIT
PLAN = FAR + 2 * PASS_LIMIT

PENALTY, CLOSER = 100_000, 2_000
"""What a penalty costs, and each change that an unscored card is away when few are left. How hard a card is, `hard`,
is in the same thousandths."""
PLANNED = 4
"""So many last cards are planned to the end."""


@kernel
def unscored(s: Ints) -> int:
    """HS-13: so many cards stay in play until they are scored."""
    return s[SEAT + HELD] + s[DRAW] + s[DISCARD]


@kernel
def note_rest(s: Ints, deck: Ints, plan: Ints) -> None:
    """The cards on both piles are not scored yet (HS-13)."""
    plan[REST] = s[DRAW] + s[DISCARD]
    for i in range(s[DRAW]):
        plan[REST + 1 + i] = s[PILES + i]
    for i in range(s[DISCARD]):
        plan[REST + 1 + s[DRAW] + i] = s[PILES + deck[0] + i]


@kernel
def start_plan(s: Ints, deck: Ints, plan: Ints, few: bool) -> None:
    """No move yet."""
    plan[REST] = 0
    if few:
        note_rest(s, deck, plan)
    plan[COUNT], plan[VALUE], plan[NOW], plan[HAS] = 0, 0, s[BOARD], s[SCORED]
    plan[LEFT] = (1 << s[SEAT + HELD]) - 1


@kernel
def add_step(s: Ints, plan: Ints, place: int, what: int) -> None:
    """The next move of a plan: this card pays for a change, or is scored."""
    plan[STEPS + plan[COUNT]] = SPEND + PER_CARD * place + what
    plan[COUNT] += 1
    plan[LEFT] &= ~(1 << place)
    if what == SCORE:
        plan[HAS] = 1
    else:
        plan[NOW] = changed(plan[NOW], what)
        plan[REST + 1 + plan[REST]] = s[SEAT + FIRST_CARD + place]
        plan[REST] += 1


@kernel
def easiest(s: Ints, hard: Ints, among: int) -> int:
    """The card to pay with: it comes back later, when easy ones are wanted. -1 if there is none."""
    found = -1
    for i in range(s[SEAT + HELD]):
        if among >> i & 1 and (found < 0 or hard[s[SEAT + FIRST_CARD + i]] < hard[s[SEAT + FIRST_CARD + found]]):
            found = i
    return found


@kernel
def trouble(s: Ints, deck: Ints, hard: Ints, work: Ints, plan: Ints, board: int, left: int, few: bool) -> int:
    """How far the other cards are from this board. When `few` are left, the k-th last card can be helped by k-1
    changes, and each change beyond that costs a penalty (HS-14). Else only hard cards count."""
    spread(board, work)
    total, count = 0, 0
    for i in range(s[SEAT + HELD]):
        card = s[SEAT + FIRST_CARD + i]
        if left >> i & 1 and (few or hard[card] > 0):
            far = distance(deck, card, board, work)
            total += far
            count = put_in_order(plan, count, far)
    if not few:
        return CLOSER * total
    for i in range(plan[REST]):
        far = distance(deck, plan[REST + 1 + i], board, work)
        total += far
        count = put_in_order(plan, count, far)
    beyond = 0
    for i in range(count):
        beyond += max(0, plan[FAR + i] - i)
    return PENALTY * beyond + CLOSER * total


@kernel
def put_in_order(plan: Ints, count: int, far: int) -> int:
    """Add a distance to those that are sorted. Returns how many there are then."""
    at = count
    while at > 0 and plan[FAR + at - 1] > far:
        plan[FAR + at] = plan[FAR + at - 1]
        at -= 1
    plan[FAR + at] = far
    return count + 1


@kernel
def bring(s: Ints, deck: Ints, hard: Ints, work: Ints, plan: Ints, target: int, few: bool) -> bool:
    """Add the moves that score this card. Of the changes that bring it closer, those come first that help the others.
    Returns whether the cards that are left can pay for them."""
    card = s[SEAT + FIRST_CARD + target]
    spread(plan[NOW], work)
    far = distance(deck, card, plan[NOW], work)
    if far > bits(plan[LEFT]) - 1:
        return False
    while far > 0:
        payer = easiest(s, hard, plan[LEFT] & ~(1 << target))
        best, least = -1, 0
        for change in range(CHANGES):
            board = changed(plan[NOW], change)
            if board == plan[NOW]:
                continue
            spread(board, work)
            if distance(deck, card, board, work) < far:
                other = trouble(s, deck, hard, work, plan, board, plan[LEFT] & ~(1 << target), few)
                if best < 0 or other < least:
                    best, least = change, other
        if best < 0:  # a card without a table: its distance is a bound
            return False
        add_step(s, plan, payer, best)
        spread(plan[NOW], work)
        far = distance(deck, card, plan[NOW], work)
    add_step(s, plan, target, SCORE)
    plan[VALUE] += hard[card]
    return True


@kernel
def next_target(s: Ints, deck: Ints, hard: Ints, work: Ints, plan: Ints) -> int:
    """The hardest card that can still be scored in this turn, if that is better than to keep it; else -1."""
    spread(plan[NOW], work)
    found, most = -1, 0
    for i in range(s[SEAT + HELD]):
        card = s[SEAT + FIRST_CARD + i]
        if plan[LEFT] >> i & 1 and hard[card] > most and distance(deck, card, plan[NOW], work) <= bits(plan[LEFT]) - 1:
            found, most = i, hard[card]
    return found


@kernel
def prepare_next(s: Ints, deck: Ints, hard: Ints, work: Ints, plan: Ints) -> None:
    """When few cards are left, all that are spent come back at once: they pay for changes that help the next turns."""
    now = trouble(s, deck, hard, work, plan, plan[NOW], plan[LEFT], True)
    while plan[LEFT]:
        payer, best, least = easiest(s, hard, plan[LEFT]), -1, now
        for change in range(CHANGES):
            board = changed(plan[NOW], change)
            if board != plan[NOW]:
                other = trouble(s, deck, hard, work, plan, board, plan[LEFT], True)
                if other < least:
                    best, least = change, other
        if best < 0:
            break
        add_step(s, plan, payer, best)
        now = least
    plan[VALUE] -= now


@kernel
def may_pass(s: Ints) -> bool:
    """HS-9, HS-14: alone, a pass costs nothing and brings two cards."""
    held = s[SEAT + HELD]
    return s[ACTED] == 0 and s[SEAT + PASSED] == 0 and held < PASS_LIMIT and s[DRAW] + s[DISCARD] > 0


@kernel
def plan_from(s: Ints, deck: Ints, hard: Ints, work: Ints, plan: Ints, first: int) -> bool:
    """The turn in which this card is scored first (-1: none). Returns whether that is possible."""
    few = unscored(s) <= PASS_LIMIT
    start_plan(s, deck, plan, few)
    target = first
    while target >= 0:
        if not bring(s, deck, hard, work, plan, target, few):
            if target == first:
                return False
            break
        target = next_target(s, deck, hard, work, plan)
    if few:
        prepare_next(s, deck, hard, work, plan)
    if plan[HAS] == 0:
        plan[VALUE] -= PENALTY
    return True


@kernel
def plan_turn(s: Ints, deck: Ints, hard: Ints, work: Ints, plan: Ints) -> None:
    """The best plan for the rest of this turn, at the place of the best one."""
    plan[BEST + COUNT] = -1
    if may_pass(s):
        plan[BEST + COUNT], plan[BEST + STEPS] = 1, PASS
        return
    for first in range(-1, s[SEAT + HELD]):
        possible = plan_from(s, deck, hard, work, plan, first)
        if possible and (plan[BEST + COUNT] < 0 or plan[VALUE] > plan[BEST + VALUE]):
            add_end(plan)
            for field in range(BEST):
                plan[BEST + field] = plan[field]


@kernel
def first_moves(s: Ints, deck: Ints, hard: Ints, work: Ints, plan: Ints, found: Ints) -> int:
    """The first move of the plan for each card that might be scored first. Returns how many there are."""
    count = 0
    for first in range(-1, s[SEAT + HELD]):
        if plan_from(s, deck, hard, work, plan, first):
            add_end(plan)
            found[count] = plan[STEPS]
            count += 1
    return count


@kernel
def add_end(plan: Ints) -> None:
    """HS-7: the turn ends."""
    plan[STEPS + plan[COUNT]] = END
    plan[COUNT] += 1


@kernel
def move_now(plan: Ints, step: int) -> int:
    """This move of the best plan, with the card's place in the hand as it is now."""
    move = plan[BEST + STEPS + step]
    if move < SPEND:
        return move
    place = (move - SPEND) // PER_CARD
    for before in range(step):
        if (plan[BEST + STEPS + before] - SPEND) // PER_CARD < place:
            move -= PER_CARD
    return move


@kernel
def take_turn_alone(s: Ints, deck: Ints, hard: Ints, work: Ints, plan: Ints) -> None:
    """A whole turn, or the rest of one, up to the draws."""
    plan_turn(s, deck, hard, work, plan)
    for step in range(plan[BEST + COUNT]):
        if s[PHASE] != OVER:
            play(s, deck, move_now(plan, step))


@kernel
def score_last(s: Ints, deck: Ints, work: Ints, room: Ints, cards: Ints, plan: Ints, tries: int) -> bool:
    """HS-15: if a plan is found that scores all the cards that are left, the game ends like that, with the fewest
    penalties that were tried. Returns whether one was found."""
    note_rest(s, deck, plan)
    held = s[SEAT + HELD]
    count = held + plan[REST]
    for i in range(count):
        cards[i] = s[SEAT + FIRST_CARD + i] if i < held else plan[REST + 1 + i - held]
    place = s[BOARD] | s[SCORED] << HAS_SCORED | ((1 << count) - 1) << UNSCORED | ((1 << held) - 1) << IN_HAND
    for penalties in range(PENALTIES_LOSE - s[PENALTIES]):
        if plan_end(place, cards, count, penalties, tries, deck, work, room) != NOTHING_FOUND:
            s[PENALTIES] += penalties
            s[PHASE], s[REASON] = OVER, 15
            return True
    return False


@kernel
def play_alone(
    s: Ints, deck: Ints, hard: Ints, dice: Ints, work: Ints, room: Ints, cards: Ints, plan: Ints, tries: int, most: int
) -> None:  # fmt: skip
    """Whole turns until the game is over, until a plan for the last cards says how it ends, or until so many were
    played. A pass doesn't count."""
    while s[PHASE] != OVER:
        passes = may_pass(s)
        if s[PHASE] == REFILL:
            draw_all(s, deck, dice)
        elif most == 0:
            break
        elif passes or unscored(s) > PLANNED or not score_last(s, deck, work, room, cards, plan, tries):
            take_turn_alone(s, deck, hard, work, plan)
            if not passes:
                most -= 1
