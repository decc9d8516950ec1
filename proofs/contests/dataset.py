"""The reference dataset, made here: its checksums are those of the documents."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.documents.pages import DOCS
from tilery.cli.dataset import manifest_in

ROW = re.compile(r"^\| ([a-z-]+) \| [\d,]+ \| `([0-9a-f]{64})` \|$", re.MULTILINE)
COMMAND = re.compile(r"for `tilery dataset --games (\d+) --out dataset`")


class Made:
    """The checksums of the documents and those that were made, by the game."""

    def __init__(self, told: dict[str, str], made: dict[str, str]) -> None:
        self.told, self.made = told, made

    @property
    def held(self) -> bool:
        return bool(self.told) and self.told == self.made

    def __str__(self) -> str:
        other = [game for game in self.told.keys() | self.made.keys() if self.told.get(game) != self.made.get(game)]
        return f"checksums of {len(self.made)} games, {len(other)} of them not as in the documents {' '.join(other)}"


def run(folder: Path, times: int) -> Made:
    """Make so many games of each."""
    text = (DOCS / "commands.md").read_text(encoding="utf-8")
    documented = COMMAND.search(text)
    assert documented is not None
    if times != int(documented[1]):
        raise SystemExit(f"The documents have checksums for {documented[1]} games only.")
    place = folder / "dataset"
    shutil.rmtree(place, ignore_errors=True)
    command = [sys.executable, "-m", "tilery", "dataset", "--games", str(times), "--out", str(place), "--lines"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    manifest = manifest_in(place)
    assert manifest is not None
    return Made(dict(ROW.findall(text)), manifest.sha256)
