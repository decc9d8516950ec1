"""The stones, their places, and the pattern cards."""

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources

import msgspec

from tilery.engine.errors import Unreadable

SIDES = {"U": "M", "F": "B", "H": "O", "S": "T"}
OTHER_SIDE = SIDES | {back: front for front, back in SIDES.items()}
FACES = "UMFBHOST"
FACE_NAMES = dict(zip(FACES, ("sun", "moon", "fish", "bird", "horse", "boat", "seed", "tree"), strict=True))
STONES = "UFFHHHSSS"
"""HS-1: the nine stones, each named by its first side."""

CELLS = tuple(f"{column}{row}" for row in "123" for column in "abc")
"""Rows from the top, columns from the left: a1 is the upper left corner."""
NEIGHBOURS = tuple((a, b) for a in range(9) for b in range(a + 1, 9) if b - a == 3 or (b - a == 1 and b % 3))
"""HS-4: the twelve pairs of orthogonally adjacent cells."""

POINTS = (1, 2, 3, 5)
SOLO_COUNTS = {1: 8, 2: 4, 3: 3, 5: 1}
"""HS-13: how many cards of each value the solo game has."""

Placement = tuple[tuple[int, str], ...]
"""Cells with the face that must lie there."""


class Face(msgspec.Struct, frozen=True, gc=False):
    """A card as people see it."""

    number: int
    points: int
    formation: str


class Card(msgspec.Struct, frozen=True):
    """A pattern card. `formation` has its rows from top to bottom, separated by '/'; '.' is any stone."""

    number: int
    points: int
    formation: str
    placements: tuple[Placement, ...]
    face: Face
    boards: re.Pattern[str]
    """The boards on which the formation lies. Every list of moves asks for each card, so this has to be fast."""

    def lies_on(self, board: str) -> bool:
        """HS-6: whether the formation is on the board now: anywhere, but not rotated."""
        return self.boards.match(board) is not None


class Deck(msgspec.Struct, frozen=True):
    """The cards by number, and the text they were read from in short form."""

    cards: dict[int, Card]
    text: str

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the cards."""
        return tuple(self.cards)


def swapped(board: str, a: int, b: int) -> str:
    """The board with the stones of two cells exchanged, a before b."""
    return board[:a] + board[b] + board[a + 1 : b] + board[a] + board[b + 1 :]


def flipped(board: str, cell: int) -> str:
    """The board with one stone turned over."""
    return board[:cell] + OTHER_SIDE[board[cell]] + board[cell + 1 :]


@lru_cache(maxsize=1024)
def placements(formation: str) -> tuple[Placement, ...]:
    """Every way to lay a formation on the 3×3 grid.

    >>> placements("BH")[0], len(placements("BH")), placements(".../.F./...")
    (((0, 'B'), (1, 'H')), 6, (((4, 'F'),),))
    """
    rows = formation.split("/")
    found = {
        tuple(
            (3 * (top + y) + left + x, face) for y, row in enumerate(rows) for x, face in enumerate(row) if face != "."
        ): None
        for top in range(4 - len(rows))
        for left in range(4 - len(rows[0]))
    }
    return tuple(found)


BITS = tuple({face: 1 << len(FACES) * cell + place for place, face in enumerate(FACES)} for cell in range(9))
"""For each cell and face a bit, so that a placement or a board is one number."""


@lru_cache(maxsize=1024)
def bits_of(board: str) -> int:
    """A board as one number with a bit for each face on each cell."""
    return sum([bits[face] for bits, face in zip(BITS, board, strict=True)])


@lru_cache(maxsize=1024)
def placement_bits(formation: str) -> tuple[int, ...]:
    """Every way to lay a formation, as `placements` has them."""
    return tuple(sum(BITS[cell][face] for cell, face in placement) for placement in placements(formation))


def parse_deck(text: str) -> Deck:
    """Read a deck. Each line has a number, points and a formation; '#' begins a comment. Raises Unreadable with the
    line.

    >>> parse_deck("1 1 BH")
    Traceback (most recent call last):
    tilery.engine.errors.Unreadable: The deck has 1 card, but a table needs at least 5 (HS-2).
    """
    cards: dict[int, Card] = {}
    for line, content in _lines(text):
        card = _parse_card(line, content)
        if card.number in cards:
            raise Unreadable(f"Deck, line {line}: there is a card {card.number} already.")
        cards[card.number] = card
    if len(cards) < 5:
        plural = "" if len(cards) == 1 else "s"
        raise Unreadable(f"The deck has {len(cards)} card{plural}, but a table needs at least 5 (HS-2).")
    return Deck(cards, "; ".join(f"{card.number} {card.points} {card.formation}" for card in cards.values()))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The cards with their lines. In a record, where an option is one line, ';' separates them."""
    for line, content in enumerate(text.splitlines(), 1):
        for part in content.partition("#")[0].split(";"):
            if part := part.strip():
                yield line, part


def _parse_card(line: int, content: str) -> Card:
    match content.split():
        case [number, points, formation]:
            pass
        case _:
            raise Unreadable(f"Deck, line {line}: a card reads 'number points formation', not '{content}'.")
    if not (number.isascii() and number.isdigit() and len(number) <= 3 and int(number)):
        raise Unreadable(f"Deck, line {line}: a card's number is from 1 to 999, not '{number}'.")
    if points not in map(str, POINTS):
        raise Unreadable(f"Deck, line {line}: a card is worth 1, 2, 3 or 5 points, not '{points}' (HS-2).")
    rows = formation.split("/")
    if len(rows) > 3 or len(rows[0]) > 3:
        raise Unreadable(f"Deck, line {line}: '{formation}' is larger than the 3×3 grid (HS-1).")
    if not rows[0] or any(len(row) != len(rows[0]) for row in rows):
        raise Unreadable(f"Deck, line {line}: the rows of '{formation}' must be equally long.")
    if strange := set(formation) - set(FACES + "./"):
        raise Unreadable(f"Deck, line {line}: '{min(strange)}' is no face; there are {', '.join(FACES)} and '.'.")
    for front, back in SIDES.items():
        if formation.count(front) + formation.count(back) > STONES.count(front):
            names = f"{FACE_NAMES[front]} or {FACE_NAMES[back]}"
            raise Unreadable(
                f"Deck, line {line}: '{formation}' can't lie on the grid: "
                f"only {STONES.count(front)} of the stones show {names} (HS-1)."
            )
    if not set(formation) & set(FACES):
        raise Unreadable(f"Deck, line {line}: '{formation}' names no face at all.")
    face = Face(int(number), int(points), formation)
    return Card(face.number, face.points, formation, placements(formation), face, _boards(formation))


def _boards(formation: str) -> re.Pattern[str]:
    """Matches every board with this formation, whatever lies on the other cells."""
    ways = (dict(placement) for placement in placements(formation))
    return re.compile("|".join("".join(way.get(cell, ".") for cell in range(9)) for way in ways))


STANDARD = "standard"


@lru_cache(maxsize=64)
def deck(name: str) -> Deck:
    """The deck of an option's value: the standard one, or a home-made one given as text."""
    if name == STANDARD:
        name = resources.files(__package__).joinpath("data/standard.txt").read_text(encoding="utf-8")
    return parse_deck(name)
