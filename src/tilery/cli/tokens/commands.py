"""The commands for hosts who let bots come to their tables."""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tilery.cli.arguments import EXAMPLE, AsJson, Data


class NameOrCommand(TyperGroup):
    """`tilery token NAME` is short for `tilery token issue NAME`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        known = args and (args[0] in self.commands or args[0].startswith("-"))
        return super().resolve_command(ctx, args if known else ["issue", *args])


token = typer.Typer(
    cls=NameOrCommand,
    help="For hosts: tokens with which bots come to tables. [bold]tilery token NAME[/bold] issues one.",
    no_args_is_help=True,
)

Name = Annotated[str, typer.Argument(help="The name of the bot, as people will see it.")]


@token.command(
    help="Issue a token for a bot. It is printed once, and only its hash is kept. The server may be running."
    + EXAMPLE.format("tilery token issue Deepstone")
)
def issue(name: Name, data: Data = None) -> None:
    from tilery.cli.tokens.desk import issue_token
    from tilery.server.settings import named_database

    issue_token(named_database(data), name)


@token.command("list", help="List the bots that have a token." + EXAMPLE.format("tilery token list"))
def list_(data: Data = None, as_json: AsJson = False) -> None:
    from tilery.cli.tokens.desk import list_tokens
    from tilery.server.settings import named_database

    list_tokens(named_database(data), as_json)


@token.command(
    help="Take a bot's token away. A server that runs sends the bot away within seconds."
    + EXAMPLE.format("tilery token revoke Deepstone")
)
def revoke(name: Name, data: Data = None) -> None:
    from tilery.cli.tokens.desk import revoke_token
    from tilery.server.settings import named_database

    revoke_token(named_database(data), name)
