"""Compiling what the strongest bots think with, in a process of its own. Nobody waits for it."""

import asyncio
import logging
import sys
import time
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
    logger.info(
        "compiling what the strongest bots think with (kernels: %d); until that is done, they think less", len(waiting)
    )
    began = time.monotonic()
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
        ended = await process.wait()
        seconds = time.monotonic() - began
        if ended == 0:
            logger.info("compiled within %.0f s: the strongest bots are ready", seconds)
        else:
            logger.warning("the strongest bots could not be compiled (tried for %.0f s); they think less", seconds)
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
