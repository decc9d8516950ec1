"""Whole games on the table of the kernels, each seat with a mind: what a judge needs to know what a table is worth."""

from tilery.engine.kernel import Ints, kernel
from tilery.engine.kernel_dice import begin, roll
from tilery.games.triominos.bots.kernel_mind import MIND, POINT, best_option, buys_at_once, weigh
from tilery.games.triominos.bots.kernel_search import PLAYOUT
from tilery.games.triominos.bots.kernel_table import (
    BUY,
    HANDS,
    HEAD,
    LEFT,
    LOGGED,
    OPEN,
    PILE,
    POOL,
    ROUND,
    RULE,
    SCORES,
    SEATS,
    TURN,
    clear,
    count_round,
    deal,
    lay_out,
    mix,
    play,
    size,
)

WAVERING, LATE_WAVERING = 2 * POINT, 20 * POINT
"""Moves whose worth differs by less than this may change their order: nobody can foresee exactly what others do. Once
the pool is empty, that is more: the strong bots look ahead then, and often find something else."""
FORESIGHT = 11
"""Two players who look ahead make more of each stone in their hand than a rule of thumb does: so many points, from the
moment when the pool is empty. `python -m tests.games.triominos.bots.foresight` finds out whether that is right."""


@kernel
def play_by_inclination(t: Ints, lore: Ints, mind: Ints, me: int, w: Ints, dice: Ints) -> None:
    """A move that the mind likes, not always the one that it likes best."""
    if buys_at_once(t, mind, me):
        play(t, lore, BUY, 0)
        return
    n = weigh(t, lore, mind, me, w, PLAYOUT)
    for option in range(n):
        w[PLAYOUT + 3 * option + 2] += roll(dice, WAVERING if t[POOL] > 0 else LATE_WAVERING)
    best = PLAYOUT + 3 * best_option(w, PLAYOUT, n)
    play(t, lore, w[best], w[best + 1])


@kernel
def count_foresight(t: Ints) -> None:
    """Give both players the points that they will make by looking ahead."""
    for seat in range(t[SEATS]):
        t[SCORES + seat] += FORESIGHT * size(t[HANDS + seat])


@kernel
def play_round(t: Ints, lore: Ints, minds: Ints, w: Ints, seed: int, dice: Ints) -> None:
    """Play the round to its end. `minds` has a mind for each seat while there is a pool, then one for each after
    that.

    The dice begin anew for each move, from the seed and the stage of the round. So two games that differ by a few moves
    go on with the same luck, and the difference between them tells more.
    """
    counted = t[SEATS] != 2
    while t[RULE] == 0:
        if t[POOL] == 0 and not counted:
            count_foresight(t)
            counted = True
        begin(dice, seed + t[POOL] + 64 * size(t[LEFT]))
        me = MIND * t[TURN] if t[POOL] > 0 else MIND * (4 + t[TURN])
        play_by_inclination(t, lore, minds, me, w, dice)


@kernel
def play_on(
    t: Ints, lore: Ints, laid: Ints, start: Ints, minds: Ints, w: Ints, rounds: int, target: int, owed: bool, seed: int,
    dice: Ints,
) -> None:  # fmt: skip
    """Play a game to its end, from a table with these stones. `start` has the rest of the table: its head and its
    pool. `owed`: a stone was bought and is still to be drawn. The points of all rounds are in the totals then."""
    seats = start[SEATS]
    lay_out(t, lore, laid, seats)
    for number in range(HEAD):
        if number not in (OPEN, LEFT, LOGGED):
            t[number] = start[number]
    for place in range(start[POOL]):
        t[PILE + place] = start[HEAD + place]
    begin(dice, seed)
    mix(t, t[POOL], dice)
    if owed:
        t[POOL] -= 1
        t[HANDS + t[TURN]] |= 1 << t[PILE + t[POOL]]
    play_round(t, lore, minds, w, seed, dice)
    while not count_round(t, rounds, target):
        seed += t[ROUND]
        begin(dice, seed)
        clear(t, seats)
        deal(t, lore, dice, -1)  # TR-13: each further round draws for the start
        play_round(t, lore, minds, w, seed, dice)
