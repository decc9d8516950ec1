"""The rules: who is to move, what is legal, what a move leads to, how it ended."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from tilery.engine.chance import Bits, pick
from tilery.engine.errors import Problem
from tilery.engine.game import CHANCE, Result, Seat, Step, ranking

from .moves import CLEAR, END, Clear, Draw, End, Lay, Move
from .state import HAND, Cleared, Drew, Ended, Laid, Options, State

T = TypeVar("T")


def setup(options: Options, seats: int) -> State:
    """SC-2: nobody holds anything yet, and everybody draws a hand."""
    tiles = tuple(range(1, options.tiles + 1))
    return State(options, hands=((),) * seats, stock=tiles, points=(0,) * seats, draws=(HAND,) * seats)


def pending(s: State) -> frozenset[Seat]:
    if s.over:
        return frozenset()
    return frozenset({CHANCE if any(s.draws) else s.turn})


def moves(s: State, seat: Seat) -> Sequence[Move]:
    every: list[Move] = [*map(Draw, s.stock), *map(Lay, range(1, s.options.tiles + 1)), END, CLEAR]
    return [move for move in every if not check(s, seat, move)]


def check(s: State, seat: Seat, m: Move) -> tuple[Problem, ...]:
    """Everything that speaks against a move. It answers for any value, also for tiles that don't exist."""
    if s.over:
        return (Problem("SC-6", "over", "The game is over."),)
    if seat not in pending(s):
        return (Problem("SC-2", "not-your-turn", "It is not your turn."),)
    if isinstance(m, Draw) != (seat == CHANCE):
        return (Problem("SC-3", "draws", "Tiles are drawn by chance, and chance does nothing else."),)
    match m:
        case Draw(tile):
            return () if tile in s.stock else (Problem("SC-3", "no-such-tile", f"There is no {tile} in the stock."),)
        case Lay(tile):
            return tuple(_laying(s, seat, tile))
        case End():
            return () if s.laid else (Problem("SC-3", "lay-first", "Lay a tile first, or clear the staircase."),)
        case Clear():
            return tuple(_clearing(s))


def _laying(s: State, seat: Seat, tile: int) -> list[Problem]:
    problems = []
    if tile not in s.hands[seat]:
        problems.append(Problem("SC-3", "not-yours", f"You don't hold the {tile}.", (str(tile),)))
    if s.staircase and tile <= s.staircase[-1]:
        problems.append(
            Problem("SC-3", "too-low", f"The next tile must be higher than {s.staircase[-1]}.", (str(tile),))
        )
    return problems


def _clearing(s: State) -> list[Problem]:
    problems = []
    if s.laid:
        problems.append(Problem("SC-4", "laid-already", "You have laid a tile in this turn; end it instead."))
    if not s.staircase:
        problems.append(Problem("SC-4", "nothing-there", "There is no staircase to clear."))
    return problems


def apply(s: State, seat: Seat, m: Move) -> Step[State]:
    match m:
        case Draw(tile):
            return _draw(s, tile)
        case Lay(tile):
            return _lay(s, seat, tile)
        case End():
            draws = min(HAND - len(s.hands[seat]), len(s.stock))
            over = not s.hands[seat] and not draws  # SC-6
            after = replace(s, turn=_next(s), laid=0, draws=_changed(s.draws, seat, draws), over=over)
            return Step(after, (Ended(seat),))
        case Clear():
            cleared = tuple(sorted((*s.cleared, *s.staircase)))
            return Step(replace(s, turn=_next(s), staircase=(), cleared=cleared), (Cleared(seat, s.staircase),))


def _draw(s: State, tile: int) -> Step[State]:
    seat = next(seat for seat, count in enumerate(s.draws) if count)
    after = replace(
        s,
        hands=_changed(s.hands, seat, tuple(sorted((*s.hands[seat], tile)))),
        stock=tuple(other for other in s.stock if other != tile),
        draws=_changed(s.draws, seat, s.draws[seat] - 1),
    )
    return Step(after, (Drew(seat, tile),), reveals=True)


def _lay(s: State, seat: Seat, tile: int) -> Step[State]:
    """It shows nothing that its player didn't know, so it can be taken back until the turn ends."""
    points = len(s.staircase) + 1  # SC-5
    after = replace(
        s,
        hands=_changed(s.hands, seat, tuple(held for held in s.hands[seat] if held != tile)),
        staircase=(*s.staircase, tile),
        points=_changed(s.points, seat, s.points[seat] + points),
        laid=s.laid + 1,
    )
    return Step(after, (Laid(seat, tile, points),))


def _next(s: State) -> Seat:
    return (s.turn + 1) % s.seats


def _changed(of_seats: tuple[T, ...], seat: Seat, new: T) -> tuple[T, ...]:
    return (*of_seats[:seat], new, *of_seats[seat + 1 :])


def chance(s: State, bits: Bits) -> Move:
    return Draw(pick(bits, s.stock))


def result(s: State) -> Result:
    ranks = ranking(s.points)
    winners = tuple(seat for seat in range(s.seats) if ranks[seat] == 1)
    return Result(s.points, ranks, winners, "SC-6")
