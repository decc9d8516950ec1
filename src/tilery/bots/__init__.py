"""Players that see a view and nothing more: for each game the levels there are."""

from collections.abc import Mapping

from tilery.bots.base import Bot
from tilery.engine.errors import Unknown
from tilery.engine.game import AnyGame
from tilery.engine.registry import Registry

LEVELS: Mapping[str, Registry[type[Bot]]] = {
    "hidden-stones": Registry(
        "bot for Hidden Stones",
        {
            "random": "tilery.bots.random:RandomBot",
            "easy": "tilery.bots.hidden_stones:Easy",
            "normal": "tilery.bots.hidden_stones:Normal",
        },
    ),
    "triominos": Registry(
        "bot for Triominos",
        {
            "random": "tilery.bots.random:RandomBot",
            "easy": "tilery.bots.triominos:Easy",
            "normal": "tilery.bots.triominos:Normal",
        },
    ),
    "collexion": Registry(
        "bot for ColleXion",
        {
            "random": "tilery.bots.random:RandomBot",
            "easy": "tilery.bots.collexion:Easy",
            "normal": "tilery.bots.collexion:Normal",
        },
    ),
}


def make_bot(game: AnyGame, level: str) -> Bot:
    """A bot for a game; raises Unknown with the levels there are."""
    return levels(game.info.id).get(level)(game)


def levels(game: str) -> Registry[type[Bot]]:
    """The bots of a game."""
    if game not in LEVELS:
        raise Unknown("game with bots", game, LEVELS)
    return LEVELS[game]


__all__ = ["LEVELS", "Bot", "levels", "make_bot"]
