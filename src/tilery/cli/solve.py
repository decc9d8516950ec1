"""The best laying in a position of a record. Only Crossrummy has a solver."""

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from tilery.cli.lists import print_json
from tilery.cli.records import load, reading
from tilery.engine.errors import TileryError
from tilery.engine.game import Seat
from tilery.engine.match import Match
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.solver.advice import Advice, advise, may_lay
from tilery.games.crossrummy.solver.programme import can_prove


def solve_record(file: Path, move: int | None, steps: int, as_json: bool) -> None:
    """Print how much can be laid, and the table with that much."""
    with reading(file):
        record, game = load(file)
        if game is not GAME:
            raise TileryError(f"{file}: This is {game.info.title}; only {GAME.info.title} has a solver.")
        match = record.replay(game)
    if not can_prove():
        raise TileryError("This command needs OR-Tools. Install it with: pip install 'tilery[minds]'")
    place, seat = find_position(match, move, file)
    state = state_before(match, place)
    advice = advise(state, seat, steps)
    show = print_advice if as_json else draw_advice
    show(advice, place, record.players[seat], len(state.hands[seat]))


def state_before(match: Match, place: int) -> Any:
    """The state before a move of the log, or at its end."""
    return match.log[place - 1].step.state if place else match.start


def find_position(match: Match, move: int | None, file: Path) -> tuple[int, Seat]:
    """The position that is asked for, and who may lay there."""
    if move is not None:
        if move > len(match.log):
            raise TileryError(f"{file}: There are only {len(match.log)} moves; the first is move 0.")
        seat = may_lay(state_before(match, move))
        if seat is None:
            raise TileryError(f"{file}: Nobody may lay before move {move}.")
        return move, seat
    for place in range(len(match.log), -1, -1):
        if (seat := may_lay(state_before(match, place))) is not None:
            return place, seat
    raise TileryError(f"{file}: Nobody may lay anywhere in this record.")


def print_advice(advice: Advice, place: int, player: str, held: int) -> None:
    """Print one JSON object."""
    print_json(
        {
            "before": place,
            "seat": advice.seat,
            "held": held,
            "laid": list(advice.laid),
            "bound": advice.bound,
            "proven": advice.proven,
            "move": GAME.write(advice.move) if advice.move else None,
            "table": msgspec.to_builtins(advice.table),
        }
    )


def draw_advice(advice: Advice, place: int, player: str, held: int) -> None:
    """Print the table with all that can be laid, and what is known about it."""
    console = Console()
    console.print(
        f"[dim]Before move {place}[/dim]  [bold]{player}[/bold]  holds {held} tile{'s' * (held != 1)}", highlight=False
    )
    if advice.table:
        console.print(f"\n{advice.picture}\n", highlight=False)
    count = len(advice.laid)
    console.print(f"Tiles laid: {count}{'  ' if count else ''}{' '.join(advice.laid)}", highlight=False)
    console.print(f"Bound: {advice.bound}  ({'proven best' if advice.proven else 'not proven'})", highlight=False)
