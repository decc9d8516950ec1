"""What is best at a table at home, and why."""

import json
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from tilery.analysis import Best
from tilery.cli.lists import print_json
from tilery.cli.preparing import prepare_bots
from tilery.cli.records import reading
from tilery.engine.errors import TileryError
from tilery.engine.game import AnyGame
from tilery.engine.reasons import Reason
from tilery.engine.sketch.entries import YOU
from tilery.games import levels
from tilery.tables.library.sketching import Home
from tilery.tables.wire.wishes import SketchWish


def show_best(file: Path, playouts: int | None, *, as_json: bool) -> bool:
    """Print the table and its best moves, or everything that is wrong with it; gives False if anything is."""
    with reading(file):
        text = file.read_text(encoding="utf-8")
    try:
        wish = msgspec.convert(json.loads(text), SketchWish)
    except json.JSONDecodeError as error:
        raise TileryError(f"{file}, line {error.lineno}: This is no table, because it is no JSON.") from None
    except (ValueError, msgspec.ValidationError) as error:
        raise TileryError(f"{file}: This is no table: {error}.") from None
    home = Home(wish)
    home.play(wish.moves)
    if home.problems:
        _show_problems(home, as_json=as_json)
        return False
    if not home.your_turn:
        raise TileryError(f"{file}: After these moves your turn is over.")
    game = home.game
    prepare_bots(game.info.id, levels(game).names()[-1:])
    found = home.best(playouts=playouts)
    if as_json:
        print_json({"problems": [], "moves": [_told(game, best) for best in found]})
    else:
        _show(game, home, found)
    return True


def _show_problems(home: Home, *, as_json: bool) -> None:
    if as_json:
        print_json({"problems": msgspec.to_builtins(home.problems), "moves": []})
        return
    console = Console()
    for problem in home.problems:
        where = f"  [dim]{' '.join(problem.pieces)}[/dim]" if problem.pieces else ""
        console.print(f"{problem}{where}", highlight=False, soft_wrap=True)


def _told(game: AnyGame, best: Best[Any]) -> dict[str, object]:
    value = best.value
    return {
        "move": game.write(value.move),
        "chance": round(value.chance, 4),
        "error": round(value.error, 4),
        "behind": round(value.behind, 4),
        "worse": value.worse,
        "reasons": msgspec.to_builtins(best.reasons),
    }


def _show(game: AnyGame, home: Home, found: list[Best[Any]]) -> None:
    console = Console()
    console.print(game.picture(home.state, YOU), highlight=False)
    console.print()
    table = Table("move", "chance", "reasons", box=None, pad_edge=False)
    for best in found:
        value = best.value
        chance = f"{100 * value.chance:.0f} ± {200 * value.error:.0f} %"
        table.add_row(game.write(value.move), chance, ", ".join(map(_in_short, best.reasons)))
    console.print(table)
    if len(found) > 1 and not found[1].value.worse:
        console.print("[dim]The first moves are too close to say which is better.[/dim]", highlight=False)


def _in_short(reason: Reason) -> str:
    """A reason by its type and its numbers; what it means is told in words by the web client."""
    data = msgspec.to_builtins(reason)
    details = [f"{name} {value}" for name, value in data.items() if name != "type" and isinstance(value, int | str)]
    return f"{data['type']} ({', '.join(details)})" if details else str(data["type"])
