"""Games that were lost without being played to their end.

The record of such a game has all moves that were made, and neither a seed nor a result, like that of any game that is
not over. `forfeits.jsonl` beside it says who lost it and why, and has the seed: so all that was drawn can be verified.
"""

from pathlib import Path
from typing import Annotated

import msgspec

from tilery.arena.files import add_line, lines_in
from tilery.engine.errors import TileryError
from tilery.engine.game import AnyGame, Result, Seat
from tilery.engine.match import AnyMatch
from tilery.engine.record import Record, confirm_chance
from tilery.protocol.messages import Forfeit, ForfeitReason

FILE = "forfeits.jsonl"
RULE = "forfeit"
"""What stands in a result in place of the rule that ended the game."""


class Forfeited(TileryError):
    """A player has lost the game by what it just did."""

    def __init__(self, reason: ForfeitReason, text: str) -> None:
        self.reason: ForfeitReason = reason
        super().__init__(text)


class Line(msgspec.Struct, frozen=True):
    """A line of `forfeits.jsonl`: the name of the game's file, who lost it, and the seed of its chance moves."""

    game: str
    bot: str
    forfeit: Forfeit
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


def note(folder: Path, game: str, bot: str, forfeit: Forfeit, seed: bytes) -> Line:
    """Write down who forfeited a game."""
    line = Line(game, bot, forfeit, seed.hex())
    add_line(folder / FILE, line)
    return line


def noted(folder: Path) -> dict[str, Line]:
    """The forfeited games in a folder, by the names of their files. Of a game that was played again the last line
    counts."""
    return {line.game: line for line in lines_in(folder / FILE, Line)}


def result_of(forfeit: Forfeit, seats: int, teams: tuple[tuple[Seat, ...], ...]) -> Result:
    """How a forfeited game counts: all others win it, but no partners of whoever lost it.

    >>> result_of(Forfeit(1, "time", ""), 3, ()).winners
    (0, 2)
    """
    losers = next((team for team in teams if forfeit.seat in team), (forfeit.seat,))
    winners = tuple(seat for seat in range(seats) if seat not in losers)
    ranks = tuple(1 if seat in winners else 1 + len(winners) for seat in range(seats))
    return Result((0,) * seats, ranks, winners, RULE, teams)


def verify_forfeited(record: Record, game: AnyGame, line: Line) -> AnyMatch:
    """Replay what was played of a forfeited game under the rules, and derive every chance move again; raises
    RecordError."""
    match = record.replay(game)
    confirm_chance(record, match, bytes.fromhex(line.seed))
    return match
