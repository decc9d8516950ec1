"""The best laying in a position of a record, for games with a solver: its `solver/advice.py` says what to do."""

import importlib
import importlib.util
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from tilery.cli.lists import print_json
from tilery.cli.records import load, reading
from tilery.engine.errors import TileryError
from tilery.engine.game import AnyGame, Seat
from tilery.engine.match import AnyMatch


def solve_record(file: Path, move: int | None, steps: int, as_json: bool) -> None:
    """Print how much can be laid, and the table with that much."""
    with reading(file):
        record, game = load(file)
        solver = solver_of(game, file)
        match = record.replay(game)
    if importlib.util.find_spec("ortools") is None:
        raise TileryError("This command needs OR-Tools: pip install ortools. The extras 'minds' and 'server' bring it.")
    place, seat = find_position(match, move, file, solver)
    state = state_before(match, place)
    advice = solver.advise(state, seat, steps)
    if as_json:
        print_advice(game, advice, place, len(state.hands[seat]))
    else:
        draw_advice(game, advice, place, record.players[seat], len(state.hands[seat]))


def solver_of(game: AnyGame, file: Path) -> Any:
    """The solver of a game, if it has one."""
    package = type(game).__module__.rpartition(".")[0]
    if not package or not importlib.util.find_spec(f"{package}.solver"):
        raise TileryError(f"{file}: {game.info.title} has no solver.")
    return importlib.import_module(f"{package}.solver.advice")


def state_before(match: AnyMatch, place: int) -> Any:
    """The state before a move of the log, or at its end."""
    return match.log[place - 1].step.state if place else match.start


def find_position(match: AnyMatch, move: int | None, file: Path, solver: Any) -> tuple[int, Seat]:
    """The position that is asked for, and who may lay there."""
    if move is not None:
        if move > len(match.log):
            raise TileryError(f"{file}: There are only {len(match.log)} steps; 0 is the start.")
        seat = solver.may_lay(state_before(match, move))
        if seat is None:
            raise TileryError(f"{file}: Nobody may lay after step {move}.")
        return move, seat
    for place in range(len(match.log), -1, -1):
        if (seat := solver.may_lay(state_before(match, place))) is not None:
            return place, seat
    raise TileryError(f"{file}: Nobody may lay anywhere in this record.")


def print_advice(game: AnyGame, advice: Any, place: int, held: int) -> None:
    """Print one JSON object."""
    print_json(
        {
            "before": place,
            "seat": advice.seat,
            "held": held,
            "laid": list(advice.laid),
            "bound": advice.bound,
            "proven": advice.proven,
            "move": game.write(advice.move) if advice.move else None,
            "table": msgspec.to_builtins(advice.table),
        }
    )


def draw_advice(game: AnyGame, advice: Any, place: int, player: str, held: int) -> None:
    """Print the table with all that can be laid, and what is known about it."""
    console = Console()
    console.print(
        f"[dim]After step {place}[/dim]  [bold]{player}[/bold]  holds {held} tile{'s' * (held != 1)}", highlight=False
    )
    if advice.table:
        console.print(f"\n{advice.picture}\n", highlight=False)
    count = len(advice.laid)
    console.print(f"Tiles laid: {count}{'  ' if count else ''}{' '.join(advice.laid)}", highlight=False)
    console.print(f"Bound: {advice.bound}  ({'proven best' if advice.proven else 'not proven'})", highlight=False)
    if advice.move:
        console.print(f"Move: {game.write(advice.move)}", highlight=False, soft_wrap=True)
