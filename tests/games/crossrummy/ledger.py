"""Where the tiles of Crossrummy are, who may not see them, and what the log says of points."""

from collections import Counter
from collections.abc import Iterable

from tilery.engine import Event, Seat
from tilery.games.crossrummy.state import HandedOn, Laid, Passed, Played, RoundOver, State, Took

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


Seen = list[tuple[str, set[Seat]]]
"""Tiles that a viewer saw go into a hand of another, each with the hands where it may be now."""


def contradiction(guess: State, log: Iterable[tuple[Event, ...]], viewer: Seat | None) -> str:
    """A tile that was seen to go into a hand is there until it is seen elsewhere, or perhaps handed on (CR-5).

    CR-14: whoever passed has no action tile, until tiles are handed on.
    """
    if guess.phase == "over":
        return ""
    seen: Seen = []
    passed: set[Seat] = set()
    for events in log:
        handed = [event for event in events if isinstance(event, HandedOn)]
        if handed:
            seen, passed = after_handing_on(seen, handed, viewer, len(guess.hands)), set()
        for event in events:
            if isinstance(event, Took) and event.seat != viewer:
                seen.append((event.tile, {event.seat}))
            elif isinstance(event, Laid):
                for put in event.laid:
                    leaves(seen, event.seat, put.tile)
            elif isinstance(event, Played):
                leaves(seen, event.seat, event.action)
            elif isinstance(event, Passed):
                passed.add(event.seat)
            elif isinstance(event, RoundOver):
                seen, passed = [], set()
    for seat in passed:
        if set(guess.hands[seat]) & {"pass-on", "draw-three"}:
            return f"player {seat} passed, but holds {guess.hands[seat]}"
    if not can_be(seen, list(map(Counter, guess.hands))):
        return f"{seen} don't agree with {guess.hands}"
    return ""


def after_handing_on(seen: Seen, handed: list[HandedOn], viewer: Seat | None, seats: int) -> Seen:
    for event in handed:
        if event.to == viewer:
            for tile in event.tiles:
                leaves(seen, event.seat, tile)
    after: Seen = []
    for tile, where in seen:
        to = {(seat + 1) % seats for seat in where for event in handed if event.seat == seat}
        after.append((tile, where | (to - {viewer})))
    return after + [(tile, {event.to}) for event in handed if event.seat == viewer for tile in event.tiles]


def leaves(seen: Seen, seat: Seat, tile: str) -> None:
    """If two equal tiles may have been there, nobody knows which one has left: the other is wherever either may be."""
    found = [one for one in seen if one[0] == tile and seat in one[1]]
    for one in found:
        seen.remove(one)
    if len(found) > 1:
        seen.append((tile, found[0][1] | found[1][1]))


def can_be(seen: Seen, hands: list[Counter[str]]) -> bool:
    """Is there a place for each of these tiles in one of its hands?"""
    if not seen:
        return True
    tile, where = seen[0]
    for seat in where:
        if hands[seat][tile]:
            hands[seat][tile] -= 1
            if can_be(seen[1:], hands):
                return True
            hands[seat][tile] += 1
    return False
