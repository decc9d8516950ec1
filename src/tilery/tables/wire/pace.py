"""What a table agreed on about time: when a bot stands in for somebody, and whether there are clocks."""

from collections.abc import Sequence

import msgspec

from tilery.engine.errors import TileryError
from tilery.games import GAMES, NORMAL, levels, strongest
from tilery.tables.wire.refusal import Refusal

AWAY = 120
"""Seconds until a stand-in plays, if several people play and nothing else was agreed on."""


class Pace(msgspec.Struct, frozen=True, gc=False):
    """Times are in seconds. `away`: how long the others wait for an absent person; `level`: of the stand-in; `move`
    and `game`: the clock for one move, and for all moves of a seat. None: there is no such limit."""

    away: int | None = None
    level: str = NORMAL
    move: int | None = None
    game: int | None = None

    @property
    def clocks(self) -> bool:
        """Whether the players have clocks."""
        return self.move is not None or self.game is not None


def usual_pace(game: str, kinds: Sequence[str]) -> Pace:
    """The pace of a table that was made without one. If all play on one device, nobody has to wait for anybody."""
    people = kinds.count("open") + ("device" in kinds)
    return Pace(away=AWAY if people > 1 else None, level=strongest(GAMES.get(game)))


def agreed_pace(game: str, pace: Pace) -> Pace:
    """The pace that a table asks for, with a level for the stand-in; refuses a level that the game doesn't have."""
    level = pace.level or strongest(GAMES.get(game))
    try:
        levels(GAMES.get(game)).get(level)
    except TileryError as error:
        raise Refusal.of(error) from None
    return msgspec.structs.replace(pace, level=level)
