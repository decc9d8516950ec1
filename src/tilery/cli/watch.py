"""A game of bots, drawn while it is played."""

import time

from rich.console import Console
from rich.live import Live
from rich.text import Text

from tilery.arena import Contest, live_game
from tilery.cli.preparing import prepare_bots
from tilery.engine.match import Match
from tilery.engine.record import result_text
from tilery.games import GAMES


def watch_game(contest: Contest, delay: float) -> None:
    """Draw a game while it is played. In a terminal the picture changes in place; elsewhere each position is
    printed."""
    prepare_bots(contest.game, contest.bots)
    console = Console()
    last: Match | None = None
    with Live(console=console, auto_refresh=False, vertical_overflow="visible") as live:
        for move in live_game(contest.fixture(0)):
            last = move.match
            name = contest.names[contest.seating(0)[move.seat]]
            told = f"[bold]player {move.seat + 1}, {name}:[/bold] {move.text}"
            drawn = last.game.picture(last.state, *range(last.seats))
            picture = Text.from_markup(f"{drawn}\n\n{told}\n")
            if console.is_terminal:
                live.update(picture, refresh=True)
                time.sleep(delay)
            else:
                console.print(picture)
    if last is not None:
        console.print(f"Over: {result_text(last.result)}", highlight=False)
    again = f"tilery watch {contest.game} --bots {','.join(contest.bots)} --seed {contest.seed}"
    rooms = "".join(f" --rooms {path}" for path in GAMES.paths)
    console.print(f"Again: {again}{rooms}", highlight=False, soft_wrap=True)
