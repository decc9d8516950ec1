"""The bots of Crossrummy, from weak to strong."""

from collections.abc import Mapping

from tilery.engine.bot import Bot
from tilery.games.crossrummy.bots.easy import Easy
from tilery.games.crossrummy.bots.normal import Normal

LEVELS: Mapping[str, type[Bot]] = {"easy": Easy, "normal": Normal}
