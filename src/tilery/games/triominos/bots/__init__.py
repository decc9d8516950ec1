"""The bots of Triominos, from weak to strong."""

from collections.abc import Mapping

from tilery.engine.bot import Bot
from tilery.games.triominos.bots.easy import Easy
from tilery.games.triominos.bots.normal import Normal

LEVELS: Mapping[str, type[Bot]] = {"easy": Easy, "normal": Normal}
