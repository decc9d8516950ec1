"""The bots of Triominos, from weak to strong."""

from collections.abc import Mapping

from tilery.engine.bot import Bot
from tilery.games.triominos.bots.expert import Expert, Strong
from tilery.games.triominos.bots.normal import Normal
from tilery.games.triominos.bots.simple import Beginner, Casual, Easy

LEVELS: Mapping[str, type[Bot]] = {
    "beginner": Beginner,
    "easy": Easy,
    "casual": Casual,
    "normal": Normal,
    "strong": Strong,
    "expert": Expert,
}
