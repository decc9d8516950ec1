"""What players can do. Moves are built once and shared: listing them costs nothing."""

from functools import cache

from msgspec.structs import force_setattr

from tilery.engine.game import AnyMove
from tilery.games.hidden_stones.pieces import NEIGHBOURS


class Swap(AnyMove, frozen=True):
    """HS-4: discard a card and swap two adjacent stones, which may be named in either order."""

    card: int
    a: int
    b: int

    def __post_init__(self) -> None:
        """One swap is one move, however it was named."""
        if self.a > self.b:
            a, b = self.a, self.b
            force_setattr(self, "a", b)
            force_setattr(self, "b", a)


class Flip(AnyMove, frozen=True):
    """HS-5: discard a card and turn a stone over."""

    card: int
    cell: int


class Score(AnyMove, frozen=True):
    """HS-6: a card whose formation lies on the board goes to the won pile."""

    card: int


class End(AnyMove, frozen=True):
    """HS-7: end the turn and draw up to 4 cards."""


class Pass(AnyMove, frozen=True):
    """HS-9: draw 2 cards instead of any action."""


class Stones(AnyMove, frozen=True):
    """Chance, HS-3: the stones in random order with random sides."""

    board: str


class Start(AnyMove, frozen=True):
    """Chance, HS-3: who begins."""

    seat: int


class Pile(AnyMove, frozen=True):
    """Chance, HS-13: the 16 cards of a solo game."""

    cards: tuple[int, ...]


class Draw(AnyMove, frozen=True):
    """Chance, HS-3, HS-7, HS-9: the next card of the draw pile."""

    card: int


Move = Swap | Flip | Score | End | Pass | Stones | Start | Pile | Draw

END = End()
PASS = Pass()


@cache
def spendings(card: int) -> tuple[Move, ...]:
    """All that a card can be discarded for: 12 swaps and 9 flips."""
    return (*(Swap(card, a, b) for a, b in NEIGHBOURS), *(Flip(card, cell) for cell in range(9)))


@cache
def score(card: int) -> Score:
    """The move that scores a card, made once for each card."""
    return Score(card)


@cache
def draw(card: int) -> Draw:
    """The chance move that draws a card, made once for each card."""
    return Draw(card)
