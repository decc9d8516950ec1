"""How a bot of Triominos weighs its moves on the table of `kernel_table`: a sum of points, chances and dangers.

A mind is an array of weights, in thousandths of a point. All that a mind looks at can be seen by whoever's turn it is:
its own hand, the layout, how many stones the others hold. The stones that it doesn't see are one set to it.
"""

from tilery.engine.kernel import Ints, kernel
from tilery.games.triominos.bots.kernel_table import (
    BUY,
    CELLS,
    FRONT,
    HANDS,
    LEFT,
    LOGGED,
    MASKS,
    OPEN,
    OUT,
    PASS,
    POOL,
    RULE,
    SEATS,
    TURN,
    VALUES,
    WIDE,
    best_of,
    bonus,
    held,
    may_buy,
    may_pass,
    play,
    put_down,
    rewind,
    size,
)

THREAT, FUTURE, STUCK, STOCK, BURDEN, NEARLY_OUT, SECOND, FITTING, HELD, THRIFT, THEIRS = range(11)
MIND = 11
"""The weights: of the points that the next player can expect; of one's own best points in the next turn; of having
nothing to lay then; of a stone early in a round, and when somebody is nearly out (who has at most `NEARLY_OUT` stones);
of the second best points; of each stone that fits; of the value of what stays in the hand; against buying; of each
stone of the next player that fits."""

POINT = 1000
MEAN_VALUE = 7500
"""Of a stone that nobody sees."""

SEEN, CLASSES, SCRATCH = 0, 256, 512
"""Room to work in: what fits in each open cell, and its bonus as a class (0 none, 1 bridge, 2 hexagon, 3 double)."""
OPTIONS = 512
"""The most moves that somebody can have. Each takes three numbers: cell, stone and worth."""


@kernel
def class_of(t: Ints, cell: int) -> int:
    """The bonus of a cell as a class."""
    points = bonus(t, cell)
    return points // 10 - 3 if points > 0 else 0


@kernel
def expected_best(lore: Ints, plain: int, bridge: int, hexagon: int, double: int, unseen: int, hand: int) -> int:
    """The most points that a hand with this many of the unseen stones brings on average, if these fit."""
    expected, none_so_far = 0.0, 1.0
    done = 0
    for kind in range(3, -1, -1):
        stones = double if kind == 3 else hexagon if kind == 2 else bridge if kind == 1 else plain
        extra = 10 * kind + 30 if kind > 0 else 0
        stones &= ~done
        done |= stones
        while stones != 0:
            there = 1.0 if hand >= unseen else hand / unseen
            expected += (extra + lore[VALUES + best_of(lore, stones)]) * none_so_far * there
            none_so_far *= 1.0 - there
            if none_so_far < 0.01:
                return int(expected * POINT)
            unseen -= 1
            stones &= stones - 1
    return int(expected * POINT)


@kernel
def prospects(lore: Ints, mind: Ints, me: int, plain: int, bridge: int, hexagon: int, double: int, rest: int) -> int:
    """What one's own stones can do in the next turn, if these fit."""
    best, second, done, found = 0, 0, 0, 0
    for kind in range(3, -1, -1):
        stones = double if kind == 3 else hexagon if kind == 2 else bridge if kind == 1 else plain
        extra = 10 * kind + 30 if kind > 0 else 0
        stones &= rest & ~done
        done |= stones
        while stones != 0 and found < 2:
            points = extra + lore[VALUES + best_of(lore, stones)]
            stones &= stones - 1
            found += 1
            if points > best:
                best, second = points, best
            elif points > second:
                second = points
    if found == 0:
        return -mind[me + STUCK]
    return mind[me + FUTURE] * best + mind[me + SECOND] * second + mind[me + FITTING] * size(done)


@kernel
def standing(
    t: Ints, lore: Ints, mind: Ints, me: int, plain: int, bridge: int, hexagon: int, double: int, rest: int, stock: int
) -> int:
    """How well one stands with this hand when the next player has to move, if these fit."""
    seat, seats = t[TURN], t[SEATS]
    unseen = t[LEFT] & ~t[HANDS + seat]
    following = t[HANDS + (seat + 1 if seat + 1 < seats else 0)]
    threat = expected_best(
        lore, plain & unseen, bridge & unseen, hexagon & unseen, double & unseen, size(unseen), size(following)
    )
    # A gift to one of several others is less of a loss.
    worth = prospects(lore, mind, me, plain, bridge, hexagon, double, rest) + stock * size(rest)
    if mind[me + THEIRS] != 0 and unseen != 0:
        fitting = (plain | bridge | hexagon | double) & unseen
        worth -= mind[me + THEIRS] * size(fitting) * size(following) // size(unseen)
    return worth - mind[me + THREAT] * threat // (POINT * (seats - 1)) - mind[me + HELD] * held(lore, rest)


@kernel
def near(step: int, down: int) -> bool:
    """Whether two cells touch, by the step from one (▼ or ▲) to the other."""
    if -2 <= step <= 2:
        return True
    if step > 0:
        return -2 + down <= step - WIDE <= 2 - down
    return -1 - down <= step + WIDE <= 1 + down


@kernel
def stock_of(t: Ints, mind: Ints, me: int) -> int:
    """What one more stone in the hand is worth now."""
    for seat in range(t[SEATS]):
        if size(t[HANDS + seat]) <= mind[me + NEARLY_OUT]:
            return -mind[me + BURDEN]
    return mind[me + STOCK]


@kernel
def weigh_cell(t: Ints, lore: Ints, mind: Ints, me: int, w: Ints, at: int, n: int, cell: int, stones: int) -> int:
    """Weigh laying each of these stones on a cell. Only what touches the cell changes: the rest is looked at once."""
    down = cell & 1
    plain, bridge, hexagon, double = 0, 0, 0, 0
    for place in range(t[OPEN]):
        if not near(t[FRONT + place] - cell, down):
            kind = w[CLASSES + place]
            if kind == 0:
                plain |= w[SEEN + place]
            elif kind == 1:
                bridge |= w[SEEN + place]
            elif kind == 2:
                hexagon |= w[SEEN + place]
            else:
                double |= w[SEEN + place]
    hand = t[HANDS + t[TURN]]
    stock = stock_of(t, mind, me)
    extra = bonus(t, cell)
    while stones != 0:
        stone = best_of(lore, stones)
        stones &= stones - 1
        points = lore[VALUES + stone] + extra
        rest = hand ^ (1 << stone)
        mark = t[LOGGED]
        put_down(t, lore, cell, stone)
        now, over, around, twice = plain, bridge, hexagon, double
        for row in range(3):
            wide = 2 if row == 1 else 1 + (row // 2 ^ down)
            for other in range(cell + (row - 1) * WIDE - wide, cell + (row - 1) * WIDE + wide + 1):
                key = t[CELLS + other]
                if key >= 0:
                    fitting = lore[MASKS + key]
                    kind = class_of(t, other)
                    if kind == 0:
                        now |= fitting
                    elif kind == 1:
                        over |= fitting
                    elif kind == 2:
                        around |= fitting
                    else:
                        twice |= fitting
        rewind(t, mark)
        w[at + 3 * n] = cell
        w[at + 3 * n + 1] = stone
        w[at + 3 * n + 2] = points * POINT + standing(t, lore, mind, me, now, over, around, twice, rest, stock)
        n += 1
    return n


@kernel
def weigh_ending(t: Ints, lore: Ints, w: Ints, at: int, n: int, cell: int, stones: int) -> int:
    """Weigh stones when somebody is out (TR-10: what stays in the hand goes to them), or with one's last stone."""
    extra = bonus(t, cell)
    others = 0
    if t[OUT] < 0:
        for seat in range(t[SEATS]):
            others += size(t[HANDS + seat])
        others = 25 * POINT + MEAN_VALUE * (others - 1)
    while stones != 0:
        stone = best_of(lore, stones)
        stones &= stones - 1
        points = lore[VALUES + stone] * (2 if t[OUT] >= 0 else 1) + extra
        w[at + 3 * n] = cell
        w[at + 3 * n + 1] = stone
        w[at + 3 * n + 2] = points * POINT + others
        n += 1
    return n


@kernel
def look_around(t: Ints, lore: Ints, w: Ints) -> None:
    """Note for each open cell what fits there, and its bonus."""
    for place in range(t[OPEN]):
        cell = t[FRONT + place]
        w[SEEN + place], w[CLASSES + place] = lore[MASKS + t[CELLS + cell]], class_of(t, cell)


@kernel
def weigh(t: Ints, lore: Ints, mind: Ints, me: int, w: Ints, at: int) -> int:
    """Weigh all moves with the mind that begins at `me`. Writes them from `at` on, and returns how many there are."""
    hand, count = t[HANDS + t[TURN]], t[OPEN]
    plain, bridge, hexagon, double = 0, 0, 0, 0
    look_around(t, lore, w)
    for place in range(count):
        fitting, kind = w[SEEN + place], w[CLASSES + place]
        if kind == 0:
            plain |= fitting
        elif kind == 1:
            bridge |= fitting
        elif kind == 2:
            hexagon |= fitting
        else:
            double |= fitting
    n = 0
    ending = t[OUT] >= 0 or hand & (hand - 1) == 0
    for place in range(count):
        stones = w[SEEN + place] & hand
        if stones != 0:
            if ending:
                n = weigh_ending(t, lore, w, at, n, t[FRONT + place], stones)
            else:
                n = weigh_cell(t, lore, mind, me, w, at, n, t[FRONT + place], stones)
    passes, buys = may_pass(t, n > 0), may_buy(t)
    if not passes and not buys:
        return n
    stock = stock_of(t, mind, me)
    waiting = 0
    if t[OUT] < 0:
        waiting = standing(t, lore, mind, me, plain, bridge, hexagon, double, hand, stock)
    if passes:
        w[at + 3 * n], w[at + 3 * n + 1] = PASS, 0
        w[at + 3 * n + 2] = waiting - (10 * POINT if t[POOL] > 0 and t[OUT] < 0 else 0)
        n += 1
    if buys:
        best = waiting - 10 * POINT
        if n > 0:
            best = w[at + 3 * best_option(w, at, n) + 2]
        # The table as it stands now instead of how it will stand after each of the stones: near enough, and fast.
        gains = 0
        unseen = t[LEFT] & ~hand
        done = 0
        for kind in range(3, -1, -1):
            stones = double if kind == 3 else hexagon if kind == 2 else bridge if kind == 1 else plain
            extra = 10 * kind + 30 if kind > 0 else 0
            stones &= unseen & ~done
            done |= stones
            while stones != 0:
                gains += max(0, (extra + lore[VALUES + best_of(lore, stones)]) * POINT + waiting - best)
                stones &= stones - 1
        w[at + 3 * n], w[at + 3 * n + 1] = BUY, 0
        w[at + 3 * n + 2] = best + stock + gains // size(unseen) - 5 * POINT - mind[me + THRIFT]
        n += 1
    return n


@kernel
def best_option(w: Ints, at: int, n: int) -> int:
    """The move with the greatest worth; of equals the last one, so that buying comes before laying."""
    best = 0
    for option in range(1, n):
        if w[at + 3 * option + 2] >= w[at + 3 * best + 2]:
            best = option
    return best


@kernel
def buys_at_once(t: Ints, mind: Ints, me: int) -> bool:
    """Whether a stone is worth its price in any case, so that there is nothing to weigh."""
    return may_buy(t) and mind[me + THRIFT] == 0 and stock_of(t, mind, me) >= 5 * POINT


@kernel
def play_by_mind(t: Ints, lore: Ints, mind: Ints, me: int, w: Ints, at: int) -> None:
    """One move as the mind weighs it."""
    if buys_at_once(t, mind, me):
        play(t, lore, BUY, 0)
        return
    n = weigh(t, lore, mind, me, w, at)
    best = best_option(w, at, n)
    play(t, lore, w[at + 3 * best], w[at + 3 * best + 1])


@kernel
def play_out(t: Ints, lore: Ints, mind: Ints, w: Ints, at: int) -> int:
    """Play the round to its end, each seat with its own mind. Returns the number of moves."""
    moves = 0
    while t[RULE] == 0:
        play_by_mind(t, lore, mind, MIND * t[TURN], w, at)
        moves += 1
    return moves
