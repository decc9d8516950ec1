"""What one seat, or a spectator, may know; and a full state that would look the same to them."""

import msgspec

from tilery.engine.chance import Bits, shuffled
from tilery.engine.game import Event, Seat

from .state import Drew, Options, State


class View(msgspec.Struct, frozen=True):
    """All that a seat may know. `seat` is None for a spectator, who has no hand."""

    seat: Seat | None
    options: Options
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    """How many tiles everybody holds."""
    stock: int
    points: tuple[int, ...]
    draws: tuple[int, ...]
    staircase: tuple[int, ...]
    cleared: tuple[int, ...]
    turn: Seat
    laid: int
    over: bool


def view(s: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=s.options,
        hand=() if seat is None else s.hands[seat],
        hands=tuple(map(len, s.hands)),
        stock=len(s.stock),
        points=s.points,
        draws=s.draws,
        staircase=s.staircase,
        cleared=s.cleared,
        turn=s.turn,
        laid=s.laid,
        over=s.over,
    )


def seen(event: Event, seat: Seat | None) -> Event:
    """Only whoever drew a tile knows which."""
    return Drew(event.seat, None) if isinstance(event, Drew) and event.seat != seat else event


def guess(v: View, bits: Bits) -> State:
    """The viewer's own tiles and those that lie open are known; the others are dealt anew."""
    known = {*v.hand, *v.staircase, *v.cleared}
    unknown = shuffled(bits, [tile for tile in range(1, v.options.tiles + 1) if tile not in known])
    hands = []
    for seat, count in enumerate(v.hands):
        held = v.hand if seat == v.seat else [unknown.pop() for _ in range(count)]
        hands.append(tuple(sorted(held)))
    return State(
        options=v.options,
        hands=tuple(hands),
        stock=tuple(sorted(unknown)),
        points=v.points,
        draws=v.draws,
        staircase=v.staircase,
        cleared=v.cleared,
        turn=v.turn,
        laid=v.laid,
        over=v.over,
    )
