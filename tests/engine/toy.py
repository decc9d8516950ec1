"""Odds and evens, a game for the tests of the engine: two players choose a number at the same time, in secret.

The first player wins if the sum is odd. It has what most games lack: simultaneous choices.
"""

import msgspec
from msgspec.structs import replace

from tilery.engine import CHANCE, Bits, Event, Info, Problem, Result, Seat, Step, Unreadable, below


class Chosen(Event, frozen=True):
    seat: Seat


class Choice(msgspec.Struct, frozen=True):
    number: int


class State(msgspec.Struct, frozen=True):
    bonus: int | None = None
    chosen: tuple[int | None, int | None] = (None, None)


class OddsAndEvens:
    info = Info("odds-and-evens", "Odds and evens", 1, (2,), (), (), ("OE-1",))

    def options(self, given: object) -> None: ...

    def texts(self, options: None) -> dict[str, str]:
        return {}

    def setup(self, options: None, seats: int) -> State:
        return State()

    def pending(self, s: State) -> frozenset[Seat]:
        if s.bonus is None:
            return frozenset({CHANCE})
        return frozenset(seat for seat in (0, 1) if s.chosen[seat] is None)

    def moves(self, s: State, seat: Seat) -> list[Choice]:
        return [Choice(number) for number in range(3)] if seat in self.pending(s) else []

    def check(self, s: State, seat: Seat, m: Choice) -> tuple[Problem, ...]:
        return () if m in self.moves(s, seat) else (Problem("OE-1", "not-due", "Not now."),)

    def apply(self, s: State, seat: Seat, m: Choice) -> Step[State]:
        if seat == CHANCE:
            return Step(replace(s, bonus=m.number), (), True)
        first, second = s.chosen
        chosen = (m.number, second) if seat == 0 else (first, m.number)
        return Step(replace(s, chosen=chosen), (Chosen(seat),))

    def chance(self, s: State, bits: Bits) -> Choice:
        return Choice(below(bits, 3))

    def view(self, s: State, seat: Seat | None) -> State:
        """Nobody sees a choice before both are made."""
        return replace(s, chosen=(None, None)) if self.pending(s) else s

    def guess(self, v: State, bits: Bits) -> State:
        return v

    def picture(self, s: State, *seats: Seat) -> str:
        return str(self.view(s, None))

    def result(self, s: State) -> Result:
        odd = (sum(number or 0 for number in s.chosen) + (s.bonus or 0)) % 2
        return Result((odd, 1 - odd), (2 - odd, 1 + odd), (1 - odd,), "OE-1")

    def write(self, m: Choice) -> str:
        return str(m.number)

    def read(self, text: str) -> Choice:
        if text not in ("0", "1", "2"):
            raise Unreadable(f"'{text}' is no number from 0 to 2.")
        return Choice(int(text))

    def seen(self, event: Event, seat: Seat | None) -> Event:
        return event


class WhoeverComesFirst(OddsAndEvens):
    """With a bug: the order of the two choices matters."""

    def apply(self, s: State, seat: Seat, m: Choice) -> Step[State]:
        step = super().apply(s, seat, m)
        if seat != CHANCE and s.chosen == (None, None):
            return Step(replace(step.state, bonus=seat), step.events)
        return step


class InSecret(OddsAndEvens):
    """Nobody is told that somebody has chosen."""

    def apply(self, s: State, seat: Seat, m: Choice) -> Step[State]:
        return Step(super().apply(s, seat, m).state)


class Cards(msgspec.Struct, frozen=True):
    turned: tuple[int, ...] = ()


class Patience(OddsAndEvens):
    """One turn of five steps. Step 2 turns a card over, so it reveals something, though the turn goes on."""

    info = Info("patience", "Patience", 1, (1,), (), (), ("OE-1",))

    def setup(self, options: None, seats: int) -> Cards:  # type: ignore[override]
        return Cards()

    def pending(self, s: Cards) -> frozenset[Seat]:  # type: ignore[override]
        return frozenset({0} if len(s.turned) < 5 else ())

    def apply(self, s: Cards, seat: Seat, m: Choice) -> Step[Cards]:  # type: ignore[override]
        return Step(Cards((*s.turned, m.number)), (), m.number == 2)
