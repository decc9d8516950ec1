"""Puzzles: the most points that a turn can bring. The search of a whole turn proves that there are no more."""

import random
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tilery.engine.bot import LADDER
from tilery.engine.game import Seat
from tilery.engine.position import Kind, Points, Proof
from tilery.games.hidden_stones.bots.search import BOARD_BITS, COUNT, Turn, spending
from tilery.games.hidden_stones.memory import NOTHING
from tilery.games.hidden_stones.moves import Score
from tilery.games.hidden_stones.pieces import Card
from tilery.games.hidden_stones.state import State

TABLES = ((2, "beginner"), (3, "casual"), (4, "beginner"), (2, "casual"))
KINDS = (Kind(Points, LADDER[:-1]),)
"""The expert keeps points for later turns."""
LEAST_CARDS = 4
"""A hand for a puzzle has at least so many cards."""
LEAST_CHANGES = 2
"""With a single change, everybody would see it."""
DEAR = 5
"""A puzzle with a single card to score is about one with so many points."""
FEW = 3
"""With so many cards or fewer, the rest of a turn is searched within a few milliseconds."""


def suits(s: State, seat: Seat) -> bool:
    """The beginning of a turn, but not of a solo game, which has another goal."""
    return s.seats > 1 and not s.acted


def offers(s: State, seat: Seat, rng: random.Random) -> Iterator[State]:
    """A turn with a full hand. What players have seen before doesn't matter for it."""
    if suits(s, seat) and len(s.hands[seat]) >= LEAST_CARDS:
        yield replace(s, remembered=NOTHING, seen=())


def prove(s: State, seat: Seat) -> Proof | None:
    """The turn with the most points; of those, one that spends the fewest cards."""
    hand = _cards(s, seat)
    turn = Turn(s.board, [card.formation for card in hand])
    points = _points(hand)
    spent, position = max(
        ((spent, position) for spent, layer in enumerate(turn.layers) for position in layer),
        key=lambda at: (points[at[1] >> BOARD_BITS], -at[0], -at[1]),
    )
    scored = position >> BOARD_BITS
    if spent < LEAST_CHANGES or (COUNT[scored] < 2 and points[scored] < DEAR):
        return None
    free = sorted(
        (card for i, card in enumerate(hand) if not scored >> i & 1), key=lambda card: (card.points, card.number)
    )
    prices = iter(free)
    moves = [
        Score(hand[step].number) if isinstance(step, int) else spending(next(prices).number, step)
        for step in turn.steps(spent, position)
    ]
    return Proof(Points(points[scored]), tuple(moves))


def reached(start: State, now: State, seat: Seat, proof: Proof) -> int:
    """The points scored since the start."""
    return _won(now, seat) - _won(start, seat)


def lost(start: State, now: State, seat: Seat, proof: Proof) -> bool:
    """Whether the cards that are left can't bring what is missing. With few of them, every way is tried."""
    missing: int = proof.goal.points - reached(start, now, seat, proof)
    hand = _cards(now, seat)
    points = _points(hand)
    if len(hand) > FEW:
        return points[-1] < missing
    turn = Turn(now.board, [card.formation for card in hand])
    return all(points[position >> BOARD_BITS] < missing for layer in turn.layers for position in layer)


def _cards(s: State, seat: Seat) -> list[Card]:
    return [s.deck.cards[number] for number in s.hands[seat]]


def _points(hand: Sequence[Card]) -> list[int]:
    """The points of every set of cards of the hand."""
    return [sum(card.points for i, card in enumerate(hand) if cards >> i & 1) for cards in range(1 << len(hand))]


def _won(s: State, seat: Seat) -> int:
    return sum(s.deck.cards[number].points for number in s.won[seat])
