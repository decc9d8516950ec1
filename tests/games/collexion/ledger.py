"""Where the polygons of ColleXion are, what the others may not see, and what the log says of points."""

from collections import Counter
from collections.abc import Iterable

from tilery.engine import Event, Seat
from tilery.games.collexion.pieces import KINDS, counts
from tilery.games.collexion.state import Gave, Handed, Over, Scored, State, Stole, Swapped, Took

STOCK = ""  # all polygons lie open in the tray


def census(s: State) -> tuple[str, ...] | None:
    """All polygons and all point markers, wherever they are."""
    if s.phase == "shake":
        return None
    held = [KINDS[kind] for pile in (*s.collections, s.gone) for kind, n in enumerate(counts(pile)) for _ in range(n)]
    markers = [str(points) for won in s.won for points in won]
    stacked = [str(points) for height in s.stacks for points in (4, 3, 2)[:height]]
    return tuple(sorted([*(KINDS[polygon.kind] for polygon in s.tray), *held, *markers, *stacked]))


def points(events: Iterable[Event], seats: int) -> tuple[int, ...]:
    total: Counter[Seat] = Counter()
    for event in events:
        if isinstance(event, Scored):
            total[event.seat] += event.points + 4  # four polygons less in the collection
        elif isinstance(event, Took):
            total[event.seat] -= 1
        elif isinstance(event, Stole | Gave | Handed):
            taker, giver = (event.seat, event.other) if isinstance(event, Stole) else (event.other, event.seat)
            total[taker] -= 1
            total[giver] += 1
        elif isinstance(event, Swapped):
            pass  # one for one
        elif isinstance(event, Over):
            for sheet in event.sheets:
                total[sheet.seat] += sheet.unused
    return tuple(total[seat] for seat in range(seats))


def hidden(s: State, viewer: Seat | None) -> dict[str, object]:
    """CX-8: which point markers the others have; but where only one way is left, whoever can count knows it."""
    if s.phase == "over":
        return {}
    others = {f"markers {seat}": won for seat, won in enumerate(s.won) if seat != viewer and won}
    different = {points for won in others.values() for points in won}
    return dict(others) if len(others) > 1 and len(different) > 1 else {}
