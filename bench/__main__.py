"""Run all benches, or those that are named: python -m bench playouts."""

import sys

from bench import bots, crowd, heap, laid, playouts, server, tables

BENCHES = {
    "playouts": playouts.main,
    "tables": tables.main,
    "bots": bots.main,
    "laid": laid.main,
    "heap": heap.main,
    "server": server.main,
    "crowd": crowd.main,
}

for name in sys.argv[1:] or BENCHES:
    BENCHES[name]()
