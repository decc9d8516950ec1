"""Why somebody would make a move: what it brings or costs, and what else there is."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Literal

from tilery.engine.reasons import Reason
from tilery.games.triominos import moves as m
from tilery.games.triominos.layout import Layout, laid
from tilery.games.triominos.pieces import BONUS, FITTING, STONES, VALUE, stones_of
from tilery.games.triominos.scoring import GOING_OUT
from tilery.games.triominos.view import View, layout_of


class Scores(Reason, frozen=True):
    """TR-8: the stone brings these points: its value, and those of a bonus."""

    points: int
    value: int
    bonus: Literal["", "bridge", "hexagon", "double-hexagon"]
    bonus_points: int


class GoesOut(Reason, frozen=True):
    """TR-10: it is the last stone of the rack, and going out brings these points besides."""

    points: int


class Most(Reason, frozen=True):
    """None of the ways to lay a stone brings more; `ways` is how many there are."""

    ways: int


class FitsOnlyHere(Reason, frozen=True):
    """The stone fits nowhere else."""


class OnlyFit(Reason, frozen=True):
    """No other stone of the rack fits anywhere."""


class NoneFits(Reason, frozen=True):
    """No stone of the rack fits anywhere."""


class Leaves(Reason, frozen=True):
    """TR-8, TR-9: after it, no stone that this player can't see makes a bonus, and none brings more than these points
    at once."""

    points: int


class StillFit(Reason, frozen=True):
    """TR-4: so many stones of the rack fit somewhere after it, and no other way to lay one leaves more of them."""

    stones: int


class MayBring(Reason, frozen=True):
    """TR-5, TR-8: of the stones that this player can't see (`unseen`), so many could be laid now for more than these
    points: the best stone of the rack, and the price of buying."""

    stones: int
    unseen: int
    points: int


class MayFit(Reason, frozen=True):
    """TR-4: of the stones that this player can't see (`unseen`), so many fit somewhere now."""

    stones: int
    unseen: int


class FitNow(Reason, frozen=True):
    """TR-4: of the stones of the rack (`of`), so many fit somewhere now: some, but not all."""

    stones: int
    of: int


class AtMost(Reason, frozen=True):
    """The best that could be laid brings these points."""

    points: int


class Costs(Reason, frozen=True):
    """TR-5 to TR-7: it costs these points; 0 where it is free."""

    points: int


class Holds(Reason, frozen=True):
    """TR-12: what the stones in the rack are worth: stopping would cost that much."""

    points: int


AnyReason = (
    Scores
    | GoesOut
    | Most
    | Leaves
    | StillFit
    | FitsOnlyHere
    | OnlyFit
    | NoneFits
    | MayBring
    | MayFit
    | FitNow
    | AtMost
    | Costs
    | Holds
)


def reasons(v: View, move: m.Move) -> tuple[AnyReason, ...]:
    if isinstance(move, m.Lay):
        return _of_laying(v, move)
    if isinstance(move, m.Stop | m.Agree | m.Decline):
        return (Holds(sum(stone.value for stone in v.rack)),)
    if not isinstance(move, m.Buy | m.Pass):
        return ()
    best = AtMost(max(way.points for way in v.may.lay)) if v.may.lay else NoneFits()
    if isinstance(move, m.Pass):
        return (best, Costs(v.may.pass_price))
    return (*_of_buying(v), best, Costs(v.may.buy_price))


def _of_buying(v: View) -> Iterator[MayBring | MayFit | FitNow]:
    """What a new stone may be good for, and how few of the old ones are. Nobody knows which one it will be."""
    layout, unseen = layout_of(v), _unseen(v)
    points = {stone: best_on(layout, {stone})[1] for stone in unseen & set(stones_of(layout.wanted))}
    if not v.may.lay:
        if points:
            yield MayFit(len(points), len(unseen))
        return
    enough = max(way.points for way in v.may.lay) + v.may.buy_price
    if more := sum(one > enough for one in points.values()):
        yield MayBring(more, len(unseen), enough)
    fit = len({way.stone for way in v.may.lay})
    if fit < len(v.rack):
        yield FitNow(fit, len(v.rack))


def _unseen(v: View) -> set[str]:
    return set(STONES) - {stone.stone for stone in v.rack} - {lying.stone for lying in v.layout}


def _of_laying(v: View, move: m.Lay) -> tuple[AnyReason, ...]:
    ways = v.may.lay
    place = next(way for way in ways if way.move == move)
    found: list[AnyReason] = [Scores(place.points, place.value, place.bonus, place.bonus_points)]
    last = len(v.rack) == 1
    if last and v.out is None:
        found.append(GoesOut(GOING_OUT))
    elif len(ways) > 1 and all(way.points <= place.points for way in ways):
        found.append(Most(len(ways)))
    if not last and len(ways) > 1:
        found += _afterwards(v, move)
    if not last and all(way.stone == move.stone for way in ways):
        found.append(OnlyFit())
    if v.layout and sum(way.stone == move.stone for way in ways) == 1:
        found.append(FitsOnlyHere())
    return tuple(found)


def _afterwards(v: View, move: m.Lay) -> Iterator[Leaves | StillFit]:
    """What this way leaves on the table, if another one would leave more to the next player or less to oneself. In the
    last lap (TR-10) it matters to those alone who still have their turn."""
    now = layout_of(v)
    rack = {stone.stone for stone in v.rack}
    unseen = _unseen(v)
    afters = {way.move: laid(now, v.turn, way.stone, way.move.cell) for way in v.may.lay}
    best = {way: best_on(after, unseen) for way, after in afters.items()}
    last_lap = v.out is not None
    ends = last_lap and (v.turn + 1) % v.seats == v.start
    if not ends and best[move][0] == 0 and any(bonus for bonus, _ in best.values()):
        yield Leaves(best[move][1])
    fit = {way: len((rack - {way.stone}) & set(stones_of(after.wanted))) for way, after in afters.items()}
    if not last_lap and min(fit.values()) < fit[move] == max(fit.values()):
        yield StillFit(fit[move])


def best_on(layout: Layout, stones: AbstractSet[str]) -> tuple[int, int]:
    """The highest bonus that one of these stones makes, and the most points that one brings."""
    bonus = points = 0
    for cell, key in layout.open.items():
        if fitting := stones & FITTING[key].keys():
            here = BONUS[layout.bonus(cell)]
            bonus, points = max(bonus, here), max(points, here + max(VALUE[stone] for stone in fitting))
    return bonus, points
