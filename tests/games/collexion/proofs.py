"""Whether a reason for a move of ColleXion is true, by the rules on the full state."""

from tilery.engine import Seat
from tilery.engine.reasons import Reason
from tilery.games.collexion import moves as m
from tilery.games.collexion import reasons as r
from tilery.games.collexion.pieces import (
    KIND_NAMED,
    KINDS,
    ONE,
    SETS,
    complete_sets,
    count,
    kinds_in,
    present,
    size,
)
from tilery.games.collexion.rules import apply, moves
from tilery.games.collexion.state import TAKES, Scored, State


def holds(s: State, seat: Seat, move: m.Move, reason: Reason) -> bool:
    then = apply(s, seat, move).state
    match reason:
        case r.Scores(name, points, most):
            ways = sorted(points_of(s, seat, one) for one in moves(s, seat) if isinstance(one, m.Score))
            best = len(ways) > 1 and points == ways[-1] > ways[-2]
            return isinstance(move, m.Score) and (name, points, most) == (move.set, points_of(s, seat, move), best)
        case r.Completes(who, name):
            return name in set(complete_sets(then.collections[who])) - set(complete_sets(s.collections[who]))
        case r.MayComplete(name, lacking):
            fuller = kinds_of(s, seat, name) < kinds_of(then, seat, name) == 4 - lacking < 4
            return fuller and can_complete(then, seat, name)
        case r.TwoSets(first, second):
            return first != second and can_score(then, seat, {first, second}, s.tray.reachable)
        case r.Keeps(name):
            return isinstance(move, m.End) and kinds_of(then, seat, name) == 3
        case r.BringsCloser(who, name, have):
            return have > 1 and kinds_of(then, who, name) == have == kinds_of(s, who, name) + 1
        case r.Denies(who, name, kind):
            more = s.collections[who] + ONE[KIND_NAMED[kind]]
            new = set(complete_sets(more)) - set(complete_sets(s.collections[who]))
            lying = [sum(KINDS[one.kind] == kind for one in state.tray) for state in (s, then)]
            return who != seat and name in new and lying[0] == lying[1] + 1
        case r.Breaks(who, name, kind):
            left = KIND_NAMED[kind] not in kinds_in(then.collections[who])
            return (
                who != seat and left and kinds_of(s, who, name) >= 3 and kind in map(KINDS.__getitem__, members(name))
            )
        case r.Frees(kinds):
            ids = then.tray.reachable & ~s.tray.reachable
            freed = {KINDS[one.kind] for one in then.tray if ids >> one.id & 1}
            return freed == set(kinds) != set()
        case r.GoesOn(held):
            free = s.tray.reachable  # what this one frees is another reason
            return sum(isinstance(one, m.Take) and free >> one.polygon & 1 for one in moves(then, seat)) == held > 0
        case r.OnlyOne(kind):
            return not any(KINDS[one.kind] == kind and s.tray.reachable >> one.id & 1 for one in then.tray)
        case r.Spare(kind, held):
            return count(s.collections[seat], KIND_NAMED[kind]) == held > 1
        case r.Sheds(kind):
            gone = s.collections[seat] - then.collections[seat]
            return gone == ONE[KIND_NAMED[kind]] and size(then.collections[seat]) == size(s.collections[seat]) - 1
        case r.NoneCompletes():
            takes = any(isinstance(one, m.Take) for one in moves(s, seat))
            return takes and not any(can_take(s, seat, name, {}) for name in SETS)
    return False


def can_score(s: State, seat: Seat, names: set[str], free: int) -> bool:
    """Is there a way to take polygons that lay free, and to score all of these sets after that?"""
    if scored(s, seat, names):
        return True
    kinds = dict.fromkeys(one.kind for one in s.tray if free >> one.id & 1)
    takes = [one for one in moves(s, seat) if isinstance(one, m.Take) and free >> one.polygon & 1]
    wanted = {kind for name in names for kind in members(name)} & set(kinds)
    firsts = {s.tray.find(one.polygon).kind: one for one in takes if s.tray.find(one.polygon).kind in wanted}
    return any(can_score(apply(s, seat, one).state, seat, names, free) for one in firsts.values())


def scored(s: State, seat: Seat, names: set[str]) -> bool:
    """Can these sets be scored one after another, now?"""
    if not names:
        return True
    firsts = {one.set: one for one in moves(s, seat) if isinstance(one, m.Score) and one.set in names}
    return any(scored(apply(s, seat, one).state, seat, names - {name}) for name, one in firsts.items())


def can_complete(s: State, seat: Seat, name: str) -> bool:
    """Is there a way to take polygons until the set is complete, with those of the set alone?"""
    if name in complete_sets(s.collections[seat]):
        return True
    kinds = {one.id: one.kind for one in s.tray}
    takes = [one for one in moves(s, seat) if isinstance(one, m.Take) and kinds[one.polygon] in members(name)]
    return any(can_complete(apply(s, seat, one).state, seat, name) for one in takes)


def can_take(s: State, seat: Seat, name: str, known: dict[tuple[object, ...], bool]) -> bool:
    """Is there a way to take and to remove polygons until this set is complete?"""
    lacking = 4 - kinds_of(s, seat, name)
    if not lacking or lacking > TAKES - len(s.chain):
        return not lacking
    place = (s.tray.left, s.collections[seat], s.chain[-1:], s.acted, s.pair)
    if place not in known:
        ways = [one for one in moves(s, seat) if isinstance(one, m.Take | m.Remove)]
        known[place] = any(can_take(apply(s, seat, one).state, seat, name, known) for one in ways)
    return known[place]


def members(name: str) -> tuple[int, ...]:
    return kinds_in(SETS[name])


def kinds_of(s: State, seat: Seat, name: str) -> int:
    """How many kinds of a set a player has."""
    return (present(s.collections[seat]) & SETS[name]).bit_count()


def points_of(s: State, seat: Seat, move: m.Move) -> int:
    return sum(event.points for event in apply(s, seat, move).events if isinstance(event, Scored))
