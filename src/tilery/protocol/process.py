"""An engine as a process: messages go to its standard input and come from its standard output, one on each line.

Whatever it does, nobody waits for it longer than its time: both directions stop at a deadline, and a line has a limit.
"""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from tilery.engine.errors import TileryError
from tilery.protocol.messages import MAX_MESSAGE, EngineMessage, HouseMessage, ProtocolError, understood, written
from tilery.protocol.warden import marked, warden

CHUNK = 1 << 16
KEPT_ERRORS = 2000
"""How many of the last characters on its standard error are kept."""
FAREWELL = 1.0
"""Seconds that an engine has to end by itself after `bye`."""


class TooSlow(TileryError):
    """The engine has used up its time."""


class Ended(TileryError):
    """The engine's process has ended, or could not be started."""


class EngineProcess:
    """A process that was started with these arguments, without a shell."""

    def __init__(self, command: Sequence[str]) -> None:
        if os.name != "posix":
            raise Ended("Engines run on Linux and macOS only.")
        environment = marked()
        try:
            self._process = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # a group of its own, which can be killed as a whole
            )
        except OSError as error:
            raise Ended(f"'{command[0]}' can't be started: {error.strerror}.") from None
        warden().watch(self._process.pid, environment)
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        assert all(pipes)
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in pipes if pipe is not None)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        self._open = {self._stdout, self._stderr}
        """What it may still write to."""
        self._read = b""
        self._errors = b""

    @property
    def errors(self) -> str:
        """The end of what it wrote to its standard error."""
        return self._errors.decode(errors="replace").strip()

    def send(self, message: HouseMessage, seconds: float) -> None:
        """Send a message. Raises TooSlow if it doesn't read it in time, or Ended."""
        deadline = time.monotonic() + seconds
        rest = memoryview(written(message) + b"\n")
        try:
            while rest:
                self._await(self._stdin, selectors.EVENT_WRITE, deadline)
                rest = rest[os.write(self._stdin, rest) :]
        except BrokenPipeError:
            raise self._ended() from None

    def receive(self, seconds: float) -> EngineMessage:
        """Its next message. Raises TooSlow, Ended, or ProtocolError if what it writes is no message."""
        deadline = time.monotonic() + seconds
        while b"\n" not in self._read:
            if len(self._read) > MAX_MESSAGE:
                raise ProtocolError(f"It wrote more than {MAX_MESSAGE} bytes without a line break.")
            self._await(self._stdout, selectors.EVENT_READ, deadline)
            self._read += self._taken(self._stdout)
            if self._stdout not in self._open:
                raise self._ended()
        line, _, self._read = self._read.partition(b"\n")
        return understood(line)

    def end(self, farewell: HouseMessage | None = None) -> None:
        """End the process and all that it has started. With a farewell, it has a moment to end by itself."""
        if farewell is not None:
            with suppress(TileryError):
                self.send(farewell, FAREWELL)
                self._close(self._process.stdin)
                self._await_end(FAREWELL)
        self._kill()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            self._close(pipe)

    def _await(self, pipe: int, event: int, deadline: float) -> None:
        """Wait until this pipe can be read or written; raises TooSlow. Its errors are read meanwhile, so that it never
        has to wait for us with those."""
        with selectors.DefaultSelector() as waiting:
            waiting.register(pipe, event)
            if self._stderr in self._open and pipe != self._stderr:
                waiting.register(self._stderr, selectors.EVENT_READ)
            while True:
                found = {key.fd for key, _ in waiting.select(max(0.0, deadline - time.monotonic()))}
                if pipe in found:
                    return
                if time.monotonic() >= deadline:
                    raise TooSlow("It took too long.")
                if self._stderr in found:
                    self._take_errors()
                    if self._stderr not in self._open:
                        waiting.unregister(self._stderr)

    def _taken(self, pipe: int) -> bytes:
        """What can be read there now."""
        chunk = os.read(pipe, CHUNK)
        if not chunk:
            self._open.discard(pipe)
        return chunk

    def _take_errors(self) -> None:
        self._errors = (self._errors + self._taken(self._stderr))[-KEPT_ERRORS:]

    def _await_end(self, seconds: float) -> None:
        """Read its output and errors to their ends. Raises TooSlow."""
        deadline = time.monotonic() + seconds
        while self._stdout in self._open:
            self._await(self._stdout, selectors.EVENT_READ, deadline)
            self._taken(self._stdout)
        while self._stderr in self._open:
            self._await(self._stderr, selectors.EVENT_READ, deadline)
            self._take_errors()

    def _ended(self) -> Ended:
        with suppress(TooSlow):
            self._await_end(FAREWELL)
        self._kill()
        code = self._process.returncode
        how = f"with exit code {code}" if code >= 0 else f"by signal {signal.Signals(-code).name}"
        return Ended(f"Its process ended {how}.")

    def _kill(self) -> None:
        """Nobody has waited for the process yet, so its number can't belong to another one."""
        if self._process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            warden().forget(self._process.pid)

    @staticmethod
    def _close(pipe: IO[bytes] | None) -> None:
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
