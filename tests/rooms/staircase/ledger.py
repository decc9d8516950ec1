"""Where the tiles of Staircase are, who may not see them, and what the log says of points."""

from collections.abc import Iterable

from tilery.engine.game import Event, Seat

from .state import Laid, State

STOCK = "stock"


def census(s: State) -> tuple[int, ...]:
    held = [tile for hand in s.hands for tile in hand]
    return tuple(sorted([*s.stock, *held, *s.staircase, *s.cleared]))


def points(events: Iterable[Event], seats: int) -> tuple[int, ...]:
    total = [0] * seats
    for event in events:
        if isinstance(event, Laid):
            total[event.seat] += event.points
    return tuple(total)


def hidden(s: State, viewer: Seat | None) -> dict[str, object]:
    """Other hands and the stock; but when only one of them is left unseen, whoever can count knows it."""
    hands: dict[str, object] = {f"hand {seat}": hand for seat, hand in enumerate(s.hands) if seat != viewer and hand}
    parts = hands | ({"stock": s.stock} if s.stock else {})
    return parts if len(parts) > 1 else {}
