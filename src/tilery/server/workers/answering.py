"""What a worker's process does: a question comes, an answer goes, until nobody asks any more.

Both say their length first. An answer begins with a plus, or with a minus if there is none.
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
"""How much a worker stands back where the processor is short: the server goes first, for it answers everybody."""


def answer_questions(answer: Callable[[bytes], bytes], prepare: Callable[[], object]) -> None:
    """`prepare` imports what will be needed, so that the time limit is for thinking only."""
    if hasattr(os, "nice"):
        os.nice(MODEST)
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
