"""Why somebody would make a move: what it brings or costs, and what else there is."""

from typing import Literal

from tilery.engine.reasons import Reason
from tilery.games.triominos import moves as m
from tilery.games.triominos.scoring import GOING_OUT
from tilery.games.triominos.view import View


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


class AtMost(Reason, frozen=True):
    """The best that could be laid brings these points."""

    points: int


class Costs(Reason, frozen=True):
    """TR-5 to TR-7: it costs these points; 0 where it is free."""

    points: int


class Holds(Reason, frozen=True):
    """TR-12: what the stones in the rack are worth: stopping would cost that much."""

    points: int


def reasons(
    v: View, move: m.Move
) -> tuple[Scores | GoesOut | Most | FitsOnlyHere | OnlyFit | NoneFits | AtMost | Costs | Holds, ...]:
    if isinstance(move, m.Lay):
        return _of_laying(v, move)
    if isinstance(move, m.Stop | m.Agree | m.Decline):
        return (Holds(sum(stone.value for stone in v.rack)),)
    if not isinstance(move, m.Buy | m.Pass):
        return ()
    costs = Costs(v.may.buy_price if isinstance(move, m.Buy) else v.may.pass_price)
    return (AtMost(max(way.points for way in v.may.lay)) if v.may.lay else NoneFits(), costs)


def _of_laying(v: View, move: m.Lay) -> tuple[Scores | GoesOut | Most | FitsOnlyHere | OnlyFit, ...]:
    ways = v.may.lay
    place = next(way for way in ways if way.move == move)
    found: list[Scores | GoesOut | Most | FitsOnlyHere | OnlyFit] = [
        Scores(place.points, place.value, place.bonus, place.bonus_points)
    ]
    if len(v.rack) == 1 and v.out is None:
        found.append(GoesOut(GOING_OUT))
    elif len(ways) > 1 and all(way.points <= place.points for way in ways):
        found.append(Most(len(ways)))
    if len(v.rack) > 1 and all(way.stone == move.stone for way in ways):
        found.append(OnlyFit())
    if v.layout and sum(way.stone == move.stone for way in ways) == 1:
        found.append(FitsOnlyHere())
    return tuple(found)
