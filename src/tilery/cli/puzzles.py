"""Makes puzzles from games between bots, and proves those of a file again."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import typer

from tilery.analysis.puzzles import Mix, Puzzle, checked, made, read
from tilery.cli.errors import Cancelled
from tilery.cli.preparing import prepare_bots
from tilery.cli.progress import progress_line
from tilery.cli.records import reading
from tilery.engine.errors import TileryError
from tilery.engine.game import AnyGame
from tilery.engine.position import Puzzler
from tilery.games import GAMES, puzzler_of

PART = ".part"


class Batch(msgspec.Struct, frozen=True):
    """A line of an unfinished file: the puzzles of one game between bots. The first line has the seed."""

    seed: int
    number: int
    puzzles: tuple[Puzzle, ...]


def make_puzzles(name: str, count: int, seed: int, out: Path | None) -> None:
    """Write so many puzzles into a file, or print them. What is found before the work is cancelled lies beside the
    file, and the next call with the same seed goes on from there."""
    game, puzzler = _prepared(name)
    part = out.with_name(out.name + PART) if out else None
    before = list(_unfinished(part, seed)) if part else []
    found = Mix(count, puzzler.KINDS)
    for batch in before:
        found.add(batch.puzzles)
    with progress_line() as progress:
        task = progress.add_task(name, total=count, completed=len(found))
        batches = made(game, seed, before[-1].number + 1 if before else 0)
        try:
            for number, puzzles in enumerate(batches, before[-1].number + 1 if before else 0):
                if found.full:
                    break
                found.add(puzzles)
                if part:
                    with part.open("ab") as file:
                        file.write(msgspec.json.encode(Batch(seed, number, tuple(puzzles))) + b"\n")
                progress.update(task, completed=len(found))
        except KeyboardInterrupt:
            kept = f" They are in {part}; the same command goes on from there." if part else ""
            raise Cancelled(f"Cancelled after {len(found)} of {count} puzzles.{kept}") from None
    lines = [msgspec.json.encode(puzzle) for puzzle in found.puzzles()]
    if out is None:
        for line in lines:
            typer.echo(line.decode())
        return
    out.write_bytes(b"".join(line + b"\n" for line in lines))
    if part:
        part.unlink(missing_ok=True)
    typer.echo(f"{len(lines)} puzzles of {game.info.title} are in {out}.", err=True)


def check_puzzles(name: str, file: Path) -> int:
    """Prove every puzzle of a file again; gives the number of those that are wrong."""
    GAMES.get(name)  # what can't be found is told before anybody waits for the bots
    with reading(file):
        lines = file.read_bytes().splitlines()
    if not lines:
        raise TileryError(f"{file}: There are no puzzles in this file.")
    game, _ = _prepared(name)
    wrong, seen = 0, set()
    with progress_line() as progress:
        task = progress.add_task(file.name, total=len(lines))
        for number, line in enumerate(lines, 1):
            try:
                puzzle = read(line)
                if puzzle.id in seen:
                    raise TileryError(f"The puzzle {puzzle.id} is there twice.")
                seen.add(puzzle.id)
                checked(puzzle, game)
            except TileryError as error:
                wrong += 1
                typer.echo(f"{file}:{number}: {error}", err=True)
            progress.update(task, completed=number)
    typer.echo(f"{file}: {len(lines) - wrong} of {len(lines)} puzzles are proven.")
    return wrong


def _prepared(name: str) -> tuple[AnyGame, Puzzler]:
    """A game with puzzles, whose bots are ready to try them, and who makes them."""
    game = GAMES.get(name)
    puzzler = puzzler_of(game)
    if puzzler is None:
        raise TileryError(f"{game.info.title} has no puzzles.")
    tried = {level for kind in puzzler.KINDS for level in kind.tried}
    prepare_bots(name, tried.union(level for _, level in puzzler.TABLES))
    return game, puzzler


def _unfinished(part: Path, seed: int) -> Iterator[Batch]:
    """What an earlier call has found. A last line that was not written to its end is left out."""
    if not part.is_file():
        return
    lines = part.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        lines.pop()
        part.write_bytes(b"".join(lines))
    for line in lines:
        try:
            batch = msgspec.json.decode(line, type=Batch)
        except msgspec.DecodeError as error:
            raise TileryError(f"{part} is no list of puzzles: {error}. Delete it to begin again.") from None
        if batch.seed != seed:
            raise TileryError(f"{part} was begun with the seed {batch.seed}. Delete it to begin again.")
        yield batch
