"""What the others hold, guessed from what they did: who leaves a good place hardly has the stone for it.

A guess is an array. It has a weight for each stone in each hand, and one deal of the stones that the player doesn't
see. This deal changes step by step (two stones change places), and comes up the more often, the greater the product of
its weights is (Metropolis). So all deals together agree with the weights.
"""

from tilery.engine.kernel import Ints, kernel
from tilery.engine.kernel_dice import roll
from tilery.games.triominos.bots.kernel_mind import OPTIONS, POINT, SCRATCH, SEEN, look_around, stock_of, weigh_cell
from tilery.games.triominos.bots.kernel_table import (
    FRONT,
    HANDS,
    LEFT,
    OPEN,
    OUT,
    PILE,
    POOL,
    SEATS,
    TURN,
    best_of,
    mix,
    put_down,
    size,
    sweep,
)

SEAT, CELL, STONE, BUYS = range(4)
ENTRY = 4
"""A turn that was made, as four numbers: who, on which cell (`PASS` if none), which stone, and how many were bought."""

UNSEEN, PLACES, COUNT = 280, 336, 392
GUESS = 393
"""In a guess: 56 weights for each seat and for the pool; then the stones that aren't seen, where each of them is in the
deal (a seat, or the number of seats for the pool), and how many they are."""
NEUTRAL = 1024
"""The weight of a stone about which nothing is known."""
HEAVIEST = 1 << 15
"""The product of two weights fits into what dice can roll."""
BEST = SCRATCH + 3 * OPTIONS
"""Where the best places of the stones are noted, after the moves."""
NOWHERE = -(1 << 40)

LEFT_LYING = 190
"""Of 1000 stones that would have been worth as much as the one laid, so many are held all the same. A stone that would
have been worth n points more is n + 1 times as rare."""
NOT_FITTING = 10
"""Of 1000 stones that fitted when somebody bought or passed, so many are held all the same. Both were counted in games
of four bots that weigh."""
SETTLING, STIRRING = 1000, 100
"""How often two stones are to change places before the first deal, and between two deals."""


@kernel
def find_places(t: Ints, lore: Ints, bare: Ints, w: Ints, stones: int, cell: int, stone: int) -> int:
    """Note what each of these stones is worth at its best place, to whoever's turn it is. Returns what this one is
    worth on this cell. What else the player holds is not known, so nothing but points and dangers counts (`bare`)."""
    hand = t[HANDS + t[TURN]]
    t[HANDS + t[TURN]] = 0
    n = 0
    look_around(t, lore, w)
    for place in range(t[OPEN]):
        if w[SEEN + place] & stones != 0:
            n = weigh_cell(t, lore, bare, 0, w, SCRATCH, n, t[FRONT + place], w[SEEN + place] & stones)
    t[HANDS + t[TURN]] = hand
    for other in range(56):
        w[BEST + other] = NOWHERE
    chosen = 0
    for option in range(SCRATCH, SCRATCH + 3 * n, 3):
        worth = w[option + 2]
        w[BEST + w[option + 1]] = max(w[BEST + w[option + 1]], worth)
        if w[option] == cell and w[option + 1] == stone:
            chosen = worth
    return chosen


@kernel
def add_fresh(guess: Ints, lore: Ints, at: int, unseen: int, fresh: int, holds: int) -> None:
    """Of the stones that somebody holds, so many were just bought: these can be any."""
    total, many, rest = 0, 0, unseen
    while rest != 0:
        total += guess[at + best_of(lore, rest)]
        many += 1
        rest &= rest - 1
    mean = max(1, total // max(1, many))
    while unseen != 0:
        place = at + best_of(lore, unseen)
        weight = ((holds - fresh) * guess[place] * NEUTRAL // mean + fresh * NEUTRAL) // holds
        guess[place] = max(1, min(HEAVIEST, weight))
        unseen &= unseen - 1


@kernel
def learn(t: Ints, lore: Ints, mind: Ints, bare: Ints, w: Ints, guess: Ints, turn: Ints, at: int, unseen: int) -> None:
    """What one turn says about the hand of whoever made it. `unseen` are the stones that it may still have."""
    seat, cell, stone, bought = turn[at + SEAT], turn[at + CELL], turn[at + STONE], turn[at + BUYS]
    on_purpose = stock_of(t, mind, 0) >= 5 * POINT
    chosen = find_places(t, lore, bare, w, unseen | (1 << stone) if cell >= 0 else unseen, cell, stone)
    fresh = bought
    if cell >= 0 and not on_purpose:
        fresh -= 1  # nothing else fitted: it was laid at once
    holds = size(t[HANDS + seat]) + bought - (1 if cell >= 0 else 0)
    if fresh > 0 and holds > 0:
        add_fresh(guess, lore, 56 * seat, unseen, fresh, holds)
    choice = cell >= 0 and (bought == 0 or on_purpose)
    while unseen != 0:
        other = best_of(lore, unseen)
        unseen &= unseen - 1
        more = w[BEST + other]
        if more != NOWHERE:
            place = 56 * seat + other
            if cell < 0 and bought == 0:
                guess[place] = 1  # TR-7: certain
            elif not choice:
                guess[place] = max(1, guess[place] * NOT_FITTING // 1000)
            elif more >= chosen:
                guess[place] = max(1, guess[place] * LEFT_LYING // (POINT + more - chosen))


@kernel
def conclude(
    t: Ints, lore: Ints, mind: Ints, bare: Ints, w: Ints, guess: Ints, turns: Ints, me: int, unseen: int
) -> None:
    """Make these turns again, and learn from those of the others. The table is as it was before them; of the hands only
    the number of stones is right. `mind` is what everybody is thought to play with."""
    for place in range(UNSEEN):
        guess[place] = NEUTRAL
    for at in range(0, len(turns), ENTRY):
        seat, cell, stone = turns[at + SEAT], turns[at + CELL], turns[at + STONE]
        t[TURN] = seat
        if seat != me and t[OUT] < 0:
            learn(t, lore, mind, bare, w, guess, turns, at, unseen)
        holds = size(t[HANDS + seat]) + turns[at + BUYS]
        if cell >= 0:
            put_down(t, lore, cell, stone)
            t[LEFT] ^= 1 << stone
            sweep(t, lore)
            holds -= 1
            if holds == 0 and t[OUT] < 0:
                t[OUT] = seat
        t[HANDS + seat] = (1 << holds) - 1


@kernel
def stir(guess: Ints, times: int, dice: Ints) -> None:
    """So many times, two stones of the deal may change places."""
    count = guess[COUNT]
    for _ in range(times):
        a, b = roll(dice, count), roll(dice, count)
        at, to = guess[PLACES + a], guess[PLACES + b]
        if at != to:
            one, other = guess[UNSEEN + a], guess[UNSEEN + b]
            now = guess[56 * at + one] * guess[56 * to + other]
            then = guess[56 * at + other] * guess[56 * to + one]
            if then >= now or roll(dice, now) < then:
                guess[UNSEEN + a], guess[UNSEEN + b] = other, one


@kernel
def settle(t: Ints, lore: Ints, guess: Ints, dice: Ints) -> None:
    """A first deal of the stones that the player doesn't see."""
    me, seats = t[TURN], t[SEATS]
    unseen, count = t[LEFT] & ~t[HANDS + me], 0
    while unseen != 0:
        guess[UNSEEN + count] = best_of(lore, unseen)
        guess[PLACES + count] = seats
        unseen &= unseen - 1
        count += 1
    guess[COUNT] = count
    at = 0
    for seat in range(seats):
        if seat != me:
            for _ in range(size(t[HANDS + seat])):
                guess[PLACES + at] = seat
                at += 1
    stir(guess, SETTLING, dice)


@kernel
def deal_again(t: Ints, guess: Ints, dice: Ints) -> None:
    """The next deal: to each other hand as many stones as it has, the rest to the pool."""
    me, seats = t[TURN], t[SEATS]
    stir(guess, STIRRING, dice)
    for seat in range(seats):
        if seat != me:
            t[HANDS + seat] = 0
    pile = 0
    for at in range(guess[COUNT]):
        place, stone = guess[PLACES + at], guess[UNSEEN + at]
        if place < seats:
            t[HANDS + place] |= 1 << stone
        else:
            t[PILE + pile] = stone
            pile += 1
    mix(t, t[POOL], dice)
