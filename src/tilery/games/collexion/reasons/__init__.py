"""Why somebody would make a move: the sets that it completes or brings closer, for the player or for others."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice

from tilery.engine.game import Seat
from tilery.engine.reasons import Reason
from tilery.games.collexion import moves as m
from tilery.games.collexion.pieces import KIND_NAMED, KINDS, SETS, kinds_in
from tilery.games.collexion.reasons.chains import can_complete
from tilery.games.collexion.state import TAKES
from tilery.games.collexion.view import View

LARGE = 4
"""CX-7: how many kinds a set has."""


class Scores(Reason, frozen=True):
    """CX-8: the set brings the marker with these points, or 0 if there is none. `most`: another complete set or another
    stack could be chosen, and each brings less."""

    set: str
    points: int
    most: bool


class Completes(Reason, frozen=True):
    """CX-7: the move completes this set of this player."""

    seat: Seat
    set: str


class MayComplete(Reason, frozen=True):
    """CX-5, CX-7: this set, which is one's own, can be complete in this turn: after this polygon so many more are
    lacking, all of them lie free, and so many may still be taken."""

    set: str
    lacking: int


class TwoSets(Reason, frozen=True):
    """CX-5, CX-7: after this polygon, polygons of these sets that lie free can be taken so that both can be scored in
    this turn."""

    first: str
    second: str


class Keeps(Reason, frozen=True):
    """CX-7: whoever ends the turn now keeps three of the four kinds of this set."""

    set: str


class BringsCloser(Reason, frozen=True):
    """CX-7: after the move this player has `have` of the four kinds of a set, one more than before."""

    seat: Seat
    set: str
    have: int


class Denies(Reason, frozen=True):
    """CX-7: this kind is all that this player needs for the set, and the polygon goes elsewhere."""

    seat: Seat
    set: str
    kind: str


class Breaks(Reason, frozen=True):
    """CX-7: this player held three or four kinds of a set, and gives up the only polygon of one of them."""

    seat: Seat
    set: str
    kind: str


class Frees(Reason, frozen=True):
    """CX-4: after the move these kinds can be reached."""

    kinds: tuple[str, ...]


class GoesOn(Reason, frozen=True):
    """CX-5: so many polygons that lie free could be taken right after this one."""

    count: int


class OnlyOne(Reason, frozen=True):
    """CX-4: no other polygon of this kind can be reached."""

    kind: str


class Spare(Reason, frozen=True):
    """The collection has `count` polygons of this kind, and gives one of them up."""

    kind: str
    count: int


class Sheds(Reason, frozen=True):
    """CX-12: one polygon fewer, and each costs a point at the end."""

    kind: str


class NoneCompletes(Reason, frozen=True):
    """CX-5, CX-7: whatever is still taken in this turn, it completes no set, not even after something is removed."""


AnyReason = (
    Scores
    | Completes
    | MayComplete
    | TwoSets
    | Keeps
    | BringsCloser
    | Denies
    | Breaks
    | Frees
    | GoesOn
    | OnlyOne
    | Spare
    | Sheds
    | NoneCompletes
)


def reasons(v: View, move: m.Move) -> tuple[AnyReason, ...]:
    """What speaks for a move of the player to move, the most important first."""
    me = v.turn
    if isinstance(move, m.Score):
        return _of_scoring(v, move)
    if isinstance(move, m.Take):
        return _of_taking(v, move.polygon)
    if isinstance(move, m.Remove):
        kind = _lying(v, move.polygon)
        return (*_denies(v, me, kind), *_frees(v, move.polygon)) or tuple(_only_one(v, move.polygon))
    if isinstance(move, m.Steal):
        return (*_gains(v, me, move.kind), *_breaks(v, move.seat, move.kind))
    if isinstance(move, m.Swap):
        if move.mine == move.theirs:
            return ()
        return (*_gains(v, me, move.theirs, move.mine), *_breaks(v, move.seat, move.theirs), *_spare(v, me, move.mine))
    if isinstance(move, m.Give):
        return (*_spare(v, me, move.kind), Sheds(KINDS[move.kind]))
    if isinstance(move, m.Hand):
        partner = v.players[me].partner
        kind = KIND_NAMED[v.chain[-1].kind]
        return tuple(_gains(v, partner, kind)) if partner is not None else ()
    if isinstance(move, m.End) and v.may.take:
        return (*(() if can_complete(v) else (NoneCompletes(),)), *_keeps(v))
    return tuple(_keeps(v)) if isinstance(move, m.End) else ()


def _of_taking(v: View, polygon: int) -> tuple[AnyReason, ...]:
    kind = _lying(v, polygon)
    gains = tuple(_gains(v, v.turn, kind))
    completes = any(isinstance(one, Completes) for one in gains)
    may_complete = () if completes else tuple(_may_complete(v, polygon))
    found = (*_two_sets(v, polygon), *may_complete, *gains, *_denies(v, v.turn, kind), *_frees(v, polygon))
    return found or tuple(_goes_on(v, polygon))


def _lying(v: View, polygon: int) -> int:
    return KIND_NAMED[next(piece.kind for piece in v.pieces if piece.id == polygon)]


def _held(v: View, seat: Seat) -> list[int]:
    """How many polygons of each kind this player has."""
    return [number for row in v.players[seat].collection for number in row]


def _sets(kind: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The two sets that a kind belongs to."""
    for name, four in SETS.items():
        if kind in (kinds := kinds_in(four)):
            yield name, kinds


def _gains(v: View, seat: Seat, kind: int, lost: int | None = None) -> Iterator[Completes | BringsCloser]:
    """What one more of a kind is good for, and one less of another: complete sets first, then the fullest."""
    held = _held(v, seat)
    then = list(held)
    then[kind] += 1
    if lost is not None:
        then[lost] -= 1
    closer = []
    for name, kinds in _sets(kind):
        before, after = (sum(counts[one] > 0 for one in kinds) for counts in (held, then))
        if after == LARGE > before:
            yield Completes(seat, name)
        elif before < after and after > 1:
            closer.append(BringsCloser(seat, name, after))
    yield from sorted(closer, key=lambda one: -one.have)


def _may_complete(v: View, polygon: int) -> Iterator[MayComplete]:
    """The set that lacks least. Its polygons share a shape or a colour, so they can be taken in any order."""
    kind, held = _lying(v, polygon), _held(v, v.turn)
    free = {KIND_NAMED[piece.kind] for piece in v.pieces if piece.reachable}
    found = []
    for name, kinds in _sets(kind):
        lacking = [one for one in kinds if not held[one] and one != kind]
        if not held[kind] and 0 < len(lacking) < TAKES - len(v.chain) and free.issuperset(lacking):
            found.append(MayComplete(name, len(lacking)))
    yield from sorted(found, key=lambda one: one.lacking)[:1]


def _two_sets(v: View, polygon: int) -> Iterator[TwoSets]:
    """The first two sets that the rest of the turn can bring. Chains that end alike are followed once."""
    held = _held(v, v.turn)
    if any(sum(held[one] > 0 for one in kinds_in(four)) == LARGE for four in SETS.values()):
        return  # what is complete already is nobody's plan
    free = Counter(KIND_NAMED[piece.kind] for piece in v.pieces if piece.reachable and piece.id != polygon)
    start = _lying(v, polygon)
    chains: set[tuple[int, tuple[int, ...]]] = {(start, (start,))}
    for _ in range(TAKES - len(v.chain)):
        following = set()
        for last, taken in sorted(chains):
            then = list(held)
            for one in taken:
                then[one] += 1
            found = _both(then)
            if found and {*kinds_in(SETS[found[0]]), *kinds_in(SETS[found[1]])}.issuperset(taken):
                yield TwoSets(*found)
                return
            for kind, count in free.items():
                if taken.count(kind) - (kind == start) < count and any(kind in kinds for _, kinds in _sets(last)):
                    following.add((kind, tuple(sorted((*taken, kind)))))
        chains = following


def _both(held: list[int]) -> tuple[str, str] | None:
    """Two sets that this collection holds at once, no polygon in both."""
    complete = [name for name, four in SETS.items() if all(held[one] for one in kinds_in(four))]
    for one, other in combinations(complete, 2):
        if all(held[kind] > 1 for kind in set(kinds_in(SETS[one])) & set(kinds_in(SETS[other]))):
            return one, other
    return None


def _keeps(v: View) -> Iterator[Keeps]:
    """The first set that lacks one kind."""
    held = _held(v, v.turn)
    near = (name for name, four in SETS.items() if sum(held[one] > 0 for one in kinds_in(four)) == LARGE - 1)
    yield from (Keeps(name) for name in islice(near, 1))


def _denies(v: View, me: Seat, kind: int) -> Iterator[Denies]:
    """The players for whom it would have completed a set, the next player first. Partners don't count."""
    for step in range(1, v.seats):
        seat = (me + step) % v.seats
        if v.players[me].partner != seat:
            for one in _gains(v, seat, kind):
                if isinstance(one, Completes):
                    yield Denies(seat, one.set, KINDS[kind])


def _breaks(v: View, seat: Seat, kind: int) -> Iterator[Breaks]:
    held = _held(v, seat)
    if held[kind] == 1:
        for name, kinds in _sets(kind):
            if sum(held[one] > 0 for one in kinds) >= LARGE - 1:
                yield Breaks(seat, name, KINDS[kind])


def _spare(v: View, seat: Seat, kind: int) -> Iterator[Spare]:
    count = _held(v, seat)[kind]
    if count > 1:
        yield Spare(KINDS[kind], count)


def _frees(v: View, polygon: int) -> Iterator[Frees]:
    piece = next(piece for piece in v.pieces if piece.id == polygon)
    if piece.uncovers:
        below = sorted({KIND_NAMED[one.kind] for one in v.pieces if one.id in piece.uncovers})
        yield Frees(tuple(KINDS[kind] for kind in below))


def _goes_on(v: View, polygon: int) -> Iterator[GoesOn]:
    if len(v.chain) + 1 < TAKES:
        kind = _lying(v, polygon)
        others = (KIND_NAMED[piece.kind] for piece in v.pieces if piece.reachable and piece.id != polygon)
        if count := sum(any(one in kinds for _, kinds in _sets(kind)) for one in others):
            yield GoesOn(count)


def _only_one(v: View, polygon: int) -> Iterator[OnlyOne]:
    kind = KINDS[_lying(v, polygon)]
    if not any(piece.reachable and piece.kind == kind for piece in v.pieces if piece.id != polygon):
        yield OnlyOne(kind)


def _of_scoring(v: View, move: m.Score) -> tuple[Scores, ...]:
    points = {reward.move: reward.points for complete in v.may.score for reward in complete.rewards}
    others = [brought for other, brought in points.items() if other != move]
    return (Scores(move.set, points[move], bool(others) and max(others) < points[move]),)
