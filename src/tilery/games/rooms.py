"""Finds the games: a room is a folder with a `game.py`, in this folder or in one that is added. There is no list of
them.

A room from elsewhere becomes a package beside ours, `tilery.games.<folder>`. So it can move here unchanged.
"""

import importlib
import importlib.machinery
import importlib.util
import sys
from pathlib import Path

from tilery.engine.errors import TileryError, Unknown
from tilery.engine.game import AnyGame, Info

HOUSE = Path(__file__).parent


class RoomError(TileryError):
    """A room that can't be used, and why."""


class Rooms:
    """Games by their ids. A room is imported when somebody asks for it; `names` imports all, to put them in order.

    >>> rooms = Rooms()
    >>> rooms.get(rooms.names()[0]) is rooms.all()[0]
    True
    """

    def __init__(self) -> None:
        self._folders = _rooms_in(HOUSE)
        self._games: dict[str, AnyGame] = {}
        self.paths: tuple[Path, ...] = ()
        """Where further rooms came from. Other processes must be told."""

    def add(self, given: Path | str) -> None:
        """Add rooms: a folder with rooms in it, or one room. If it raises RoomError, nothing was added.

        >>> rooms = Rooms()
        >>> try:
        ...     rooms.add("no/such/folder")
        ... except RoomError as error:
        ...     print(str(error)[:18], rooms.paths)
        There is no folder ()
        """
        path = Path(given).expanduser().resolve()
        if path in self.paths:
            return
        if path.is_file():
            raise RoomError(f"{path} is a file, not a folder of rooms.")
        if not path.is_dir():
            raise RoomError(f"There is no folder {path} to find rooms in.")
        found = {id_of(path): path} if (path / "game.py").is_file() else _rooms_in(path)
        if not found:
            raise RoomError(f"There is no room in {path}: a room is a folder with a game.py.")
        for name, folder in found.items():
            if self._folders.get(name, folder) != folder:
                raise RoomError(f"The room {folder} can't be added: there is a game '{name}' already.")
            _load(folder)
        self._folders |= found
        self.paths += (path,)

    def names(self) -> tuple[str, ...]:
        """The ids of all games, in the order of the home page.

        >>> len(Rooms().names()) == len(Rooms().all())
        True
        """
        return tuple(game.info.id for game in self.all())

    def get(self, name: str) -> AnyGame:
        """The game with this id; raises Unknown with the ids that exist.

        >>> rooms = Rooms()
        >>> rooms.get(rooms.names()[0]).info.order
        1
        >>> try:
        ...     rooms.get("no-such-game")
        ... except Unknown as error:
        ...     print(str(error)[:32])
        There is no game 'no-such-game'.
        """
        if name not in self._folders:
            raise Unknown("game", name, self.names())
        if name not in self._games:
            self._games[name] = _load(self._folders[name])
        return self._games[name]

    def all(self) -> tuple[AnyGame, ...]:
        """All games, in the order of the home page.

        >>> [game.info.order for game in Rooms().all()]
        [1, 2, 3, 4]
        """
        return tuple(sorted(map(self.get, self._folders), key=lambda game: (game.info.order, game.info.id)))


def id_of(folder: Path) -> str:
    """The id of the game in a folder.

    >>> id_of(Path("games/four_winds"))
    'four-winds'
    """
    return folder.name.replace("_", "-")


def folder_of(game: AnyGame) -> Path:
    """Where a game has its room."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent


def _rooms_in(path: Path) -> dict[str, Path]:
    """The rooms in a folder. In a browser there is only what Python has compiled."""
    return {id_of(file.parent): file.parent for file in sorted(path.glob("*/game.py*"))}


def _load(folder: Path) -> AnyGame:
    package = f"tilery.games.{folder.name}"
    try:
        if folder.parent != HOUSE:
            _make_package(package, folder)
        game: AnyGame = importlib.import_module(f"{package}.game").GAME
        if not isinstance(getattr(game, "info", None), Info):
            raise TypeError("GAME in game.py is no game: it has no Info")
    except RoomError:
        raise
    except (Exception, SystemExit) as error:
        for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[name]  # so that the next try finds out the same
        raise RoomError(f"The room {folder} can't be used: {type(error).__name__}: {error}.") from error
    if game.info.id != id_of(folder):
        raise RoomError(
            f"The room {folder} can't be used: its game has the id '{game.info.id}', not '{id_of(folder)}'."
        )
    return game


def _make_package(name: str, folder: Path) -> None:
    """Let a folder from elsewhere be imported under this name."""
    if not folder.name.isidentifier():
        raise RoomError(f"The room {folder} can't be used: a folder's name has letters, digits and '_' only.")
    if name in sys.modules:
        if folder not in map(Path, sys.modules[name].__path__):
            raise RoomError(f"The room {folder} can't be used: another one is called '{folder.name}' too.")
        return
    start = folder / "__init__.py"
    spec = importlib.util.spec_from_file_location(name, start, submodule_search_locations=[str(folder)])
    if not start.is_file():
        spec = importlib.machinery.ModuleSpec(name, None, is_package=True)
        spec.submodule_search_locations = [str(folder)]
    assert spec is not None
    sys.modules[name] = importlib.util.module_from_spec(spec)
    if spec.loader is not None:
        spec.loader.exec_module(sys.modules[name])
