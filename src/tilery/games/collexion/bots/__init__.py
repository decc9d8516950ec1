"""The bots of ColleXion, from weak to strong."""

from collections.abc import Mapping

from tilery.engine.bot import Bot
from tilery.games.collexion.bots.levels import Beginner, Casual, Easy, Expert, Strong
from tilery.games.collexion.bots.normal import Normal

LEVELS: Mapping[str, type[Bot]] = {
    "beginner": Beginner,
    "easy": Easy,
    "casual": Casual,
    "normal": Normal,
    "strong": Strong,
    "expert": Expert,
}
