"""Hidden Stones behind the protocol that all games share."""

from collections.abc import Mapping

from tilery.engine.errors import Illegal, Problem, Unreadable
from tilery.engine.game import Game, Info, Option, Variant
from tilery.engine.room import Room
from tilery.games.hidden_stones import notation, picture, position, reasons, rules, scoring, sketch
from tilery.games.hidden_stones import view as views
from tilery.games.hidden_stones.moves import Move
from tilery.games.hidden_stones.pieces import STANDARD, deck
from tilery.games.hidden_stones.state import Options, State
from tilery.games.hidden_stones.view import View

INFO = Info(
    id="hidden-stones",
    title="Hidden Stones",
    rules_version=1,
    seats=(1, 2, 3, 4, 5),
    options=(
        Option("edition", "piatnik", "HS-11", ("piatnik", "magellan")),
        Option("equal-turns", "edition", "HS-11", ("edition", "yes", "no")),
        Option("start", "random", "HS-3", ("random", "0", "1", "2", "3", "4")),
        Option("deck", STANDARD, "HS-2"),
    ),
    variants=(
        Variant("piatnik", (2, 3, 4, 5)),
        Variant("magellan", (2, 4), {"edition": "magellan"}),
        Variant("magellan-equal-turns", (3,), {"edition": "magellan", "equal-turns": "yes", "start": "1"}),
        Variant("solo", (1,)),
    ),
    rules=tuple(f"HS-{number}" for number in range(1, 16)),
    order=1,
)


class HiddenStones(Room[Options, State, Move, View]):
    """Turn and swap nine stones to match pattern cards."""

    def options(self, given: Mapping[str, str]) -> Options:
        edition, equal = given["edition"], given["equal-turns"]
        if edition == "piatnik" and equal == "no":
            raise Illegal(
                [Problem("HS-11", "equal-turns", "In the Piatnik edition all players have equally many turns.")]
            )
        text = given["deck"]
        try:
            text = STANDARD if text == STANDARD else deck(text).text
        except Unreadable as error:
            raise Illegal([Problem("HS-2", "bad-deck", str(error))]) from None
        return Options(
            edition="magellan" if edition == "magellan" else "piatnik",
            equal_turns=equal == "yes" or (equal == "edition" and edition == "piatnik"),
            start=None if given["start"] == "random" else int(given["start"]),
            deck=text,
        )

    def texts(self, options: Options) -> dict[str, str]:
        return {
            "edition": options.edition,
            "equal-turns": "yes" if options.equal_turns else "no",
            "start": "random" if options.start is None else str(options.start),
            "deck": options.deck,
        }


GAME: Game[Options, State, Move, View] = HiddenStones(
    INFO, rules, views, scoring, notation, picture, reasons, position, sketch
)
"""Hidden Stones: its rules, views and texts. There is one such object; it never changes."""
