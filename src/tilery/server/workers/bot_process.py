"""The process in which a bot thinks."""

import pickle
import random

from tilery.analysis.coach import advise
from tilery.games import GAMES, levels, make_bot
from tilery.server.logs import where
from tilery.server.workers.answering import answer_questions


def answer(question: bytes) -> bytes:
    """The move that the bot chooses, or the coach where there is no seed; or how it failed. The answer depends on the
    question alone."""
    try:
        name, level, view, seed = pickle.loads(question)
        game = GAMES.get(name)
        if seed is None:
            return b"+" + game.write(advise(game, view, level=level).move).encode()
        return b"+" + game.write(make_bot(game, level).choose(view, random.Random(seed))).encode()
    except Exception as error:  # noqa: BLE001 - the server must be told whatever a bot does
        return b"-" + where(error).encode()


if __name__ == "__main__":
    answer_questions(answer, prepare=lambda: [levels(game) for game in GAMES.all()])
