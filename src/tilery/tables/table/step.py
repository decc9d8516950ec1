"""One step of a table, before anybody knows of it."""

import msgspec

from tilery.engine.match import Match
from tilery.tables.store.rows import LogRow


class Step(msgspec.Struct, frozen=True):
    """What a request leads to: the row to store, and the match after it. `since` is the first log entry that is new,
    `undone` how many are gone."""

    row: LogRow
    match: Match
    since: int
    undone: int = 0
