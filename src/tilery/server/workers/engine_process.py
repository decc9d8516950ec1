"""The engines that the host has named in the settings: programs of this machine, each in a process that is kept alive.

This is the only place in a server that starts a program somebody has named. Who names it is the host: the commands come
from the settings, when the server starts, and no request can lead here.
"""

import asyncio
import logging
import os
import signal
from collections.abc import Sequence
from contextlib import suppress

from tilery import __version__
from tilery.engine.errors import TileryError
from tilery.protocol.messages import (
    MAX_MESSAGE,
    VERSION,
    Bye,
    Hello,
    HouseMessage,
    Move,
    ProtocolError,
    Ready,
    understood,
    written,
)
from tilery.protocol.warden import marked, warden
from tilery.tables.engines.desk import EngineDesk
from tilery.tables.engines.engine import Engine

logger = logging.getLogger(__name__)

READY_SECONDS = 20.0
FAREWELL = 1.0
"""Seconds that an engine has to end by itself after `bye`."""
PAUSES = (1.0, 5.0, 30.0, 60.0)
"""Seconds until an engine that ended is started again, the first time and each time after it; the last one repeats."""
STEADY = 300.0
"""Whatever has run for this long is taken for sound again."""


async def keep_engine(name: str, command: Sequence[str], desk: EngineDesk) -> None:
    """Keep an engine running until this task is cancelled."""
    time, failures = asyncio.get_running_loop().time, 0
    while True:
        began = time()
        try:
            await run_engine(name, command, desk)
            logger.error("the engine %s has ended", name)
        except TimeoutError:
            logger.error("the engine %s did not say 'ready' within %g s", name, READY_SECONDS)
        except (OSError, TileryError, ValueError) as error:
            logger.error("the engine %s has failed: %s", name, error)
        failures = 0 if time() - began > STEADY else failures + 1
        await asyncio.sleep(PAUSES[min(max(failures - 1, 0), len(PAUSES) - 1)])


async def run_engine(name: str, command: Sequence[str], desk: EngineDesk) -> None:
    """Start an engine, and let it play until it ends. Raises ProtocolError if it writes what is no message."""
    environment = marked()
    process = await asyncio.create_subprocess_exec(
        *command,
        env=environment,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,  # a group of its own, which can be killed as a whole
        limit=MAX_MESSAGE + 1,
    )
    warden().watch(process.pid, environment)
    stdin, stdout = process.stdin, process.stdout
    assert stdin is not None
    assert stdout is not None

    def send(message: HouseMessage) -> None:
        stdin.write(written(message) + b"\n")

    engine: Engine | None = None
    try:
        send(Hello(VERSION, f"tilery {__version__}"))
        async with asyncio.timeout(READY_SECONDS):
            engine = Engine(name, introduced(await stdout.readline()), send, lambda: kill(process.pid), one_game=True)
        desk.sign_in(engine)
        while line := await stdout.readline():
            said = understood(line)
            if not isinstance(said, Move):
                raise ProtocolError("A turn is answered by 'move'.")
            engine.hear(said)
    except asyncio.CancelledError:
        with suppress(TimeoutError, OSError):
            send(Bye())
            stdin.close()
            async with asyncio.timeout(FAREWELL):
                await process.wait()
        raise
    finally:
        if engine is not None:
            desk.sign_out(engine)
        if process.returncode is None:
            kill(process.pid)
        await process.wait()
        warden().forget(process.pid)


def introduced(line: bytes) -> Ready:
    """What an engine says about itself. Raises ProtocolError."""
    said = understood(line)
    if not isinstance(said, Ready) or said.version != VERSION:
        raise ProtocolError(f"'hello' is answered by 'ready' with version {VERSION}.")
    return said


def kill(group: int) -> None:
    """End a group of processes at once."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)
