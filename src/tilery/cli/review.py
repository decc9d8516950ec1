"""Reviews of finished games: what was luck, what was skill, and which moves could have been better."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from tilery.analysis import Review, Skill, curve, reviewing, skill
from tilery.cli.lists import print_json
from tilery.cli.preparing import prepare_bots, tell
from tilery.cli.progress import progress_line
from tilery.cli.records import load, reading
from tilery.engine.errors import TileryError
from tilery.engine.game import CHANCE
from tilery.engine.record import Record, verify
from tilery.games import levels

SOURCES = {
    "deal": "the deal",
    "luck": "luck after it",
    "play": "play",
    "unknown": "the unknown",
    "seat": "the seat",
}
"""The parts of a result, in words."""
DONE = {"points": "scored", "tiles": "laid"}
QUARTERS = 4
MOMENTS = 8
"""How many of the moves that cost most are told."""


def review_records(files: Sequence[Path], playouts: int | None, *, as_json: bool, svg: bool) -> None:
    """Review these games one after the other. Of several, how much skill they took is told at the end."""
    if as_json and svg:
        raise TileryError("--json and --svg can't be printed at once: choose one of them.")
    found: list[Review] = []
    console = Console()
    for file in files:
        with reading(file):
            record, game = load(file)
            verify(record, game)  # what is wrong with it is told before anybody waits for the bots
            prepare_bots(game.info.id, levels(game).names()[-1:])
            review = _reviewed(record, file.name, playouts)
        found.append(review)
        if as_json:
            print_json({"file": str(file), **msgspec.to_builtins(review)})
        elif svg:
            typer.echo(curve(review), nl=False)
        else:
            show(console, review, str(file))
    games = {review.game: [one for one in found if one.game == review.game] for review in found}
    for name, reviews in games.items():
        if len(reviews) > 1 and not svg and (told := skill(reviews)) is not None:
            if as_json:
                print_json({"skill": name, **msgspec.to_builtins(told)})
            else:
                _show_skill(console, name, told)


def _reviewed(record: Record, title: str, playouts: int | None) -> Review:
    """The review, with its progress: a bar in a terminal, elsewhere a line for each quarter."""
    with progress_line() as progress:
        task = progress.add_task(f"Reviewing {title}", total=1.0)
        told = 0
        if progress.disable:
            tell(f"Reviewing {title}…")
        for step in reviewing(record, playouts=playouts):
            if isinstance(step, Review):
                return step
            progress.update(task, completed=step)
            if progress.disable and int(QUARTERS * step) > told:
                told = int(QUARTERS * step)
                tell(f"{title}: {100 * told // QUARTERS} %")
    raise AssertionError("a review ends with itself")


def step_of(move: int) -> int:
    """The number that pages give this move of a log, in which the first is 0. A log's first step is 1."""
    return move + 1


def show(console: Console, review: Review, title: str) -> None:
    """Print a review as tables and sentences."""
    console.print(f"[bold]{title}[/bold]", highlight=False, soft_wrap=True)
    table = Table(
        "player", "start", "luck", "play", "others", "unknown", "result", "accuracy", box=None, pad_edge=False
    )
    for name, player in zip(review.names, review.players, strict=True):
        parts = (player.luck, player.play, player.others, player.unknown)
        table.add_row(
            name,
            f"{100 * player.start:.0f} %",
            *(f"{100 * part:+.0f}" for part in parts),
            f"{100 * player.result:.0f} %",
            "–" if player.accuracy is None else f"{player.accuracy:.0f}",
        )
    console.print(table)
    marked = sorted((one for one in review.moments if one.mark), key=lambda one: -one.cost)[:MOMENTS]
    if marked:
        console.print()
        moments = Table("step", "player", "played", "better", "costs", "", box=None, pad_edge=False)
        for moment in sorted(marked, key=lambda one: one.first):
            cost = f"{100 * moment.cost:.0f} ± {200 * moment.error:.0f}"
            moments.add_row(
                str(step_of(moment.first)), review.names[moment.seat], moment.move, moment.best, cost, str(moment.mark)
            )
        console.print(moments)
    _show_exact(console, review)
    luckiest = max((one for one in review.moments if one.seat == CHANCE), key=lambda one: max(one.luck), default=None)
    if luckiest is not None:
        lucky = max(range(len(review.names)), key=lambda seat: luckiest.luck[seat])
        points = 100 * luckiest.luck[lucky]
        told = f"The greatest luck: {review.names[lucky]}, step {step_of(luckiest.last)}, {points:+.0f} points."
        console.print(told, highlight=False)
    console.print()


def _show_exact(console: Console, review: Review) -> None:
    """What the turns could have brought, where that is proven, and endings that were searched to their end."""
    if not review.turns:
        return
    console.print()
    table = Table(
        "player", f"could have {DONE[review.unit or 'points']}", "did", "left", "turns", box=None, pad_edge=False
    )
    for name, player in zip(review.names, review.players, strict=True):
        table.add_row(name, str(player.could), str(player.scored), str(player.left), str(player.proven))
    console.print(table)
    most = max(review.turns, key=lambda turn: turn.could - turn.scored)
    if most.could > most.scored:
        told = (
            f"Most was left by {review.names[most.seat]}, step {step_of(most.last)}: {most.could} {review.unit} were "
            f"possible, {most.scored} came."
        )
        console.print(told, highlight=False)
    for moment in review.moments:
        ending = moment.exact.ending if moment.exact else None
        if ending is not None and ending.kept < ending.best:
            console.print(
                f"Proven ending: before step {step_of(moment.first)} {review.names[moment.seat]} could end the round "
                f"{lead_words(ending.best)}, after it {lead_words(ending.kept)}.",
                highlight=False,
            )


def lead_words(points: int) -> str:
    """How far ahead somebody is, or how far behind.

    >>> [lead_words(points) for points in (12, 0, -1)]
    ['12 points ahead', 'level', '1 point behind']
    """
    if not points:
        return "level"
    unit = "point" if abs(points) == 1 else "points"
    return f"{abs(points)} {unit} {'ahead' if points > 0 else 'behind'}"


def _show_skill(console: Console, name: str, told: Skill) -> None:
    """The shares, each with twice its standard error."""
    shares = ", ".join(
        f"{words} {100 * getattr(told, part):.0f} ± {200 * told.errors[part]:.0f} %" for part, words in SOURCES.items()
    )
    console.print(f"{name}, {told.games} games. The results come from: {shares}.", highlight=False, soft_wrap=True)
