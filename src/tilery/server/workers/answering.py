"""What a worker's process does: it reads a question and writes an answer, until nobody asks any more.

Both begin with their length. A bot's answer then has a plus, or a minus if it failed.
"""

import os
import signal
import struct
import sys
from collections.abc import Callable

from tilery.games import GAMES

LENGTH = struct.Struct(">I")
READY = b"ready\n"
MODEST = 5
"""How far a worker stands back when the processor is busy. The server goes first, because it answers everybody."""
HUMBLE = 15
"""How far a worker stands back if nobody at a table waits for it."""


def answer_questions(
    answer: Callable[[bytes], bytes], prepare: Callable[[], object] = GAMES.all, *, stand_back: int = MODEST
) -> None:
    """Answer questions until the pipe is closed. `prepare` imports what will be needed, so that the time limit is for
    thinking only."""
    if hasattr(os, "nice"):
        os.nice(stand_back)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it ends us by closing the pipe
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # what a bot prints must not look like an answer
        for path in sys.argv[1:]:
            GAMES.add(path)
        prepare()
        answers.write(READY)
        answers.flush()
        while header := sys.stdin.buffer.read(LENGTH.size):
            content = answer(sys.stdin.buffer.read(LENGTH.unpack(header)[0]))
            answers.write(LENGTH.pack(len(content)) + content)
            answers.flush()
