"""The bots of ColleXion, from weak to strong."""

from collections.abc import Mapping

from tilery.engine.bot import Bot
from tilery.games.collexion.bots.easy import Easy
from tilery.games.collexion.bots.normal import Normal

LEVELS: Mapping[str, type[Bot]] = {"easy": Easy, "normal": Normal}
