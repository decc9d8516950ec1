"""The rules as kernels: a table of Hidden Stones as one array, and what each move does to it.

The array begins with the numbers below. Then each seat has a block: its cards, in the order in which it got them, and
what it has won. At the end come the draw pile and the discards. Cards are named by their place in the deck.

A move is a number: 0 ends the turn, 1 passes, and for each card of the hand, in order, 22 numbers follow: to pay with
it for one of the 12 swaps or 9 flips, or to score it.
"""

from tilery.engine.kernel import Ints, kernel
from tilery.engine.kernel_dice import roll
from tilery.games.hidden_stones.bots.tables import CARDS, FIRST, LAST, POINTS, RANK, WIDTH
from tilery.games.hidden_stones.pieces import NEIGHBOURS, SOLO_COUNTS
from tilery.games.hidden_stones.pieces import STONES as NINE_STONES
from tilery.games.hidden_stones.rules import HAND, IDLE_ROUNDS, PASS_DRAWS, PASS_LIMIT, PENALTIES_LOSE, SOLO_CARDS
from tilery.games.hidden_stones.scoring import BONUS

BOARD, SEATS, TURN, START, PHASE, REASON, OWED, ACTED, SCORED, LAST_ROUND, ACTIVE, IDLE, PENALTIES, EQUAL = range(14)
DRAW, DISCARD = 14, 15
"""How many cards lie in the draw pile and on the discard pile."""
SEAT, BLOCK = 16, 12
HELD, FIRST_CARD, WON, WON_POINTS, ONES, PASSED = 0, 1, 7, 8, 9, 10
"""In the block of a seat: how many cards it holds, these cards, how many it has won, their points, how many of them are
worth 1, and whether it passed in its last turn."""
PILES = SEAT + 5 * BLOCK

PLAY, REFILL, OVER = range(3)
END, PASS, SPEND, SCORE, PER_CARD = 0, 1, 2, 21, 22
SWAP_A = tuple(3 * a for a, _ in NEIGHBOURS)
SWAP_B = tuple(3 * b for _, b in NEIGHBOURS)
SWAPS, CHANGES = len(NEIGHBOURS), len(NEIGHBOURS) + 9
TO_END = (0, SOLO_CARDS, 10, 9, 8, 7)
SOLO_OF_RANK = tuple(SOLO_COUNTS.values())
STONE_KINDS = tuple("UFHS".index(stone) for stone in NINE_STONES)


@kernel
def lies(deck: Ints, card: int, board: int) -> bool:
    """HS-6: whether the formation of a card is on the board."""
    card = CARDS + WIDTH * card
    for place in range(deck[card + FIRST], deck[card + LAST], 2):  # noqa: SIM110 - for numba
        if board & deck[place] == deck[place + 1]:
            return True
    return False


@kernel
def changed(board: int, change: int) -> int:
    """HS-4, HS-5: the board after one of the 12 swaps or 9 flips."""
    if change >= SWAPS:
        return board ^ (1 << 3 * (change - SWAPS))
    a, b = SWAP_A[change], SWAP_B[change]
    differ = (board >> a ^ board >> b) & 7
    return board ^ differ << a ^ differ << b


@kernel
def list_moves(s: Ints, deck: Ints, found: Ints) -> int:
    """All moves of the player whose turn it is, in the order of the rules. Returns how many there are."""
    seat = SEAT + BLOCK * s[TURN]
    board = s[BOARD]
    found[0] = END
    count = 1
    if s[ACTED] == 0 and s[seat + PASSED] == 0:  # HS-9
        found[1] = PASS
        count = 2
    for place in range(s[seat + HELD]):
        first = SPEND + PER_CARD * place
        if lies(deck, s[seat + FIRST_CARD + place], board):
            found[count] = first + SCORE
            count += 1
        for change in range(CHANGES):
            found[count + change] = first + change
        count += CHANGES
    return count


@kernel
def play(s: Ints, deck: Ints, move: int) -> None:
    """Make a legal move for the player whose turn it is."""
    if move <= PASS:
        finish(s, deck, move == PASS)
        return
    place, what = (move - SPEND) // PER_CARD, (move - SPEND) % PER_CARD
    if what == SCORE:
        score(s, deck, place)
    else:
        s[BOARD] = changed(s[BOARD], what)
        spend(s, deck, place)


@kernel
def take(s: Ints, place: int) -> int:
    """Take a card out of the hand of the player whose turn it is; the others keep their order."""
    seat = SEAT + BLOCK * s[TURN]
    card = s[seat + FIRST_CARD + place]
    s[seat + HELD] -= 1
    for other in range(seat + FIRST_CARD + place, seat + FIRST_CARD + s[seat + HELD]):
        s[other] = s[other + 1]
    s[ACTED] = s[ACTIVE] = 1
    return card


@kernel
def spend(s: Ints, deck: Ints, place: int) -> None:
    """HS-4, HS-5: discard a card."""
    card = take(s, place)
    s[PILES + deck[0] + s[DISCARD]] = card
    s[DISCARD] += 1


@kernel
def score(s: Ints, deck: Ints, place: int) -> None:
    """HS-6: a card goes to the won pile."""
    card = take(s, place)
    seat = SEAT + BLOCK * s[TURN]
    points = deck[CARDS + WIDTH * card + POINTS]
    s[SCORED] = 1
    s[seat + WON] += 1
    s[seat + WON_POINTS] += points
    if points == 1:
        s[seat + ONES] += 1
    if s[SEATS] == 1 and s[seat + WON] == SOLO_CARDS:  # HS-15
        s[PHASE], s[REASON] = OVER, 15


@kernel
def finish(s: Ints, deck: Ints, passed: bool) -> None:
    """HS-7, HS-9: the end of a turn, or a pass. The end of the game is checked first, because then nothing is drawn."""
    seats, turn = s[SEATS], s[TURN]
    seat = SEAT + BLOCK * turn
    if seats == 1:
        if not passed and s[SCORED] == 0:  # HS-14
            s[PENALTIES] += 1
            if s[PENALTIES] == PENALTIES_LOSE:
                s[PHASE], s[REASON] = OVER, 14
                return
    else:
        if s[LAST_ROUND] == 0 and s[seat + WON] >= TO_END[seats]:  # HS-10
            s[LAST_ROUND] = 1
            if s[EQUAL] == 0:  # HS-11
                s[PHASE], s[REASON] = OVER, 11
                return
        if (turn + 1) % seats == s[START]:
            if s[LAST_ROUND] == 1:
                s[PHASE], s[REASON] = OVER, 11
                return
            s[IDLE] = 0 if s[ACTIVE] == 1 else s[IDLE] + 1
            if s[IDLE] == IDLE_ROUNDS:
                s[PHASE], s[REASON] = OVER, 10
                return
            s[ACTIVE] = 0
    held = s[seat + HELD]
    owed = HAND - held
    if passed:
        owed = min(PASS_DRAWS, PASS_LIMIT - held)
    owed = max(0, min(owed, s[DRAW] + s[DISCARD]))
    s[seat + PASSED] = 1 if passed else 0
    s[OWED] = owed
    s[PHASE] = REFILL
    if owed == 0:
        next_turn(s)


@kernel
def next_turn(s: Ints) -> None:
    """The next player may act."""
    s[PHASE], s[TURN], s[ACTED], s[SCORED] = PLAY, (s[TURN] + 1) % s[SEATS], 0, 0


@kernel
def reshuffle(s: Ints, deck: Ints) -> None:
    """HS-8: when a card is needed and there is none, the discards become the draw pile."""
    count = s[DISCARD]
    for place in range(PILES, PILES + count):
        s[place] = s[place + deck[0]]
    s[DRAW], s[DISCARD] = count, 0


@kernel
def draw(s: Ints, deck: Ints, place: int) -> None:
    """HS-7 to HS-9: the card at this place of the draw pile, which has no order, goes to the player's hand."""
    seat = SEAT + BLOCK * s[TURN]
    s[DRAW] -= 1
    card = s[PILES + place]
    s[PILES + place] = s[PILES + s[DRAW]]
    s[seat + FIRST_CARD + s[seat + HELD]] = card
    s[seat + HELD] += 1
    s[OWED] -= 1
    if s[OWED] == 0:
        next_turn(s)


@kernel
def refill(s: Ints, deck: Ints, dice: Ints) -> int:
    """Draw all that is owed, at random. Returns how many cards that were."""
    owed = s[OWED]
    for _ in range(owed):
        if s[DRAW] == 0:
            reshuffle(s, deck)
        draw(s, deck, roll(dice, s[DRAW]))
    return owed


@kernel
def total(s: Ints, seat: int) -> int:
    """HS-12: the points of a seat with the bonus, as if the game ended now."""
    seats, most = s[SEATS], 0
    for other in range(seats):
        most = max(most, s[SEAT + BLOCK * other + ONES])
    ones = s[SEAT + BLOCK * seat + ONES]
    bonus = BONUS if seats > 1 and most > 0 and ones == most else 0
    return s[SEAT + BLOCK * seat + WON_POINTS] + bonus


@kernel
def shuffle(s: Ints, dice: Ints, first: int, count: int) -> None:
    """Put so many numbers of the array into random order."""
    for place in range(count - 1, 0, -1):
        other = roll(dice, place + 1)
        s[first + place], s[first + other] = s[first + other], s[first + place]


@kernel
def begin(s: Ints, deck: Ints, dice: Ints, seats: int, equal: int) -> None:
    """HS-3, HS-13: a new table, with stones and cards at random."""
    for place in range(PILES):
        s[place] = 0
    s[SEATS], s[EQUAL] = seats, equal
    s[START] = s[TURN] = roll(dice, seats)
    for stone in range(9):
        s[PILES + stone] = STONE_KINDS[stone]
    shuffle(s, dice, PILES, 9)
    for cell in range(9):
        s[BOARD] |= (2 * s[PILES + cell] + roll(dice, 2)) << 3 * cell
    cards = deck[0]
    for card in range(cards):
        s[PILES + cards + card] = card
    shuffle(s, dice, PILES + cards, cards)
    given = 0
    for place in range(cards):
        card = s[PILES + cards + place]
        rank = deck[CARDS + WIDTH * card + RANK]
        if seats > 1 or s[SEAT + rank] < SOLO_OF_RANK[rank]:
            s[SEAT + rank] += 1
            s[PILES + given] = card
            given += 1
    for rank in range(4):
        s[SEAT + rank] = 0
    for place in range(seats * HAND):
        given -= 1
        seat = SEAT + BLOCK * (place % seats)
        s[seat + FIRST_CARD + s[seat + HELD]] = s[PILES + given]
        s[seat + HELD] += 1
    s[DRAW] = given


@kernel
def play_at_random(s: Ints, deck: Ints, dice: Ints, found: Ints, most: int) -> int:
    """Legal moves at random until the game is over, or until this many were made. Returns how many, with all draws."""
    moves = 0
    while s[PHASE] != OVER and moves < most:
        if s[PHASE] == REFILL:
            moves += refill(s, deck, dice)
        else:
            play(s, deck, found[roll(dice, list_moves(s, deck, found))])
            moves += 1
    return moves


@kernel
def play_many_at_random(s: Ints, deck: Ints, dice: Ints, found: Ints, games: int, seats: int, equal: int) -> int:
    """Whole games of random moves, one after the other. Returns how many moves."""
    moves = 0
    for _ in range(games):
        begin(s, deck, dice, seats, equal)
        moves += play_at_random(s, deck, dice, found, 1_000_000)
    return moves
