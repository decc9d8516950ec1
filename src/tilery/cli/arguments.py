"""Arguments that several commands share, and the form of an example in a help text."""

from pathlib import Path
from typing import Annotated

import typer

EXAMPLE = "\n\n[dim]Example:[/dim] [bold]{}[/bold]"

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Data = Annotated[
    Path | None, typer.Option(help="The database file; one in your data folder by default.", dir_okay=False)
]
SettingsFile = Annotated[
    Path | None, typer.Option(help="A TOML file with limits and more; docs/hosting.md lists them.", dir_okay=False)
]
