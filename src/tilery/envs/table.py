"""A game as numbered actions, one at a time: the core under all environments. A table never changes: what is done at it
leads to another one."""

import random
from collections.abc import Mapping
from typing import Any, Final, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from tilery.engine.chance import Bits
from tilery.engine.codec import AnyCodec, Chances, Codecs, Draft, Tensor
from tilery.engine.errors import TileryError, Unknown
from tilery.engine.game import CHANCE, AnyGame, Result, Seat
from tilery.engine.odds import utilities
from tilery.engine.options import check_seats, settle
from tilery.games import GAMES, codec_of

VERSION: Final = "v0"
"""Part of every environment's name. It grows when actions or observations change their meaning."""

Drafts = Mapping[Seat, Draft]
NO_DRAFTS: Final[Drafts] = {}

Past = tuple[Any, ...]
"""What has happened: the past before the last move, who made it, the move, and its events. () is the beginning. Tuples,
because Python can let go of a long chain of these."""


class NotPossible(TileryError):
    """An action that the mask forbids."""


def playable() -> tuple[AnyGame, ...]:
    """The games that have numbers for their moves.

    >>> all(game.info.seats for game in playable())
    True
    """
    return tuple(game for game in GAMES.all() if codec_of(game) is not None)


def codec_for(game: AnyGame, start: Any, actions: str = "") -> AnyCodec:
    """The numbers for the moves of a table that starts like this; without a name, the usual ones of the game."""
    found = cast(Codecs | None, codec_of(game))
    if found is None:
        raise TileryError(f"{game.info.title} has no numbers for its moves.")
    if actions and actions not in found.CODECS:
        raise Unknown(f"way to number the actions of {game.info.title}:", actions, found.CODECS)
    return found.CODECS[actions or next(iter(found.CODECS))](start)


class Table(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A game at one moment, and what has been said of moves that take several actions.

    >>> table = Table.new(playable()[0].info.id, seats=2).settled(random.Random(1))
    >>> action = table.legal()[0]
    >>> table.apply(action).current != table.current
    True
    """

    game: AnyGame
    codec: AnyCodec
    state: Any
    pending: frozenset[Seat]
    drafts: Drafts = NO_DRAFTS
    past: Past | None = None
    """None if nobody wants to know."""

    @classmethod
    def new(
        cls,
        game: str | AnyGame,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        actions: str = "",
        remembers: bool = False,
    ) -> "Table":
        """A table before the first chance move. With no number of seats it has the fewest that can be played with
        others."""
        game = GAMES.get(game) if isinstance(game, str) else game
        seats = seats or fewest(game)
        check_seats(game.info, seats)
        start = game.setup(game.options(settle(game.info, options or {})), seats)
        return cls(game, codec_for(game, start, actions), start, game.pending(start), past=() if remembers else None)

    def __deepcopy__(self, memo: object) -> "Table":
        """Nothing in it changes, so a copy is the same."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A table can go to another process. There, the game is the one with the same id."""
        return _restored, (self.game.info.id, self.codec, self.state, self.pending, self.drafts, self.past)

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.state.seats)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.pending

    @property
    def current(self) -> Seat:
        """Who acts next, or CHANCE. If several are asked at once, they answer in the order of their seats. Only for a
        game that is not over."""
        return next(iter(self.pending)) if len(self.pending) == 1 else min(self.pending)

    def legal(self, seat: Seat | None = None) -> list[int]:
        """What a seat may do now, or chance, ascending; nothing if it is not asked."""
        seat = self.current if seat is None else seat
        if seat == CHANCE:
            return [outcome for outcome, _ in self.chances()]
        return self.codec.legal(self.state, seat, self.drafts.get(seat))

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """A number for each action: 1 if this seat may choose it now."""
        if not self.pending:
            return np.zeros(self.codec.action_count, np.int8)
        return self.codec.mask(self.state, seat, self.drafts.get(seat))

    def chances(self) -> Chances:
        """What chance may do now, with the probabilities."""
        return self.codec.chances(self.state, self.drafts.get(CHANCE))

    def apply(self, action: int, seat: Seat | None = None) -> "Table":
        """The table after a legal action, of whoever is to act or of one of those who are asked."""
        seat = self.current if seat is None else seat
        draft = self.drafts.get(seat)
        if seat == CHANCE:
            made = self.codec.draw(self.state, draft, action)
        else:
            made = self.codec.act(self.state, seat, draft, action)
        if isinstance(made, Draft):
            drafts = {**self.drafts, seat: made}
            return Table(self.game, self.codec, self.state, self.pending, drafts, self.past)
        return self.play(made, seat)

    def play(self, move: Any, seat: Seat) -> "Table":
        """The table after a whole legal move."""
        step = self.game.apply(self.state, seat, move)
        drafts = {other: draft for other, draft in self.drafts.items() if other != seat} if self.drafts else NO_DRAFTS
        past = None if self.past is None else (self.past, seat, move, step.events)
        return Table(self.game, self.codec, step.state, self.game.pending(step.state), drafts, past)

    def settled(self, bits: Bits) -> "Table":
        """The table when somebody is asked, or the game is over: chance plays by the rules, with these bits. Unlike
        `chances`, that is never a sample."""
        table = self
        while CHANCE in table.pending:
            table = table.play(self.game.chance(table.state, bits), CHANCE)
        return table

    def observe(self, seat: Seat, into: Tensor | None = None) -> Tensor:
        """What a seat sees, as numbers: in a new array, or in one that is there. `codec.named` gives its parts."""
        if into is None:
            into = np.zeros(self.codec.size, np.float32)
        else:
            into.fill(0)
        self.codec.observe(self.state, seat, self.drafts.get(seat), into)
        return into

    def view_text(self, seat: Seat) -> str:
        """All that a seat may know now: its view as JSON, and what it has said of its move."""
        return "\n".join((_json(self.game.view(self.state, seat)), *self._said(seat)))

    def past_text(self, seat: Seat) -> str:
        """All that a seat has ever learnt: the log as it may see it, with its own moves, and its view now."""
        if self.past is None:
            raise ValueError("this table doesn't remember its past")
        lines, past = [], self.past
        while past:
            past, who, move, events = past
            # Nobody learns who made a secret choice: it has no events.
            told = f"{who} {_json([self.game.seen(event, seat) for event in events])}" if events else ""
            own = self.game.write(move) if who == seat and move is not None else ""
            lines.append(f"{own} {told}".strip())
        return "\n".join((*filter(None, reversed(lines)), self.view_text(seat)))

    def _said(self, seat: Seat) -> list[str]:
        draft = self.drafts.get(seat)
        return [repr(draft)] if draft is not None else []

    def guessed(self, seat: Seat, rng: random.Random) -> "Table":
        """A table that this seat can't tell from the real one, with everything hidden drawn anew. What the others have
        said is forgotten; of the past, everybody knows what this seat does."""
        view = self.game.view(self.state, seat)
        state = self.game.guess(view, rng)
        while self.game.pending(state) != self.pending:  # here all know who has answered: they are asked in order
            state = self.game.guess(view, rng)
        drafts = {seat: self.drafts[seat]} if seat in self.drafts else NO_DRAFTS
        return Table(self.game, self.codec, state, self.pending, drafts, self._past_of(seat))

    def _past_of(self, seat: Seat) -> Past | None:
        if self.past is None:
            return None
        entries, past = [], self.past
        while past:
            past, who, move, events = past
            entries.append((who, move, tuple([self.game.seen(event, seat) for event in events])))
        for who, move, events in reversed(entries):
            past = past, who if who == seat else CHANCE if not events else who, move if who == seat else None, events
        return past

    def name(self, action: int, seat: Seat | None = None) -> str:
        """An action that is possible now, in words."""
        seat = self.current if seat is None else seat
        draft = self.drafts.get(seat)
        if seat == CHANCE:
            return self.codec.outcome_name(self.state, draft, action)
        return self.codec.name(self.state, seat, draft, action)

    @property
    def result(self) -> Result:
        """How the game ended. Only for a game that is over."""
        return self.game.result(self.state)

    def rewards(self, *, zero_sum: bool = False) -> list[float]:
        """What each seat gets at the end: its share of the win. As zero sum, that minus the average share, so that it
        is 0 for a share that anybody could expect. Alone, the share says whether the game was won."""
        shares = utilities(self.result)
        average = sum(shares) / self.seats if zero_sum and self.seats > 1 else 0.0
        return [share - average for share in shares]


def _restored(game: str, *parts: Any) -> Table:
    return Table(GAMES.get(game), *parts)


def fewest(game: AnyGame) -> int:
    """The fewest seats with which people play against each other."""
    return min((seats for seats in game.info.seats if seats > 1), default=min(game.info.seats))


def refuse(table: Table, action: int, seat: Seat | None = None) -> NotPossible:
    """The error for an action that is not possible now."""
    whose = table.current if seat is None else seat
    return NotPossible(f"The action {action} of seat {whose} is not legal now; the mask says which are.")


def _json(anything: object) -> str:
    return msgspec.json.encode(anything).decode()
