"""The hints that were taken in a game, and where in its log they belong."""

from collections.abc import Iterable, Sequence

import msgspec

from tilery.server.store.sql_store import HintRow, LogRow
from tilery.tables.wire import messages as wire


class Taken(msgspec.Struct, frozen=True, order=True):
    """A hint, taken before entry `at` of the match's log."""

    row: HintRow
    at: int

    def told(self) -> wire.HintTaken:
        """What everybody may know of it."""
        return wire.HintTaken(self.at, self.row.seat, self.row.whole)


def kept(taken: Iterable[Taken], length: int) -> tuple[Taken, ...]:
    """After an undo the log is this long: hints stay, and stand at what is now its end."""
    return tuple(Taken(one.row, min(one.at, length)) for one in taken)


def placed(log: Sequence[LogRow], hints: Iterable[HintRow], begun: int = 0) -> tuple[Taken, ...]:
    """The hints of one game from what is stored: those that were taken after one of its steps."""
    after: dict[int, list[HintRow]] = {row.seq: [] for row in log}
    for hint in sorted(hints):
        if hint.seq in after:
            after[hint.seq].append(hint)
    found: tuple[Taken, ...] = ()
    length = first_entry(log, begun)
    for row in log:
        if row.kind == "undo":
            length -= 1
            found = kept(found, length)
        else:
            length += len(row.chance) + (row.kind == "move")
        found += tuple(Taken(hint, length) for hint in after[row.seq])
    return found


def first_entry(log: Sequence[LogRow], begun: int) -> int:
    """The entry of a match's log with which its rows begin: a rematch at a table that was `begun` from a position has
    that many before its first row."""
    return begun if log and log[0].kind == "rematch" else 0
