"""How a command can end other than well."""

import os

from tilery.engine.errors import TileryError

CANCELLED = 130
"""The exit code by which shells know that a program was interrupted from the keyboard."""


class Cancelled(TileryError):
    """The user stopped the command; the text says what was done so far."""


def reason(error: OSError) -> str:
    """Why the system refused something, without numbers and without what a library adds."""
    return os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)
