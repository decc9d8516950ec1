"""The files that somebody wrote."""

import os
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).parents[2]
PLACES = ("src", "tests", "proofs", "bench", "web", "site")
MADE = {"__pycache__", "node_modules", "static", "docs", "dist", "test-results", "playwright-report"}
"""Folders that are made of the source, not written."""
GENERATED = "do not edit"
"""What the head of a generated file says."""


def written(kinds: set[str]) -> Iterator[Path]:
    """The files of these kinds, without what is built, installed or fetched."""
    for place in PLACES:
        for folder, inside, names in os.walk(PROJECT / place):
            inside[:] = [name for name in inside if name not in MADE and not name.startswith(".")]
            yield from (Path(folder, name) for name in sorted(names) if Path(name).suffix in kinds)


def is_generated(lines: list[str]) -> bool:
    return any(GENERATED in line for line in lines[:5])
