"""How a command can end besides well."""

from tilery.engine.errors import TileryError


class Cancelled(TileryError):
    """Stopped by the user, with what was done so far in words."""
