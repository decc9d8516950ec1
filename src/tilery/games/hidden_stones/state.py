"""The whole table at one moment, and what can happen on it."""

from typing import Literal

import msgspec

from tilery.engine.game import Event, Seat
from tilery.games.hidden_stones.memory import NOTHING, Memory
from tilery.games.hidden_stones.pieces import STANDARD, Deck, deck


class Options(msgspec.Struct, frozen=True, gc=False):
    """What the players agreed on. `equal_turns` is settled from the edition (HS-11)."""

    edition: Literal["piatnik", "magellan"] = "piatnik"
    equal_turns: bool = True
    start: Seat | None = None
    deck: str = STANDARD


Phase = Literal["stones", "start", "pile", "deal", "play", "refill", "over"]


class State(msgspec.Struct, frozen=True, gc=False):
    """Piles whose order nobody knows are sorted; hands and the discard pile are in the order of events."""

    options: Options
    seats: int
    phase: Phase
    board: str = ""
    draw: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    won: tuple[tuple[int, ...], ...] = ()
    start: Seat = 0
    turn: Seat = 0
    owed: int = 0
    acted: bool = False
    scored: bool = False
    passed: tuple[bool, ...] = ()
    last_round: bool = False
    round_active: bool = False
    idle_rounds: int = 0
    penalties: int = 0
    seen: tuple[int, ...] = ()
    reason: str = ""
    remembered: Memory = NOTHING

    @property
    def deck(self) -> Deck:
        """The deck of this table."""
        return deck(self.options.deck)

    @property
    def solo(self) -> bool:
        """Whether one person plays alone (HS-13)."""
        return self.seats == 1


class Laid(Event, frozen=True):
    """The stones lie on the table."""

    board: str


class Begins(Event, frozen=True):
    """This player begins."""

    seat: Seat


class Drew(Event, frozen=True):
    """A card was drawn; 0 for those who may not see it."""

    seat: Seat
    card: int


class Reshuffled(Event, frozen=True):
    """The discards became the new draw pile."""

    count: int


class Swapped(Event, frozen=True):
    """A card was discarded to swap two stones."""

    seat: Seat
    card: int
    a: str
    b: str


class Flipped(Event, frozen=True):
    """A card was discarded to turn a stone over."""

    seat: Seat
    card: int
    cell: str
    face: str


class Scored(Event, frozen=True):
    """A card went to the won pile."""

    seat: Seat
    card: int
    points: int
    cells: tuple[str, ...]


class Ended(Event, frozen=True):
    """A turn ended."""

    seat: Seat


class Passed(Event, frozen=True):
    """A turn was passed."""

    seat: Seat


class Penalty(Event, frozen=True):
    """Solo: a turn ended with no card scored."""

    count: int


class LastRound(Event, frozen=True):
    """Somebody has enough cards; the round is finished."""

    seat: Seat


class Over(Event, frozen=True):
    """This rule ended the game."""

    rule: str
