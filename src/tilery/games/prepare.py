"""Compile the kernels of all games, once: `python -m tilery.games.prepare`. A server does this while it runs."""

import os
import sys

from tilery.engine.kernel import prepare
from tilery.games import GAMES, kernels

MODEST = 15
"""How far it stands back when the processor is busy: behind the bots, which stand behind a server."""


def prepare_all() -> None:
    """Compile what is not compiled yet."""
    for game in GAMES.all():
        for module in kernels(game):
            prepare(module)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(MODEST)
    for path in sys.argv[1:]:
        GAMES.add(path)
    prepare_all()
