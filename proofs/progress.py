"""How far a long trial has come."""

import sys


def progress(found: object, done: int, every: int) -> None:
    """Print what was found so far, once in a while."""
    if done % every == 0:
        print(found, file=sys.stderr, flush=True)
