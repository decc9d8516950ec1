"""Files that are written whole or not at all."""

from pathlib import Path

from tilery.engine.errors import TileryError


def prepare_folder(folder: Path) -> None:
    """Make the folder and try to write there, so that a problem shows before the first game. Raises TileryError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".tilery-probe"
        probe.touch()
        probe.unlink()
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
