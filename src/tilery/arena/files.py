"""Files that are written whole or not at all, and files to which lines are added."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

from tilery.engine.errors import TileryError

T = TypeVar("T")


def prepare_folder(folder: Path) -> None:
    """Make the folder and try to write there, so that a problem shows before the first game. Raises TileryError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".tilery-probe"
        probe.touch()
        probe.unlink()
    except FileExistsError:
        raise TileryError(f"Records can't be written to {folder}: It is a file, not a folder.") from None
    except OSError as error:
        raise TileryError(f"Records can't be written to {folder}: {error.strerror}.") from None


def write_whole(file: Path, text: str) -> None:
    """Write a file completely or not at all."""
    partial = file.with_suffix(".part")
    try:
        partial.write_text(text, encoding="utf-8")
        partial.replace(file)
    except OSError as error:
        raise TileryError(f"{file} can't be written: {error.strerror}.") from None
    finally:
        partial.unlink(missing_ok=True)


def add_line(file: Path, value: msgspec.Struct) -> None:
    """Add a line of JSON to a file; if the last one was cut off, begin a new one first."""
    line = msgspec.json.encode(value)
    with file.open("ab+") as out:
        if out.tell():
            out.seek(-1, 2)
            line = line if out.read() == b"\n" else b"\n" + line
        out.write(line + b"\n")


def lines_in(file: Path, kind: type[T]) -> Iterator[T]:
    """What the lines of a file say. Lines that are not whole are left out; without a file there are none."""
    with suppress(OSError):
        for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
            with suppress(msgspec.MsgspecError):
                yield msgspec.json.decode(line, type=kind)
