"""The command line. Until its modules are there, this one answers: even then, Ctrl-C ends it without a traceback."""

import os
import signal
import sys
from pathlib import Path


def main() -> None:
    """Run the command line. An error is one line on standard error and an exit code."""
    for name in ("stdout", "stderr"):  # a shell may have closed them, and then there is nothing to write to
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w"))  # noqa: SIM115
    try:
        # SIGTERM is another Ctrl-C: what a command has begun, such as processes that play, is brought to its end.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        from tilery.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        sys.stderr.write("tilery: Cancelled.\n")
        code = 130  # `CANCELLED` of tilery.cli.errors, which may not be there yet
    sys.exit(code)
