"""Run all benches, or those that are named: python -m bench playouts."""

import sys

from bench import heap, playouts, server

BENCHES = {"playouts": playouts.main, "heap": heap.main, "server": server.main}

for name in sys.argv[1:] or BENCHES:
    BENCHES[name]()
