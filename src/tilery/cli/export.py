"""Records as data for programs that learn: one line of JSON for each decision, or a Parquet file."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from tilery.analysis.decisions import Decision, decisions
from tilery.cli.errors import reason
from tilery.cli.progress import progress_line
from tilery.cli.records import load, reading
from tilery.engine.errors import TileryError

PARQUET = ".parquet"
ROWS = 2000
"""How many rows are in memory at once before they go into a Parquet file."""

Take = Callable[[Decision], object]


def export_records(places: Sequence[Path], out: Path | None, *, full: bool) -> None:
    """Write all decisions of these records, one record after the other. A file is written whole or not at all."""
    files = found(places)
    with progress_line() as progress, writing(out) as take:
        task = progress.add_task(f"{len(files)} records", total=len(files))
        for file in files:
            with reading(file):
                record, _ = load(file)
                for decision in decisions(record, file.stem, full=full):
                    take(decision)
            progress.advance(task)


def found(places: Sequence[Path]) -> list[Path]:
    """The record files: those that are named, and all in a folder that is named, in the order of their names."""
    files = [file for place in places for file in (sorted(place.rglob("*.tilery")) if place.is_dir() else [place])]
    if not files:
        raise TileryError(f"There are no records in {', '.join(map(str, places))}.")
    return files


@contextmanager
def writing(out: Path | None) -> Iterator[Take]:
    """What takes the decisions. Without a file they go to standard output."""
    if out is None:
        yield lambda decision: sys.stdout.buffer.write(encoded(decision))
        sys.stdout.buffer.flush()
        return
    partial = out.with_name(f"{out.name}.part")
    try:
        with to_parquet(partial) if out.suffix == PARQUET else to_lines(partial) as take:
            yield take
        partial.replace(out)
    except OSError as error:
        raise TileryError(f"{out} can't be written: {reason(error)}.") from None
    finally:
        partial.unlink(missing_ok=True)


def encoded(decision: Decision) -> bytes:
    """One line of JSON."""
    return msgspec.json.encode(decision) + b"\n"


@contextmanager
def to_lines(path: Path) -> Iterator[Take]:
    """A file of JSON lines."""
    with path.open("wb") as file:
        yield lambda decision: file.write(encoded(decision))


@contextmanager
def to_parquet(path: Path) -> Iterator[Take]:
    """A Parquet file. Positions differ from game to game, so they are JSON in a column of text, as are the options."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise TileryError("Parquet needs pyarrow. Install it with: pip install 'tilery[export]'") from None
    number, text = arrow.int32(), arrow.string()
    kinds = {
        "record": text,
        "game": text,
        "rules": number,
        "seats": number,
        "options": text,
        "players": arrow.list_(text),
        "number": number,
        "seat": number,
        "position": text,
        "moves": arrow.list_(text),
        "complete": arrow.bool_(),
        "move": text,
        "points": arrow.list_(number),
        "winners": arrow.list_(number),
        "share": arrow.float64(),
    }
    schema = arrow.schema(list(kinds.items()))
    rows: list[dict[str, Any]] = []
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:

        def take(decision: Decision) -> None:
            as_text = {name: msgspec.json.encode(getattr(decision, name)).decode() for name in ("options", "position")}
            rows.append(msgspec.structs.asdict(decision) | as_text)
            if len(rows) >= ROWS:
                flush()

        def flush() -> None:
            writer.write_table(arrow.Table.from_pylist(rows, schema=schema))
            rows.clear()

        yield take
        flush()
