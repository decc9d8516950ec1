"""A contest that is killed while it runs."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tilery.games import GAMES

ROOMS = [text for path in GAMES.paths for text in ("--rooms", str(path))]


def records(folder: Path) -> dict[str, str]:
    """The records in a folder, by their places."""
    return {file.relative_to(folder).as_posix(): file.read_text() for file in sorted(folder.rglob("*.tilery"))}


def killed_in_between(command: list[str], folder: Path) -> None:
    """Hold this contest with two processes, and kill it as soon as there are two games. `PAUSE` in its environment asks
    players to take their time."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tilery", *command, "--out", str(folder), *ROOMS, "--workers", "2"],
        env={**os.environ, "PAUSE": "0.02"},
        stderr=subprocess.DEVNULL,
    )
    try:
        while process.poll() is None and len(records(folder) if folder.is_dir() else ()) < 2:
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=20)
    finally:
        process.kill()


def without_seconds(told: Any) -> Any:
    """What a contest says in JSON, without the time that bots took."""
    if isinstance(told, dict):
        return {name: without_seconds(value) for name, value in told.items() if "seconds" not in name}
    return [without_seconds(each) for each in told] if isinstance(told, list) else told
