"""Where the stones of Triominos are, who may not see them, and what the log says of points."""

from collections.abc import Iterable
from itertools import chain

from tilery.engine import Event, Seat
from tilery.games.triominos.layout import EMPTY, Layout, laid
from tilery.games.triominos.moves import Lay
from tilery.games.triominos.notation import read
from tilery.games.triominos.pieces import STONES
from tilery.games.triominos.state import Begins, Bought, Drew, Laid, Passed, RoundOver, State

STOCK = "pool"


def census(s: State) -> tuple[str, ...]:
    aside = [one.stone for one in s.drawn] if s.phase == "start" else []
    held = [stone for hand in s.hands for stone in hand]
    return tuple(sorted([*s.pool, *held, *aside, *(placed.stone for placed in s.layout)]))


def points(events: Iterable[Event], seats: int) -> tuple[int, ...]:
    total = [0] * seats
    for event in events:
        if isinstance(event, Laid):
            total[event.seat] += event.points
        elif isinstance(event, Bought | Passed):
            total[event.seat] -= event.price
        elif isinstance(event, RoundOver):
            for seat, extra in enumerate(event.end_points):
                total[seat] += extra
    return tuple(total)


def hidden(s: State, viewer: Seat | None) -> dict[str, object]:
    """Other hands and the pool; but when only one of them is left unseen, whoever can count knows it."""
    if s.phase == "over":
        return {}
    hands: dict[str, object] = {f"hand {seat}": hand for seat, hand in enumerate(s.hands) if seat != viewer and hand}
    parts = hands | ({"pool": s.pool} if s.pool else {})
    return parts if len(parts) > 1 else {}


def contradiction(guess: State, log: Iterable[tuple[Event, ...]], viewer: Seat | None) -> str:
    """TR-7: whoever passed with an empty pool could not lay. TR-11: while the round goes on somebody can."""
    if guess.phase not in ("play", "vote") or guess.pool or guess.out is not None:
        return ""
    layout, pool, ended_empty = EMPTY, len(STONES), False
    passed: list[tuple[Seat, Layout]] = []
    for event in chain.from_iterable(log):
        if isinstance(event, Begins):
            layout, pool, ended_empty, passed = EMPTY, len(STONES), False, []
        elif isinstance(event, Drew):
            pool -= 1
        elif isinstance(event, Laid):
            layout = laid(layout, event.seat, event.stone, read_cell(event))
            ended_empty = not pool
        elif isinstance(event, Passed):
            passed += [] if pool else [(event.seat, layout)]
            ended_empty = not pool
    for seat, then in passed:
        if any(fits(then, stone) for stone in guess.hands[seat]):
            return f"player {seat} passed, but holds a stone that fitted: {guess.hands[seat]}"
    if ended_empty and not any(fits(layout, stone) for hand in guess.hands for stone in hand):
        return f"nobody can lay, but the round goes on: {guess.hands}"
    return ""


def read_cell(event: Laid) -> int:
    move = read(f"{event.stone}@{event.cell}")
    assert isinstance(move, Lay)
    return move.cell


def fits(layout: Layout, stone: str) -> bool:
    return any(layout.numbers(stone, cell) for cell in layout.open)
