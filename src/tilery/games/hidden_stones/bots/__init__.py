"""The bots of Hidden Stones, from weak to strong."""

from collections.abc import Mapping

from tilery.engine.bot import Bot
from tilery.games.hidden_stones.bots.beginner import Beginner
from tilery.games.hidden_stones.bots.expert import Expert
from tilery.games.hidden_stones.bots.normal import Casual, Easy, Normal
from tilery.games.hidden_stones.bots.strong import Strong

LEVELS: Mapping[str, type[Bot]] = {
    "beginner": Beginner,
    "easy": Easy,
    "casual": Casual,
    "normal": Normal,
    "strong": Strong,
    "expert": Expert,
}
