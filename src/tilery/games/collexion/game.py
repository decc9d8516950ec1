"""ColleXion behind the protocol that all games share."""

from collections.abc import Mapping

from tilery.engine.game import Game, Info, Option, Variant
from tilery.engine.room import Room
from tilery.games.collexion import notation, picture, position, reasons, rules, scoring, sketch
from tilery.games.collexion import view as views
from tilery.games.collexion.moves import Move
from tilery.games.collexion.state import Options, State
from tilery.games.collexion.view import View

YES_OR_NO = ("no", "yes")

INFO = Info(
    id="collexion",
    title="ColleXion",
    rules_version=1,
    seats=(2, 3, 4),
    options=(
        Option("team", "no", "CX-13", YES_OR_NO),
        Option("expert", "no", "CX-14", YES_OR_NO),
        Option("start", "random", "CX-3", ("random", "0", "1", "2", "3")),
    ),
    variants=(
        Variant("two", (2,)),
        Variant("three", (3,)),
        Variant("four", (4,)),
        Variant("team", (4,), {"team": "yes"}),
        Variant("expert", (2, 3), {"expert": "yes"}),
        Variant("team-expert", (4,), {"team": "yes", "expert": "yes"}),
        Variant("chosen-start", (3,), {"start": "1"}),
    ),
    rules=tuple(f"CX-{number}" for number in range(1, 16)),
    order=4,
)


class ColleXion(Room[Options, State, Move, View]):
    """Take polygons from a shaken heap and complete sets."""

    def options(self, given: Mapping[str, str]) -> Options:
        return Options(
            team=given["team"] == "yes",
            expert=given["expert"] == "yes",
            start=None if given["start"] == "random" else int(given["start"]),
        )

    def texts(self, options: Options) -> dict[str, str]:
        return {
            "team": YES_OR_NO[options.team],
            "expert": YES_OR_NO[options.expert],
            "start": "random" if options.start is None else str(options.start),
        }


GAME: Game[Options, State, Move, View] = ColleXion(
    INFO, rules, views, scoring, notation, picture, reasons, position, sketch
)
"""ColleXion: its rules, views and texts. There is one such object; it never changes."""
