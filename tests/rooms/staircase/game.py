"""Staircase behind the protocol that all games share."""

from collections.abc import Mapping

from tilery.engine.game import Game, Info, Option, Seat, Variant

from . import notation, rules, sketch
from . import view as views
from .moves import Move
from .state import Options, State
from .view import View

INFO = Info(
    id="staircase",
    title="Staircase",
    rules_version=1,
    seats=(2, 3, 4),
    options=(Option("tiles", "12", "SC-1", ("12", "20")),),
    variants=(Variant("short", (2, 3, 4)), Variant("long", (2,), {"tiles": "20"})),
    rules=tuple(f"SC-{number}" for number in range(1, 7)),
)


class Staircase:
    """Lay rising numbers: the higher the staircase, the better."""

    info = INFO

    def options(self, given: Mapping[str, str]) -> Options:
        return Options(tiles=int(given["tiles"]))

    def texts(self, options: Options) -> dict[str, str]:
        return {"tiles": str(options.tiles)}

    setup = staticmethod(rules.setup)
    pending = staticmethod(rules.pending)
    moves = staticmethod(rules.moves)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    chance = staticmethod(rules.chance)
    result = staticmethod(rules.result)
    view = staticmethod(views.view)
    seen = staticmethod(views.seen)
    guess = staticmethod(views.guess)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    sketches = sketch

    def picture(self, s: State, *seats: Seat) -> str:
        """The staircase rising to the right, and below it a line for each player. A hand is secret (SC-2)."""
        stairs = " ".join(f"[bold]{tile}[/bold]" for tile in s.staircase) or "no staircase"
        lines = [stairs, f"stock: {len(s.stock)} tiles"]
        for seat, hand in enumerate(s.hands):
            mark = "▸" if seat == s.turn and not s.over else " "
            held = " ".join(map(str, hand)) or "nothing"
            shown = held if seat in seats else f"{len(hand)} tiles"
            lines.append(f"{mark} player {seat + 1}  {s.points[seat]} points  holds {shown}")
        return "\n".join(lines)


GAME: Game[Options, State, Move, View] = Staircase()
