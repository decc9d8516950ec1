"""Whether a reason for a move of Triominos is true, by the rules on the full state."""

from tilery.engine import Seat
from tilery.engine.reasons import Reason
from tilery.games.triominos import moves as m
from tilery.games.triominos import reasons as r
from tilery.games.triominos.pieces import value_of
from tilery.games.triominos.rules import apply, moves
from tilery.games.triominos.state import Bought, Laid, LastLap, Passed, RoundOver, State


def holds(s: State, seat: Seat, move: m.Move, reason: Reason) -> bool:
    events = apply(s, seat, move).events
    ways = [one for one in moves(s, seat) if isinstance(one, m.Lay)]
    match reason:
        case r.Scores(points, value, bonus, bonus_points):
            laid = laid_in(s, seat, move)
            return (laid.points, laid.value, laid.bonus, laid.bonus_points) == (points, value, bonus, bonus_points)
        case r.GoesOut(points):
            ends = [event.end_points[seat] for event in events if isinstance(event, RoundOver)]
            others = sum(value_of(hand) for other, hand in enumerate(s.hands) if other != seat)
            return ends == [points + others] if ends else points == 25 and LastLap(seat) in events
        case r.Most(count):
            best = max(laid_in(s, seat, way).points for way in ways)
            return len(ways) == count > 1 and laid_in(s, seat, move).points == best
        case r.FitsOnlyHere():
            return isinstance(move, m.Lay) and [way for way in ways if way.stone == move.stone] == [move]
        case r.OnlyFit():
            return isinstance(move, m.Lay) and {way.stone for way in ways} == {move.stone} and len(s.hands[seat]) > 1
        case r.AtMost(points):
            return max(laid_in(s, seat, way).points for way in ways) == points
        case r.NoneFits():
            return not ways
        case r.Costs(points):
            return Passed(seat, points) in events or Bought(seat, s.bought + 1, points) in events
        case r.Holds(points):
            return value_of(s.hands[seat]) == points
    return False


def laid_in(s: State, seat: Seat, move: m.Move) -> Laid:
    return next(event for event in apply(s, seat, move).events if isinstance(event, Laid))
