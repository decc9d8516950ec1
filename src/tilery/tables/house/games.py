"""The games that can be played in this house, as clients know them."""

from functools import cache

from tilery.games import GAMES, levels
from tilery.games.rooms import folder_of
from tilery.tables.wire.answers import GameInfo
from tilery.tables.wire.refusal import Refusal


@cache
def game_info(name: str) -> GameInfo:
    """What clients need to know about a game. It never changes while the house is open."""
    game = GAMES.get(name)
    info = game.info
    return GameInfo(
        info.id, info.title, info.rules_version, info.seats, info.options, info.variants, levels(game).names()
    )


def rules_text(name: str) -> str:
    """The rules of a game as its room has them, in Markdown; refuses a game without."""
    if name not in GAMES.names():
        raise Refusal("not-found", "There is no such game.")
    text = folder_of(GAMES.get(name)) / "README.md"
    if not text.is_file():
        raise Refusal("not-found", "This game has no rules to read.")
    return text.read_text(encoding="utf-8")
