"""Looking ahead on the table of the kernels: alpha-beta when two players know all, playouts when somebody doesn't."""

from tilery.engine.kernel import Ints, kernel
from tilery.games.triominos.bots.kernel_guess import deal_again
from tilery.games.triominos.bots.kernel_mind import OPTIONS, SCRATCH, play_out, weigh
from tilery.games.triominos.bots.kernel_table import (
    HEAD,
    LOGGED,
    RULE,
    SCORES,
    SEATS,
    TOTALS,
    TURN,
    play,
    rewind,
)

ROOT = SCRATCH
"""The moves of whoever thinks, with what is known of their worth."""
PLAYOUT = ROOT + 3 * OPTIONS
"""Moves within playouts."""
FRAMES = PLAYOUT + 3 * OPTIONS
"""The moves between the root and where the search is now, each in a frame: the table's head, and these numbers."""
COUNT, NEXT, ALPHA, BETA, BEST, DEPTH = range(HEAD, HEAD + 6)
MOVES = 32
FRAME = MOVES + 3 * OPTIONS
LONGEST = 40
"""More moves in a row than a search looks ahead."""
WORK = FRAMES + LONGEST * FRAME
"""How much room a search needs."""
CHOOSE, ENTER, RETURN = 0, 1, 2
"""What the search does next: try another move, look at the table after one, or take one back."""
INFINITE = 1 << 40
KNEE = 40
"""A lead of so many points is worth half as much as any lead can be."""
WIN = 750
"""In the last round, so much of 1000 is for winning at all."""


@kernel
def save(t: Ints, w: Ints, at: int) -> None:
    """Keep the head of the table, to come back to it."""
    for number in range(HEAD):
        w[at + number] = t[number]


@kernel
def restore(t: Ints, w: Ints, at: int) -> None:
    """Back to the table whose head was saved."""
    rewind(t, w[at + LOGGED])
    for number in range(HEAD):
        t[number] = w[at + number]


@kernel
def lead(t: Ints, seat: int) -> int:
    """How many points this player is ahead of the best other."""
    best = -INFINITE
    for other in range(t[SEATS]):
        if other != seat:
            best = max(best, t[TOTALS + other] + t[SCORES + other])
    return t[TOTALS + seat] + t[SCORES + seat] - best


@kernel
def bring_forward(w: Ints, at: int, n: int, first: int) -> None:
    """Of the moves from `first` on, the best comes first."""
    best = first
    for option in range(first + 1, n):
        if w[at + 3 * option + 2] > w[at + 3 * best + 2]:
            best = option
    for number in range(3):
        a, b = at + 3 * first + number, at + 3 * best + number
        w[a], w[b] = w[b], w[a]


@kernel
def look_at(t: Ints, lore: Ints, mind: Ints, w: Ints) -> int:
    """The moves at the root, the most promising first."""
    n = weigh(t, lore, mind, 0, w, ROOT)
    rank(w, n)
    return n


@kernel
def deepen(t: Ints, lore: Ints, mind: Ints, w: Ints, n: int, depth: int, wide: int, budget: int) -> int:
    """Alpha-beta over so many moves, with the first `wide` of each player; a playout says how each line ends. The pool
    is empty, there are two players, and they know each other's hand.

    The moves at the root get their values and come in a new order, the best first. Returns the number of playouts. If
    the budget doesn't allow more, the search breaks off, and moves that have no value yet come last.
    """
    playouts, value, ply, step = 0, 0, 0, CHOOSE
    save(t, w, FRAMES)
    w[FRAMES + COUNT], w[FRAMES + NEXT], w[FRAMES + DEPTH] = n, 0, depth
    w[FRAMES + ALPHA], w[FRAMES + BETA], w[FRAMES + BEST] = -INFINITE, INFINITE, -INFINITE
    for option in range(3 * n):
        w[FRAMES + MOVES + option] = w[ROOT + option]
        if option % 3 == 2:
            w[ROOT + option] = -INFINITE
    while True:
        at = FRAMES + ply * FRAME
        moves = at + MOVES
        if step == ENTER:
            save(t, w, at)
            if t[RULE] == 0 and (w[at + DEPTH] <= 0 or ply == LONGEST - 1):
                play_out(t, lore, mind, w, PLAYOUT)
                playouts += 1
            if t[RULE] != 0:
                value = lead(t, w[at + TURN])
                restore(t, w, at)
                if playouts >= budget:
                    break
                ply -= 1
                step = RETURN
                continue
            w[at + COUNT] = weigh(t, lore, mind, 0, w, moves)
            w[at + NEXT], w[at + BEST] = 0, -INFINITE
        elif step == RETURN:
            restore(t, w, at)
            value = -value
            if ply == 0:
                w[ROOT + 3 * w[at + NEXT] + 2] = value
            w[at + BEST] = max(w[at + BEST], value)
            w[at + ALPHA] = max(w[at + ALPHA], value)
            w[at + NEXT] += 1
        following = w[at + NEXT]
        if following >= w[at + COUNT] or following >= wide or w[at + ALPHA] >= w[at + BETA]:
            value = w[at + BEST]
            if ply == 0:
                break
            ply -= 1
            step = RETURN
            continue
        if ply > 0:
            bring_forward(w, moves, w[at + COUNT], following)
        play(t, lore, w[moves + 3 * following], w[moves + 3 * following + 1])
        w[at + FRAME + ALPHA], w[at + FRAME + BETA] = -w[at + BETA], -w[at + ALPHA]
        w[at + FRAME + DEPTH] = w[at + DEPTH] - (1 if w[at + COUNT] > 1 else 0)
        ply += 1
        step = ENTER
    restore(t, w, FRAMES)
    rank(w, n)
    return playouts


@kernel
def worth_of(points: int, last: bool) -> int:
    """A lead as a number from -1000 to 1000: the first points count most. In the last round of a game it matters above
    all whether it is a lead."""
    worth = 1000 * points // (KNEE + abs(points))
    if not last or points == 0:
        return worth
    return worth * (1000 - WIN) // 1000 + (WIN if points > 0 else -WIN)


@kernel
def shortlist(w: Ints, n: int, wide: int) -> int:
    """Of the moves at the root, which lie in order, keep the best stones, and buying and passing in any case."""
    kept = 0
    for option in range(n):
        if option < wide or w[ROOT + 3 * option] < 0:
            for number in range(3):
                w[ROOT + 3 * kept + number] = w[ROOT + 3 * option + number]
            kept += 1
    return kept


@kernel
def try_out(t: Ints, lore: Ints, mind: Ints, w: Ints, n: int, deals: int, guess: Ints, last: bool, dice: Ints) -> None:
    """Deal so many times what the player doesn't see, and play on to the end after each of the first moves at the root.
    What that brings is added to the worth of the moves. `last`: the game ends with this round."""
    me = t[TURN]
    save(t, w, FRAMES)
    for _ in range(deals):
        deal_again(t, guess, dice)
        save(t, w, FRAMES + FRAME)
        for option in range(n):
            play(t, lore, w[ROOT + 3 * option], w[ROOT + 3 * option + 1])
            play_out(t, lore, mind, w, PLAYOUT)
            w[ROOT + 3 * option + 2] += worth_of(lead(t, me), last)
            restore(t, w, FRAMES + FRAME)
    restore(t, w, FRAMES)


@kernel
def forget(w: Ints, n: int) -> None:
    """The first moves at the root are worth nothing yet."""
    for option in range(n):
        w[ROOT + 3 * option + 2] = 0


@kernel
def rank(w: Ints, n: int) -> None:
    """Put the first moves at the root in order, the best first."""
    for first in range(n):
        bring_forward(w, ROOT, n, first)
