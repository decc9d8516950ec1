"""What players can do. Moves are built once and shared, and so are lists of them: listing them costs nothing."""

from collections.abc import Sequence
from itertools import chain
from operator import itemgetter

from tilery.engine.game import AnyMove, Seat
from tilery.games.collexion.heap import Polygon, ids_of
from tilery.games.collexion.pieces import COLOURS, KINDS, POLYGONS, SETS, SHAPES, T, halves, of_kinds


class Take(AnyMove, frozen=True):
    """CX-5: take this polygon from the tray."""

    polygon: int


class Remove(AnyMove, frozen=True):
    """CX-9, CX-14: remove this polygon from the tray, out of the game."""

    polygon: int


class Swap(AnyMove, frozen=True):
    """CX-9: swap a polygon of this kind of your collection with one of that kind of another player's."""

    mine: int
    theirs: int
    seat: Seat


class Steal(AnyMove, frozen=True):
    """CX-9, CX-14: steal a polygon of this kind from another player's collection."""

    kind: int
    seat: Seat


class Give(AnyMove, frozen=True):
    """CX-14: give a polygon of this kind away."""

    kind: int
    seat: Seat


class Hand(AnyMove, frozen=True):
    """CX-13: hand the polygon taken last to your partner."""


class Score(AnyMove, frozen=True):
    """CX-7, CX-8: discard a complete set. For a shape set, `stack` is the colour of the stack chosen, or '' if all are
    empty. A colour set leaves no choice: `stack` is ''."""

    set: str
    stack: str = ""


class End(AnyMove, frozen=True):
    """CX-5, CX-7: end the turn."""


class Start(AnyMove, frozen=True):
    """Chance, CX-3: this player begins."""

    seat: Seat


class Shake(AnyMove, frozen=True):
    """Chance, CX-1: the polygons come to lie like this."""

    heap: tuple[Polygon, ...]


Move = Take | Remove | Swap | Steal | Give | Hand | Score | End | Start | Shake

HAND = Hand()
END = End()
STARTS = tuple(Start(seat) for seat in range(4))
COLOUR_SCORES = {colour: Score(colour) for colour in COLOURS}
SHAPE_SCORES = {(shape, stack): Score(shape, stack) for shape in SHAPES for stack in ("", *COLOURS)}
SCORES = {(score.set, score.stack): score for score in (*COLOUR_SCORES.values(), *SHAPE_SCORES.values())}
assert {name for name, _ in SCORES} == set(SETS)

TAKES = tuple(Take(polygon) for polygon in range(len(POLYGONS)))
REMOVES = tuple(Remove(polygon) for polygon in range(len(POLYGONS)))
STEALS = tuple(tuple(Steal(kind, seat) for kind in range(len(KINDS))) for seat in range(4))
SWAPS = tuple(
    tuple(tuple(Swap(mine, theirs, seat) for theirs in range(len(KINDS))) for mine in range(len(KINDS)))
    for seat in range(4)
)
GIVES = tuple(tuple(Give(kind, seat) for kind in range(len(KINDS))) for seat in range(4))

ByBytes = tuple[tuple[tuple[T, ...], ...], ...]


def _by_bytes(moves: Sequence[T]) -> ByBytes[T]:
    """The moves for each set of eight neighbouring ids, so that a set of 80 ids takes ten look-ups."""
    return tuple(
        tuple(tuple(moves[first + id_] for id_ in ids_of(eight)) for eight in range(256))
        for first in range(0, len(moves), 8)
    )


_TAKES, _REMOVES = _by_bytes(TAKES), _by_bytes(REMOVES)


def takes(polygons: int) -> list[Move]:
    """The moves that take one of this set."""
    return _listed(_TAKES, polygons)


def removes(polygons: int) -> list[Move]:
    """The moves that remove one of this set."""
    return _listed(_REMOVES, polygons)


def _listed(moves: ByBytes[Move], polygons: int) -> list[Move]:
    a, b, c, d, e, f, g, h, i, j = polygons.to_bytes(10, "little")
    of_a, of_b, of_c, of_d, of_e, of_f, of_g, of_h, of_i, of_j = moves  # written out: twice as fast as a loop
    # fmt: off
    return [
        *of_a[a], *of_b[b], *of_c[c], *of_d[d], *of_e[e],
        *of_f[f], *of_g[g], *of_h[h], *of_i[i], *of_j[j],
    ]
    # fmt: on


_KINDS = halves(range(len(KINDS)))
_STEALS, _GIVES, _SWAPS = tuple(map(halves, STEALS)), tuple(map(halves, GIVES)), tuple(map(halves, SWAPS))


def steals(kinds: int, seat: Seat) -> tuple[Steal, ...]:
    """The moves that steal one of these kinds from a player."""
    return of_kinds(_STEALS[seat], kinds)


def gives(kinds: int, seat: Seat) -> tuple[Give, ...]:
    """The moves that give one of these kinds to a player."""
    return of_kinds(_GIVES[seat], kinds)


def swaps(mine: int, theirs: int, seat: Seat) -> list[Swap]:
    """The moves that swap one of my kinds for one of a player's."""
    wanted = of_kinds(_KINDS, theirs)
    if len(wanted) == 1:
        return [of_kind[wanted[0]] for of_kind in of_kinds(_SWAPS[seat], mine)]
    return list(chain.from_iterable(map(itemgetter(*wanted), of_kinds(_SWAPS[seat], mine))))
