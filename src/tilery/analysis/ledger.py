"""Points left on the table, exactly: what each turn could have brought, and what it brought."""

from typing import Any

import msgspec

from tilery.engine.bot import Ending, Proof, Prover
from tilery.engine.game import Seat


class Exact(msgspec.Struct, frozen=True):
    """What is certain about a move: the most that the turn could bring before it (`could`) and after it (`kept`), both
    counted from the beginning of the turn. `ending` is there if the rest of the round was searched to its end."""

    could: int
    kept: int
    ending: Ending | None = None


class Turn(msgspec.Struct, frozen=True):
    """A turn whose best is proven: from which move of the log to which, what it could have brought, and what it
    brought."""

    seat: Seat
    first: int
    last: int
    could: int
    scored: int


class _Begun(msgspec.Struct):
    """A turn that is not over: since which move, what the player had then, what was given up since, and whether all
    that is proven."""

    first: int
    had: int
    left: int = 0
    sure: bool = True


class Ledger:
    """Keeps the accounts of all turns of a game. If something about a turn can't be proven, nothing is told of it."""

    def __init__(self, prover: Prover | None) -> None:
        self._prover = prover
        self._begun: dict[Seat, _Begun] = {}
        self.turns: list[Turn] = []

    def enter(self, number: int, view: Any, move: Any) -> Exact | None:
        """Enter a move, which has this number in the log; what is certain about it, or None."""
        if self._prover is None:
            return None
        proof, seat = self._prover.prove(view, move), view.seat
        begun = self._begun.setdefault(seat, _Begun(number, proof.now))
        begun.left += proof.most - proof.kept
        begun.sure = begun.sure and proof.exact
        if proof.ends:
            del self._begun[seat]
            if begun.sure:
                scored = proof.kept - begun.had
                self.turns.append(Turn(seat, begun.first, number, scored + begun.left, scored))
        return _told(proof, begun.had)


def _told(proof: Proof, had: int) -> Exact | None:
    return Exact(proof.most - had, proof.kept - had, proof.ending) if proof.exact else None
