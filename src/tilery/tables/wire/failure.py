"""What people are told when something breaks: the host gets the whole trace, and all others learn whose fault it is."""

import logging
import traceback
from pathlib import Path

from tilery.tables.wire.refusal import Refusal

logger = logging.getLogger(__name__)

ROOMS = "tilery.games."


def failure(error: Exception, what: str) -> Refusal:
    """Log what failed and how; gives the refusal that people are told."""
    room = faulty_room(error)
    if room is None:
        logger.error("%s failed", what, exc_info=error)
        return Refusal("internal", "Something went wrong in the server. Nothing was changed.")
    logger.error("%s failed: the rules of the game '%s' have a fault", what, room, exc_info=error)
    return Refusal("rules-fault", f"The game '{room}' has a fault in its rules. Please tell whoever runs this server.")


def faulty_room(error: Exception) -> str | None:
    """The id of the game in whose room it happened, or None. A failure in something that a room calls counts as the
    room's."""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        room, inside, _ = str(frame.f_globals.get("__name__")).removeprefix(ROOMS).partition(".")
        if inside and str(frame.f_globals["__name__"]).startswith(ROOMS):
            return room.replace("_", "-")
    return None


def where(error: BaseException) -> str:
    """What failed, and at which lines, the innermost last.

    >>> try:
    ...     {}["a secret"]
    ... except KeyError as error:
    ...     where(error).startswith("KeyError at ")
    True
    """
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} at " + " > ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames)
