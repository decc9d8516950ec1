"""Contests of bots: the games with their progress, and the tables of what came of them."""

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import msgspec
from rich.console import Console
from rich.table import Table

from tilery.arena import Duel, Folder, Kind, Meeting, Rate, Scored, Standing, duels, rate, run, standings
from tilery.cli.errors import Cancelled
from tilery.cli.lists import print_json
from tilery.cli.preparing import prepare_bots, tell
from tilery.cli.progress import progress_line
from tilery.engine.errors import TileryError
from tilery.engine.options import settle
from tilery.games import GAMES

OFTEN, SELDOM = 0.5, 30.0
"""Seconds between two reports of progress: in a terminal, and elsewhere, for example in a file."""
QUICK = 200
"""How often the deals are drawn again for an interval that is soon replaced."""


def default_folder(game: str) -> Path:
    """Where the records of a game's contests are kept if nobody says otherwise."""
    return Path(f"arena-{game}")


def hold(meetings: Sequence[Meeting], path: Path, workers: int | None) -> list[Scored]:
    """Play all games that are not in the folder yet; gives all games of these meetings. Raises Cancelled after Ctrl-C:
    what was played is kept."""
    folder = Folder(path)
    game = meetings[0].game
    folder.open(game, compiled=prepare_bots(game, [bot for meeting in meetings for bot in meeting.bots]))
    games = [folder.kept(meeting) for meeting in meetings]
    ahead = [
        (number, name, fixture)
        for number, meeting in enumerate(meetings)
        for name, fixture in meeting.fixtures()
        if name not in games[number]
    ]
    total = sum(meeting.games for meeting in meetings)
    if not ahead:
        tell(f"All {total} games are in {path} already.")
    elif len(ahead) < total:
        tell(f"{total - len(ahead)} of {total} games are in {path} already.")
    try:
        with Report(total, total - len(ahead)) as report:
            for place, played in run([fixture for _, _, fixture in ahead], workers):
                number, name, fixture = ahead[place]
                games[number][name] = folder.keep(meetings[number], name, fixture, played)
                report.advance(meetings[number], list(games[number].values()))
    except KeyboardInterrupt:
        done = sum(map(len, games))
        raise Cancelled(
            f"Cancelled after {done} of {total} games. They are kept in {path}; the same command goes on from there."
        ) from None
    return [game for meeting, kept in zip(meetings, games, strict=True) for game in in_order(meeting, kept)]


def in_order(meeting: Meeting, kept: dict[str, Scored]) -> list[Scored]:
    """The games as the meeting lists them, whichever was over first."""
    return [kept[name] for name, _ in meeting.fixtures()]


class Report:
    """How far a contest is: one line that changes in a terminal, now and then a new line elsewhere."""

    def __init__(self, total: int, done: int) -> None:
        self._total, self._done = total, done
        self._live = sys.stderr.isatty()
        self._last = 0.0 if self._live else time.monotonic()
        self._progress = progress_line()
        self._task = self._progress.add_task(f"{done} of {total} games", total=total, completed=done)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def advance(self, meeting: Meeting, games: list[Scored]) -> None:
        """One more game is over; these are all games of its meeting so far."""
        self._done += 1
        now = time.monotonic()
        if now - self._last >= (OFTEN if self._live else SELDOM):
            self._last = now
            first, *others = meeting.names
            won = rate(first, games, QUICK)
            so_far = f"; {first} wins {percent(won)} against {', '.join(others)}" if won else ""
            text = f"{self._done} of {self._total} games{so_far}"
            self._progress.update(self._task, description=text)
            if not self._live:
                tell(text)
        self._progress.update(self._task, completed=self._done)


def show_folder(path: Path, *, as_json: bool) -> None:
    """Print what all games in a folder say."""
    if not path.is_dir():
        raise TileryError(f"There is no folder {path}.")
    games, others = Folder(path).games()
    if others:
        tell(f"Left out: {others} record{'s are' if others > 1 else ' is'} not whole, or of a game that is not over.")
    if not games:
        raise TileryError(f"There are no finished games in {path}.")
    show_games(games, path, as_json=as_json)


def show_games(games: Sequence[Scored], path: Path, *, as_json: bool) -> None:
    """Print who won how often, and the ratings, for each kind of game."""
    kinds = {kind: [game for game in games if game.kind == kind] for kind in dict.fromkeys(game.kind for game in games)}
    if as_json:
        print_json(
            [
                {
                    "game": kind.game,
                    "seats": kind.seats,
                    "options": dict(kind.options),
                    "games": len(played),
                    "bots": [msgspec.to_builtins(row) for row in standings(played)],
                    "tables": [msgspec.to_builtins(duel) for duel in duels(played)],
                }
                for kind, played in kinds.items()
            ]
        )
        return
    console = Console()
    for kind, played in kinds.items():
        console.print(f"[bold]{title(kind)}[/bold], {len(played)} games", highlight=False)
        console.print(standings_table(standings(played)))
        met = duels(played)
        if len(met) > 1:
            console.print()
            console.print(duels_table(met))
        if kind.seats > 2:
            console.print(fair_share(played[0]), highlight=False)
        console.print()
    console.print(f"Records in {path}", highlight=False, soft_wrap=True)


def fair_share(game: Scored) -> str:
    """What equal players would win in a game like this."""
    sides, them = (len(game.teams), "teams") if game.teams else (game.kind.seats, "players")
    return f"With {sides} {them}, a fair share of the wins is {100 / sides:.0f} %."


def title(kind: Kind) -> str:
    """What was played, with the options that are not as usual."""
    game = GAMES.get(kind.game)
    usual = game.texts(game.options(settle(game.info, {})))
    options = "".join(f", {name}={value}" for name, value in kind.options if usual.get(name) != value)
    return f"{game.info.title}, {kind.seats} players{options}"


def standings_table(rows: Sequence[Standing]) -> Table:
    """A line for each bot, the strongest first."""
    table = Table("bot", "games", "wins", "rating", "seconds: median", "worst", box=None, pad_edge=False)
    for row in rows:
        table.add_row(row.bot, str(row.won.games), percent(row.won), points(row), *seconds(row))
    return table


def duels_table(rows: Sequence[Duel]) -> Table:
    """A line for each set of bots that met."""
    table = Table("bot", "against", "games", "wins", box=None, pad_edge=False)
    for row in rows:
        first, *others = row.bots
        table.add_row(first, ", ".join(others), str(row.won.games), percent(row.won))
    return table


def percent(won: Rate) -> str:
    """A win rate with its interval."""
    return f"{100 * won.rate:.1f} % ({100 * won.low:.1f}–{100 * won.high:.1f})"


def points(row: Standing) -> str:
    """A rating with its interval. The one that all others are compared with has none."""
    if row.rating is None:
        return "–"
    if row.rating_low is None or row.rating_high is None:
        return f"about {row.rating:.0f}"
    if row.rating_low == row.rating_high:
        return f"{row.rating:.0f}"
    return f"{row.rating:.0f} ({row.rating_low:.0f}–{row.rating_high:.0f})"


def seconds(row: Standing) -> tuple[str, str]:
    """How long a choice takes: the median, and the longest."""
    if row.median_seconds is None or row.worst_seconds is None:
        return "–", "–"
    return moment(row.median_seconds), moment(row.worst_seconds)


def moment(seconds: float) -> str:
    """A time to think.

    >>> moment(0.0004), moment(0.0371), moment(1.234)
    ('< 0.01', '0.04', '1.23')
    """
    return f"{seconds:.2f}" if seconds >= 0.01 else "< 0.01"
