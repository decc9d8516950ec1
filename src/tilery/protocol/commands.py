"""The command that starts an engine, as somebody writes it. Nothing is started here."""

import shlex

from tilery.engine.errors import TileryError

COMMAND_MARK = "cmd:"


class BotError(TileryError):
    """A bot that can't be used, or that failed in a game."""


def command_of(text: str) -> tuple[str, ...]:
    """The program and the arguments of an engine; () if this names no engine. Raises BotError.

    >>> command_of("cmd:./mybot --depth 3"), command_of("easy")
    (('./mybot', '--depth', '3'), ())
    """
    if not text.startswith(COMMAND_MARK):
        return ()
    try:
        command = tuple(shlex.split(text.removeprefix(COMMAND_MARK)))
    except ValueError as error:
        raise BotError(f"The command of {text} can't be read: {error}.") from None
    if not command:
        raise BotError(f"'{COMMAND_MARK}' needs the command that starts the engine, as in '{COMMAND_MARK}./mybot.py'.")
    return command
