"""Where the games are: a room is a folder with a `game.py`, and nobody lists them."""

import importlib
from pathlib import Path

from tilery.engine.errors import Unknown
from tilery.engine.game import AnyGame

HOUSE = Path(__file__).parent


class Rooms:
    """Games by their ids. A room is imported when it is asked for; `names` asks for all, to put them in order."""

    def __init__(self) -> None:
        self._folders = {_id_of(path.parent): path.parent for path in HOUSE.glob("*/game.py")}

    def names(self) -> tuple[str, ...]:
        """In the order of the home page."""
        return tuple(game.info.id for game in self.all())

    def get(self, name: str) -> AnyGame:
        """The game with this id; raises Unknown with the ids that exist."""
        if name not in self._folders:
            raise Unknown("game", name, self.names())
        game: AnyGame = importlib.import_module(f"tilery.games.{self._folders[name].name}.game").GAME
        return game

    def all(self) -> tuple[AnyGame, ...]:
        """In the order of the home page."""
        return tuple(sorted(map(self.get, self._folders), key=lambda game: (game.info.order, game.info.id)))


def _id_of(folder: Path) -> str:
    return folder.name.replace("_", "-")
