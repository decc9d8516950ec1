"""Reasons for a move: facts that the rules prove from a view alone, never opinions."""

from typing import Any, get_type_hints

import msgspec

from tilery.engine.game import AnyGame, Seat


class Reason(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower):
    """Something that is true of a move. Each room has its own kinds; `type` tells them apart where they are data."""


def reasons_for(game: AnyGame, view: Any, move: Any) -> tuple[Reason, ...]:
    """What speaks for a legal move of the seat that has this view, the most important first. A game need not give
    reasons."""
    reasons = getattr(game, "reasons", None)
    return () if reasons is None else tuple(reasons(view, move))


def reason_type(game: AnyGame) -> Any:
    """The union of all kinds of reasons that a game gives; None if it gives none."""
    reasons = getattr(game, "reasons", None)
    return None if reasons is None else get_type_hints(reasons)["return"].__args__[0]


def only_move(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether there is exactly one legal move; False if the game can't list its moves. The legal moves depend only on
    what the player knows, so this reveals nothing."""
    return game.info.complete and len(game.moves(state, seat)) == 1
