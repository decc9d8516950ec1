"""The table of Triominos for searches: a twin of the rules on one flat array, which can take moves back.

The array holds a head (whose turn it is, hands, scores), the pool, the open cells, a log of what was changed on the
grid, and the grid itself: its cells and its corners, numbered as in `pieces`, with `ORIGIN` added. Sets of stones are
bits. Stones are numbered by falling value, so the lowest bit of a set is its most valuable stone (`stones.py`).

`lore` is a second array, with what never changes: which stones fit between which corners, and so on (`stones.py`).
"""

from tilery.engine.kernel import Ints, kernel
from tilery.engine.kernel_dice import roll

SEATS, START, TURN, BOUGHT, OUT, OPEN, POOL, LEFT, RULE, LOGGED, ROUND = range(11)
"""The head: numbers of the table as it is now. `OUT` is -1 as long as nobody is out, `LEFT` are all stones that don't
lie on the table, `RULE` is the rule that has ended the round, or 0. `OPEN`, `POOL` and `LOGGED` are lengths."""
HANDS, SCORES, TOTALS = 12, 16, 20
"""What each seat holds, its points in this round, and its points in the rounds before."""
HEAD = 24
PILE = 24
"""The stones of the pool. The next one is taken from the end."""
FRONT = 80
"""The open cells: those beside a stone where one that is left may fit."""
LOG = 400
CELLS = 5000
WIDE = 127
ORIGIN = 58 * WIDE + 64
GRID = 117 * WIDE
"""Room for 56 stones in a row from the middle to each side."""
CORNERS = CELLS + GRID
TABLE = CORNERS + GRID
"""The length of the array."""

UNTOUCHED, TAKEN, DEAD = -1, -2, -3
"""A cell that is not open: it lies beside no stone, has a stone, or no stone that is left can fit there."""
APPENDED = -1
"""In the log: a cell was added to the open ones. Lower numbers say that one was removed from them, and where."""

MASKS, VALUES, INDEX, TURNED = 0, 343, 400, 460
"""Where in `lore` lie: the stones for a key of corners; a stone's value; its number by its bit (modulo 59); and its
numbers as it lies, by key and stone."""
LORE = TURNED + 343 * 56

BUY, PASS = -1, -2
"""Moves without a cell."""
STONES = (1 << 56) - 1
FIVE_STONES = 40
FREE = 6
ALL_FREE = 342
GOING_OUT, STOPPED, BLOCKED = 10, 12, 11
"""The rules that end a round: TR-10, TR-12, TR-11."""


@kernel
def size(stones: int) -> int:
    """How many stones a set has."""
    n = stones - ((stones >> 1) & 0x5555555555555555)
    n = (n & 0x3333333333333333) + ((n >> 2) & 0x3333333333333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0F
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 127


@kernel
def best_of(lore: Ints, stones: int) -> int:
    """The most valuable stone of a set, which is not empty."""
    return lore[INDEX + (stones & -stones) % 59]


@kernel
def bonus(t: Ints, cell: int) -> int:
    """TR-8, TR-9: the special bonus of any stone laid on this open cell."""
    down = cell & 1
    at = CORNERS + cell
    a, b, c = t[at + down * WIDE], t[at + WIDE + 1 - down * (WIDE + 2)], t[at + WIDE - 1 - down * (WIDE - 2)]
    hexagons = 0
    if a >= FIVE_STONES:
        hexagons += 1
    if b >= FIVE_STONES:
        hexagons += 1
    if c >= FIVE_STONES:
        hexagons += 1
    if hexagons > 0:
        return 50 if hexagons == 1 else 60
    if a > 0 and b > 0 and c > 0:
        beside = 0
        if t[CELLS + cell - 1] == TAKEN:
            beside += 1
        if t[CELLS + cell + 1] == TAKEN:
            beside += 1
        if t[CELLS + cell + WIDE - 2 * down * WIDE] == TAKEN:
            beside += 1
        return 40 if beside == 1 else 0
    return 0


@kernel
def write(t: Ints, place: int, value: int) -> None:
    """Change a number of the grid, and note what it was."""
    n = t[LOGGED]
    t[LOG + n] = place
    t[LOG + n + 1] = t[place]
    t[LOGGED] = n + 2
    t[place] = value


@kernel
def rewind(t: Ints, mark: int) -> None:
    """Make the grid and the open cells what they were when the log had this length."""
    n = t[LOGGED]
    count = t[OPEN]
    while n > mark:
        n -= 2
        place = t[LOG + n]
        if place >= 0:
            t[place] = t[LOG + n + 1]
        elif place == APPENDED:
            count -= 1
        else:
            at = FRONT - 2 - place
            t[FRONT + count] = t[at]
            t[at] = t[LOG + n + 1]
            count += 1
    t[LOGGED] = n
    t[OPEN] = count


@kernel
def touch(t: Ints, corner: int, number: int) -> None:
    """A stone with this number at the corner was laid."""
    there = t[CORNERS + corner]
    if there > 0:
        write(t, CORNERS + corner, there + 8)
        return
    write(t, CORNERS + corner, 8 + number)
    known = FREE - number
    for side in range(2):  # the six cells that meet here, first the three below and beside the corner
        a = CELLS + corner - side * WIDE
        b = CELLS + corner + 1 - side * (WIDE + 2)
        c = CELLS + corner - 1 + side * (2 - WIDE)
        if t[a] >= 0:
            write(t, a, t[a] - 49 * known)
        if t[b] >= 0:
            write(t, b, t[b] - 7 * known)
        if t[c] >= 0:
            write(t, c, t[c] - known)


@kernel
def open_up(t: Ints, cell: int) -> None:
    """A stone lies beside this cell: one may be laid here from now on."""
    if t[CELLS + cell] != UNTOUCHED:
        return
    down = cell & 1
    at = CORNERS + cell
    a, b, c = t[at + down * WIDE], t[at + WIDE + 1 - down * (WIDE + 2)], t[at + WIDE - 1 - down * (WIDE - 2)]
    key = 49 * (a & 7 if a > 0 else FREE) + 7 * (b & 7 if b > 0 else FREE) + (c & 7 if c > 0 else FREE)
    write(t, CELLS + cell, key)
    n = t[LOGGED]
    t[LOG + n] = APPENDED
    t[LOGGED] = n + 2
    t[FRONT + t[OPEN]] = cell
    t[OPEN] += 1


@kernel
def put_down(t: Ints, lore: Ints, cell: int, stone: int) -> None:
    """A stone comes to lie on an open cell. The open cells still include those that are not open any more."""
    numbers = lore[TURNED + 56 * t[CELLS + cell] + stone]
    write(t, CELLS + cell, TAKEN)
    down = cell & 1
    touch(t, cell + down * WIDE, numbers & 7)
    touch(t, cell + WIDE + 1 - down * (WIDE + 2), (numbers >> 3) & 7)
    touch(t, cell + WIDE - 1 - down * (WIDE - 2), numbers >> 6)
    open_up(t, cell - 1)
    open_up(t, cell + 1)
    open_up(t, cell + WIDE - 2 * down * WIDE)


@kernel
def sweep(t: Ints, lore: Ints) -> None:
    """Take away the open cells that have a stone now, or where none of those that are left fits."""
    left = t[LEFT]
    count = t[OPEN]
    at = 0
    while at < count:
        cell = t[FRONT + at]
        key = t[CELLS + cell]
        if key >= 0 and lore[MASKS + key] & left != 0:
            at += 1
            continue
        if key >= 0:
            write(t, CELLS + cell, DEAD)
        count -= 1
        t[FRONT + at] = t[FRONT + count]
        n = t[LOGGED]
        t[LOG + n] = -2 - at
        t[LOG + n + 1] = cell
        t[LOGGED] = n + 2
    t[OPEN] = count


@kernel
def fits(t: Ints, lore: Ints, stones: int) -> bool:
    """Whether one of these stones fits anywhere."""
    for at in range(t[OPEN]):  # noqa: SIM110 - kernels know no generators
        if lore[MASKS + t[CELLS + t[FRONT + at]]] & stones != 0:
            return True
    return False


@kernel
def may_buy(t: Ints) -> bool:
    """TR-4, TR-5, TR-10: not before the first stone, not a fourth time, not in the last lap, not from nothing."""
    return t[POOL] > 0 and t[BOUGHT] < 3 and t[OUT] < 0 and t[LEFT] != STONES


@kernel
def may_pass(t: Ints, can_lay: bool) -> bool:
    """TR-6, TR-7, TR-10: after a buy, with an empty pool if nothing fits, and always in the last lap."""
    if t[OUT] >= 0:
        return True
    if t[POOL] > 0:
        return t[BOUGHT] > 0
    return not can_lay


@kernel
def play(t: Ints, lore: Ints, cell: int, stone: int) -> None:
    """A legal move of whoever's turn it is: a stone on a cell, `BUY` or `PASS`."""
    seat = t[TURN]
    if cell == BUY:
        t[POOL] -= 1
        t[HANDS + seat] |= 1 << t[PILE + t[POOL]]
        t[SCORES + seat] -= 5
        t[BOUGHT] += 1
        return
    if cell >= 0:
        t[SCORES + seat] += lore[VALUES + stone] + bonus(t, cell)
        put_down(t, lore, cell, stone)
        t[HANDS + seat] ^= 1 << stone
        t[LEFT] ^= 1 << stone
        sweep(t, lore)
        if t[OUT] < 0 and t[HANDS + seat] == 0:
            t[OUT] = seat
    elif t[POOL] > 0 and t[OUT] < 0:
        t[SCORES + seat] -= 10
    t[BOUGHT] = 0
    t[TURN] = seat + 1 if seat + 1 < t[SEATS] else 0
    if t[OUT] >= 0:
        if t[TURN] == t[START]:  # TR-10: the lap is played to its end
            end_round(t, lore, GOING_OUT)
    elif t[POOL] == 0 and not fits(t, lore, t[LEFT]):
        end_round(t, lore, BLOCKED)


@kernel
def held(lore: Ints, stones: int) -> int:
    """The value of a hand."""
    value = 0
    while stones != 0:
        value += lore[VALUES + best_of(lore, stones)]
        stones &= stones - 1
    return value


@kernel
def end_round(t: Ints, lore: Ints, rule: int) -> None:
    """TR-10 to TR-12: what the stones still held bring or cost everybody."""
    t[RULE] = rule
    lowest, total = 1000, 0
    for seat in range(t[SEATS]):
        value = held(lore, t[HANDS + seat])
        total += value
        lowest = min(lowest, value)
        if rule == STOPPED:
            t[SCORES + seat] -= value
    if rule == GOING_OUT:
        t[SCORES + t[OUT]] += 25 + total
    elif rule == BLOCKED:
        for seat in range(t[SEATS]):
            if held(lore, t[HANDS + seat]) == lowest:
                t[SCORES + seat] += total - 2 * lowest


@kernel
def clear(t: Ints, seats: int) -> None:
    """An empty table for a new round; nothing is dealt yet. Points of rounds before stay."""
    rewind(t, 0)
    t[SEATS], t[BOUGHT], t[OUT], t[RULE] = seats, 0, -1, 0
    t[LEFT], t[POOL] = STONES, 0
    t[OPEN] = 1
    t[FRONT] = ORIGIN
    t[CELLS + ORIGIN] = ALL_FREE
    for seat in range(4):
        t[HANDS + seat] = t[SCORES + seat] = 0


@kernel
def lay_out(t: Ints, lore: Ints, laid: Ints, seats: int) -> None:
    """Clear the table and lay stones: `laid` has the cell and the stone of each."""
    clear(t, seats)
    for at in range(0, len(laid), 2):
        put_down(t, lore, laid[at], laid[at + 1])
        t[LEFT] ^= 1 << laid[at + 1]
        sweep(t, lore)


@kernel
def mix(t: Ints, count: int, dice: Ints) -> None:
    """Shuffle the first stones of the pool."""
    for at in range(count - 1, 0, -1):
        other = roll(dice, at + 1)
        t[PILE + at], t[PILE + other] = t[PILE + other], t[PILE + at]


@kernel
def draw_for_start(t: Ints, lore: Ints, dice: Ints) -> int:
    """TR-2: each draws a stone, the highest value begins, ties draw again. Returns how many stones were drawn."""
    contenders, drawn = (1 << t[SEATS]) - 1, 0
    mix(t, 56, dice)
    while contenders & (contenders - 1) != 0:
        highest, tied = -1, 0
        for seat in range(t[SEATS]):
            if contenders >> seat & 1 != 0:
                value = lore[VALUES + t[PILE + drawn]]
                drawn += 1
                if value > highest:
                    highest, tied = value, 1 << seat
                elif value == highest:
                    tied |= 1 << seat
        contenders = tied
    t[START] = size(contenders - 1)
    return drawn


@kernel
def deal(t: Ints, lore: Ints, dice: Ints, start: int) -> int:
    """TR-2, TR-3: begin a round on a table that was cleared. `start` is -1 if the stones decide who begins. Returns the
    number of chance moves."""
    seats = t[SEATS]
    for stone in range(56):
        t[PILE + stone] = stone
    t[START], drawn = start, 0
    if start < 0:
        drawn = draw_for_start(t, lore, dice)
    mix(t, 56, dice)
    t[TURN], t[POOL] = t[START], 56
    for _ in range(9 if seats == 2 else 7):
        for seat in range(seats):
            t[POOL] -= 1
            t[HANDS + seat] |= 1 << t[PILE + t[POOL]]
    return drawn + 56 - t[POOL]


@kernel
def count_round(t: Ints, rounds: int, target: int) -> bool:
    """TR-13: add the points of a finished round; whether the game is over. `target` is 0 if there is none."""
    t[ROUND] += 1
    reached = False
    for seat in range(t[SEATS]):
        t[TOTALS + seat] += t[SCORES + seat]
        if target > 0 and t[TOTALS + seat] >= target:
            reached = True
    return reached or t[ROUND] >= (20 if target > 0 else rounds)
