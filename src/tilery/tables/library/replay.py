"""A game step by step, as one seat saw it. This imports little, because the process that reads records starts with
it."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import msgspec

from tilery.engine.game import CHANCE, Seat
from tilery.engine.match import AnyMatch
from tilery.engine.plain import plain_view
from tilery.tables.wire.changes import changes
from tilery.tables.wire.records import ReplayPage, ReplayStep, Turn
from tilery.tables.wire.refusal import Refusal

PAGE = 256 * 1024
"""The most bytes that a page has, unless a single step has more. Most games fit on one page."""
AT_ONCE = 32
"""How many steps are gone through before we check whether they still fit on the page."""


class Viewpoint(msgspec.Struct, frozen=True):
    """How somebody wants to see a replay: as which seat (None: as a spectator), from which step on, and whether in
    `plain` views."""

    seat: Seat | None = None
    start: int = 0
    plain: bool = False


class Replay:
    """A game, to be shown page by page."""

    def __init__(self, match: AnyMatch, stand_ins: frozenset[int] = frozenset()) -> None:
        self.match = match
        self._stand_ins = stand_ins

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """Where each turn begins. While chance or several seats have to move, it is nobody's turn."""
        found: list[Turn] = []
        states = [self.match.start] if self.match.set_up else []
        states += [entry.step.state for entry in self.match.log]
        for at, state in enumerate(states, -1 if self.match.set_up else 0):
            due = self.match.game.pending(state)
            if len(due) == 1 and CHANCE not in due:
                (seat,) = due
                if not found or found[-1].seat != seat:
                    found.append(Turn(at, seat))
        return tuple(found)

    def page(self, wanted: Viewpoint) -> ReplayPage:
        """Entries of the log, each with the view after it; refuses a seat or a step that doesn't exist."""
        match = self.match
        if wanted.seat is not None and not 0 <= wanted.seat < match.seats:
            raise Refusal("no-seat", f"This table has {match.seats} seats, numbered from 0.")
        if not 0 <= wanted.start < len(match.log):
            raise Refusal("no-moment", f"This game has {len(match.log)} steps, numbered from 0.")
        first = self.view(wanted, wanted.start)
        start = self.seen(wanted, match.start) if match.set_up and not wanted.start else None
        page = ReplayPage(len(match.log), self.turns, first, (), start)
        steps: list[ReplayStep] = []
        size = len(msgspec.json.encode(page))
        for step in self._steps(wanted, first):
            size += len(msgspec.json.encode(step)) + 1
            if steps and size > PAGE:
                break
            steps.append(step)
        return msgspec.structs.replace(page, steps=tuple(steps))

    def view(self, wanted: Viewpoint, number: int) -> Any:
        """What was seen after an entry of the log."""
        return self.seen(wanted, self.match.log[number].step.state)

    def seen(self, wanted: Viewpoint, state: Any) -> Any:
        """What was seen of a state."""
        game, seat = self.match.game, wanted.seat
        view = game.view(state, seat)
        return plain_view(game, view, seat, moves=False) if wanted.plain else view

    def _steps(self, wanted: Viewpoint, before: Any) -> Iterator[ReplayStep]:
        match, game, seat = self.match, self.match.game, wanted.seat
        for start in range(wanted.start, len(match.log), AT_ONCE):
            for number, mover, events in match.events(seat, start, start + AT_ONCE):
                entry = match.log[number]
                known = mover != CHANCE and events == entry.step.events
                move, data = (game.write(entry.move), entry.move) if known else ("", None)
                view = self.view(wanted, number)
                yield ReplayStep(number, mover, move, data, events, changes(before, view), number in self._stand_ins)
                before = view
