"""What the library is told of a game when it is over."""

import unicodedata
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tilery.engine.game import CHANCE
from tilery.engine.match import Match
from tilery.server.store.sql_store import LogRow, OverPlayer, OverPlayers, OverRow, SeatRow, TableRow

if TYPE_CHECKING:
    from tilery.tables.table.table import Table


def over_row(table: "Table", row: LogRow, match: Match) -> OverRow:
    """The game that this step ends."""
    number = table.round + (row.kind == "rematch")
    return described(table.row, table.seats, number, match, datetime.now(UTC))


def described(table: TableRow, seats: Sequence[SeatRow], number: int, match: Match, ended: datetime) -> OverRow:
    """A game that is over, as it can be found again."""
    return OverRow(
        table_id=table.id,
        round=number,
        game=table.game,
        public=table.public,
        players=OverPlayers(
            count=len(seats),
            folded="\n".join(folded(seat.name) for seat in seats),
            seats=tuple(OverPlayer(seat.name, seat.kind, seat.level, seat.face) for seat in seats),
        ),
        result=match.result,
        turns=sum(entry.seat != CHANCE for entry in match.log),
        ended=ended,
    )


def folded(text: str) -> str:
    """The text without what people leave out when they search: capitals, and marks over and under letters.

    >>> folded("Ágnes"), folded("ЁЛКА"), folded("Ødegård"), folded("Weiß")
    ('agnes', 'елка', 'odegard', 'weiss')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(STROKED.get(letter, letter) for letter in letters if not unicodedata.combining(letter))


STROKED = {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"}
"""Letters with a mark that Unicode doesn't take apart."""
