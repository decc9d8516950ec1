"""Arguments that several commands share, and the form of an example in a help text."""

from pathlib import Path
from typing import Annotated

import typer

EXAMPLE = "\n\n[dim]Example:[/dim] [bold]{}[/bold]"

MOST_GAMES, MOST_EFFORT, MOST_SEED = 1_000_000, 1_000_000_000, 10**15 - 1
"""Larger numbers are typing errors: they would fill the memory, or fit into no file name."""


def some_path(text: str) -> Path:
    """The path of a file or a folder; refuses an empty one, which would mean the current folder."""
    if not text:
        raise typer.BadParameter("The path is empty.")
    return Path(text)


def file_path(text: str) -> Path:
    """The path of a file; refuses that of a folder."""
    if (path := some_path(text)).is_dir():
        raise typer.BadParameter(f"'{text}' is a folder: name a file.")
    return path


def new_file(text: str) -> Path:
    """The path of a file that will be written, or written anew. What would fail at the end is refused before the work
    begins. So is a device: the finished file would take its place."""
    path = file_path(text)
    if path.exists() and not path.is_file():
        raise typer.BadParameter(f"'{text}' is no ordinary file: choose another name.")
    if not path.parent.is_dir():
        raise typer.BadParameter(f"There is no folder '{path.parent}': make it, or correct the path.")
    return path


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Data = Annotated[
    str | None,
    typer.Option(
        "--data",
        "--database",
        metavar="FILE|ADDRESS",
        help="The database: a file, by default one in your data folder, or a postgresql:// address.",
    ),
]
SettingsFile = Annotated[
    Path | None, typer.Option(help="A TOML file with limits and more; docs/hosting.md lists them.", parser=file_path)
]
Seats = Annotated[int | None, typer.Option(help="How many play.")]
Seed = Annotated[int, typer.Option(min=0, max=MOST_SEED, help="Decides every shuffle and every choice.")]
Workers = Annotated[int | None, typer.Option(min=1, max=1000, help="How many processes; all cores by default.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option as name=value; name=@FILE reads a file.")
]


def open_rooms(paths: list[Path] | None) -> list[Path] | None:
    """Add the rooms before the command runs, so that it finds their games like all others."""
    if paths:
        from tilery.games import GAMES

        for path in paths:
            GAMES.add(path)
    return paths


RoomPaths = Annotated[
    list[Path] | None,
    typer.Option(
        "--rooms",
        metavar="PATH",
        help="A folder with further games, or with one.",
        parser=some_path,
        callback=open_rooms,
    ),
]
