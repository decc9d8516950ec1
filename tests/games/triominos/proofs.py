"""Whether a reason for a move of Triominos is true, by the rules on the full state."""

from msgspec.structs import replace

from tilery.engine import Seat
from tilery.engine.reasons import Reason
from tilery.games.triominos import moves as m
from tilery.games.triominos import reasons as r
from tilery.games.triominos.pieces import less, value_of
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
        case r.Leaves(points):
            if over(s, seat, move):
                return s.out is None and points == 0
            answers = answers_of(apply(s, seat, move).state, hidden_from(s, seat))
            return max((one.points for one in answers), default=0) == points and not any(one.bonus for one in answers)
        case r.StillFit(stones):
            fit = [fitting_after(s, seat, way) for way in ways]
            return s.out is None and len(ways) > 1 and fitting_after(s, seat, move) == stones == max(fit)
        case r.MayBring(stones, unseen, points):
            hidden = hidden_from(s, seat)
            more = {one.stone for one in answers_of(s, hidden) if one.points > points}
            price = sum(event.price for event in events if isinstance(event, Bought))
            best = max(laid_in(s, seat, way).points for way in ways)
            return points == best + price and (len(more), len(hidden)) == (stones, unseen) and stones > 0 < price
        case r.MayFit(stones, unseen):
            hidden = hidden_from(s, seat)
            return len({one.stone for one in answers_of(s, hidden)}) == stones > 0 and len(hidden) == unseen
        case r.FitNow(stones, of):
            return len({way.stone for way in ways}) == stones and 0 < stones < of == len(s.hands[seat])
        case r.AtMost(points):
            return max(laid_in(s, seat, way).points for way in ways) == points
        case r.NoneFits():
            return not ways
        case r.Costs(points):
            return Passed(seat, points) in events or Bought(seat, s.bought + 1, points) in events
        case r.Holds(points):
            return value_of(s.hands[seat]) == points
    return False


def hidden_from(s: State, seat: Seat) -> list[str]:
    """The stones that this player doesn't see."""
    return [stone for other, hand in enumerate(s.hands) if other != seat for stone in hand] + [*s.pool]


def answers_of(s: State, stones: list[str]) -> list[Laid]:
    """What somebody with these stones could lay here, as if the round went on."""
    turn = replace(s, phase="play", turn=0, bought=0, hands=(tuple(sorted(stones)),) * s.seats)
    return [laid_in(turn, 0, one) for one in moves(turn, 0) if isinstance(one, m.Lay)]


def fitting_after(s: State, seat: Seat, move: m.Move) -> int:
    """How many stones of the hand can be laid after this one, if it were this seat's turn again: none if the round is
    blocked (TR-11)."""
    if over(s, seat, move):
        return 0
    then = apply(s, seat, move).state
    again = replace(then, phase="play", turn=seat, bought=0, hands=s.hands)
    laid = {one.stone for one in moves(again, seat) if isinstance(one, m.Lay)}
    assert isinstance(move, m.Lay)
    return len(laid & set(less(s.hands[seat], move.stone)))


def over(s: State, seat: Seat, move: m.Move) -> bool:
    """Whether the round ends with this move."""
    return any(isinstance(event, RoundOver) for event in apply(s, seat, move).events)


def laid_in(s: State, seat: Seat, move: m.Move) -> Laid:
    return next(event for event in apply(s, seat, move).events if isinstance(event, Laid))
