"""Reads sketches, and sets up the tables that they describe."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Protocol, TypeVar, get_type_hints

from tilery.engine.chance import Bits, Dice, derived_seed
from tilery.engine.data import data_of_kind
from tilery.engine.errors import Illegal, Problem, TileryError, Unreadable
from tilery.engine.game import AnyGame
from tilery.engine.options import check_seats, settle
from tilery.engine.position import fault
from tilery.engine.reasons import Reason
from tilery.engine.sketch.entries import HIGHEST, YOU

S = TypeVar("S")
K = TypeVar("K")
V_in = TypeVar("V_in", contravariant=True)

MOST = 120
"""No list of a sketch is longer than this: no game has so many pieces."""


class Sketches(Protocol[S, V_in, K]):
    """A room's `sketch.py`. `start` is the table before the first move: it knows the options and the seats.

    What a person may get wrong on a table is a problem. Data that no form could make raises Unreadable.
    """

    def problems(self, start: S, sketch: K, /) -> tuple[Problem, ...]:
        """Everything that is wrong with a sketch, each with the pieces or the cells concerned."""

    def table(self, start: S, sketch: K, bits: Bits, /) -> S:
        """A full state that agrees with a sketch without problems. Everything unseen is drawn with these bits."""

    def sketch_of(self, v: V_in, /) -> K | None:
        """The sketch of what this view shows; None if its seat doesn't have the turn, or is in the middle of something
        that can't be entered."""


def has_sketches(game: AnyGame) -> bool:
    """Whether tables of this game can be entered by hand."""
    return getattr(game, "sketches", None) is not None


def sketches_of(game: AnyGame) -> Sketches[Any, Any, Any]:
    """The `sketch.py` of a game; refuses a game that has none."""
    found: Sketches[Any, Any, Any] | None = getattr(game, "sketches", None)
    if found is None:
        raise TileryError(f"A table of {game.info.title} can't be entered by hand.")
    return found


def sketch_type(game: AnyGame) -> Any:
    """The kind of sketch that a game has."""
    return get_type_hints(sketches_of(game).table)["sketch"]


def certain(game: AnyGame, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Of these reasons those that hold on the real table, too. A room's `DRAWN` are reasons about what a sketch doesn't
    say, and what `table` drew by chance."""
    drawn: tuple[type[Reason], ...] = getattr(sketches_of(game), "DRAWN", ())
    return tuple(reason for reason in reasons if not isinstance(reason, drawn))


def likeness(game: AnyGame, view: Any, move: Any) -> Hashable:
    """What a move is on the real table: two moves with the same likeness are one there. A room's `likeness` says so of
    pieces that are alike, where `table` drew by chance how they lie."""
    found: Callable[[Any, Any], Hashable] | None = getattr(sketches_of(game), "likeness", None)
    return found(view, move) if found else move


def read_sketch(game: AnyGame, data: Any) -> Any:
    """The sketch of this data; raises Unreadable. Nobody has asked yet whether it is a legal table."""
    sketch = data_of_kind(game, data, sketch_type(game), "table")
    for name in sketch.__struct_fields__:
        _check_size(name, getattr(sketch, name))
    return sketch


def _check_size(name: str, value: object) -> None:
    """Strangers send sketches: no number and no list in one is longer than it could ever have to be."""
    if isinstance(value, int) and abs(value) > HIGHEST:
        raise Unreadable(f"A number in '{name}' is too large.")
    if isinstance(value, tuple):
        if len(value) > MOST:
            raise Unreadable(f"'{name}' has more than {MOST} entries.")
        for one in value:
            _check_size(name, one)


def start_of(game: AnyGame, seats: int, options: Mapping[str, str]) -> Any:
    """The table before the first move, as `problems` and `table` need it."""
    check_seats(game.info, seats)
    return game.setup(game.options(settle(game.info, options)), seats)


def sketch_problems(game: AnyGame, start: Any, sketch: Any) -> tuple[Problem, ...]:
    """Everything that is wrong with a sketch, each problem once."""
    return tuple(dict.fromkeys(sketches_of(game).problems(start, sketch)))


def deal_bits(seed: bytes) -> Bits:
    """What deals the hidden rest of a table for a game with this seed: other bits than those of its chance moves."""
    return Dice(derived_seed("deal", seed.hex()), 0)


def dealt_again(game: AnyGame, state: Any, seed: bytes) -> Any:
    """The table on which another game with this seed starts: all that was seen stays, and the rest is dealt anew."""
    return game.guess(game.view(state, YOU), deal_bits(seed))


def set_up(game: AnyGame, start: Any, sketch: Any, bits: Bits) -> Any:
    """A full table that agrees with a sketch; raises Illegal with its problems."""
    if found := sketch_problems(game, start, sketch):
        raise Illegal(found)
    state = sketches_of(game).table(start, sketch, bits)
    if wrong := fault(game, state, start):
        raise Unreadable(wrong)
    return state
