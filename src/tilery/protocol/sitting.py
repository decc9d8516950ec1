"""A seat of a match, as an engine is told of it. It makes messages and reads them, and sends nothing itself."""

from typing import Any

import msgspec

from tilery.engine.chance import Dice
from tilery.engine.data import move_of
from tilery.engine.errors import Illegal, TileryError
from tilery.engine.game import Seat
from tilery.engine.markup import lines_of, plain
from tilery.engine.match import AnyMatch
from tilery.engine.plain import SEED
from tilery.engine.record import Record
from tilery.protocol.messages import (
    Detail,
    EngineMessage,
    Forfeit,
    Happened,
    Legal,
    Move,
    Over,
    ProtocolError,
    Refused,
    Start,
    Turn,
)


class Seen(msgspec.Struct, frozen=True, gc=False):
    """What a seat sees when it has to move."""

    view: Any
    events: tuple[Happened, ...]


class Sitting:
    """One engine at one seat of a match, from `start` to `over`.

    >>> from tilery.engine import Match
    >>> from tilery.games import GAMES
    >>> from tilery.protocol import Move
    >>> match = Match(GAMES.all()[1], seats=2, seed=bytes(32))
    >>> sitting = Sitting(match, min(match.pending), detail="text")
    >>> turn = sitting.turn()
    >>> sitting.move(Move(turn.id, turn.moves[0].text)) in match.game.moves(match.state, sitting.seat)
    True
    """

    def __init__(self, match: AnyMatch, seat: Seat, *, detail: Detail = "data", seconds: float | None = None) -> None:
        self.match, self.seat = match, seat
        self._detail: Detail = detail
        self._seconds = seconds
        self._known: list[tuple[Seat, Any]] = []
        self._told = 0
        """How many entries of the log the engine knows."""
        self._turns = 0

    def start(self, seed: int) -> Start:
        """The first message of a game."""
        match, info = self.match, self.match.game.info
        return Start(
            game=info.id,
            rules=info.rules_version,
            seats=match.seats,
            seat=self.seat,
            options=match.options,
            detail=self._detail,
            seconds=self._seconds,
            seed=seed,
        )

    def follow(self, match: AnyMatch) -> bool:
        """Go on with this state of the match. False if something that the engine was told is no longer in the log,
        because somebody has undone it: then the engine needs a new start."""
        known = [(entry.seat, entry.move) for entry in match.log[: self._told]]
        self.match = match
        return known == self._known

    def turn(self, left: float | None = None) -> Turn:
        """What the engine needs in order to move, and what has happened since it was told last. `left` is how many
        seconds it has; the usual time if nothing is said."""
        return self.asked(self.look(), self._turns + 1, left)

    def look(self) -> Seen:
        """What the engine's seat may see now, and what has happened there since the last look."""
        events = tuple(Happened(*line) for line in self.match.events(self.seat, self._told))
        self._told = len(self.match.log)
        self._known = [(entry.seat, entry.move) for entry in self.match.log]
        return Seen(self.match.view(self.seat), events)

    def asked(self, seen: Seen, number: int, left: float | None = None) -> Turn:
        """The question to the engine, with this number. Finding all legal moves takes a while, but needs nothing except
        what was seen: it may happen in another thread."""
        self._turns = number
        game, view = self.match.game, seen.view
        # All that is told comes from a table that looks like the real one to this seat: so it can't tell more.
        state = game.guess(view, Dice(SEED, 0))
        data = self._detail == "data"
        return Turn(
            id=number,
            events=seen.events if data else (),
            view=view if data else plain(lines_of(game.picture(state, self.seat))),
            moves=tuple(Legal(game.write(move), move if data else None) for move in game.moves(state, self.seat)),
            complete=game.info.complete,
            left=self._seconds if left is None else left,
        )

    def move(self, message: EngineMessage) -> Any:
        """The move that answers the last turn. Raises ProtocolError if this is no such answer, and Unreadable or
        Illegal if it is no legal move."""
        if not isinstance(message, Move):
            raise ProtocolError(f"A turn is answered by 'move', not by '{message.__struct_config__.tag}'.")
        if message.id != self._turns:
            raise ProtocolError(f"This is the answer to turn {message.id}, but turn {self._turns} was asked.")
        move = move_of(self.match.game, message.move)
        if problems := self.match.check(self.seat, move):
            raise Illegal(problems)
        return move

    def refused(self, error: TileryError) -> Refused:
        """Why the answer to the last turn was no legal move."""
        return Refused(self._turns, str(error), error.problems if isinstance(error, Illegal) else ())

    def over(self, players: tuple[str, ...] = (), forfeit: Forfeit | None = None) -> Over:
        """The last message of a game."""
        result = self.match.result if forfeit is None else None
        return Over(result, Record.of(self.match, players).text(), forfeit)
