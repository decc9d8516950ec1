"""The bots of Hidden Stones, from weak to strong."""

from collections.abc import Mapping

from tilery.engine.bot import Bot
from tilery.games.hidden_stones.bots.easy import Easy
from tilery.games.hidden_stones.bots.normal import Normal

LEVELS: Mapping[str, type[Bot]] = {"easy": Easy, "normal": Normal}
