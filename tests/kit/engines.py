"""Small engines, and those of the documents."""

import shlex
import sys
from pathlib import Path

from tests.layout.sources import PROJECT

EXAMPLES = PROJECT / "docs/examples"
START = """
import json, os, random, signal, subprocess, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def hear():
    return json.loads(sys.stdin.readline() or '{"type": "bye"}')
"""
READY = START + "hear()\nsay(type='ready', version=1, name='Test', detail='text')\n"


def command(*arguments: str | Path) -> str:
    """An engine in Python, as somebody would name it."""
    return "cmd:" + shlex.join([sys.executable, *map(str, arguments)])


def engine(folder: Path, body: str, *, start: str = READY) -> str:
    """An engine that says that it is ready and then does this; `start` is what it does before."""
    file = folder / "engine.py"
    file.write_text(start + body)
    return command(file)


def first_engine() -> str:
    """The engine of the documents that plays every game."""
    return command(EXAMPLES / "first_engine.py")
