"""How a command can end other than well, and what is said then in our words: those of Typer and pydantic are for
programmers. Typer has its own copies of click and of its errors, so we recognise them by their attributes."""

import os
import re
from typing import Any, get_args

from tilery.engine.errors import TileryError, brief

CANCELLED = 130
"""The exit code by which shells know that a program was interrupted from the keyboard."""

PLAINLY = {
    r"Option '(.*)' requires an argument\.": "{} needs a value.",
    r"Option '(.*)' requires (\d+) arguments\.": "{} needs {} values.",
    r"Option '(.*)' does not take a value\.": "{} takes no value.",
    r"No such option: (\S+)": "There is no option {}.",
    r"No such option: (\S+) \(Possible options: (.*)\)": "There is no option {}. Similar: {}.",
    r"No such command '(.*?)'\.": "There is no command '{}'.",
    r"No such command '(.*?)'\. Did you mean (.*)\?": "There is no command '{}'. Similar: {}.",
    r"Got unexpected extra argument\(s\) \((.*)\)": "This is more than the command needs: {}.",
}
"""What Typer says of the form of a command, and what we say instead. What is not here stays as it is."""
NUMBERS = {int, float}


class Cancelled(TileryError):
    """The user stopped the command; the text says what was done so far."""


def reason(error: OSError) -> str:
    """Why the system refused something, without numbers and without what a library adds."""
    return os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)


def in_words(error: Any) -> str:
    """What is wrong, and what is allowed or where that is said."""
    param = getattr(error, "param", None)
    if param is not None:
        name = name_of(param)
        if hasattr(error, "param_type"):  # only that of a missing one has it
            return f"{name} is missing. {help_of(error)}"
        if (needed := numbers(param)) and (values := refused(error)):
            return f"{name} needs {needed}, not {values}."
        return f"{name}: {error.message}"
    text = str(error.format_message())
    for theirs, ours in PLAINLY.items():
        if found := re.fullmatch(theirs, text, re.DOTALL):
            return f"{ours.format(*found.groups())} {help_of(error)}".strip()
    return str(error.message)


def name_of(param: Any) -> str:
    """An option or an argument, as its help names it."""
    return max(param.opts, key=len) if param.param_type_name == "option" else str(param.metavar or param.name).upper()


def numbers(param: Any) -> str:
    """Which numbers an option takes, by its declaration; empty if it takes something else."""
    kind, bounds = param.type_descriptor.annotation, param.type_descriptor.parameter_info
    kinds = get_args(kind) or (kind,)
    if not NUMBERS.issuperset(kinds):
        return ""
    what = "whole number" if int in kinds else "number"
    what = f"{len(kinds)} {what}s" if len(kinds) > 1 else f"a {what}"
    low, high = (None if bound is None else f"{bound:,}".removesuffix(".0") for bound in (bounds.min, bounds.max))
    return what if low is None else f"{what}, {low} or more" if high is None else f"{what} from {low} to {high}"


def refused(error: Any) -> str:
    """What was given instead of a number; empty if it is not known."""
    cause = error.__cause__
    if not hasattr(cause, "errors"):
        return ""
    return f"'{brief(str(cause.errors()[0]['input']))}'"


def help_of(error: Any) -> str:
    """Where to read what the command needs, if it is known which command that is."""
    return f"See '{error.ctx.command_path} --help'." if error.ctx else ""
