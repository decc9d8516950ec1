"""Copying all tables, putting a copy back, and moving them to PostgreSQL."""

from pathlib import Path

import typer

from tilery.cli.progress import counted
from tilery.server.settings import (
    Database,
    Postgres,
    SettingsError,
    default_database,
    make_default_folder,
    named_database,
)
from tilery.server.store import backup


def make_backup(data: Database | None, file: Path) -> None:
    """Copy all tables into this file, in place of an old copy, and say how large it is."""
    database = data or default_database()
    if isinstance(database, Path):
        backup.backup(database, file)
    else:
        from tilery.server.store.transfer import save

        with counted() as progress:
            save(database, file, progress)
    typer.echo(f"All tables are in {file} now ({file.stat().st_size / 1e6:.1f} MB).")


def put_back(data: Database | None, file: Path) -> None:
    """Put this copy in place of all tables, and say where the old tables are kept. A database of PostgreSQL must be
    empty."""
    database = data or default_database()
    kept = None
    if isinstance(database, Path):
        make_default_folder(database)
        kept = backup.restore(database, file)
    else:
        from tilery.server.store.transfer import fill

        backup.there(file)
        with counted() as progress:
            fill(file, database, progress)
    typer.echo(f"The tables of {file} are in {database} now.")
    if kept:
        typer.echo(f"Those that were there are in {kept}.")


def move_over(file: Path, address: str) -> None:
    """Move all tables of a file to PostgreSQL, and say how many rows that were. The file stays as it is."""
    from tilery.server.store.transfer import move

    place = named_database(address)
    if not isinstance(place, Postgres):
        raise SettingsError(f"{address} is no address of a database: it begins with postgresql://.")
    with counted() as progress:
        rows = move(file, place, progress)
    typer.echo(f"{rows} rows were copied and compared. All tables of {file} are in {place} now; the file is unchanged.")
