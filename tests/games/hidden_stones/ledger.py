"""Where the pieces of Hidden Stones are, who may not see them, and what the log says of points."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from tilery.engine import Event, Seat
from tilery.games.hidden_stones.state import Drew, Flipped, Reshuffled, Scored, State, Swapped

STOCK = "draw"
STONE_OF_FACE = dict(zip("UMFBHOST", "UUFFHHSS", strict=True))


def census(s: State) -> tuple[str, ...] | None:
    if s.phase in ("stones", "pile"):
        return None
    cards = [*s.draw, *s.discard, *(card for pile in (*s.hands, *s.won) for card in pile)]
    return tuple(sorted([*(STONE_OF_FACE[face] for face in s.board), *map(str, cards)]))


def points(events: Iterable[Event], seats: int) -> tuple[int, ...]:
    scored = [event for event in events if isinstance(event, Scored)]
    of_cards = [sum(event.points for event in scored if event.seat == seat) for seat in range(seats)]
    ones = [sum(event.points == 1 for event in scored if event.seat == seat) for seat in range(seats)]
    if seats == 1 or max(ones) == 0:
        return tuple(of_cards)
    return tuple(total + 3 * (count == max(ones)) for total, count in zip(of_cards, ones, strict=True))


def hidden(s: State, viewer: Seat | None) -> dict[str, object]:
    hands = {f"hand {seat}": sorted(hand) for seat, hand in enumerate(s.hands) if seat != viewer and hand}
    return hands | ({"draw pile": s.draw} if s.draw else {})


def contradiction(guess: State, log: Iterable[tuple[Event, ...]], viewer: Seat | None) -> str:
    """HS-8: when the discards became the draw pile, all other cards were in the hands or won."""
    discards: list[int] = []
    pile: set[int] = set()
    drawn: Counter[Seat] = Counter()
    for event in chain.from_iterable(log):
        if isinstance(event, Reshuffled):
            pile, discards = set(discards), []
            drawn.clear()
        elif isinstance(event, Drew):
            drawn[event.seat] += 1
        elif isinstance(event, Swapped | Flipped | Scored):
            drawn[event.seat] -= event.card in pile
            if not isinstance(event, Scored):
                discards.append(event.card)
    if not pile:
        return ""
    if strange := set(guess.draw) - pile:
        return f"{strange} can't be in the draw pile, which was made of {pile}"
    for seat, hand in enumerate(guess.hands):
        if len(set(hand) & pile) != drawn[seat]:
            return f"player {seat} drew {drawn[seat]} of {pile} and kept them, but holds {hand}"
    return ""
