"""The process in which a bot thinks: reads a question, answers with a line, until nobody asks any more."""

import os
import pickle
import random
import signal
import struct
import sys
from typing import BinaryIO

from tilery.games import GAMES, levels, make_bot
from tilery.server.logs import where

LENGTH = struct.Struct(">I")
READY = b"ready\n"


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it ends us by closing the pipe
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # what a bot prints must not look like an answer
        for path in sys.argv[1:]:
            GAMES.add(path)
        for game in GAMES.all():
            levels(game)  # import now, so that the time limit is for thinking only
        say(answers, READY)
        while header := sys.stdin.buffer.read(LENGTH.size):
            question = sys.stdin.buffer.read(LENGTH.unpack(header)[0])
            try:
                say(answers, f"move {choose(question)}\n".encode())
            except Exception as error:  # noqa: BLE001 - whatever a bot does, the server is told
                say(answers, f"error {where(error)}\n".encode())


def choose(question: bytes) -> str:
    """The answer depends on the question alone."""
    game_id, level, view, seed = pickle.loads(question)
    game = GAMES.get(game_id)
    return game.write(make_bot(game, level).choose(view, random.Random(seed)))


def say(answers: BinaryIO, line: bytes) -> None:
    answers.write(line)
    answers.flush()


if __name__ == "__main__":
    main()
