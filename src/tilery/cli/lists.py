"""The lists of games and of bots."""

import json
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from tilery.games import GAMES, levels


def show_games(as_json: bool) -> None:
    """Print every game with its seats and options."""
    if as_json:
        print_json([msgspec.to_builtins(game.info) for game in GAMES.all()])
        return
    table = Table("game", "id", "players", "options", box=None, pad_edge=False)
    for game in GAMES.all():
        info = game.info
        options = "\n".join(
            f"{option.name}={'|'.join(option.choices) or 'text'}  ({option.default}, {option.rule})"
            for option in info.options
        )
        table.add_row(info.title, info.id, f"{min(info.seats)}–{max(info.seats)}", options)
    Console().print(table)


def show_bots(as_json: bool) -> None:
    """Print every bot with how it plays, which is the docstring of its class, without its example."""
    if as_json:
        print_json({game.info.id: list(levels(game).names()) for game in GAMES.all()})
        return
    table = Table("game", "bot", "how it plays", box=None, pad_edge=False)
    for game in GAMES.all():
        known = levels(game)
        for level in known.names():
            table.add_row(game.info.id, level, " ".join((known.get(level).__doc__ or "").partition(">>>")[0].split()))
    Console().print(table)


def print_json(value: Any) -> None:
    """Print a value as JSON on one line, for programs."""
    print(json.dumps(value, ensure_ascii=False))
