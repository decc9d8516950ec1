"""What bots, judges and provers are, and those that can play every game."""

import hashlib
import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, Protocol, TypeVar

import msgspec

from tilery.engine.chance import SEED_BYTES, Dice, pick
from tilery.engine.game import CHANCE, AnyGame, Game, Seated
from tilery.engine.odds import utilities

V_in = TypeVar("V_in", contravariant=True)
M_out = TypeVar("M_out", covariant=True)
S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound=Seated)


class Bot(Protocol[V_in, M_out]):
    """Chooses a move from a view. A bot remembers nothing between two moves, so it can step in at any time. If it
    thinks for longer than a moment, `THINKS` says for how many seconds (see `tables/table/release.py`). If it plays as
    its level says only with compiled kernels, it has `COMPILED`.

    >>> class First:
    ...     def __init__(self, game):
    ...         self.game = game
    ...
    ...     def choose(self, view, rng):
    ...         return legal_moves(self.game, view)[0]
    ...
    >>> from tilery.engine.match import Match
    >>> from tilery.games import GAMES
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> bot = First(match.game)
    >>> match.game.write(bot.choose(match.view(0), random.Random(1)))
    'end'
    """

    def __init__(self, game: AnyGame) -> None: ...

    def choose(self, view: V_in, rng: random.Random) -> M_out:
        """A legal move for the view's seat."""


AnyBot = Bot[Any, Any]
"""A bot of some game."""


class RandomBot:
    """Chooses a kind of move at random, then a move of that kind. So a kind with many moves doesn't crowd out the
    others.

    >>> from tilery.engine.match import Match
    >>> from tilery.games import GAMES
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> move = RandomBot(match.game).choose(match.view(0), random.Random(1))
    >>> move in match.game.moves(match.state, 0)
    True
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, rng: random.Random) -> Any:
        # What may be done depends only on what the player knows: any state that looks the same has the same moves.
        moves = self._game.moves(self._game.guess(view, rng), view.seat)
        kind = pick(rng, list(dict.fromkeys(type(move) for move in moves)))
        return pick(rng, [move for move in moves if type(move) is kind])


def legal_moves(game: Game[Any, Any, M, V], view: V) -> Sequence[M]:
    """All that the player of this view may do now; a sample of it where not all can be listed (`Info.complete`). Empty
    if it is not their turn, and for a spectator.

    Nothing that is hidden has an influence: the moves come from a state that looks the same to this player.

    >>> from tilery.engine.match import Match
    >>> from tilery.games import GAMES
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> seat = min(match.pending)
    >>> legal_moves(match.game, match.view(seat)) == match.game.moves(match.state, seat)
    True
    >>> len(legal_moves(match.game, match.view(1 - seat))), len(legal_moves(match.game, match.view(None)))
    (0, 0)
    """
    if view.seat is None:
        return ()
    return game.moves(game.guess(view, Dice(bytes(SEED_BYTES), 0)), view.seat)


def playout(game: Game[Any, S, M, Any], state: S, rng: random.Random) -> tuple[S, int]:
    """Random legal moves until the game is over: the last state and the number of moves. Bots and benches use it.

    >>> from tilery.engine.match import Match
    >>> from tilery.games import GAMES
    >>> game = GAMES.all()[0]
    >>> state, count = playout(game, Match(game, seats=2, seed=bytes(32)).state, random.Random(1))
    >>> game.pending(state), count > 0
    (frozenset(), True)
    """
    count = 0
    while pending := game.pending(state):
        seat = next(iter(pending)) if len(pending) == 1 else min(pending)
        if seat == CHANCE:
            move = game.chance(state, rng)
        else:
            move = pick(rng, game.moves(state, seat))
        state = game.apply(state, seat, move).state
        count += 1
    return state, count


LADDER = ("beginner", "easy", "casual", "normal", "strong", "expert")
"""The levels that a game with bots of its own offers, from weak to strong."""


def ladder(*bots: type[AnyBot]) -> Mapping[str, type[AnyBot]]:
    """The bots of a game by their levels: one for each, from weak to strong."""
    return dict(zip(LADDER, bots, strict=True))


def careless(share: float, *turn: object) -> bool:
    """Whether a bot that overlooks things plays this turn by its simpler rule: so many turns in a hundred.

    `turn` is what its view shows from the start of the turn to its end, and in no other turn. So the bot decides once
    for the whole turn, although it remembers nothing.

    >>> [careless(0.5, "round 1", turn) for turn in range(6)]
    [False, True, False, True, False, True]
    """
    digest = hashlib.sha256("\x1f".join(map(repr, turn)).encode()).digest()
    return int.from_bytes(digest[:6], "big") < share * (1 << 48)


Shares = tuple[float, ...]
"""What each seat gets of the win; see `utilities`."""


class Judge(Protocol):
    """Says what a table is worth: everybody plays on to the end, again and again, quickly and well enough. A room has
    one of its own (`bots/judge.py`) if it knows a faster way than its rules."""

    PLAYOUTS: ClassVar[int]
    """How many are affordable to find out what the moves of one decision are worth: about half a second's work."""
    LEVEL: ClassVar[str]
    """Whose games it knows: its chances come true if everybody plays like bots of this level."""
    MODEST: ClassVar[bool]
    """Whether a hint knows more: then a review calls nothing a mistake that a hint might have said."""
    VERSION: ClassVar[int]
    """Raise it with every change after which it says something else of the same table: reviews that were kept before
    are made anew then."""

    def __init__(self, game: AnyGame) -> None: ...

    def coaching(self, view: Any) -> int:
        """How many playouts make a hint for the player of this view better; 0 where the strongest bot knows better
        than this judge, or has to be quick."""

    def offer(self, view: Any, state: Any) -> list[Any]:
        """The moves that are worth comparing for the player of this view; `state` is any table that looks like it."""

    def likely(self, view: Any, state: Any, rng: random.Random) -> Any:
        """From a table that was dealt by chance alone, one that agrees with how the others have played, if the judge
        knows anything about that. To this view, both look the same."""

    def draws(self, state: Any) -> bool:
        """Whether it can play on although chance has to move. What it draws itself it can draw alike for tables that
        differ little, so that comparing them takes fewer playouts."""

    def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
        """For each of these seeds, what each seat gets if all play on from here; or what it can expect, if the judge
        knows that without playing to the end. A player has to move, unless it `draws`. The same seed gives the same
        answer."""


class PatientJudge:
    """Lets a bot play all seats by the rules. This works in every game, and takes its time."""

    PLAYOUTS: ClassVar = 200
    LEVEL: ClassVar = "normal"
    MODEST: ClassVar = False
    VERSION: ClassVar = 1

    def __init__(self, game: AnyGame, bot: AnyBot) -> None:
        self._game, self._bot = game, bot

    def coaching(self, view: Any) -> int:
        """None: whole games by the rules take too long for somebody who waits."""
        return 0

    def offer(self, view: Any, state: Any) -> list[Any]:
        """All that can be listed."""
        return list(self._game.moves(state, view.seat))

    def likely(self, view: Any, state: Any, rng: random.Random) -> Any:
        """As it was dealt."""
        return state

    def draws(self, state: Any) -> bool:
        """Nothing: the rules do."""
        return False

    def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
        """What each seat gets, for each seed."""
        return [self._played(state, random.Random(seed)) for seed in seeds]

    def _played(self, state: Any, rng: random.Random) -> Shares:
        game = self._game
        while pending := game.pending(state):
            seat = min(pending)
            move = game.chance(state, rng) if seat == CHANCE else self._bot.choose(game.view(state, seat), rng)
            state = game.apply(state, seat, move).state
        return utilities(game.result(state))


Unit = Literal["points", "tiles"]


class Ending(msgspec.Struct, frozen=True):
    """The end of a round that was searched to its last move, with two players who know everything: by how many points
    the player can be ahead at its end, whatever the other does, before the move (`best`) and after it (`kept`). With
    less than 0 the other is ahead. If the game ends with the round (`last`), that decides who wins."""

    best: int
    kept: int
    last: bool


class Proof(msgspec.Struct, frozen=True):
    """The most that a player can have at the end of a turn, before a move and after it.

    `now` is what they have before the move. `most` was found, and nobody can have more than `bound` (None if that is
    not known). `kept` is the most that they can still have after the move; if it `ends` the turn, what they have.
    """

    now: int
    most: int
    bound: int | None
    kept: int
    ends: bool
    ending: Ending | None = None

    @property
    def exact(self) -> bool:
        """Whether nothing is left open."""
        return self.most == self.bound


class Prover(Protocol):
    """Proves what a turn can bring. A room may have one (`bots/prover.py`). It knows what the player knew: the view,
    and nothing else. The same view and move give the same proof on every machine with compiled kernels."""

    UNIT: ClassVar[Unit]
    """What is counted."""

    def __init__(self, game: AnyGame) -> None: ...

    def prove(self, view: Any, move: Any) -> Proof:
        """What is certain about this move of the view's player."""
