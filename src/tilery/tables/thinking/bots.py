"""A bot thinks, or the coach: how the questions for them are answered."""

import pickle
import random

import msgspec

from tilery.analysis.coach import advise
from tilery.analysis.mistakes import clear_mistake
from tilery.games import GAMES, make_bot
from tilery.tables.table.thinker import Wrong
from tilery.tables.thinking.questions import BotQuestion
from tilery.tables.wire.failure import where

JUDGE_SECONDS = 2.0
"""After so long the coach gives up, and has nothing against the move: the process is needed for other things."""


def answer(question: bytes) -> bytes:
    """What was asked for, or how it failed. The answer depends on the question alone."""
    try:
        asked: BotQuestion = pickle.loads(question)
        return b"+" + (found(asked) if asked.move else chosen(asked).encode())
    except Exception as error:  # noqa: BLE001 - the server must be told whatever a bot does
        return b"-" + where(error).encode()


def chosen(asked: BotQuestion) -> str:
    """The move that the bot chooses, or the coach where there is no seed."""
    game = GAMES.get(asked.game)
    if asked.seed is None:
        return game.write(advise(game, asked.view, level=asked.level).move)
    return game.write(make_bot(game, asked.level).choose(asked.view, random.Random(asked.seed)))


def found(asked: BotQuestion) -> bytes:
    """What the coach has against a move, as JSON."""
    game = GAMES.get(asked.game)
    move = game.read(asked.move)
    mistake = clear_mistake(game, asked.view, move, level=asked.level, seconds=JUDGE_SECONDS)
    return msgspec.json.encode(mistake and Wrong(game.write(mistake.move), mistake.cost))
