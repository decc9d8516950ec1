"""The commands for hosts: see which tables there are, and delete some of them."""

from typing import Annotated

import typer

from tilery.cli.arguments import EXAMPLE, AsJson, Data, SettingsFile

tables = typer.Typer(help="For hosts: list, show, delete and clean up tables.", no_args_is_help=True)

CENTURY = 36_500
"""Days. A number that is much larger leads to no date at all."""
Codes = Annotated[list[str], typer.Argument(help="The codes of the tables, as 'tilery tables list' shows them.")]
Code = Annotated[str, typer.Argument(help="The code of the table, as 'tilery tables list' shows it.")]
Yes = Annotated[bool, typer.Option("--yes", help="Don't ask before anything is deleted.")]


@tables.command(
    "list",
    help="List the tables, those that were played last first. The server may be running."
    + EXAMPLE.format("tilery tables list --older-than 90 --name anna"),
)
def list_tables(
    game: Annotated[str, typer.Option(help="Only this game; see 'tilery games'.")] = "",
    older_than: Annotated[
        int | None,
        typer.Option("--older-than", metavar="DAYS", min=0, max=CENTURY, help="Nothing has happened for so many days."),
    ] = None,
    unplayed: Annotated[bool, typer.Option("--unplayed", help="Only tables where nobody has moved yet.")] = False,
    name: Annotated[str, typer.Option(metavar="WORD", help="Somebody with this in their name sits there.")] = "",
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    from tilery.cli.tables import Filter, show_list
    from tilery.server.settings import named_database

    show_list(named_database(data), Filter(game, older_than, unplayed, name), as_json)


@tables.command(
    help="Show one table: who sits there, and the games that are over. The server may be running."
    + EXAMPLE.format("tilery tables show 3f9c01ab")
)
def show(code: Code, data: Data = None, as_json: AsJson = False) -> None:
    from tilery.cli.tables import show_table
    from tilery.server.settings import named_database

    show_table(named_database(data), code, as_json)


@tables.command(
    help="Delete tables with all their games, or one finished game of a table. The server must be stopped; while it "
    "runs, use the admin page." + EXAMPLE.format("tilery tables delete 3f9c01ab --round 0")
)
def delete(
    codes: Codes,
    number: Annotated[
        int | None,
        typer.Option(
            "--round",
            metavar="N",
            min=0,
            help="Only this finished game, as 'tilery tables show' numbers them: it leaves the library and can't be "
            "replayed any more. The table stays.",
        ),
    ] = None,
    yes: Yes = False,
    data: Data = None,
) -> None:
    from tilery.cli.tables import delete_game, delete_tables
    from tilery.server.settings import named_database

    if number is None:
        delete_tables(named_database(data), codes, yes=yes)
    elif len(codes) == 1:
        delete_game(named_database(data), codes[0], number, yes=yes)
    else:
        raise typer.BadParameter("With --round, name one table.")


@tables.command(
    help="Delete the tables that are older than the settings keep_days and keep_unplayed_days say, and links to other "
    "devices that are of no use any more. The server must be stopped: while it runs it does this by itself, every day."
    + EXAMPLE.format("tilery tables clean --settings /etc/tilery.toml")
)
def clean(yes: Yes = False, settings: SettingsFile = None, data: Data = None) -> None:
    from tilery.cli.tables import clean_up
    from tilery.server.settings import named_database

    clean_up(settings, named_database(data), yes=yes)
