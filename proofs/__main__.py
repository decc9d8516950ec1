"""Run all trials in full, or those that are named: python -m proofs kill."""

import sys
import tempfile
from pathlib import Path

from proofs import disk, kill, leaks, malformed, openapi, proxy, storage, wiring

TRIALS = {
    "storage": (storage.run, 2000),
    "kill": (kill.run, 200),
    "disk": (disk.run, 60),
    "leaks": (leaks.run, 10_000),
    "wiring": (wiring.run, 300),
    "malformed": (malformed.run, 100_000),
    "proxy": (proxy.run, 1000),
    "openapi": (openapi.run, 500),
}

with tempfile.TemporaryDirectory() as name:
    held = True
    for trial in sys.argv[1:] or TRIALS:
        run, times = TRIALS[trial]
        found = run(Path(name), times)
        print(found, flush=True)
        held = held and found.held
    sys.exit(not held)
