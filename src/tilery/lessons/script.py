"""What a lesson is written in: the log of a game, and the steps to be taken in it."""

from collections.abc import Iterator
from importlib import resources

import msgspec

from tilery.engine.errors import TileryError
from tilery.engine.game import CHANCE, Seat
from tilery.engine.record import CHANCE_MARK
from tilery.games import GAMES


class BadLesson(TileryError):
    """A script that can't be played, with the step where it fails."""

    def __init__(self, step: str, what: str) -> None:
        super().__init__(f"lesson step '{step}': {what}")


class StepScript(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do. Without anything to `accept`, it is something to look at. The moves in `before` have been made,
    unseen, when the step begins (`anew`: at a new table, so this is a whole log). All accepted moves lead to the same
    table. Moves in `also` are right too, but lead to another table; the board then shows the first one. `refuse` lists
    likely mistakes. `then` is what the others do afterwards.
    """

    id: str
    accept: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    refuse: tuple[str, ...] = ()
    before: str = ""
    then: str = ""
    anew: bool = False


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. Logs are written as in a record, one move on each line: `0 344@e1`, chance as `* draw 344`."""

    game: str
    seats: int
    steps: tuple[StepScript, ...]
    options: dict[str, str] = {}
    log: str = ""


def scripts() -> Iterator[Script]:
    """The lessons that are written, in the order of the games."""
    for game in GAMES.names():
        file = resources.files(f"tilery.games.{room_of(game)}") / "lesson.toml"
        if file.is_file():
            yield read(file.read_bytes())


def read(source: bytes | str) -> Script:
    """The script of a `lesson.toml`."""
    return msgspec.toml.decode(source, type=Script)


def room_of(game: str) -> str:
    """The folder of a game.

    >>> room_of("four-winds")
    'four_winds'
    """
    return game.replace("-", "_")


def lines(log: str) -> Iterator[tuple[Seat, str]]:
    """Who moves, and what.

    >>> list(lines("* draw 344\\n0 344@e1"))
    [(-1, 'draw 344'), (0, '344@e1')]
    """
    for line in filter(None, map(str.strip, log.splitlines())):
        who, _, move = line.partition(" ")
        yield (CHANCE if who == CHANCE_MARK else int(who)), move
