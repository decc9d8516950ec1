"""Run all benches, or those that are named: python -m bench playouts."""

import sys

from bench import bots, laid, playouts, server

BENCHES = {"bots": bots.main, "laid": laid.main, "playouts": playouts.main, "server": server.main}

for name in sys.argv[1:] or BENCHES:
    BENCHES[name]()
