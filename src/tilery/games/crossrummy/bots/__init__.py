"""The bots of Crossrummy, from weak to strong."""

from collections.abc import Mapping

from tilery.engine.bot import Bot
from tilery.games.crossrummy.bots.casual import Casual
from tilery.games.crossrummy.bots.easy import Beginner, Easy
from tilery.games.crossrummy.bots.expert import Expert, Strong
from tilery.games.crossrummy.bots.normal import Normal

LEVELS: Mapping[str, type[Bot]] = {
    "beginner": Beginner,
    "easy": Easy,
    "casual": Casual,
    "normal": Normal,
    "strong": Strong,
    "expert": Expert,
}
