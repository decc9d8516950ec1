"""The bots of a contest, as somebody names them: a level of the game, a class of their own, or a command.

Only whoever types commands on this machine may name a class or a command: both run with all rights of that person. The
server knows levels alone, and never asks here.
"""

import hashlib
import importlib
import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

from tilery.engine.bot import AnyBot
from tilery.engine.game import AnyGame
from tilery.games import levels
from tilery.protocol.commands import BotError, command_of

FILE_MARK = ".py:"
"""In `path/to/file.py:Class`. A class of a module that can be imported is named `package.module:Class`. The ids of
levels have no colons."""


def bot_class(game: AnyGame, text: str) -> type[AnyBot]:
    """The class that somebody named: a level, `path/to/file.py:Class` or `package.module:Class`. Raises Unknown or
    BotError.

    >>> from tilery.games import GAMES
    >>> bot_class(GAMES.all()[0], "tilery.engine:RandomBot").__name__
    'RandomBot'
    """
    if ":" not in text:
        return levels(game).get(text)
    place, _, name = text.rpartition(":")
    module = _in_file(Path(place).expanduser().resolve()) if FILE_MARK in text else _imported(place)
    found = getattr(module, name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        there = [key for key, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
        hint = f" There is: {', '.join(there)}." if there else ""
        raise BotError(f"{place} has no class '{name}' with a method 'choose'.{hint}")
    return found


def bot_name(text: str) -> str:
    """What a record calls a bot. With a class or a command comes the beginning of a SHA-256 of its code: after a change
    it is another bot.

    >>> bot_name("easy")
    'easy'
    """
    if command := command_of(text):
        files = [argument for argument in command if Path(argument).is_file()]
        name = Path(files[-1] if files else command[0]).stem
        return f"{name}@{_digest(*map(str.encode, command), *(_source(text, file) for file in files))}"
    place, colon, name = text.rpartition(":")
    if not colon:
        return text
    if FILE_MARK not in text:
        place = str(_imported(place).__file__ or "")
    return f"{name}@{_digest(_source(text, place))}"


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:6]


def _source(bot: str, path: str) -> bytes:
    try:
        return Path(path).expanduser().read_bytes()
    except OSError as error:
        raise BotError(f"The bot {bot} can't be read: {error.strerror}.") from None


@cache
def _in_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise BotError(f"There is no file {path} with a bot.")
    spec = importlib.util.spec_from_file_location(f"bot_{path.stem}_{abs(hash(path))}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    _may_import_from(path.parent)  # what lies beside it may be imported
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BotError(f"The file {path} can't be used: {type(error).__name__}: {error}.") from error
    return module


def _imported(name: str) -> ModuleType:
    _may_import_from(Path.cwd())
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name == error.name or name.startswith(f"{error.name}.")):
            raise BotError(f"There is no module '{name}'. A file is named path/to/file.py:Class.") from None
        raise BotError(f"The module {name} can't be used: {error}.") from error
    except (Exception, SystemExit) as error:
        raise BotError(f"The module {name} can't be used: {type(error).__name__}: {error}.") from error


def _may_import_from(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
