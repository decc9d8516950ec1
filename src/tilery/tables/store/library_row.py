"""What the library keeps of a game when it is over."""

import unicodedata
from collections.abc import Container, Iterable, Sequence
from datetime import datetime

from msgspec.structs import replace

from tilery.engine.game import CHANCE, Seat
from tilery.engine.match import AnyMatch
from tilery.tables.store.rows import LibraryRow, OverPlayers, SeatRow, TableRow
from tilery.tables.wire.answers import OverPlayer

NOBODY = OverPlayers(0, "", ())
"""The players of a game that the host has deleted: the library names none of them."""


def library_row(table: TableRow, seats: Sequence[SeatRow], number: int, match: AnyMatch, ended: datetime) -> LibraryRow:
    """A finished game as the library keeps it."""
    return LibraryRow(
        table_id=table.id,
        round=number,
        game=table.game,
        public=table.public,
        players=OverPlayers(
            count=len(seats),
            folded=searched(seat.name for seat in seats),
            seats=tuple(OverPlayer(seat.name, seat.kind, seat.level, seat.face) for seat in seats),
        ),
        result=match.result,
        turns=sum(entry.seat != CHANCE for entry in match.log),
        ended=ended,
    )


def nameless(players: OverPlayers, seats: Container[Seat]) -> OverPlayers:
    """The players of a game without the names and faces of those on these seats, so that nobody can find them by
    name."""
    shown = tuple(
        replace(player, name="", face="") if seat in seats else player for seat, player in enumerate(players.seats)
    )
    return replace(players, folded=searched(player.name for player in shown), seats=shown)


def searched(names: Iterable[str]) -> str:
    """The names as one text that the library can search."""
    return "\n".join(map(folded, names))


def folded(text: str) -> str:
    """The text without what people leave out when they search: capitals, and marks above and below letters.

    >>> folded("Ágnes"), folded("ЁЛКА"), folded("Ødegård"), folded("Weiß")
    ('agnes', 'елка', 'odegard', 'weiss')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(STROKED.get(letter, letter) for letter in letters if not unicodedata.combining(letter))


STROKED = {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"}
"""Letters with a mark that Unicode doesn't take apart."""
