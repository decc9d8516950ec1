"""The bots of a contest: levels of the game, or somebody's own class in a Python file."""

import hashlib
import importlib.util
import sys
from functools import cache
from pathlib import Path

from tilery.engine.bot import Bot
from tilery.engine.errors import TileryError
from tilery.engine.game import AnyGame
from tilery.games import levels

FILE_MARK = ".py:"
"""In `path/to/file.py:Class`; the ids of levels have no dots."""


class BotError(TileryError):
    """A bot that can't be used, or that failed in a game."""


def bot_class(game: AnyGame, text: str) -> type[Bot]:
    """The bot that somebody named: a level, or `path/to/file.py:Class`. Raises Unknown or BotError."""
    if FILE_MARK not in text:
        return levels(game).get(text)
    path, _, name = text.rpartition(":")
    return _class_in(Path(path).expanduser().resolve(), name)


def bot_name(text: str) -> str:
    """What a record calls a bot. A class from a file has the beginning of the file's SHA-256 with it: after a change it
    is another bot.

    >>> bot_name("easy")
    'easy'
    """
    if FILE_MARK not in text:
        return text
    path, _, name = text.rpartition(":")
    try:
        source = Path(path).expanduser().read_bytes()
    except OSError as error:
        raise BotError(f"The bot {text} can't be read: {error.strerror}.") from None
    return f"{name}@{hashlib.sha256(source).hexdigest()[:6]}"


@cache
def _class_in(path: Path, name: str) -> type[Bot]:
    if not path.is_file():
        raise BotError(f"There is no file {path} with a bot.")
    spec = importlib.util.spec_from_file_location(f"bot_{path.stem}_{abs(hash(path))}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # what lies beside it may be imported
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BotError(f"The file {path} can't be used: {type(error).__name__}: {error}.") from error
    found = getattr(module, name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        there = [key for key, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
        hint = f" There is: {', '.join(there)}." if there else ""
        raise BotError(f"{path} has no class '{name}' with a method 'choose'.{hint}")
    return found
