"""Where the tiles of Crossrummy are, who may not see them, and what the log says of points."""

from collections.abc import Iterable

from tilery.engine import Event, Seat
from tilery.games.crossrummy.state import RoundOver, State

STOCK = "bag"


def census(s: State) -> tuple[str, ...]:
    held = [tile for hand in s.hands for tile in hand]
    return tuple(sorted([*s.bag, *s.open, *s.gone, *held, *(placed.tile for placed in s.table)]))


COST = {"pass-on": 20, "draw-three": 20}


def points(events: Iterable[Event], seats: int) -> tuple[int, ...]:
    """From what everybody held at the end of each game, by CR-13 and CR-14."""
    total = [0] * seats
    for event in events:
        if isinstance(event, RoundOver):
            held = [sum(COST.get(tile) or int(tile[1:]) for tile in hand) for hand in event.hands]
            free = {event.out} if event.out is not None else {seat for seat in range(seats) if held[seat] == min(held)}
            for seat in range(seats):
                total[seat] += 0 if seat in free else held[seat]
    return tuple(total)


def hidden(s: State, viewer: Seat | None) -> dict[str, object]:
    """Other hands, the bag, and what others give; but when only one of them is left unseen, whoever can count knows it.

    While all choose, nobody knows of the others whether they have; only the last but one to choose could count.
    """
    if s.phase == "over":
        return {}
    hands: dict[str, object] = {f"hand {seat}": hand for seat, hand in enumerate(s.hands) if seat != viewer and hand}
    parts = hands | ({"bag": s.bag} if s.bag else {})
    others = [seat for seat, hand in enumerate(s.hands) if hand and seat != viewer] if s.chosen else []
    sure = s.phase == "choose" and len(others) == 1 and (viewer is None or s.chosen[viewer] is not None)
    choices = {} if sure else {f"chosen {seat}": s.chosen[seat] for seat in others}
    return (parts if len(parts) > 1 else {}) | choices
