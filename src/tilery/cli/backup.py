"""Copying all tables, and putting a copy back."""

from pathlib import Path

import typer

from tilery.server.settings import default_database, make_default_folder
from tilery.server.store import backup


def make_backup(data: Path | None, file: Path) -> None:
    """Copy all tables into this file, in place of an old copy, and say how large it is."""
    backup.backup(data or default_database(), file)
    typer.echo(f"All tables are in {file} now ({file.stat().st_size / 1e6:.1f} MB).")


def put_back(data: Path | None, file: Path) -> None:
    """Put this copy in place of all tables, and say where the old tables are kept."""
    database = data or default_database()
    make_default_folder(database)
    kept = backup.restore(database, file)
    typer.echo(f"The tables of {file} are in {database} now.")
    if kept:
        typer.echo(f"Those that were there are in {kept}.")
