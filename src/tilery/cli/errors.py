"""How a command can end other than well."""

from tilery.engine.errors import TileryError


class Cancelled(TileryError):
    """The user stopped the command; the text says what was done so far."""
