"""What every room's `codec.py` has."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from math import prod
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from tilery.engine.codec.arrays import Tensor
from tilery.engine.game import AnyMove, Seat
from tilery.engine.odds import Odds

S = TypeVar("S")
M = TypeVar("M", bound=AnyMove)
D = TypeVar("D", bound="Draft")

Shape = tuple[int, ...]
Chances = list[tuple[int, float]]
"""The numbers of all outcomes of a chance move, each with its probability."""


class Draft(msgspec.Struct, frozen=True, gc=False):
    """A move that takes several actions, as far as it has been said. Each room has its own kinds, and a text of each
    says what the last action was."""


class Codec(ABC, Generic[S, M, D]):
    """Numbers for the moves of one table: a game with its options and a number of seats.

    Actions and observations depend only on what the seat may know: they are the same in all states that look the same
    to it. Other players are counted clockwise from the one who acts, so every seat can be played by the same mind.
    """

    action_count: int
    """Every action is below this."""
    outcome_count: int
    """Every outcome of a chance move is below this."""
    longest: int
    """A game of players who do anything has fewer actions than this, as far as we have seen. No rule says so."""

    def __init__(self, parts: Mapping[str, Shape]) -> None:
        self.parts: Final = dict(parts)
        """The parts of an observation, in their order, each with its shape."""
        self.at: Final[dict[str, int]] = {}
        """Where each part begins in the array."""
        size = 0
        for name, shape in parts.items():
            self.at[name] = size
            size += prod(shape)
        self.size: Final = size
        """How many numbers an observation has."""

    @abstractmethod
    def legal(self, s: S, seat: Seat, draft: D | None) -> list[int]:
        """What a seat may do next, ascending; nothing if it is not asked. `draft` is what it has said of its move."""

    def mask(self, s: S, seat: Seat, draft: D | None) -> NDArray[np.int8]:
        """The same as a number for each action: 1 if it is legal. A room that knows its masks is quicker."""
        ones = bytearray(self.action_count)  # quicker than an array to set one by one
        for action in self.legal(s, seat, draft):
            ones[action] = 1
        return np.frombuffer(ones, np.int8)

    @abstractmethod
    def act(self, s: S, seat: Seat, draft: D | None, action: int) -> M | D:
        """What a legal action makes of the draft: a whole move, or a longer draft."""

    @abstractmethod
    def encode(self, s: S, seat: Seat, move: M) -> tuple[int, ...] | None:
        """The actions that lead to this legal move, or to one with the same effect. None if no actions do."""

    @abstractmethod
    def chances(self, s: S, draft: D | None) -> Chances:
        """What chance may do next, in ascending order."""

    @abstractmethod
    def draw(self, s: S, draft: D | None, outcome: int) -> M | D:
        """What an outcome makes of the draft: a whole chance move, or a longer draft."""

    def whole(self, s: S) -> bool:
        """Whether `chances` lists all that is possible. Otherwise it is a sample, always the same."""
        return True

    @abstractmethod
    def observe(self, s: S, seat: Seat, draft: D | None, tensor: Tensor) -> None:
        """Write what a seat sees into an array of zeros. All numbers are from -1 to 1."""

    @abstractmethod
    def write(self, move: M) -> str:
        """The notation of a move, as the game has it."""

    def name(self, s: S, seat: Seat, draft: D | None, action: int) -> str:
        """An action in words: the notation of its move, or what it adds to the draft."""
        return self._text(self.act(s, seat, draft, action))

    def outcome_name(self, s: S, draft: D | None, outcome: int) -> str:
        """An outcome of chance in words."""
        return self._text(self.draw(s, draft, outcome))

    def _text(self, made: M | D) -> str:
        return str(made) if isinstance(made, Draft) else self.write(made)

    def named(self, tensor: Tensor) -> dict[str, Tensor]:
        """The parts of an observation by name. They share its memory."""
        return {
            name: tensor[self.at[name] : self.at[name] + prod(shape)].reshape(shape)
            for name, shape in self.parts.items()
        }


AnyCodec = Codec[Any, Any, Any]


class Codecs(Protocol):
    """A room's `codec.py`."""

    CODECS: Mapping[str, Callable[[Any], AnyCodec]]
    """Ways to number the actions, by name, the usual one first. Each is made with the first state of a table."""


def numbered(odds: Odds[M], number: Callable[[M], int]) -> Chances:
    """The chances of moves that are listed, by their numbers."""
    return sorted(zip(map(number, odds.moves), odds.chances, strict=True))
