"""What is said when something breaks: the whole way there to the host, whose fault it is to everybody else."""

import logging
import traceback

from tilery.tables.wire.refusal import Refusal

logger = logging.getLogger(__name__)

ROOMS = "tilery.games."


def failure(error: Exception, what: str) -> Refusal:
    """Log what failed, and how; gives what people are told of it."""
    room = faulty_room(error)
    if room is None:
        logger.error("%s failed", what, exc_info=error)
        return Refusal("internal", "Something went wrong in the server. Nothing was changed.")
    logger.error("%s failed: the rules of the game '%s' have a fault", what, room, exc_info=error)
    return Refusal("rules-fault", f"The game '{room}' has a fault in its rules. Please tell whoever runs this server.")


def faulty_room(error: Exception) -> str | None:
    """The id of the game in whose room it happened, if it was in one. What a room imports is its own affair."""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        room, inside, _ = str(frame.f_globals.get("__name__")).removeprefix(ROOMS).partition(".")
        if inside and str(frame.f_globals["__name__"]).startswith(ROOMS):
            return room.replace("_", "-")
    return None
