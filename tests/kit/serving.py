"""The server as a program for the tests: python -m tests.kit.serving PORT SETTINGS, with the settings as JSON."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from tilery.engine.errors import TileryError
from tilery.server.run import run
from tilery.server.settings import Settings, database_at
from tilery.server.store.database import prepare


def settings_of(given: dict[str, Any]) -> Settings:
    settings: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in given.items()
    }
    settings["rooms"] = tuple(map(Path, given["rooms"]))
    settings |= {name: Path(given[name]) for name in ("static", "docs") if name in given}
    settings["database"] = database_at(given["database"])
    return Settings(**settings)


def warm_up() -> None:
    """Import what is imported late: the migrations of a database."""
    with tempfile.TemporaryDirectory() as folder:
        prepare(Path(folder) / "tables.db")


def serve(port: str, settings: str) -> None:
    try:
        run(settings_of(json.loads(settings)), port=int(port))
    except TileryError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    serve(*sys.argv[1:])
