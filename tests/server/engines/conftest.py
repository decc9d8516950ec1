"""Bots with a token, who leave when the test is over."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from tests.kit.server import Server
from tests.kit.table_bot import TableBot, new_token

MakeBot = Callable[..., TableBot]
NUMBERS = count(1)


@pytest.fixture
def come() -> Iterator[MakeBot]:
    """A bot that comes to a server; its name is new unless the test gives it one."""
    bots: list[TableBot] = []

    def make(server: Server, name: str = "", token: str = "", **more: Any) -> TableBot:
        name = name or f"Bot {next(NUMBERS)}"
        bots.append(TableBot(server.address, token or new_token(server.database, name), **more))
        bots[-1].name = name
        bots[-1].level = f"@{name}"
        if more.get("ready", True):
            at_the_door(server, bots[-1])
        return bots[-1]

    yield make
    for bot in bots:
        bot.close()


def at_the_door(server: Server, bot: TableBot) -> None:
    """Wait until the server has let the bot in."""
    bot.say("sit", id=-1)
    bot.wait("refused")
