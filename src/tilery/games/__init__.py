"""The rooms of the house: one package per game, one line here."""

from tilery.engine.game import AnyGame
from tilery.engine.registry import Registry

GAMES: Registry[AnyGame] = Registry(
    "game",
    {
        "hidden-stones": "tilery.games.hidden_stones.game:GAME",
        "triominos": "tilery.games.triominos.game:GAME",
        "crossrummy": "tilery.games.crossrummy.game:GAME",
        "collexion": "tilery.games.collexion.game:GAME",
    },
)
