"""The hints that were taken in a game, and where in its log they belong."""

from collections.abc import Iterable, Sequence

import msgspec

from tilery.tables.store.rows import HintRow, LogRow
from tilery.tables.wire import messages as wire


class GivenHint(msgspec.Struct, frozen=True, gc=False, order=True):
    """A hint, taken before entry `at` of the match's log."""

    row: HintRow
    at: int

    def told(self) -> wire.HintTaken:
        """What everybody may know of this hint."""
        return wire.HintTaken(self.at, self.row.seat, self.row.whole)


def after_undo(given: Iterable[GivenHint], length: int) -> tuple[GivenHint, ...]:
    """The hints after an undo that left the log this long. They all stay; those beyond its end move to the end."""
    return tuple(GivenHint(one.row, min(one.at, length)) for one in given)


def hints_of_game(log: Sequence[LogRow], hints: Iterable[HintRow], begun: int = 0) -> tuple[GivenHint, ...]:
    """The stored hints of one game: those that were taken after one of its steps."""
    after: dict[int, list[HintRow]] = {row.seq: [] for row in log}
    for hint in sorted(hints):
        if hint.seq in after:
            after[hint.seq].append(hint)
    found: tuple[GivenHint, ...] = ()
    length = first_entry(log, begun)
    for row in log:
        if row.kind == "undo":
            length -= 1
            found = after_undo(found, length)
        else:
            length += len(row.chance) + (row.kind == "move")
        found += tuple(GivenHint(hint, length) for hint in after[row.seq])
    return found


def first_entry(log: Sequence[LogRow], begun: int) -> int:
    """The entry of a match's log at which its rows begin. A table that continues from a position has `begun` entries
    before its first row."""
    return begun if log and log[0].kind == "rematch" else 0
