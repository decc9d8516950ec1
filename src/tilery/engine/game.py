"""The protocol every game fulfils: a stateless object of pure functions over frozen states."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from tilery.engine.chance import Bits
from tilery.engine.errors import Problem

Seat = int
"""A place at the table, counted from 0."""
CHANCE: Final[Seat] = -1
"""The player who makes all draws, shuffles and throws. They are moves like any other, so the log alone replays a
game."""

REMEMBERED: Final = "remembered"
"""A state may have a field of this name for what players saw and can no longer see. It follows from the log, so the
hash of a state leaves it out."""

O = TypeVar("O")  # noqa: E741 - options, state, move, view: the four types of a game
S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


class Option(msgspec.Struct, frozen=True):
    """One thing that can be chosen when a table is made. Without `choices` it takes any text.

    >>> Option("rounds", default="1", rule="TR-13", choices=("1", "2", "3")).choices
    ('1', '2', '3')
    """

    name: str
    default: str
    rule: str
    choices: tuple[str, ...] = ()


class Variant(msgspec.Struct, frozen=True):
    """A way to play that has a name. The conformance suite and the golden records cover each.

    >>> from tilery.games import GAMES
    >>> [variant.name for variant in GAMES.all()[0].info.variants]
    ['piatnik', 'magellan', 'magellan-equal-turns', 'solo']
    """

    name: str
    seats: tuple[int, ...]
    options: dict[str, str] = {}


class Info(msgspec.Struct, frozen=True):
    """What a game says about itself before anybody sits down.

    >>> from tilery.games import GAMES
    >>> info = GAMES.all()[0].info
    >>> info.seats, [option.name for option in info.options], info.rules[0]
    ((1, 2, 3, 4, 5), ['edition', 'equal-turns', 'start', 'deck'], 'HS-1')
    """

    id: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    variants: tuple[Variant, ...]
    rules: tuple[str, ...]
    order: int = 1000
    """Where it stands on the home page: the lowest first."""
    complete: bool = True
    """Whether `moves` lists everything; otherwise it gives a sample."""


class AnyMove(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something that can be done. Each room has its own kinds; `type` tells them apart where they are data.

    >>> class Roll(AnyMove, frozen=True):
    ...     number: int
    >>> msgspec.json.encode(Roll(6))
    b'{"type":"roll","number":6}'
    """


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=lambda name: name.lower()):
    """Something that happened and that a person may be told. Each room has its own kinds.

    >>> class Rolled(Event, frozen=True):
    ...     number: int
    >>> msgspec.to_builtins(Rolled(6))
    {'type': 'rolled', 'number': 6}
    """


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """What a move leads to. A step that `reveals` something can't be undone.

    >>> step = Step(("a", "b"), reveals=True)
    >>> step.state, step.events, step.reveals
    (('a', 'b'), (), True)
    """

    state: S
    events: tuple[Event, ...] = ()
    reveals: bool = False


class Entry(msgspec.Struct, Generic[S, M], frozen=True, gc=False):
    """One line of the log: who moved, what, and what that led to.

    >>> from tilery.engine import Match
    >>> from tilery.games import GAMES
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> entry = match.log[0]
    >>> entry.seat == CHANCE, match.game.write(entry.move), entry.step.state == match.start
    (True, 'stones SFT/HMH/HSB', False)
    """

    seat: Seat
    move: M
    step: Step[S]


AnyEntry = Entry[Any, Any]
"""A line of the log of some game."""


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended; `reason` is the id of the rule that ended it. Rank 1 is the best, equal ranks are ties.

    >>> result = Result(points=(30, 12, 30), ranks=(1, 3, 1), winners=(0, 2), reason="TR-10")
    >>> result.winners
    (0, 2)
    """

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    teams: tuple[tuple[Seat, ...], ...] = ()


class Game(Protocol[O, S, M, V]):
    """A game. States, moves and views are frozen. No function here changes anything or uses randomness of its own.

    >>> from tilery.engine import Dice
    >>> from tilery.games import GAMES
    >>> game = GAMES.all()[0]
    >>> state = game.setup(game.options({option.name: option.default for option in game.info.options}), 2)
    >>> dice = Dice(bytes(32), 0)
    >>> while CHANCE in game.pending(state):
    ...     state = game.apply(state, CHANCE, game.chance(state, dice)).state
    >>> [game.write(move) for move in game.moves(state, min(game.pending(state)))][:2]
    ['end', 'pass']
    """

    info: Info

    def options(self, given: Mapping[str, str]) -> O:
        """The typed options; raises Illegal if they don't go together. `given` has every option (see `settle`).

        >>> from tilery.games import GAMES
        >>> game = GAMES.all()[0]
        >>> game.options({"edition": "magellan", "equal-turns": "yes", "start": "1", "deck": "standard"}).start
        1
        """

    def texts(self, options: O) -> dict[str, str]:
        """The options as a record holds them, each on one line; `options(texts(o)) == o`.

        >>> from tilery.games import GAMES
        >>> game = GAMES.all()[0]
        >>> given = {"edition": "magellan", "equal-turns": "yes", "start": "1", "deck": "standard"}
        >>> game.texts(game.options(given)) == given
        True
        """

    def setup(self, options: O, seats: int) -> S:
        """The state before the first chance move; raises Illegal if this table can't be played.

        >>> from tilery.games import GAMES
        >>> game = GAMES.all()[0]
        >>> options = game.options({"edition": "magellan", "equal-turns": "yes", "start": "1", "deck": "standard"})
        >>> game.pending(game.setup(options, 2)) == {CHANCE}
        True
        """

    def pending(self, s: S) -> frozenset[Seat]:
        """Who has to move: CHANCE alone, one seat, or several at once. Empty when the game is over.

        >>> from tilery.engine import Match
        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> match.game.pending(match.start) == {CHANCE}, match.game.pending(match.state)
        (True, frozenset({0}))
        """

    def moves(self, s: S, seat: Seat) -> Sequence[M]:
        """All legal moves, or a sample of them where they can't be listed (`Info.complete`).

        >>> from tilery.engine import Match
        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> moves = match.game.moves(match.state, 0)
        >>> len(moves), match.game.write(moves[0]), len(match.game.moves(match.state, 1))
        (87, 'end', 0)
        """

    def check(self, s: S, seat: Seat, m: M) -> tuple[Problem, ...]:
        """Everything that is wrong with a move; () means that it is legal.

        >>> from tilery.engine import Match
        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> move = match.game.read("pass")
        >>> match.game.check(match.state, 0, move)
        ()
        >>> [problem] = match.game.check(match.state, 1, move)
        >>> print(problem)
        It is not your turn. (HS-3)
        """

    def apply(self, s: S, seat: Seat, m: M) -> Step[S]:
        """What a move leads to. Trusts that the move was checked.

        >>> from tilery.engine import Match
        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> step = match.game.apply(match.state, 0, match.game.read("pass"))
        >>> step.state == match.state, step.reveals, match.game.pending(step.state) == {CHANCE}
        (False, True, True)
        """

    def chance(self, s: S, bits: Bits) -> M:
        """A chance move, drawn with these bits and nothing else.

        >>> from tilery.engine import Dice, Match
        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> match.game.write(match.game.chance(match.start, Dice(bytes(32), 0)))
        'stones SFT/HMH/HSB'
        """

    def view(self, s: S, seat: Seat | None) -> V:
        """All that this seat may know; None is a spectator.

        >>> from tilery.engine import Match
        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> [len(match.game.view(match.state, seat).hand) for seat in (0, 1, None)]
        [4, 4, 0]
        """

    def seen(self, event: Event, seat: Seat | None) -> Event:
        """The event as this seat may see it: the log keeps the same secrets as the view.

        >>> from tilery.engine import Match
        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> [drawn] = match.log[2].step.events
        >>> drawn, match.game.seen(drawn, 1 - drawn.seat)
        (Drew(seat=0, card=9), Drew(seat=0, card=0))
        """

    def guess(self, v: V, bits: Bits) -> S:
        """A full state that agrees with the view, with everything hidden drawn anew: what bots search.

        It never contradicts what this seat saw in the log, even if the table no longer shows it.

        >>> from tilery.engine import Dice, Match
        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> view = match.view(0)
        >>> guessed = match.game.guess(view, Dice(bytes(32), 0))
        >>> guessed == match.state, match.game.view(guessed, 0) == view
        (False, True)
        """

    def result(self, s: S) -> Result:
        """How it ended. Only for a game that is over.

        >>> import random
        >>> from tilery.engine import Match, playout
        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> end, _ = playout(match.game, match.state, random.Random(1))
        >>> match.game.result(end).reason in match.game.info.rules
        True
        """

    def write(self, m: M) -> str:
        """The notation of a move.

        >>> from tilery.engine import Match
        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> [match.game.write(move) for move in match.game.moves(match.state, 0)][:4]
        ['end', 'pass', 'x9 a1-b1', 'x9 a1-a2']
        """

    def read(self, text: str) -> M:
        """The move of a notation; raises Unreadable.

        >>> from tilery.games import GAMES
        >>> game = GAMES.all()[0]
        >>> game.write(game.read("x9 a1-b1"))
        'x9 a1-b1'
        >>> from tilery.engine import Unreadable
        >>> try:
        ...     game.read("castle")
        ... except Unreadable as error:
        ...     print(str(error)[:19])
        'castle' is no move
        """

    def picture(self, s: S, *seats: Seat) -> str:
        """The table as text, with Rich markup for colour: all that these seats may know together; without any, what a
        spectator sees. It calls the players "player 1", "player 2" and so on.

        >>> from tilery.engine import Match
        >>> from tilery.games import GAMES
        >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
        >>> "hand 4 cards" in match.game.picture(match.state, 0), match.game.picture(match.state).count("4 cards")
        (True, 2)
        """


class Seated(Protocol):
    """What every view has, whatever else is in it.

    >>> from tilery.engine import Match
    >>> from tilery.games import GAMES
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> match.view(1).seat, match.view(None).seat
    (1, None)
    """

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None is a spectator."""


AnyGame = Game[Any, Any, Any, Any]
"""Some game, for code that treats all games alike. The `GAME` of a room has types of its own."""


def ranking(keys: Sequence[Any]) -> tuple[int, ...]:
    """Ranks from keys of which the highest is best; equals share a rank.

    >>> ranking([12, 30, 12, 5])
    (2, 1, 2, 4)
    """
    best_first = sorted(keys, reverse=True)
    return tuple([1 + best_first.index(key) for key in keys])
