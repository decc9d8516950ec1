"""Whether a table that somebody has set up can be played on, which no log proves; and what a puzzle asks there."""

import functools
import operator
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

import msgspec

from tilery.engine.game import CHANCE, AnyGame, Seat


def fault(game: AnyGame, state: Any, start: Any) -> str:
    """What is wrong with a position, in one sentence, or ''. `start` is the table before the first move.

    A game that has no `faults` of its own trusts whoever sets up a position.
    """
    for name in ("options", "seats"):
        if getattr(state, name, None) != getattr(start, name, None):
            return f"The {name} of the position are not those of the game."
    own = getattr(game, "faults", None)
    found: str = next(own(state), "") if own else ""
    if not found and (not game.pending(state) or CHANCE in game.pending(state)):
        return NOBODYS_TURN
    return found


NOBODYS_TURN = "A position is a moment in which a player has to move."


def seat_faults(seats: int, **named: Seat | None) -> Iterator[str]:
    """Names of seats that are none.

    >>> list(seat_faults(2, turn=1, start=2))
    ["'start' is no seat: 2."]
    """
    for name, seat in named.items():
        if seat is not None and not 0 <= seat < seats:
            yield f"'{name}' is no seat: {seat}."


def length_faults(length: int, **named: Sequence[object]) -> Iterator[str]:
    """Lists that should have one entry for each of so many.

    >>> list(length_faults(2, hands=((), ()), scores=(0,)))
    ["'scores' has 1 of 2 entries."]
    """
    for name, items in named.items():
        if len(items) != length:
            yield f"'{name}' has {len(items)} of {length} entries."


def piece_faults(name: str, there: Iterable[object], all_of_them: Iterable[object]) -> Iterator[str]:
    """Pieces that are there too often, or not often enough.

    >>> list(piece_faults("stone", ["000", "000"], ["000", "001"]))
    ['The stone 000 is there too often.', 'The stone 001 is missing.']
    """
    found, wanted = Counter(there), Counter(all_of_them)
    for one in found - wanted:
        yield f"The {name} {one} is there too often."
    for one in wanted - found:
        yield f"The {name} {one} is missing."


def sheet_faults(seats: int, results: Iterable[Any], sheets: Sequence[Any]) -> Iterator[str]:
    """TR-13, CR-13: results of finished rounds that don't have their sheet, or not one number for each player."""
    points = [result.points for result in results]
    if points != [sheet.points for sheet in sheets]:
        yield "The results of the rounds are not those of their sheets."
    for sheet in sheets:
        yield from length_faults(seats, points=sheet.points, hands=sheet.hands)
        yield from seat_faults(seats, start=sheet.start, out=sheet.out)


class Goal(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What is to be reached in one turn. Each room has its own kinds; `type` tells them apart where they are data."""

    @property
    def amount(self) -> int:
        """How much has to be reached: points, tiles, or 1 if there is only right and wrong."""
        raise NotImplementedError


class Points(Goal, frozen=True):
    """Make so many points in this turn."""

    points: int

    @property
    def amount(self) -> int:
        return self.points


class Proof(msgspec.Struct, frozen=True):
    """The most that a turn can bring, and moves that bring it. `only`: no others do, apart from their order. `also`:
    where a turn is a single move, the other moves that do."""

    goal: Any
    moves: tuple[Any, ...]
    only: bool = False
    also: tuple[Any, ...] = ()


class Kind(msgspec.Struct, frozen=True):
    """A kind of puzzle, by its goal. `tried` are the levels that show how hard one is, from weak to strong: those that
    want what the goal asks for. A bot that gives up points of this turn for later ones would miss the easiest. Where
    there are several kinds, so many `shares` of the puzzles are of this one."""

    goal: type[Goal]
    tried: tuple[str, ...]
    shares: int = 1

    @property
    def type(self) -> str:
        """The `type` of its goals as data."""
        return str(self.goal.__struct_config__.tag)


class Puzzler(Protocol):
    """A room's `puzzles.py`: where a game makes good puzzles, and how their solutions are proven. A puzzle is the turn
    of one seat, from its first move on."""

    KINDS: tuple[Kind, ...]
    TABLES: tuple[tuple[int, str], ...]
    """At which tables puzzles are found: how many play there, and at which level."""

    def suits(self, s: Any, seat: Seat) -> bool:
        """Whether the prover can look at this turn at all. Nothing is proven yet."""

    def offers(self, s: Any, seat: Seat, rng: random.Random) -> Iterator[Any]:
        """Positions worth a try, at a moment of a game in which this seat begins its turn: that moment, or one much
        like it. What nobody needs to know for the turn may be left out, so that a puzzle is short."""

    def prove(self, s: Any, seat: Seat) -> Proof | None:
        """What a puzzle at this position asks for, with its proof; None if it would be dull, or can't be proven. The
        same position always gives the same proof."""

    def reached(self, start: Any, now: Any, seat: Seat, proof: Proof) -> int:
        """How much of the goal is reached."""

    def lost(self, start: Any, now: Any, seat: Seat, proof: Proof) -> bool:
        """Whether it is certain that the goal is out of reach, although the turn goes on. This takes a few
        milliseconds at most, so it may be unknown."""


def goal_type(puzzler: Puzzler) -> Any:
    """The union of all kinds of goals."""
    return functools.reduce(operator.or_, [kind.goal for kind in puzzler.KINDS])
