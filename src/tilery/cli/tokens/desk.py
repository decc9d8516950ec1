"""Tokens for bots: issued, listed and revoked by the host, whether a server runs or not."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TypeVar

import typer
from rich.console import Console
from rich.table import Table

from tilery.cli.lists import print_json
from tilery.cli.tables import ask, day, opened, there
from tilery.engine.errors import TileryError
from tilery.server.settings import Database
from tilery.server.store.backend import alone, prepare
from tilery.server.store.serving_lock import InUse
from tilery.server.store.sql_store import SqlStore
from tilery.tables.engines.tokens import issue
from tilery.tables.wire.refusal import Conflict

Found = TypeVar("Found")


class TokenError(TileryError):
    """A token that can't be issued or revoked."""


def issue_token(data: Database | None, name: str) -> None:
    """Print a new token for the bot with this name. Raises TokenError if the bot has one."""

    async def work(store: SqlStore) -> str:
        try:
            return await issue(store, name, datetime.now(UTC))
        except Conflict:
            raise TokenError(f"The bot '{name}' has a token. 'tilery token revoke' takes it away.") from None

    token = change(data, work)
    typer.echo(f"The token of {name}, which is not shown again:", err=True)
    typer.echo(token)


def list_tokens(data: Database | None, as_json: bool) -> None:
    """Print which bots have a token."""
    found = ask(data, lambda store: store.tokens())
    if as_json:
        print_json([{"name": row.name, "made": row.made.isoformat()} for row in found])
    elif found:
        table = Table("bot", "since", box=None, pad_edge=False)
        for row in found:
            table.add_row(row.name, day(row.made))
        Console().print(table, highlight=False, markup=False)
    else:
        typer.echo("No bot has a token.")


def revoke_token(data: Database | None, name: str) -> None:
    """Take a bot's token away. Raises TokenError if it has none."""
    if not change(data, lambda store: store.revoke_token(name)):
        raise TokenError(f"The bot '{name}' has no token. 'tilery token list' shows those that have one.")
    typer.echo(f"The token of {name} is revoked.")


def change(data: Database | None, work: Callable[[SqlStore], Awaitable[Found]]) -> Found:
    """Change the database. A server that runs looks into it for tokens, so it need not be stopped."""
    database = there(data)

    async def changed() -> Found:
        async with opened(database) as store:
            return await work(store)

    try:
        with alone(database):
            prepare(database)
            return asyncio.run(changed())
    except InUse:
        return ask(database, work)
