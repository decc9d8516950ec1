"""Tables of Hidden Stones laid out by hand, and a short way to play on them in notation."""

from typing import Any

from msgspec.structs import replace

from tests.games.hidden_stones.cards import BOARD
from tests.games.playing import Playing
from tilery.engine.options import settle
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.state import Options, State

PLAYING = Playing(GAME)
play, watch, draw_all = PLAYING.play, PLAYING.watch, PLAYING.draw_all
refused, problems, listed = PLAYING.refused, PLAYING.problems, PLAYING.listed


def options(**given: str) -> Options:
    """The options of a table; `equal_turns` stands for 'equal-turns'."""
    return GAME.options(settle(GAME.info, {name.replace("_", "-"): value for name, value in given.items()}))


def table(*hands: tuple[int, ...], options: Options | None = None, **fields: Any) -> State:
    """A table in the middle of play, player 0 to move and first. All cards not named are in the draw pile."""
    seats = len(hands)
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    state = State(options or Options(), seats, "play", board=BOARD, hands=hands, won=nothing, passed=(False,) * seats)
    state = replace(state, **fields)
    if "draw" not in fields:
        out = {*state.discard, *(card for pile in (*state.hands, *state.won) for card in pile)}
        state = replace(state, draw=tuple(card for card in state.deck.numbers if card not in out))
    return state


def turns(state: State, *texts: str) -> State:
    """Play these moves, with the draws that follow from each."""
    for text in texts:
        state = draw_all(play(state, text))
    return state


def cards_worth(value: int) -> list[int]:
    """The cards of the standard deck with this value."""
    return [card.number for card in State(Options(), 2, "play").deck.cards.values() if card.points == value]
