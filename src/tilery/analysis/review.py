"""A finished game, looked at again: what was luck, what was skill, and what nobody could know.

From one moment to the next, the chance to win changes for one of two reasons.

- **Chance moved.** The change is *luck*. It is judged on the whole table, with nothing hidden.
- **A player moved.** What the move gained or lost is judged from what the player could know: its chance over all deals
  that agree with the view, less that of going on as the judge does. This is *play*. The rest of the change comes from
  what lies hidden: it is *unknown* to the player.

So the chance at the start, all luck, all play and all that was unknown make the result, for every seat. As everybody's
play is measured against the same judge, none of the three can hide another: luck and the unknown are zero on average,
whoever plays. (Measured against the best move they would not be: the value of a table takes for granted that nobody
always finds it.)

What a move *costs* against the best one is told beside that, and marked if it is certain and a hint would have been
better too: whoever does what a hint says is never called wrong. Where a room can prove what a
turn could have brought, that is told too: exactly, and apart from all estimates.
"""

import random
from collections.abc import Iterator, Sequence
from math import hypot
from typing import Any, Literal

import msgspec

from tilery.analysis.accuracy import accuracy
from tilery.analysis.coach import advise
from tilery.analysis.ledger import Exact, Ledger, Turn
from tilery.analysis.table import worth
from tilery.analysis.values import Comparison, Value, compare
from tilery.engine.bot import Judge, Prover, Shares, Unit
from tilery.engine.chance import derived_seed
from tilery.engine.errors import TileryError
from tilery.engine.game import CHANCE, AnyEntry, AnyGame, Seat
from tilery.engine.match import AnyMatch
from tilery.engine.record import Record
from tilery.games import GAMES, judge_of, judge_version, prover_of

VERSION = 3
"""Raise it with every change after which a review says something else of the same game, whichever game it is: other
estimates, marks or sums. Then those that were kept before are made anew when somebody asks for them. What changes one
game only raises the `VERSION` of its judge. `tests/conformance/reviews/test_estimates.py` notices most changes."""

Mark = Literal["inaccuracy", "mistake", "blunder"]
MARKS: tuple[tuple[float, Mark], ...] = ((0.12, "blunder"), (0.06, "mistake"), (0.03, "inaccuracy"))
"""From how much of the chance to win a move is marked."""


DECIDED = 0.99
"""With such a chance for somebody, a game is as good as decided: a part of the effort is enough."""
LESS = 8
LEAST, UNSEEN = 40, 12
"""Playouts that a table is worth at least, however small the effort: a curve would only show how few there were. Fewer
will do without marks, as nobody looks at that curve."""
HINTS = 60
"""So many moves of a game are compared with hints. Whoever plays anything makes hundreds of mistakes: then the judge
alone decides about the rest, or a review would take minutes."""
USUAL = 150
"""The decisions of a usual game. In a longer one, each gets less effort, so that it takes no longer."""


class Moment(msgspec.Struct, frozen=True):
    """One change of the chances. `first` and `last` are the moves of the log that it covers: a player's move, or all
    chance moves in a row. The shares are those of each seat, after it; of `luck`, `play` and `unknown` the ones that
    don't apply are zero."""

    first: int
    last: int
    seat: Seat
    after: Shares
    luck: Shares
    play: Shares
    unknown: Shares
    move: str = ""
    best: str = ""
    chance: float = 0.0
    """What the mover could expect from the move, and how much more from the best one (`cost`)."""
    cost: float = 0.0
    error: float = 0.0
    """The standard error of the cost; if chance moved, the greatest one of the luck."""
    mark: Mark | None = None
    exact: Exact | None = None


class Player(msgspec.Struct, frozen=True):
    """What one seat's game was made of: start + luck + play + others + unknown = result. `could` is the sum of what the
    turns could have brought, `scored` of what they brought: only of those whose best is proven (`proven` turns)."""

    start: float
    luck: float
    play: float
    others: float
    unknown: float
    result: float
    accuracy: float | None
    marks: dict[str, int]
    could: int = 0
    scored: int = 0
    proven: int = 0

    @property
    def left(self) -> int:
        """What was left on the table: exactly so much more the turns could have brought."""
        return self.could - self.scored

    @property
    def without_luck(self) -> float:
        """The result as it would have been with average luck."""
        return self.result - self.luck - self.unknown


class Review(msgspec.Struct, frozen=True):
    """A game, moment by moment. `playouts` says how much effort each decision was worth. `turns` are those whose best
    is proven, in this `unit`; it is None in a game that proves nothing. `version` is the `version_of` the game."""

    game: str
    names: tuple[str, ...]
    playouts: int
    start: Shares
    moments: list[Moment]
    players: list[Player]
    turns: list[Turn] = []
    unit: Unit | None = None
    version: str = ""


def version_of(game: AnyGame) -> str:
    """By which version of reviews, and of this game's judge, its games are reviewed now. Two reviews of different
    versions can't be compared.

    >>> version_of(GAMES.all()[0]) == f"{VERSION}.{judge_of(GAMES.all()[0]).VERSION}"
    True
    """
    return f"{VERSION}.{judge_version(game)}"


def review(record: Record, *, playouts: int | None = None, exact: bool = True, marks: bool = True) -> Review:
    """Look at a finished game again. The same record and effort give the same review. If it is not `exact`, nothing is
    proven. Without `marks`, no move is compared with better ones: luck, play and the unknown need only the moves that
    were made. Both take less time."""
    *_, done = reviewing(record, playouts=playouts, exact=exact, marks=marks)
    assert isinstance(done, Review)
    return done


def reviewing(
    record: Record, *, playouts: int | None = None, exact: bool = True, marks: bool = True
) -> Iterator[float | Review]:
    """Like `review`, but tells how far it is (from 0 to 1) after each move. The review comes last."""
    game = GAMES.get(record.game)
    match = record.replay(game)
    if not match.over:
        raise TileryError("The game is not over. A review would tell its players what they may not know.")
    judge = judge_of(game)
    choices = sum(entry.seat != CHANCE for entry in match.log)
    effort = playouts or judge.PLAYOUTS * USUAL // max(USUAL, choices)
    prover = prover_of(game) if exact else None
    work = _Work(game, judge, match, effort, record.commitment, prover, marks=marks)
    for number in work.steps():
        yield number / max(1, len(match.log))
    yield work.done(record.players)


class _Work:
    """A review that is being made."""

    def __init__(
        self,
        game: AnyGame,
        judge: Judge,
        match: AnyMatch,
        playouts: int,
        seed: str,
        prover: Prover | None,
        *,
        marks: bool,
    ) -> None:
        self._game, self._judge, self._log, self._seats = game, judge, match.log, match.seats
        self._playouts, self._marks, self._hints = playouts, marks, HINTS
        self._rng = random.Random(derived_seed("review", seed, playouts))
        self._nobody: Shares = (0.0,) * match.seats
        self._state: Any = match.start
        self._now: Shares = ()
        self._errors: Shares = ()
        self._start = self._look(match.start)
        self._moments: list[Moment] = []
        self._unit = prover.UNIT if prover else None
        self._ledger = Ledger(prover)

    def steps(self) -> Iterator[int]:
        """Go through the log; tells how many moves are done."""
        number = 0
        while number < len(self._log):
            entry = self._log[number]
            last = number
            if entry.seat == CHANCE:
                while last + 1 < len(self._log) and self._log[last + 1].seat == CHANCE:
                    last += 1
                self._chance(number, last)
            else:
                self._choice(number, entry)
            self._state = self._log[last].step.state
            number = last + 1
            yield number

    def _chance(self, first: int, last: int) -> None:
        before, errors = self._now, self._errors
        luck = _less(after := self._look(self._log[last].step.state), before)
        error = max(map(hypot, errors, self._errors))
        self._moments.append(Moment(first, last, CHANCE, after, luck, self._nobody, self._nobody, error=error))

    def _choice(self, number: int, entry: AnyEntry) -> None:
        game, seat = self._game, entry.seat
        view = game.view(self._state, seat)
        exact = self._ledger.enter(number, view, entry.move)
        if len(game.moves(self._state, seat)) == 1 and game.info.complete:
            return  # nothing was chosen, so nothing has changed
        found = compare(
            game,
            view,
            playouts=self._effort,
            also=[entry.move],
            only=not self._marks,
            judge=self._judge,
            seed=self._rng.getrandbits(32),
        )
        before = self._now
        after = self._look(entry.step.state)
        play = _less(found.shares[entry.move], found.usual)
        unknown = _less(_less(after, before), play)
        mine, best = self._beside_a_hint(view, entry.move, found)
        cost = mine.behind if mine.worse else 0.0
        mark = next((mark for least, mark in MARKS if cost >= least), None)
        self._moments.append(
            Moment(
                number,
                number,
                seat,
                after,
                self._nobody,
                play,
                unknown,
                game.write(entry.move),
                game.write(best),
                mine.chance,
                cost,
                mine.behind_error,
                mark,
                exact,
            )
        )

    def _beside_a_hint(self, view: Any, move: Any, found: Comparison[Any]) -> tuple[Value[Any], Any]:
        """What a move is worth, and what would have been better. Before it is marked, it is compared with what a hint
        says alone: where the judge knows less than the strongest bot, it would find mistakes that are none. A
        judge that lets bots play whole games knows more than they do."""
        mine = found.of(move)
        if mine.worse and mine.behind >= MARKS[-1][0] and self._judge.MODEST and self._hints:
            self._hints -= 1
            hint = advise(self._game, view).move
            if hint == move:
                return msgspec.structs.replace(mine, behind=0.0), move
            seed, two = self._rng.getrandbits(32), [move, hint]
            found = compare(self._game, view, playouts=self._effort, also=two, only=True, judge=self._judge, seed=seed)
            mine = found.of(move)
        return mine, found.values[0].move if mine.worse else move

    @property
    def _effort(self) -> int:
        return self._playouts if max(self._now, default=0.0) < DECIDED else max(1, self._playouts // LESS)

    def _look(self, state: Any) -> Shares:
        """What the table is worth now."""
        least = LEAST if self._marks else UNSEEN
        found = worth(self._game, self._judge, state, max(least, self._effort // 2), self._rng)
        self._now, self._errors = found.shares, found.errors
        return found.shares

    def done(self, names: tuple[str, ...]) -> Review:
        """The review, when all steps are done."""
        players = [self._player(seat) for seat in range(self._seats)]
        return Review(
            self._game.info.id,
            names,
            self._playouts,
            self._start,
            self._moments,
            players,
            self._ledger.turns,
            self._unit,
            version_of(self._game),
        )

    def _player(self, seat: Seat) -> Player:
        own = [moment for moment in self._moments if moment.seat == seat]
        others = [moment for moment in self._moments if moment.seat != seat]
        marks = [moment.mark for moment in own]
        turns = [turn for turn in self._ledger.turns if turn.seat == seat]
        return Player(
            self._start[seat],
            sum(moment.luck[seat] for moment in self._moments),
            sum(moment.play[seat] for moment in own),
            sum(moment.play[seat] for moment in others),
            sum(moment.unknown[seat] for moment in self._moments),
            self._now[seat],
            accuracy([moment.cost for moment in own]),
            {mark: marks.count(mark) for _, mark in MARKS},
            sum(turn.could for turn in turns),
            sum(turn.scored for turn in turns),
            len(turns),
        )


def _less(one: Sequence[float], other: Sequence[float]) -> Shares:
    return tuple(a - b for a, b in zip(one, other, strict=True))
