"""Tables of Triominos laid out by hand, and a short way to play on them in notation."""

from typing import Any

from msgspec.structs import replace

from tests.games.playing import Playing
from tilery.engine.options import settle
from tilery.engine.series import Series
from tilery.games.triominos.game import GAME
from tilery.games.triominos.layout import EMPTY, Layout, laid
from tilery.games.triominos.moves import Lay
from tilery.games.triominos.pieces import STONES
from tilery.games.triominos.state import Options, State

PLAYING = Playing(GAME)
play, watch, draw_all = PLAYING.play, PLAYING.watch, PLAYING.draw_all
refused, problems, listed = PLAYING.refused, PLAYING.problems, PLAYING.listed

Hand = tuple[str, ...]


def options(**given: str) -> Options:
    return GAME.options(settle(GAME.info, given))


def layout(*texts: str) -> Layout:
    """Stones laid one after the other, in notation; each must fit."""
    found = EMPTY
    for text in texts:
        move = GAME.read(text)
        assert isinstance(move, Lay)
        assert found.numbers(move.stone, move.cell) is not None, f"{text} does not fit"
        found = laid(found, 0, move.stone, move.cell)
    return found


def hand(text: str) -> Hand:
    """A hand from a text: '344 012'."""
    return tuple(sorted(text.split()))


def table(*hands: str, on_table: str = "", options: Options | None = None, **fields: Any) -> State:
    """A table in the middle of play, player 0 to move and first. All stones not named are in the pool."""
    seats, agreed = len(hands), options or Options()
    state = State(
        agreed,
        seats,
        "play",
        hands=tuple(hand(text) for text in hands),
        layout=layout(*on_table.split()),
        proposed=(False,) * seats,
        scores=(0,) * seats,
        series=Series(rounds=agreed.rounds, target=agreed.target),
    )
    if "pool" not in fields:
        out = {*(stone for held in state.hands for stone in held), *(placed.stone for placed in state.layout)}
        fields["pool"] = tuple(stone for stone in STONES if stone not in out)
    return replace(state, **fields)
