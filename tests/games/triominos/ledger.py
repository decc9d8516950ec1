"""Where the stones of Triominos are, who may not see them, and what the log says of points."""

from collections.abc import Iterable

from tilery.engine import Event, Seat
from tilery.games.triominos.state import Bought, Laid, Passed, RoundOver, State

STOCK = "pool"


def census(s: State) -> tuple[str, ...]:
    aside = [one.stone for one in s.drawn] if s.phase == "start" else []
    held = [stone for hand in s.hands for stone in hand]
    return tuple(sorted([*s.pool, *held, *aside, *(placed.stone for placed in s.layout)]))


def points(events: Iterable[Event], seats: int) -> tuple[int, ...]:
    total = [0] * seats
    for event in events:
        if isinstance(event, Laid):
            total[event.seat] += event.points
        elif isinstance(event, Bought | Passed):
            total[event.seat] -= event.price
        elif isinstance(event, RoundOver):
            for seat, extra in enumerate(event.end_points):
                total[seat] += extra
    return tuple(total)


def hidden(s: State, viewer: Seat | None) -> dict[str, object]:
    """Other hands and the pool; but when only one of them is left unseen, whoever can count knows it."""
    if s.phase == "over":
        return {}
    hands: dict[str, object] = {f"hand {seat}": hand for seat, hand in enumerate(s.hands) if seat != viewer and hand}
    parts = hands | ({"pool": s.pool} if s.pool else {})
    return parts if len(parts) > 1 else {}
