"""A table of ColleXion at home: what its player sees, what is wrong with it, and a full table that agrees."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import chain
from typing import Final

import msgspec

from tilery.engine.chance import Bits, below, pick, shuffled
from tilery.engine.errors import Problem, Unreadable
from tilery.engine.game import Seat
from tilery.engine.sketch import entries
from tilery.engine.sketch.entries import YOU, AnySketch
from tilery.games.collexion.heap import EMPTY, SIZE, TURN, Heap, Point, Polygon, inside, piled
from tilery.games.collexion.moves import Move, Remove, Take
from tilery.games.collexion.pieces import ACTIONS, KIND_NAMED, KINDS, POINTS, POLYGONS, SHAPES, Action, collected
from tilery.games.collexion.reasons import Frees
from tilery.games.collexion.state import State
from tilery.games.collexion.view import View

ALL = tuple(KINDS[kind] for kind in POLYGONS)
IN_A_SET = 4

UPRIGHT: Final = (270, 45, 270, 22)
"""For each shape the angle at which it needs the least room."""
WIDE: Final = 1_290
HIGH: Final = 1_115
"""The room that each of the reachable polygons has for itself: upright, no shape is wider or higher."""
MIDDLE: Final = (740, 560, 590, 560)
"""For each shape how far its middle lies below the upper edge of that room."""
NEAR: Final = 500
"""So far from the middle of another one, in both directions, a polygon lies beneath it in any case."""


DRAWN: Final = (Frees,)
"""Nobody enters how the polygons lie, so what one of them would free is not known."""


def _spots() -> tuple[Point, ...]:
    """The rooms for reachable polygons, by the middles of their upper edges: all that lie in the tray, whatever shape
    is there."""
    columns, rows = SIZE // WIDE, SIZE // HIGH
    left, top = (SIZE - columns * WIDE + WIDE) // 2, (SIZE - rows * HIGH) // 2
    every = [(left + WIDE * column, top + HIGH * row) for row in range(rows) for column in range(columns)]
    shapes = range(len(SHAPES))
    return tuple(
        (x, y) for x, y in every if all(inside(shape, x, y + MIDDLE[shape], UPRIGHT[shape]) for shape in shapes)
    )


SPOTS: Final = _spots()
"""There are more than any heap ever has reachable polygons that was shaken."""


class Sketch(AnySketch, frozen=True):
    """What a player sees at the beginning of a turn. Polygons are named by their kinds, as 't-green'.

    `reachable` are those that nothing lies on. `collections` are what each player has, you first. `stacks` are how many
    point markers lie in the corners green, yellow, pink and blue. `points` are on your own point markers; `markers` are
    how many the others have. `actions` are the action markers that each player has left. `gone` are polygons that you
    know to be out of the game, `covered` is how many lie beneath the others, if you know. `start` is who began.
    """

    reachable: tuple[str, ...] = ()
    collections: tuple[tuple[str, ...], ...] | None = None
    stacks: tuple[int, int, int, int] = (3, 3, 3, 3)
    points: tuple[int, ...] = ()
    markers: tuple[int, ...] | None = None
    actions: tuple[tuple[Action, ...], ...] | None = None
    gone: tuple[str, ...] = ()
    covered: int | None = None
    start: Seat | None = None


def problems(start: State, sketch: Sketch) -> tuple[Problem, ...]:
    return tuple(_problems(start, sketch))


def _problems(start: State, sketch: Sketch) -> Iterator[Problem]:
    there = _there(start, sketch)
    entries.check_known("polygons", there, KINDS)
    entries.check_numbers("stacks", sketch.stacks, 0, len(POINTS))
    entries.check_numbers("start", [sketch.start or 0], 0, start.seats - 1)
    _actions(start, sketch)
    yield from entries.twice("CX-1", there, ALL)
    yield from _marker_problems(start, sketch)
    left = len(ALL) - len(there)
    if sketch.covered is not None and not 0 <= sketch.covered <= max(0, left):
        text = f"Only {max(0, left)} polygons are left to lie beneath the others."
        yield Problem("CX-1", "covered-count", text, (str(max(0, left)),))
    if sketch.covered and not sketch.reachable:
        yield Problem("CX-4", "nothing-reachable", "Where polygons lie, some of them lie on top.")
    if len(sketch.reachable) > len(SPOTS):
        text = f"More than {len(SPOTS)} polygons can't be reached at once."
        yield Problem("CX-4", "many-reachable", text, (str(len(SPOTS)),))
    if (rule := _last(sketch)) and _began(sketch) == YOU:
        yield entries.over(rule)


def _there(start: State, sketch: Sketch) -> list[str]:
    """All polygons that were entered, as often as they were."""
    return [*sketch.reachable, *sketch.gone, *chain(*_collections(start, sketch))]


def _collections(start: State, sketch: Sketch) -> tuple[tuple[str, ...], ...]:
    return entries.each("collections", sketch.collections, start.seats, ())


def _actions(start: State, sketch: Sketch) -> tuple[tuple[Action, ...], ...]:
    usual: tuple[Action, ...] = () if start.options.expert else ACTIONS
    given = entries.each("actions", sketch.actions, start.seats, usual)
    if start.options.expert and any(given):
        raise Unreadable("The expert game has no action markers.")
    if any(len(own) != len(set(own)) for own in given):
        raise Unreadable("A player has each action marker once at most.")
    return tuple(tuple(action for action in ACTIONS if action in own) for own in given)


def _won(sketch: Sketch) -> Counter[int]:
    """CX-2: the point markers that are gone from the stacks. A stack is taken from the top."""
    return Counter(points for height in sketch.stacks for points in POINTS[: len(POINTS) - height])


def _markers(start: State, sketch: Sketch) -> tuple[int, ...]:
    """How many point markers the others have; if nothing was entered, they share what is left."""
    if sketch.markers is None:
        rest = max(0, _won(sketch).total() - len(sketch.points))
        count = start.seats - 1
        return tuple(rest // count + (place < rest % count) for place in range(count))
    markers = entries.each("markers", sketch.markers, start.seats - 1, 0)
    entries.check_numbers("markers", markers)
    return markers


def _marker_problems(start: State, sketch: Sketch) -> Iterator[Problem]:
    """CX-2, CX-8: somebody has each marker that is gone from the stacks."""
    entries.check_known("points", sketch.points, POINTS)
    won = _won(sketch)
    if wrong := tuple(sorted((Counter(sketch.points) - won).elements())):
        text = f"These point markers are still in their stacks: {', '.join(map(str, wrong))}."
        yield Problem("CX-2", "marker-not-won", text, tuple(map(str, wrong)))
        return
    there = len(sketch.points) + sum(_markers(start, sketch))
    if there != won.total():
        text = f"{won.total()} point markers are gone from the stacks, but the players have {there}."
        yield Problem("CX-8", "marker-count", text, (str(won.total()), str(there)))


def _last(sketch: Sketch) -> str:
    """CX-10, CX-11: the rule that makes this the last round, or ''."""
    return "CX-10" if not any(sketch.stacks) else "" if sketch.reachable else "CX-11"


def _began(sketch: Sketch) -> Seat:
    """Who began: whoever was entered, or in the last round whoever comes after you, or else you."""
    if sketch.start is not None:
        return sketch.start
    return 1 if _last(sketch) else YOU


def table(start: State, sketch: Sketch, bits: Bits) -> State:
    unseen = shuffled(bits, sorted((Counter(ALL) - Counter(_there(start, sketch))).elements()))
    covered = _covered(sketch, len(unseen))
    beneath, gone = unseen[:covered], [*sketch.gone, *unseen[covered:]]
    tray = EMPTY
    if sketch.reachable:
        tray = home_heap(_kinds(sketch.reachable), _kinds(beneath), bits)
    return msgspec.structs.replace(
        start,
        phase="play",
        start=_began(sketch),
        turn=YOU,
        tray=tray,
        collections=tuple(collected(*names) for names in _collections(start, sketch)),
        stacks=sketch.stacks,
        won=_dealt(start, sketch, bits),
        actions=_actions(start, sketch),
        gone=collected(*gone),
        last=_last(sketch),
    )


def _covered(sketch: Sketch, unseen: int) -> int:
    """How many of the unseen polygons lie in the tray: as many as was entered, or all but those of scored sets."""
    if not sketch.reachable:
        return 0
    if sketch.covered is not None:
        return sketch.covered
    return max(0, unseen - max(0, IN_A_SET * _won(sketch).total() - len(sketch.gone)))


# At home we know what can be reached, but not how the polygons lie. So here what can be reached lies side by side, and
# everything else lies beneath it, anywhere.


def home_heap(reachable: Sequence[int], covered: Sequence[int], bits: Bits) -> Heap:
    """A heap of which exactly these kinds can be reached, with those kinds beneath them."""
    spots = shuffled(bits, SPOTS)[: len(reachable)]
    tops = [
        Polygon(id_, kind, x, y + MIDDLE[kind >> 2], UPRIGHT[kind >> 2])
        for id_, ((x, y), kind) in enumerate(zip(spots, reachable, strict=True), len(covered))
    ]
    return piled((*(_beneath(bits, tops, id_, kind) for id_, kind in enumerate(covered)), *tops))


def _beneath(bits: Bits, tops: Sequence[Polygon], id_: int, kind: int) -> Polygon:
    """A polygon that lies beneath one of the others: drawn again while it lies over the edge of the tray."""
    while True:
        top = pick(bits, tops)
        x, y = top.x + below(bits, 2 * NEAR + 1) - NEAR, top.y + below(bits, 2 * NEAR + 1) - NEAR
        angle = below(bits, TURN)
        if inside(kind >> 2, x, y, angle):
            return Polygon(id_, kind, x, y, angle)


def _kinds(names: Sequence[str]) -> list[int]:
    return [KIND_NAMED[name] for name in names]


def _dealt(start: State, sketch: Sketch, bits: Bits) -> tuple[tuple[int, ...], ...]:
    """CX-8: the others' markers lie face down: any that you don't have."""
    unseen = shuffled(bits, sorted((_won(sketch) - Counter(sketch.points)).elements()))
    others, _ = entries.dealt(unseen, _markers(start, sketch))
    return tuple(tuple(sorted(markers)) for markers in (sketch.points, *others))


def sketch_of(v: View) -> Sketch | None:
    begun = v.chain or v.acted or v.scoring
    if v.seat is None or v.phase != "play" or v.turn != v.seat or begun:
        return None
    stacks = [len(stack.markers) for stack in v.stacks]
    players = entries.from_seat(v.players, v.seat)
    return Sketch(
        reachable=_in_order(piece.kind for piece in v.pieces if piece.reachable),
        collections=tuple(_names(player.collection) for player in players),
        stacks=(stacks[0], stacks[1], stacks[2], stacks[3]),
        points=v.mine,
        markers=tuple(player.markers for player in players[1:]),
        actions=tuple(player.actions for player in players),
        gone=_names(v.gone),
        start=(v.start - v.seat) % v.seats,
    )


def likeness(v: View, move: Move) -> Hashable:
    """Polygons of a kind are alike: nobody entered how they lie, so to take one or the other is the same."""
    if isinstance(move, Take | Remove):
        return type(move), next(piece.kind for piece in v.pieces if piece.id == move.polygon)
    return move


def _in_order(names: Iterator[str]) -> tuple[str, ...]:
    return tuple(sorted(names, key=KIND_NAMED.__getitem__))


def _names(rows: tuple[tuple[int, ...], ...]) -> tuple[str, ...]:
    """The names of what a table of shapes and colours counts."""
    counts = chain(*rows)
    return tuple(name for name, count in zip(KINDS, counts, strict=True) for _ in range(count))
