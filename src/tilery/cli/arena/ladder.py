"""The ladder of a game: how each level does against the one below, in a terminal or in a document."""

from collections.abc import Sequence
from pathlib import Path

import typer
from rich.console import Console

from tilery.arena import Meeting, Scored, rate, standings
from tilery.cli.arena.results import Sheet, percent, points, seconds, show_games, title
from tilery.cli.errors import reason
from tilery.engine.errors import TileryError

HEADS = ("level", "wins against the one below", "games", "rating", "seconds: median", "worst")
END = "<!-- end of the ladder -->"


def show_ladder(
    meetings: Sequence[Meeting],
    games: Sequence[Scored],
    path: Path,
    *,
    as_json: bool,
    markdown: bool,
    document: Path | None,
) -> None:
    """Print the ladder from the bottom up, or put it into a document."""
    sheet = Sheet(HEADS, steps(meetings, games))
    if document:
        write_ladder(document, meetings[0].game, sheet.markdown())
    if as_json:
        show_games(games, path, as_json=True)
    elif markdown:
        typer.echo(sheet.markdown())
    else:
        console = Console()
        console.print(f"[bold]{title(games[0].kind)}[/bold], {len(games)} games", highlight=False)
        console.print(sheet.drawn())
        console.print()
        console.print(f"Records in {path}", highlight=False, soft_wrap=True)


def steps(meetings: Sequence[Meeting], games: Sequence[Scored]) -> list[tuple[str, ...]]:
    """A line for each level, the weakest first."""
    by_name = {row.bot: row for row in standings(games)}
    lowest = meetings[0].names[1]
    lines: list[tuple[str, ...]] = [(lowest, "", "", points(by_name[lowest]), *seconds(by_name[lowest]))]
    for meeting in meetings:
        level, below = meeting.names
        met = [game for game in games if sorted(game.players) == sorted((level, below))]
        won = rate(level, met)
        wins = percent(won) if won else ""
        lines.append((level, wins, str(len(met)), points(by_name[level]), *seconds(by_name[level])))
    return lines


def start_of(game: str) -> str:
    """The line of a document after which the ladder of this game is put."""
    return f"<!-- ladder {game} -->"


def check_document(document: Path, game: str) -> str:
    """The text of the document; refuses one without a place for this ladder, before any game is played."""
    try:
        text = document.read_text(encoding="utf-8")
    except OSError as error:
        raise TileryError(f"{document} can't be read: {reason(error)}.") from None
    except UnicodeDecodeError:
        raise TileryError(f"{document} is no text file in UTF-8.") from None
    if start_of(game) not in text or END not in text.partition(start_of(game))[2]:
        raise TileryError(f"{document} has no place for the ladder. It needs the lines '{start_of(game)}' and '{END}'.")
    return text


def write_ladder(document: Path, game: str, table: str) -> None:
    """Put the table into the document, in place of the one that is there."""
    before, start, rest = check_document(document, game).partition(start_of(game))
    _, end, after = rest.partition(END)
    try:
        document.write_text(f"{before}{start}\n\n{table}\n\n{end}{after}", encoding="utf-8")
    except OSError as error:
        raise TileryError(f"{document} can't be written: {reason(error)}.") from None
