"""One game being played: the log of its moves, and undo."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Generic, Self, TypeVar

from msgspec.structs import replace

from tilery.engine.chance import Dice, commit, fresh_seed
from tilery.engine.data import move_kinds
from tilery.engine.draws import USUAL, chance_by
from tilery.engine.errors import Illegal, Problem, Unreadable, brief
from tilery.engine.game import CHANCE, AnyEntry, Entry, Event, Game, Result, Seat, Step
from tilery.engine.options import check_seats, settle
from tilery.engine.position import fault
from tilery.engine.room import NOBODY

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@lru_cache(maxsize=8192)
def _shared(entry: AnyEntry) -> AnyEntry:
    """Returns the same object for equal entries: the same draws and moves happen in many games at once."""
    return entry


class Match(Generic[S, M, V]):
    """One game being played, with its log. With a seed it makes its own chance moves, by one of the draw schemes in
    `tilery.engine.draws`. Without one, you play them like any other move.

    >>> from tilery.games import GAMES
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> match.pending
    frozenset({0})
    >>> step = match.play(0, match.game.read("x9 a1-b1"))
    >>> match.log[-1].step is step, match.view(0).acted
    (True, True)
    """

    def __init__(
        self,
        game: Game[Any, S, M, V],
        *,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: bytes | None = None,
        commitment: str = "",
        draws: str = USUAL,
    ) -> None:
        check_seats(game.info, seats)
        self.game = game
        self._kinds = move_kinds(game)
        self.seats = seats
        agreed = game.options(settle(game.info, options or {}))
        self.options = game.texts(agreed)
        self.seed = seed
        self.commitment = commit(seed) if seed is not None else commitment
        self.draws = draws
        self._chance = chance_by(draws, game, seed)
        self.start: S = game.setup(agreed, seats)
        self.set_up = False
        """Whether the match starts from a position that somebody has set up."""
        self.log: list[Entry[S, M]] = []
        self.begun = 0
        """How many entries of the log were given, because the match goes on from a position of another one."""
        self._chances = 0
        self._let_go = 0
        """How many entries at the beginning of the log no longer have a state."""
        self._asked: tuple[S | None, frozenset[Seat]] = None, NOBODY
        """The last state for which `pending` was asked, and the answer: a server asks often."""
        self._let_chance_play()

    @classmethod
    def fresh(cls, game: Game[Any, S, M, V], *, seats: int, options: Mapping[str, str] | None = None) -> Self:
        """A match with a seed of its own that nobody can guess.

        >>> from tilery.games import GAMES
        >>> match = Match.fresh(GAMES.all()[0], seats=2)
        >>> len(match.seed), len(match.commitment)
        (32, 64)
        """
        return cls(game, seats=seats, options=options, seed=fresh_seed())

    @classmethod
    def at(
        cls,
        game: Game[Any, S, M, V],
        state: S,
        *,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: bytes | None = None,
        commitment: str = "",
        draws: str = USUAL,
    ) -> Self:
        """A match that starts from a position: any state in which a player has to move. Raises Unreadable with what is
        wrong with it.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> again = Match.at(match.game, match.state, seats=2, seed=bytes(32))
        >>> again.pending == match.pending, again.log
        (True, [])
        """
        match = cls(game, seats=seats, options=options, commitment=commitment, draws=draws)
        if wrong := fault(game, state, match.start):
            raise Unreadable(wrong)
        match.start, match.set_up = state, True
        if seed is not None:
            match.seed, match.commitment = seed, commit(seed)
            match._chance = chance_by(draws, game, seed)
        return match

    @classmethod
    def resume(
        cls,
        game: Game[Any, S, M, V],
        *,
        seats: int,
        options: Mapping[str, str],
        seed: bytes,
        moves: Iterable[tuple[Seat, str]],
        begun: int = 0,
        position: S | None = None,
    ) -> Self:
        """A match from its stored log, including chance moves; from there on, chance plays by the seed again.

        The first `begun` moves may be from another match: nobody can undo them, and they need not follow from the seed.
        `position` is the state that the match starts from, if somebody has set one up.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> log = [(entry.seat, match.game.write(entry.move)) for entry in match.log]
        >>> again = Match.resume(match.game, seats=2, options=match.options, seed=bytes(32), moves=log)
        >>> again.state == match.state
        True
        """
        *_, match = cls.resuming(
            game, seats=seats, options=options, seed=seed, moves=moves, begun=begun, position=position
        )
        return match

    @classmethod
    def resuming(
        cls,
        game: Game[Any, S, M, V],
        *,
        seats: int,
        options: Mapping[str, str],
        seed: bytes,
        moves: Iterable[tuple[Seat, str]],
        begun: int = 0,
        position: S | None = None,
    ) -> Iterator[Self]:
        """Like `resume`, but yields after each move, so that the caller can do something else in between. The match is
        ready at the end.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> log = [(entry.seat, match.game.write(entry.move)) for entry in match.log]
        >>> steps = Match.resuming(match.game, seats=2, options={}, seed=bytes(32), moves=log)
        >>> [len(again.log) for again in steps]
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10]
        """
        if position is None:
            match = cls(game, seats=seats, options=options, commitment=commit(seed))
        else:
            match = cls.at(game, position, seats=seats, options=options, commitment=commit(seed))
        for seat, text in moves:
            match.play(seat, game.read(text))
            yield match
        match.seed, match.begun = seed, begun
        match._let_chance_play()
        yield match

    @property
    def state(self) -> S:
        """The full state now, with all secrets. Give players and bots a `view` instead.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> match.state == match.log[-1].step.state
        True
        """
        return self.log[-1].step.state if self.log else self.start

    @property
    def pending(self) -> frozenset[Seat]:
        """The seats that have to move; empty when the game is over.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> match.pending
        frozenset({0})
        """
        state = self.log[-1].step.state if self.log else self.start
        if self._asked[0] is not state:
            self._asked = state, self.game.pending(state)
        return self._asked[1]

    @property
    def over(self) -> bool:
        """Whether the game is over.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> match.over
        False
        """
        return not self.pending

    @property
    def result(self) -> Result:
        """How the game ended. Only for a game that is over.

        >>> import random
        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> rng = random.Random(1)
        >>> while not match.over:
        ...     seat = min(match.pending)
        ...     step = match.play(seat, rng.choice(match.game.moves(match.state, seat)))
        >>> len(match.result.points), match.result.reason in match.game.info.rules
        (2, True)
        """
        return self.game.result(self.state)

    def view(self, seat: Seat | None) -> V:
        """All that this seat may know now; None is a spectator.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> match.view(0) == match.game.view(match.state, 0), match.view(0) == match.view(1)
        (True, False)
        """
        return self.game.view(self.state, seat)

    def pending_before(self, number: int) -> frozenset[Seat]:
        """Who was to move before an entry of the log; nobody if its state was let go.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> match.pending_before(0) == {CHANCE}, match.pending_before(len(match.log))
        (True, frozenset({0}))
        """
        if self._is_gone(number):
            return NOBODY
        return self.game.pending(self.log[number - 1].step.state if number else self.start)

    def events(
        self, seat: Seat | None, since: int = 0, until: int | None = None
    ) -> list[tuple[int, Seat, tuple[Event, ...]]]:
        """The log from entry `since` on, before entry `until`, as this seat may see it: number, who moved, what
        happened.

        If a move has no events (a secret choice while several choose at once), nobody else learns who made it.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> number, seat, [told] = match.events(0)[0]
        >>> number, seat == CHANCE, told == match.log[0].step.events[0]
        (0, True, True)
        """
        return [
            (
                number,
                entry.seat if entry.step.events or entry.seat == seat else CHANCE,
                tuple(self.game.seen(event, seat) for event in entry.step.events),
            )
            for number, entry in enumerate(self.log[since:until], since)
        ]

    def check(self, seat: Seat, move: M) -> tuple[Problem, ...]:
        """Everything that is wrong with a move; () means that it is legal. Raises Unreadable if it is no move of this
        game at all.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> move = match.game.read("pass")
        >>> match.check(0, move)
        ()
        >>> [problem] = match.check(1, move)
        >>> problem.code
        'not-your-turn'
        """
        if not isinstance(move, self._kinds):
            raise Unreadable(f"That is no move of {self.game.info.title}: {brief(repr(move))}.")
        return self.game.check(self.state, seat, move)

    def play(self, seat: Seat, move: M) -> Step[S]:
        """Make a move, and the chance moves that follow from it. Raises Illegal, or Unreadable if it is no move of this
        game, with nothing changed.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> move = match.game.read("x9 a1-b1")
        >>> match.play(0, move).state is match.state
        True
        >>> match.play(1, match.game.read("end"))
        Traceback (most recent call last):
        tilery.engine.errors.Illegal: It is not your turn. (HS-3)
        """
        problems = self.check(seat, move)
        if problems:
            raise Illegal(problems)
        step = self._append(seat, move)
        self._let_chance_play()
        return step

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last step can be undone: it is this seat's own, in its own turn, and revealed nothing new.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> match.can_undo(0)
        False
        >>> step = match.play(0, match.game.read("x9 a1-b1"))
        >>> match.can_undo(0), match.can_undo(1)
        (True, False)
        """
        if len(self.log) <= self.begun or self._is_gone(len(self.log) - 1) or seat not in self.pending:
            return False
        last = self.log[-1]
        return last.seat == seat != CHANCE and not last.step.reveals

    def undo(self, seat: Seat) -> Entry[S, M]:
        """Undo the last step. Raises Illegal if that is not possible.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> before = match.state
        >>> step = match.play(0, match.game.read("x9 a1-b1"))
        >>> match.game.write(match.undo(0).move), match.state is before
        ('x9 a1-b1', True)
        """
        if not self.can_undo(seat):
            raise Illegal([Problem("undo", "cannot-undo", "There is no step of your own turn to take back.")])
        return self.log.pop()

    def let_go(self) -> None:
        """Forget the states that undo can't reach, so that a long game takes little memory. The log still knows what
        happened, but not how the table looked.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> match.let_go()
        >>> match.log[0].step.state is None, match.log[-1].step.state == match.state
        (True, True)
        """
        needed = len(self.log) - 1
        while needed > self._let_go and self._may_go_back_before(needed):
            needed -= 1
        for number in range(self._let_go, needed):
            entry = self.log[number]
            self.log[number] = _shared(replace(entry, step=replace(entry.step, state=None)))
        self._let_go = max(self._let_go, needed)

    def _is_gone(self, number: int) -> bool:
        """Whether the state before this entry was let go."""
        return 0 < number <= self._let_go

    def _may_go_back_before(self, number: int) -> bool:
        """Whether undo may go back before this entry. Secret choices that were made at the same time count together."""
        entry = self.log[number]
        own = entry.seat == self.log[-1].seat and not entry.step.reveals
        return entry.seat != CHANCE and (own or not entry.step.events)

    def next_dice(self) -> Dice:
        """The bits of the next chance move.

        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> match.next_dice().getrandbits(8) == Dice(bytes(32), len(match.log)).getrandbits(8)
        True
        """
        if self.seed is None:
            raise ValueError("a match without a seed has no dice")
        return Dice(self.seed, self._chances)

    def _append(self, seat: Seat, move: M) -> Step[S]:
        step = self.game.apply(self.state, seat, move)
        self.log.append(Entry(seat, move, step))
        self._chances += seat == CHANCE
        return step

    def _let_chance_play(self) -> None:
        while self.seed is not None and CHANCE in self.pending:
            self._append(CHANCE, self._chance(self.state, self.next_dice()))


AnyMatch = Match[Any, Any, Any]
"""A match of some game. The house plays all of them alike; whoever knows the game has the types of its room."""
