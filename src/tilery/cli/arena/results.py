"""What came of contests, in tables: for a terminal, for a document, or as JSON."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from tilery.arena import Course, Duel, Folder, Kind, Rate, Scored, Standing, duels, standings
from tilery.arena.files import write_whole
from tilery.arena.plot import course_plot, ratings_plot
from tilery.arena.sequential import BOUND
from tilery.cli.lists import print_json
from tilery.cli.preparing import tell
from tilery.engine.errors import TileryError
from tilery.engine.options import settle
from tilery.games import GAMES


class Sheet(msgspec.Struct, frozen=True):
    """A table: its heads, and its lines."""

    heads: tuple[str, ...]
    lines: list[tuple[str, ...]]

    def drawn(self) -> Table:
        """For a terminal."""
        table = Table(*self.heads, box=None, pad_edge=False)
        for line in self.lines:
            table.add_row(*line)
        return table

    def markdown(self) -> str:
        """For a document."""
        rows = (self.heads, ("---",) * len(self.heads), *self.lines)
        return "\n".join("|" + "".join(f" {cell} |" if cell else " |" for cell in line) for line in rows)


def show_folder(path: Path, *, as_json: bool, markdown: bool, svg: Path | None) -> None:
    """Print what all games in a folder say."""
    if not path.is_dir():
        raise TileryError(f"There is no folder {path}.")
    games, others = Folder(path).games()
    if others:
        tell(f"Left out: {others} record{'s are' if others > 1 else ' is'} not whole, or of a game that is not over.")
    if not games:
        raise TileryError(f"There are no finished games in {path}.")
    show_games(games, path, as_json=as_json, markdown=markdown, svg=svg)


def show_games(
    games: Sequence[Scored],
    path: Path,
    *,
    as_json: bool,
    markdown: bool = False,
    svg: Path | None = None,
    course: Course | None = None,
) -> None:
    """Print who won how often, and the ratings, for each kind of game; or what a test has found out."""
    kinds = {kind: [game for game in games if game.kind == kind] for kind in dict.fromkeys(game.kind for game in games)}
    if svg is not None:
        write_whole(svg, course_plot(course) if course else ratings_plot(rated(kinds)))
    if as_json:
        test = {} if course is None else {"test": facts_of_test(course)}
        print_json([facts(kind, played) | test for kind, played in kinds.items()])
    elif markdown:
        verdict = [] if course is None else [told(course)]
        typer.echo("\n\n".join([*(text for one in kinds.items() for text in document(*one)), *verdict]))
    else:
        console = Console()
        for kind, played in kinds.items():
            console.print(f"[bold]{title(kind)}[/bold], {counted(played)}", highlight=False)
            for sheet in sheets(played):
                console.print(sheet.drawn())
                console.print()
            if kind.seats > 2:
                console.print(f"{fair_share(played[0])}\n", highlight=False)
        if course is not None:
            console.print(f"{told(course)}\n", highlight=False, markup=False, soft_wrap=True)
        console.print(f"Records in {path}", highlight=False, soft_wrap=True)


def counted(games: Sequence[Scored]) -> str:
    """How many games, in words."""
    return f"{len(games)} game{'' if len(games) == 1 else 's'}"


def rated(kinds: dict[Kind, list[Scored]]) -> list[tuple[str, list[Standing]]]:
    """What a picture of the ratings shows."""
    return [(f"{title(kind)}, {counted(games)}", standings(games)) for kind, games in kinds.items()]


def told(course: Course) -> str:
    """What a test has found out, in words."""
    first, second = course.bots
    low, high = f"{signed(course.test.low)} or less", f"{signed(course.test.high)} or more"
    games = len(course.games)
    if course.verdict is None:
        return f"{first} against {second}: undecided after {games} games. More --games, and the test goes on."
    this, other = (high, low) if course.verdict == "high" else (low, high)
    return (
        f"{first} against {second}: decided after {games} games. The difference of their ratings is {this} rather than "
        f"{other} (log-likelihood ratio {course.ratios[-1]:+.2f}, decided at ±{BOUND:.2f})."
    )


def signed(points: float) -> str:
    """A difference of ratings.

    >>> signed(20), signed(0), signed(-5)
    ('+20', '0', '-5')
    """
    return f"{points:+g}" if points else "0"


def facts_of_test(course: Course) -> dict[str, Any]:
    """The same for programs."""
    return {
        "bots": course.bots,
        "low": course.test.low,
        "high": course.test.high,
        "verdict": course.verdict,
        "games": len(course.games),
        "deals": len(course.ratios),
        "log_likelihood_ratio": course.ratios[-1] if course.ratios else None,
        "bound": BOUND,
    }


def facts(kind: Kind, games: Sequence[Scored]) -> dict[str, Any]:
    """All that the games of a kind say, for programs."""
    return {
        "game": kind.game,
        "seats": kind.seats,
        "options": dict(kind.options),
        "games": len(games),
        "bots": [msgspec.to_builtins(row) for row in standings(games)],
        "tables": [msgspec.to_builtins(duel) for duel in duels(games)],
    }


def document(kind: Kind, games: Sequence[Scored]) -> list[str]:
    """The same as paragraphs of Markdown."""
    share = [fair_share(games[0])] if kind.seats > 2 else []
    return [f"**{title(kind)}**, {counted(games)}", *(sheet.markdown() for sheet in sheets(games)), *share]


def sheets(games: Sequence[Scored]) -> list[Sheet]:
    """The bots, and if there are more than two, who met whom."""
    met = duels(games)
    return [standings_sheet(standings(games)), *([duels_sheet(met)] if len(met) > 1 else [])]


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


def standings_sheet(rows: Sequence[Standing]) -> Sheet:
    """A line for each bot, the strongest first."""
    forfeits = any(row.forfeits for row in rows)
    return Sheet(
        ("bot", "games", "wins", "rating", "seconds: median", "worst", *["forfeits"] * forfeits),
        [
            (row.bot, str(row.won.games), percent(row.won), points(row), *seconds(row), *[str(row.forfeits)] * forfeits)
            for row in rows
        ],
    )


def duels_sheet(rows: Sequence[Duel]) -> Sheet:
    """A line for each set of bots that met."""
    lines: list[tuple[str, ...]] = [
        (row.bots[0], ", ".join(row.bots[1:]), str(row.won.games), percent(row.won)) for row in rows
    ]
    return Sheet(("bot", "against", "games", "wins"), lines)


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
