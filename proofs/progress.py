"""How far a long trial is, told on the way."""

import sys


def progress(found: object, done: int, every: int) -> None:
    """What was found so far, once in a while."""
    if done % every == 0:
        print(found, file=sys.stderr, flush=True)
