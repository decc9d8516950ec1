"""Run all benches, or those that are named: python -m bench playouts."""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench import bots, cluster, crowd, envs, kernels, playouts, storing, words
from bench.rooms import benches

parser = argparse.ArgumentParser("python -m bench", description="Measure speed, always next to something else.")
names = "playouts", "kernels", "bots", "envs", *benches(), "storing", "cluster", "words", "crowd"
parser.add_argument("benches", nargs="*", metavar="bench", help=f"which to run, or all: {', '.join(names)}")
parser.add_argument("--tables", type=int, default=crowd.TABLES, help="how many the crowd has; fewer for a quick look")
parser.add_argument("--rounds", type=int, default=crowd.ROUNDS, help="how often each server has its turn in the crowd")
parser.add_argument("--profile", type=Path, help="where to leave a profile (of cProfile) of our server in the crowd")
given = parser.parse_args()

BENCHES: dict[str, Callable[[], None]] = {
    "playouts": playouts.main,
    "kernels": kernels.main,
    "bots": bots.main,
    "envs": envs.main,
    **benches(),
    "storing": storing.main,
    "cluster": cluster.main,
    "words": words.main,
    "crowd": partial(crowd.main, given.tables, given.rounds, given.profile),
}

for name in given.benches:
    if name not in BENCHES:
        parser.error(f"no bench is called {name!r}; there are {', '.join(BENCHES)}")
for name in given.benches or BENCHES:
    BENCHES[name]()
