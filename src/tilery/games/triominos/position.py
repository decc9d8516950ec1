"""What a table that somebody has set up must fulfil, so that it can be played on."""

from collections.abc import Iterator
from itertools import chain

from tilery.engine.position import length_faults, piece_faults, seat_faults, sheet_faults
from tilery.games.triominos.pieces import STONES
from tilery.games.triominos.rules import BUYS, pending
from tilery.games.triominos.state import State


def faults(s: State) -> Iterator[str]:
    """What is wrong with a position."""
    if s.phase not in ("play", "vote"):
        yield "A position is set up while a round is played."
        return
    yield from seat_faults(s.seats, turn=s.turn, start=s.start, out=s.out)
    yield from length_faults(s.seats, hands=s.hands, proposed=s.proposed, scores=s.scores)
    if s.remembered.barred:
        yield from length_faults(s.seats, barred=s.remembered.barred)
    if s.phase == "vote":
        yield from length_faults(s.seats, votes=s.votes)
        if not pending(s):
            yield "All have answered, so nobody is asked any more."
        if s.bought or s.out is not None or not s.layout:
            yield "Stopping can't be proposed here."
    stones = chain(s.pool, *s.hands, (placed.stone for placed in s.layout))
    yield from piece_faults("stone", stones, STONES)
    if any(list(stones) != sorted(stones) for stones in (s.pool, *s.hands)):
        yield "The pool and the hands are not sorted."
    for one in (*s.layout, *s.turns, *s.drawn):
        yield from seat_faults(s.seats, seat=one.seat)
    if not 0 <= s.bought <= BUYS:
        yield f"Nobody buys {s.bought} stones in a turn."
    yield from _round_faults(s)


def _round_faults(s: State) -> Iterator[str]:
    """TR-10, TR-11, TR-13: whether the round is still on."""
    empty = [seat for seat, hand in enumerate(s.hands) if not hand]
    if (s.out is None and empty) or (s.out is not None and s.out not in empty):
        yield "Whoever has no stone left is out."
    if s.out is not None and s.turn == s.start:
        yield "Somebody is out and the lap is over, so the round is."
    if not s.layout and (s.turn != s.start or s.bought):
        yield "Whoever begins lays a stone first."
    expected = (s.options.rounds, s.options.target, False)
    if (s.series.rounds, s.series.target, s.series.low_wins) != expected or s.round != len(s.series.results) + 1:
        yield "The rounds of the position are not those of the game."
    elif s.series.limit != 20 or s.series.over:
        yield "All rounds are played."
    yield from sheet_faults(s.seats, s.series.results, s.sheets)
