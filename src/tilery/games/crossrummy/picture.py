"""The table as text: the tiles on it, the open ones and the hands, with Rich markup for colour."""

import re
from collections.abc import Iterable

from tilery.engine.game import Seat
from tilery.games.crossrummy.notation import write_table
from tilery.games.crossrummy.pieces import NUMBERS
from tilery.games.crossrummy.scoring import sum_of
from tilery.games.crossrummy.state import Placed, State

COLOURS = {"y": "#e8c547", "r": "#e07a5f", "b": "#5aa9e6", "g": "#81b29a"}
TILE = re.compile(rf"\b({'|'.join(reversed(NUMBERS))})\b")


def picture(s: State, *seats: Seat) -> str:
    """The table row by row, then the open tiles, then a line for each player, then the bag."""
    lines = [*picture_of_table(s.table).splitlines(), ""] if s.table else []
    lines.append(f"  open: {_row(s.open)}".rstrip())
    for seat, hand in enumerate(s.hands):
        mark = "▸" if seat == s.turn and s.phase != "over" else " "
        opened = "opened" if s.opened[seat] else "not opened"
        total = f"{s.series.totals[seat]} points, " if s.series.results else ""
        shown = _hand(s, seat) if seat in seats or s.phase == "over" else f"{len(hand)} tiles"
        lines.append(f"{mark} player {seat + 1}  {total}{opened}  hand {shown}")
    lines.append(f"  game {s.round}  bag {len(s.bag)}")
    return "\n".join(lines)


def picture_of_table(table: tuple[Placed, ...]) -> str:
    """The tiles on the table, row by row."""
    return _coloured(write_table(table))


def _hand(s: State, seat: Seat) -> str:
    """What a hand costs, its tiles, and those chosen to be passed on."""
    hand, chosen = s.hands[seat], s.chosen[seat] if s.chosen else None
    gives = f"  gives {_row(chosen)}" if chosen else ""
    return f"{sum_of(hand)}: {_row(hand)}".rstrip() + gives


def _row(tiles: Iterable[str]) -> str:
    return _coloured("  ".join(tiles))


def _coloured(text: str) -> str:
    return TILE.sub(lambda found: f"[{COLOURS[found[0][0]]}]{found[0]}[/]", text)
