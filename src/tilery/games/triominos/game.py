"""Triominos behind the protocol that all games share."""

import re
from collections.abc import Mapping

from tilery.engine.errors import Illegal, Problem
from tilery.engine.game import Game, Info, Option, Variant
from tilery.engine.room import Room
from tilery.games.triominos import notation, picture, position, reasons, rules, scoring, sketch
from tilery.games.triominos import view as views
from tilery.games.triominos.moves import Move
from tilery.games.triominos.state import Options, State
from tilery.games.triominos.view import View

NO_TARGET = "none"

INFO = Info(
    id="triominos",
    title="Triominos",
    rules_version=1,
    seats=(2, 3, 4),
    options=(
        Option("rounds", "1", "TR-13", tuple(map(str, range(1, 21)))),
        Option("target", NO_TARGET, "TR-13"),
        Option("start", "random", "TR-2", ("random", "0", "1", "2", "3")),
    ),
    variants=(
        Variant("two", (2,)),
        Variant("three", (3,)),
        Variant("four", (4,)),
        Variant("target", (2, 4), {"target": "400"}),
        Variant("rounds", (3,), {"rounds": "3"}),
        Variant("chosen-start", (2,), {"start": "1"}),
    ),
    rules=tuple(f"TR-{number}" for number in range(1, 14)),
    order=2,
)


class Triominos(Room[Options, State, Move, View]):
    """Lay triangles so that all numbers at a corner agree."""

    def options(self, given: Mapping[str, str]) -> Options:
        target = given["target"]
        if target != NO_TARGET and not re.fullmatch("[1-9][0-9]{0,3}", target):
            raise Illegal([Problem("TR-13", "bad-target", "A target is a number from 1 to 9999, or 'none'.")])
        if target != NO_TARGET and given["rounds"] != "1":
            raise Illegal([Problem("TR-13", "rounds-and-target", "Choose a number of rounds or a target, not both.")])
        return Options(
            rounds=int(given["rounds"]),
            target=None if target == NO_TARGET else int(target),
            start=None if given["start"] == "random" else int(given["start"]),
        )

    def texts(self, options: Options) -> dict[str, str]:
        return {
            "rounds": str(options.rounds),
            "target": NO_TARGET if options.target is None else str(options.target),
            "start": "random" if options.start is None else str(options.start),
        }


GAME: Game[Options, State, Move, View] = Triominos(
    INFO, rules, views, scoring, notation, picture, reasons, position, sketch
)
"""Triominos: its rules, views and texts. There is one such object; it never changes."""
