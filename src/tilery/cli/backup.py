"""Copy the tables, and put a copy back."""

from pathlib import Path

import typer

from tilery.server.settings import default_database, make_default_folder
from tilery.server.store import backup


def make_backup(data: Path | None, file: Path) -> None:
    backup.backup(data or default_database(), file)
    typer.echo(f"All tables are in {file} now ({file.stat().st_size / 1e6:.1f} MB).")


def put_back(data: Path | None, file: Path) -> None:
    database = data or default_database()
    make_default_folder(database)
    kept = backup.restore(database, file)
    typer.echo(f"The tables of {file} are in {database} now.")
    if kept:
        typer.echo(f"Those that were there are in {kept}.")
