"""Who won how often at a table, over all its games."""

from weakref import WeakKeyDictionary

from tilery.engine.game import Seat
from tilery.tables.store.rows import Stored
from tilery.tables.table.game_log import rebuild
from tilery.tables.table.table import Table
from tilery.tables.threads import in_thread
from tilery.tables.wire.answers import Tally


class Tallies:
    """Only finished games count. Each is looked at once: its log no longer changes."""

    def __init__(self) -> None:
        self._winners: WeakKeyDictionary[Table, dict[int, tuple[Seat, ...]]] = WeakKeyDictionary()

    async def count(self, table: Table, stored: Stored) -> Tally:
        """Who won how often at a table."""
        games = table.round + (table.result is not None)
        known = self._winners.setdefault(table, {})
        for number in range(games):
            if number not in known:
                known[number] = await in_thread(winners, stored, number)
        wins = [seat for number in range(games) for seat in known[number]]
        return Tally(games, tuple(wins.count(seat.seat) for seat in table.seats))


def winners(stored: Stored, number: int) -> tuple[Seat, ...]:
    """The winners of one game at a stored table."""
    return tuple(rebuild(stored, number).result.winners)
