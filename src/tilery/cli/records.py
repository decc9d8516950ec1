"""Showing a record move by move, and verifying records."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console

from tilery.arena.forfeits import noted, verify_forfeited
from tilery.cli.lists import print_json
from tilery.engine.errors import RecordError, TileryError, Unknown
from tilery.engine.game import CHANCE, AnyGame
from tilery.engine.match import AnyMatch
from tilery.engine.record import Record, result_text, verify
from tilery.games import GAMES


@contextmanager
def reading(file: Path) -> Iterator[None]:
    """Raise what is wrong with a record always in the same form: the file, the line if there is one, and why."""
    try:
        yield
    except IsADirectoryError:
        raise TileryError(f"{file}: This is a folder, not a file.") from None
    except OSError as error:
        if error.filename is None:  # it is not about a file, but about the place where something is written
            raise
        raise TileryError(f"{file}: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise TileryError(f"{file}: This is no text file in UTF-8.") from None
    except Unknown as error:
        raise TileryError(f"{file}, line 2: {error}") from None
    except RecordError as error:
        raise TileryError(f"{file}, {error}") from None


def load(file: Path) -> tuple[Record, AnyGame]:
    """Read a record and find its game."""
    record = Record.parse(file.read_text(encoding="utf-8"))
    return record, GAMES.get(record.game)


def replay_record(file: Path, as_json: bool) -> None:
    """Show a record move by move, once all of it has been played without an error."""
    with reading(file):
        record, game = load(file)
        match = record.replay(game)
    show = print_steps if as_json else draw_steps
    show(match, record)


def print_steps(match: AnyMatch, record: Record) -> None:
    """Print one JSON object for each step. The last has the result, which is null if the game is not over."""
    for seq, entry in enumerate(match.log):
        step = {
            "seq": seq,
            "seat": "chance" if entry.seat == CHANCE else entry.seat,
            "move": match.game.write(entry.move),
            "events": msgspec.to_builtins(entry.step.events),
            "state": msgspec.to_builtins(entry.step.state),
        }
        if seq == len(match.log) - 1:
            step["result"] = msgspec.to_builtins(match.result) if match.over else None
        print_json(step)


def draw_steps(match: AnyMatch, record: Record) -> None:
    """Print each step with the table after it, with every hand open."""
    console = Console()
    for seq, entry in enumerate(match.log):
        who = "chance" if entry.seat == CHANCE else record.players[entry.seat]
        console.print(f"[dim]{seq:4}[/dim]  [bold]{who}[/bold]  {match.game.write(entry.move)}", highlight=False)
        if entry.seat != CHANCE:
            console.print(match.game.picture(entry.step.state, *range(match.seats)), highlight=False)
            console.print()
    console.print(result_text(match.result) if match.over else "The game is not over.", highlight=False)


def verified(file: Path) -> str:
    """What is certain about a record. That of a forfeited game needs what stands beside it, in `forfeits.jsonl`."""
    record, game = load(file)
    line = None if record.seed else noted(file.parent).get(file.stem)
    if line is not None:
        match = verify_forfeited(record, game, line)
        return f"{len(match.log)} moves, forfeited by {line.bot} ({line.forfeit.reason})"
    match = verify(record, game)
    given = f" (the first {record.begun} were given)" if record.begun else ""
    return f"{len(match.log)} moves{given}, {record.result}"


def verify_records(files: list[Path]) -> bool:
    """Verify each file and print the outcome; gives False if anything is wrong."""
    fine = True
    for file in files:
        try:
            with reading(file):
                told = verified(file)
            Console().print(f"{file}: in order, {told}", highlight=False, markup=False, soft_wrap=True)
        except TileryError as error:
            fine = False
            Console(stderr=True, soft_wrap=True).print(f"tilery: {error}", markup=False, highlight=False)
    return fine
