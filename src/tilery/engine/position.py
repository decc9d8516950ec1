"""Whether a table that somebody has set up can be played on. No log proves that it can."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tilery.engine.game import CHANCE, AnyGame, Seat


def fault(game: AnyGame, state: Any, start: Any) -> str:
    """What is wrong with a position, in one sentence, or ''. `start` is the table before the first move.

    A game that has no `faults` of its own trusts whoever sets up a position.
    """
    for name in ("options", "seats"):
        if getattr(state, name, None) != getattr(start, name, None):
            return f"The {name} of the position are not those of the game."
    own = getattr(game, "faults", None)
    found: str = next(own(state), "") if own else ""
    if not found and (not game.pending(state) or CHANCE in game.pending(state)):
        return NOBODYS_TURN
    return found


NOBODYS_TURN = "A position is a moment in which a player has to move."


def seat_faults(seats: int, **named: Seat | None) -> Iterator[str]:
    """Names of seats that are none.

    >>> list(seat_faults(2, turn=1, start=2))
    ["'start' is no seat: 2."]
    """
    for name, seat in named.items():
        if seat is not None and not 0 <= seat < seats:
            yield f"'{name}' is no seat: {seat}."


def length_faults(length: int, **named: Sequence[object]) -> Iterator[str]:
    """Lists that should have one entry for each of so many.

    >>> list(length_faults(2, hands=((), ()), scores=(0,)))
    ["'scores' has 1 of 2 entries."]
    """
    for name, items in named.items():
        if len(items) != length:
            yield f"'{name}' has {len(items)} of {length} entries."


def piece_faults(name: str, there: Iterable[object], all_of_them: Iterable[object]) -> Iterator[str]:
    """Pieces that are there too often, or not often enough.

    >>> list(piece_faults("stone", ["000", "000"], ["000", "001"]))
    ['The stone 000 is there too often.', 'The stone 001 is missing.']
    """
    found, wanted = Counter(there), Counter(all_of_them)
    for one in found - wanted:
        yield f"The {name} {one} is there too often."
    for one in wanted - found:
        yield f"The {name} {one} is missing."


def sheet_faults(seats: int, results: Iterable[Any], sheets: Sequence[Any]) -> Iterator[str]:
    """TR-13, CR-13: results of finished rounds that don't have their sheet, or not one number for each player."""
    points = [result.points for result in results]
    if points != [sheet.points for sheet in sheets]:
        yield "The results of the rounds are not those of their sheets."
    for sheet in sheets:
        yield from length_faults(seats, points=sheet.points, hands=sheet.hands)
        yield from seat_faults(seats, start=sheet.start, out=sheet.out)
