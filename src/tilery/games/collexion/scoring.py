"""Points: the sets that can be scored, what everybody has at the end, teams, and the result."""

from functools import cache

from tilery.engine.game import Result, Seat, ranking
from tilery.games.collexion import moves as m
from tilery.games.collexion.pieces import SETS, STACK_OF, complete_sets, size
from tilery.games.collexion.state import Sheet, State

TEAMS: tuple[tuple[Seat, ...], ...] = ((0, 2), (1, 3))
"""CX-13: partners sit opposite each other."""


def scores(s: State) -> list[m.Move]:
    """CX-7, CX-8: every complete set of the player to move, and a shape set once for each stack to choose from."""
    choices = _choices(s.stacks)
    return [score for name in complete_sets(s.collections[s.turn]) for score in choices[name]]


@cache
def _choices(stacks: tuple[int, ...]) -> dict[str, tuple[m.Score, ...]]:
    """For each set, the moves that score it while the stacks are so high."""
    there = [colour for colour, at in STACK_OF.items() if stacks[at]] or [""]
    return {name: tuple(m.SCORES[name, stack] for stack in ([""] if name in STACK_OF else there)) for name in SETS}


def partner(seat: Seat) -> Seat:
    """CX-13: the seat on the opposite side, of four."""
    return (seat + 2) % 4


def teams(s: State) -> tuple[tuple[Seat, ...], ...]:
    """Who plays together: everybody alone, except in team play."""
    return TEAMS if s.options.team else tuple((seat,) for seat in range(s.seats))


def sheet(s: State, seat: Seat) -> Sheet:
    """CX-12, CX-14: what a player has at the end. In the expert game there are no action markers, so none is unused."""
    unused, polygons = len(s.actions[seat]), size(s.collections[seat])
    return Sheet(seat, s.won[seat], unused, polygons, sum(s.won[seat]) + unused - polygons)


def sheets(s: State) -> tuple[Sheet, ...]:
    """The score sheets of all seats."""
    return tuple(sheet(s, seat) for seat in range(s.seats))


def result(s: State) -> Result:
    """CX-12, CX-13: the team with the most points wins, then the one with the fewest polygons; then the win is
    shared."""
    lines, sides = sheets(s), teams(s)
    keys = [(sum(lines[seat].points for seat in side), -sum(lines[seat].polygons for seat in side)) for side in sides]
    ranks = [0] * s.seats
    for side, rank in zip(sides, ranking(keys), strict=True):
        for seat in side:
            # A team ranks behind all players of the better teams.
            ranks[seat] = 1 + (rank - 1) * len(side)
    return Result(
        points=tuple(line.points for line in lines),
        ranks=tuple(ranks),
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        reason=s.last,
        teams=sides if s.options.team else (),
    )
