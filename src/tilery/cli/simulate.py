"""Many games: progress, records, and a table of results."""

import sys
import time
from contextlib import closing
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tilery.arena import Contest, Fixture, Outcome, Played, outcome, run, tally
from tilery.arena.files import prepare_folder, write_whole
from tilery.arena.forfeits import note
from tilery.cli.errors import Cancelled
from tilery.cli.lists import print_json
from tilery.cli.preparing import prepare_bots


def run_simulation(contest: Contest, out: Path | None, workers: int | None, as_json: bool) -> None:
    """Play all games and print the results. After Ctrl-C, the records written so far are complete; raises Cancelled."""
    if out is not None:
        prepare_folder(out)
    prepare_bots(contest.game, contest.bots)
    outcomes: list[Outcome] = []
    began = time.perf_counter()
    try:
        fixtures = [contest.fixture(index) for index in range(contest.games)]
        # Closed here, whatever happens: otherwise, an interrupt between two games would leave its processes running.
        with progress_bar() as progress, closing(run(fixtures, workers)) as games:
            task = progress.add_task(f"{contest.game}: {', '.join(contest.names)}", total=contest.games)
            for index, played in games:
                outcomes.append(outcome(contest, index, played))
                if out is not None:
                    keep(out, f"{contest.game}-{index + 1:05}", fixtures[index], played)
                progress.advance(task)
    except KeyboardInterrupt:
        kept = f" Their records are complete in {out}." if out is not None and outcomes else ""
        raise Cancelled(f"Cancelled after {len(outcomes)} of {contest.games} games.{kept}") from None
    seconds = time.perf_counter() - began
    moves = sum(outcome.moves for outcome in outcomes)
    rows = tally(contest, sorted(outcomes, key=lambda one: one.index))
    if as_json:
        print_json(
            {
                "game": contest.game,
                "seats": contest.seats,
                "options": contest.options,
                "seed": contest.seed,
                "games": contest.games,
                "moves": moves,
                "seconds": round(seconds, 3),
                "moves_per_second": round(moves / seconds, 1),
                "bots": [msgspec.to_builtins(row) for row in rows],
            }
        )
        return
    forfeits = any(row.forfeits for row in rows)
    heads = ("bot", "wins", "win rate", "95 % interval", "mean points", *["forfeits"] * forfeits)
    table = Table(*heads, box=None, pad_edge=False)
    for row in rows:
        interval = f"{row.low:.1%} – {row.high:.1%}"
        cells = row.bot, f"{row.wins:g}", f"{row.win_rate:.1%}", interval, f"{row.mean_points:.1f}"
        table.add_row(*cells, *[str(row.forfeits)] * forfeits)
    Console().print(table)
    Console().print(
        f"{contest.games} game{'s' * (contest.games > 1)}, {moves} moves in {seconds:.1f} s", highlight=False
    )
    if out is not None:
        Console().print(f"Records in {out}", highlight=False, soft_wrap=True)


def keep(folder: Path, name: str, fixture: Fixture, played: Played) -> None:
    """Write a record, and beside it who forfeited the game."""
    if played.forfeit is not None:
        note(folder, name, fixture.names[played.forfeit.seat], played.forfeit, fixture.chance_seed)
    write_whole(folder / f"{name}.tilery", played.record)


def progress_bar() -> Progress:
    """A progress bar on standard error, shown only if that is a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
