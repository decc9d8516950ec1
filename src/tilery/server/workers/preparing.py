"""Compiling what the strongest bots think with, in a process of its own. Nobody waits for it."""

import asyncio
import logging
import sys
from contextlib import suppress

from tilery.engine.kernel import cache_folder, can_compile, can_keep, is_ready
from tilery.games import GAMES, kernels

logger = logging.getLogger(__name__)


async def prepare_bots() -> None:
    """Start the compiler if there is anything to compile, and end it when this is cancelled."""
    waiting = [module for game in GAMES.all() for module in kernels(game) if not is_ready(module)]
    if not waiting or not can_compile():
        return
    if not can_keep():
        logger.warning("%s can't be written, so the strongest bots can't be compiled; they think less", cache_folder())
        return
    logger.info("compiling what the strongest bots think with; until that is done, they think less")
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-B",
        "-m",
        "tilery.games.prepare",
        *map(str, GAMES.paths),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        if await process.wait() == 0:
            logger.info("the strongest bots are ready")
        else:
            logger.warning("the strongest bots could not be compiled; they think less")
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
