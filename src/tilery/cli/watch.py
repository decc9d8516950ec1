"""A game of bots, drawn while it is played."""

import shlex
import time

from rich.console import Console
from rich.live import Live
from rich.text import Text

from tilery.arena import Contest, Lost, live_game
from tilery.cli.preparing import prepare_bots
from tilery.engine.match import AnyMatch
from tilery.engine.record import result_text
from tilery.games import GAMES
from tilery.protocol.messages import Forfeit


def watch_game(contest: Contest, delay: float) -> None:
    """Draw a game while it is played. In a terminal the picture changes in place; elsewhere each position is
    printed."""
    prepare_bots(contest.game, contest.bots)
    console = Console()
    last: AnyMatch | None = None
    lost: Forfeit | None = None
    with Live(console=console, auto_refresh=False, vertical_overflow="visible") as live:
        for move in live_game(contest.fixture(0)):
            last = move.match
            if isinstance(move, Lost):
                lost = move.forfeit
                continue
            name = contest.names[contest.seating(0)[move.seat]]
            told = f"[bold]player {move.seat + 1}, {name}:[/bold] {move.text}"
            drawn = last.game.picture(last.state, *range(last.seats))
            picture = Text.from_markup(f"{drawn}\n\n{told}\n")
            if console.is_terminal:
                live.update(picture, refresh=True)
                time.sleep(delay)
            else:
                console.print(picture)
    if lost is not None:
        name = contest.names[contest.seating(0)[lost.seat]]
        console.print(f"Over: {name} forfeits the game. {lost.text}", highlight=False, markup=False)
    elif last is not None:
        console.print(f"Over: {result_text(last.result)}", highlight=False)
    again = f"tilery watch {contest.game} --bots {shlex.quote(','.join(contest.bots))} --seed {contest.seed}"
    rooms = "".join(f" --rooms {path}" for path in GAMES.paths)
    console.print(f"Again: {again}{rooms}", highlight=False, soft_wrap=True)
