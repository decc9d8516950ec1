"""A list of moves in which a move is made only when somebody asks for it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, overload

from tilery.games.crossrummy import moves as m

Plan = tuple[Callable[..., m.Move], *tuple[Any, ...]]
"""How to make a move: a function, and what to call it with. A partial of it would take four times as long to note."""
Planned = m.Move | Plan
"""A move, or how to make it."""


class Listing(Sequence[m.Move]):
    """Moves in a fixed order. Whoever makes one of many layings need not pay for the others.

    >>> listing = Listing([m.DRAW, (m.Give, ("r3", "b5"))])
    >>> len(listing), listing[1], listing == [m.DRAW, m.Give(("r3", "b5"))]
    (2, Give(tiles=('r3', 'b5')), True)
    """

    __slots__ = ("_planned",)
    __hash__ = None  # type: ignore[assignment]  # like a list, which it can be equal to

    def __init__(self, planned: Sequence[Planned]) -> None:
        self._planned = planned

    def __len__(self) -> int:
        return len(self._planned)

    @overload
    def __getitem__(self, place: int) -> m.Move: ...
    @overload
    def __getitem__(self, place: slice) -> list[m.Move]: ...
    def __getitem__(self, place: int | slice) -> m.Move | list[m.Move]:
        if isinstance(place, slice):
            return list(map(_made, self._planned[place]))
        return _made(self._planned[place])

    def __iter__(self) -> Iterator[m.Move]:
        return map(_made, self._planned)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Listing | list) else NotImplemented

    def __repr__(self) -> str:
        return repr(list(self))


def _made(move: Planned) -> m.Move:
    return move[0](*move[1:]) if isinstance(move, tuple) else move
