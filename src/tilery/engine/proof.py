"""What can be proven about a move, where estimates are not needed."""

from typing import Any, ClassVar, Literal, Protocol

import msgspec

from tilery.engine.game import AnyGame

Unit = Literal["points", "tiles"]


class Ending(msgspec.Struct, frozen=True):
    """The end of a round that was searched to its last move, with two players who know everything: by how many points
    the player can be ahead at its end, whatever the other does, before the move (`best`) and after it (`kept`). With
    less than 0 the other is ahead. If the game ends with the round (`last`), that decides who wins."""

    best: int
    kept: int
    last: bool


class Proof(msgspec.Struct, frozen=True):
    """The most that a player can have at the end of a turn, before a move and after it.

    `now` is what they have before the move. `most` was found, and nobody can have more than `bound` (None if that is
    not known). `kept` is the most that they can still have after the move; if it `ends` the turn, what they have.
    """

    now: int
    most: int
    bound: int | None
    kept: int
    ends: bool
    ending: Ending | None = None

    @property
    def exact(self) -> bool:
        """Whether nothing is left open."""
        return self.most == self.bound


class Prover(Protocol):
    """Proves what a turn can bring. A room may have one (`bots/prover.py`). It knows what the player knew: the view,
    and nothing else. The same view and move give the same proof on every machine with compiled kernels."""

    UNIT: ClassVar[Unit]
    """What is counted."""

    def __init__(self, game: AnyGame) -> None: ...

    def prove(self, view: Any, move: Any) -> Proof:
        """What is certain about this move of the view's player."""
