"""A table of Staircase at home: what its player sees, what is wrong with it, and a full table that agrees."""

from msgspec.structs import replace

from tilery.engine.chance import Bits, shuffled
from tilery.engine.errors import Problem
from tilery.engine.sketch import entries
from tilery.engine.sketch.entries import AnySketch

from .state import HAND, State
from .view import View


class Sketch(AnySketch, frozen=True):
    """What a player sees. `others` are how many tiles the others hold; `points` are those of each, you first."""

    hand: tuple[int, ...] = ()
    staircase: tuple[int, ...] = ()
    cleared: tuple[int, ...] = ()
    others: tuple[int, ...] | None = None
    points: tuple[int, ...] | None = None
    laid: int = 0


def problems(start: State, sketch: Sketch) -> tuple[Problem, ...]:
    known = (*sketch.hand, *sketch.staircase, *sketch.cleared)
    entries.check_known("tiles", known, start.stock)
    entries.each("points", sketch.points, start.seats, 0)
    others = entries.each("others", sketch.others, start.seats - 1, HAND)
    found = [
        *entries.twice("SC-1", known, start.stock),
        *entries.too_many("SC-1", sum(others), len(start.stock) - len(known)),
    ]
    if list(sketch.staircase) != sorted(sketch.staircase):
        found.append(Problem("SC-3", "too-low", "Each tile is higher than the one before it."))
    return tuple(found)


def table(start: State, sketch: Sketch, bits: Bits) -> State:
    known = (*sketch.hand, *sketch.staircase, *sketch.cleared)
    unseen = shuffled(bits, [tile for tile in start.stock if tile not in known])
    hands, stock = entries.dealt(unseen, entries.each("others", sketch.others, start.seats - 1, HAND))
    return replace(
        start,
        hands=tuple(tuple(sorted(hand)) for hand in (sketch.hand, *hands)),
        stock=tuple(sorted(stock)),
        points=entries.each("points", sketch.points, start.seats, 0),
        draws=(0,) * start.seats,
        staircase=sketch.staircase,
        cleared=tuple(sorted(sketch.cleared)),
        laid=sketch.laid,
    )


def sketch_of(v: View) -> Sketch | None:
    if v.seat is None or v.turn != v.seat or v.over or any(v.draws):
        return None
    others = entries.from_seat(v.hands, v.seat)[1:]
    return Sketch(v.hand, v.staircase, v.cleared, others, entries.from_seat(v.points, v.seat), v.laid)
