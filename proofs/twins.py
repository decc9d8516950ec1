"""Twins: two games that look the same to somebody, and differ only in what that person may not see.

They are made from outside, from what the pieces are and where they lie, and never by asking for a view: a view that
leaks would otherwise choose its own judges. In the twin, somebody else draws a different piece. Both pieces stay unseen
from then on, one in that hand and one in the bag, and everybody goes on as before.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tests.conformance.ledgers import ledger_of
from tilery.engine.chance import fresh_seed
from tilery.engine.errors import Illegal
from tilery.engine.game import CHANCE, AnyEntry, AnyGame, Seat
from tilery.engine.match import AnyMatch


class Twin(msgspec.Struct, frozen=True):
    """The moves of two games: the same before `at`, where the first secret differs; both are legal up to `end`."""

    moves: tuple[tuple[Seat, Any], ...]
    others: tuple[tuple[Seat, Any], ...]
    at: int
    end: int


class Scripted(AnyMatch):
    """A match whose chance moves follow a script, as long as there is one."""

    script: tuple[Any, ...] = ()

    def _let_chance_play(self) -> None:
        while CHANCE in self.pending and self._chances < len(self.script):
            move = self.script[self._chances]
            if problems := self.check(CHANCE, move):
                raise Illegal(problems)
            self._append(CHANCE, move)


def scripted(match: AnyMatch, moves: Sequence[tuple[Seat, Any]], until: int, *, same: int) -> Scripted:
    """The game with these moves up to `until`, and the chance moves to come. The first `same` are those of `match`."""
    # Nothing is drawn with the seed: it is one of the secrets.
    found = Scripted(match.game, seats=match.seats, options=match.options, seed=fresh_seed())
    found.log = list(match.log[:same])
    found._chances = sum(entry.seat == CHANCE for entry in found.log)
    for seat, move in moves[same:until]:
        if problems := found.check(seat, move):
            raise Illegal(problems)
        found._append(seat, move)
    found.script = tuple(move for seat, move in moves if seat == CHANCE)
    return found


def twins(match: AnyMatch, viewer: Seat | None, rng: random.Random, count: int) -> Iterator[Twin]:
    """Up to `count` twins of a game."""
    moves = tuple((entry.seat, entry.move) for entry in match.log)
    found = [*other_draws(match, viewer, rng, count), *other_choices(match, viewer, rng)]
    rng.shuffle(found)
    made = 0
    for at, end, change in found:
        others = list(moves)
        for number, move in change.items():
            others[number] = move
        end = _legal(match, others, at, min(end, at + 60))
        if end > at:
            made += 1
            yield Twin(moves, tuple(others), at, end)
        if made == count:
            return


Change = tuple[int, int, dict[int, tuple[Seat, Any]]]
"""Where a change begins and ends, and what is done instead at these places of the log."""


def other_draws(match: AnyMatch, viewer: Seat | None, rng: random.Random, count: int) -> Iterator[Change]:
    """Somebody else draws another piece, which otherwise stays in the bag."""
    if not (stock := ledger_of(match.game).STOCK):
        return
    states = [match.start, *(entry.step.state for entry in match.log)]
    draws = [number for number, entry in enumerate(match.log) if entry.seat == CHANCE]
    for number in rng.sample(draws, min(len(draws), 3 * count)):
        before, after = states[number], states[number + 1]
        for seat, hand in enumerate(after.hands):
            if seat == viewer or len(before.hands) != len(after.hands):
                continue
            drawn = list((Counter(hand) - Counter(before.hands[seat])).elements())
            left = sorted(set(getattr(after, stock)))
            if not drawn or not left:
                continue
            mine, other = rng.choice(drawn), rng.choice(left)
            kept = _how_long(
                states, number + 1, lambda s, seat=seat, mine=mine: mine in s.hands[seat] if s.hands else False
            )
            lying = _how_long(states, number + 1, lambda s, other=other: other in getattr(s, stock))
            if mine != other and (instead := _exchanged(match.game, match.log[number], mine, other)):
                yield number, min(kept, lying), {number: instead}


def other_choices(match: AnyMatch, viewer: Seat | None, rng: random.Random) -> Iterator[Change]:
    """Where several choose in secret, they choose in another order, or something else."""
    log = match.log
    for number, entry in enumerate(log[:-1]):
        if _secret(entry, viewer) and _secret(log[number + 1], viewer):
            one, two = ((each.seat, each.move) for each in log[number : number + 2])
            yield number, len(log), {number: two, number + 1: one}
        if _secret(entry, viewer):
            before = entry.step.state  # a choice stays in the hand until all have chosen
            spare = list((Counter(before.hands[entry.seat]) - Counter(entry.move.tiles)).elements())
            settled = next(
                (n for n in range(number, len(log)) if log[n].step.state.phase != "choose" and log[n].seat == CHANCE),
                len(log),
            )
            if spare:
                given, other = rng.choice(entry.move.tiles), rng.choice(spare)
                # Only until the tiles change hands: after that, everything would have to be tracked.
                if given != other and (instead := _exchanged(match.game, entry, given, other)):
                    yield number, settled, {number: instead}


def _secret(entry: AnyEntry, viewer: Seat | None) -> bool:
    return entry.seat not in (CHANCE, viewer) and not entry.step.events and hasattr(entry.move, "tiles")


def _how_long(states: Sequence[Any], since: int, holds: Any) -> int:
    """The number of moves after which this still holds."""
    return next((number - 1 for number in range(since, len(states)) if not holds(states[number])), len(states) - 1)


def _exchanged(game: AnyGame, entry: AnyEntry, mine: Any, other: Any) -> tuple[Seat, Any] | None:
    """The same move with another piece."""
    text = game.write(entry.move)
    changed = re.sub(rf"(?<![\w-]){re.escape(str(mine))}(?![\w-])", str(other), text, count=1)
    return (entry.seat, game.read(changed)) if changed != text else None


def _legal(match: AnyMatch, others: Sequence[tuple[Seat, Any]], at: int, end: int) -> int:
    """How far the others could really have played like this; nobody may learn that they could not."""
    state = match.log[at - 1].step.state if at else match.start
    for number in range(at, end):
        seat, move = others[number]
        if match.game.check(state, seat, move):
            return number
        state = match.game.apply(state, seat, move).state
        if not match.game.pending(state):
            return number  # at the end everything is shown
    return end
