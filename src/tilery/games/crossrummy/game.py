"""Crossrummy behind the protocol that all games share."""

from collections.abc import Mapping

from tilery.engine.game import Game, Info, Option, Variant
from tilery.engine.room import Room
from tilery.games.crossrummy import notation, picture, position, reasons, rules, scoring, sketch
from tilery.games.crossrummy import view as views
from tilery.games.crossrummy.moves import Move
from tilery.games.crossrummy.state import Options, State
from tilery.games.crossrummy.view import View

INFO = Info(
    id="crossrummy",
    title="Crossrummy",
    rules_version=1,
    seats=(2, 3, 4),
    options=(
        Option("rounds", "1", "CR-13", tuple(map(str, range(1, 21)))),
        Option("start", "random", "CR-2", ("random", "0", "1", "2", "3")),
    ),
    variants=(
        Variant("two", (2,)),
        Variant("three", (3,)),
        Variant("four", (4,)),
        Variant("series", (2,), {"rounds": "2"}),
        Variant("chosen-start", (3,), {"start": "1"}),
    ),
    rules=tuple(f"CR-{number}" for number in range(1, 15)),
    order=3,
    complete=False,
)


class Crossrummy(Room[Options, State, Move, View]):
    """Lay sets and runs that cross, and rearrange the whole table."""

    def options(self, given: Mapping[str, str]) -> Options:
        return Options(
            rounds=int(given["rounds"]),
            start=None if given["start"] == "random" else int(given["start"]),
        )

    def texts(self, options: Options) -> dict[str, str]:
        return {
            "rounds": str(options.rounds),
            "start": "random" if options.start is None else str(options.start),
        }


GAME: Game[Options, State, Move, View] = Crossrummy(
    INFO, rules, views, scoring, notation, picture, reasons, position, sketch
)
"""Crossrummy: its rules, views and texts. There is one such object; it never changes."""
