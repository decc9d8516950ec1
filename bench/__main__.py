"""Run all benches, or those that are named: python -m bench playouts."""

import argparse

from bench import bots, crowd, playouts, server
from bench.rooms import benches

BENCHES = {
    "playouts": playouts.main,
    "bots": bots.main,
    **benches(),
    "server": server.main,
    "crowd": crowd.main,
}

parser = argparse.ArgumentParser("python -m bench", description="Measure speed, always next to something else.")
parser.add_argument("benches", nargs="*", metavar="bench", help=f"which to run, or all: {', '.join(BENCHES)}")
given = parser.parse_args().benches
for name in given:
    if name not in BENCHES:
        parser.error(f"no bench is called {name!r}; there are {', '.join(BENCHES)}")
for name in given or BENCHES:
    BENCHES[name]()
