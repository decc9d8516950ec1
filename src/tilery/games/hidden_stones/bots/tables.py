"""What the kernels know about a deck: its cards as flat numbers, and how many changes bring stones to their places.

A board is nine times three bits, as in `search`: the kind of a stone (two bits) above its side (one bit).

How far a card is from a board is counted exactly. Whichever stones shall lie in the places of a formation, each that
shows the wrong side takes one flip, and the swaps that bring them there depend only on the cells they come from. So a
card has a table: for the cells from which its stones come, in the order of the formation, the fewest swaps.
"""

from functools import lru_cache
from itertools import product

from tilery.games.hidden_stones.bots.search import pattern
from tilery.games.hidden_stones.pieces import FACES, NEIGHBOURS, Card, Deck, placements
from tilery.games.hidden_stones.pieces import deck as deck_named

CARDS = 1
"""In the array of a deck: the number of cards, then so many numbers for each card."""
WIDTH = 8
POINTS, RANK, STONES, FACES_WANTED, TABLE, FIRST, LAST, KINDS = range(WIDTH)
"""Its points; its rank, which is 0 to 3 for 1, 2, 3 or 5 points; how many stones it shows; their faces, three bits
each; where its table begins; where its places begin and end; which kinds of stones it shows, as bits."""
MOST_STONES = 4
"""Cards that show more stones have no table: it would be too large. No card of the standard deck does."""
NO_TABLE = -1


def card_index(deck: Deck) -> dict[int, int]:
    """For the number of each card its place in the array."""
    return {number: place for place, number in enumerate(deck.cards)}


@lru_cache(maxsize=16)
def deck_numbers(name: str) -> tuple[int, ...]:
    """A deck as the kernels read it."""
    cards = list(deck_named(name).cards.values())
    head = [len(cards)]
    tail: list[int] = []
    begin = CARDS + WIDTH * len(cards)
    tables: dict[tuple[tuple[int, ...], ...], int] = {}
    for card in cards:
        places = [tuple(cell for cell, _ in place) for place in placements(card.formation)]
        faces = [FACES.index(face) for _, face in card.placements[0]]
        if len(faces) > MOST_STONES:
            table = NO_TABLE
        elif (table := tables.get(tuple(places), NO_TABLE)) == NO_TABLE:
            table = tables[tuple(places)] = begin + len(tail)
            tail += _fewest([_swaps_to(place) for place in places])
        first = begin + len(tail)
        for mask, value in pattern(card.formation):
            tail += (mask, value)
        head += _card(card, faces, table, first, begin + len(tail))
    return (*head, *tail)


def _card(card: Card, faces: list[int], table: int, first: int, last: int) -> list[int]:
    wanted = sum(face << 3 * place for place, face in enumerate(faces[:MOST_STONES]))
    kinds = sum(1 << kind for kind in {face >> 1 for face in faces})
    return [card.points, (1, 2, 3, 5).index(card.points), len(faces), wanted, table, first, last, kinds]


def _fewest(tables: list[dict[tuple[int, ...], int]]) -> list[int]:
    """The formation may lie at any of its places, so the nearest counts."""
    length = len(next(iter(tables[0])))
    return [min(table.get(cells, 99) for table in tables) for cells in product(range(9), repeat=length)]


@lru_cache(maxsize=256)
def _swaps_to(place: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """For every choice of different cells, the fewest swaps that bring the stones from there to this place."""
    found = {place: 0}
    ahead = [place]
    for cells in ahead:
        for a, b in NEIGHBOURS:
            if a in cells or b in cells:
                other = tuple([b if cell == a else a if cell == b else cell for cell in cells])
                if other not in found:
                    found[other] = found[cells] + 1
                    ahead.append(other)
    return found
