"""A table at home that somebody has entered: looked at, tried out, and thought about."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from tilery.analysis import Best, best_moves
from tilery.engine.chance import Bits, derived_seed
from tilery.engine.data import move_of, position_text
from tilery.engine.errors import Illegal, Problem, TileryError
from tilery.engine.game import CHANCE, AnyGame
from tilery.engine.sketch.entries import YOU
from tilery.engine.sketch.reading import certain, deal_bits, read_sketch, set_up, sketch_problems, start_of
from tilery.games import GAMES
from tilery.tables.library.alike import told_once
from tilery.tables.wire.messages import LogLine
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.sketches import BestMove, BestMoves, Sketched
from tilery.tables.wire.wishes import SketchWish

MOST_MOVES = 50
"""The most moves of one turn."""
MOST_LEGAL = 500
"""The most legal moves that are listed."""
DIGITS = 4
"""How many digits of a chance mean something."""


class Home:
    """A table at home, as far as its moves are legal. Refuses data that is no sketch of the game.

    What nobody sees is drawn from the sketch itself: asked again, the table is the same.
    """

    def __init__(self, wish: SketchWish) -> None:
        if len(wish.moves) > MOST_MOVES:
            raise Refusal("malformed", f"A turn has {MOST_MOVES} moves at most.")
        try:
            self.game: AnyGame = GAMES.get(wish.game)
            self._start = start_of(self.game, wish.seats, wish.options)
            self._sketch = read_sketch(self.game, wish.sketch)
            self.problems: tuple[Problem, ...] = sketch_problems(self.game, self._start, self._sketch)
        except TileryError as error:
            raise Refusal.of(error) from None
        self.lines: list[LogLine] = []
        self.played = 0
        self.state: Any = None

    def play(self, moves: Sequence[Any]) -> None:
        """Set the table up and make these moves, up to the first that is not legal."""
        if self.problems:
            return
        rng = random.Random(derived_seed("home", msgspec.json.encode((self._start, self._sketch)).hex()))
        self.state = self.dealt(rng)
        for given in moves:
            try:
                move = move_of(self.game, given)
            except TileryError as error:
                raise Refusal.of(error) from None
            if found := self.game.check(self.state, YOU, move):
                self.problems = found
                return
            self._make(YOU, move)
            self.played += 1
            while CHANCE in self.game.pending(self.state):
                self._make(CHANCE, self.game.chance(self.state, rng))

    def dealt(self, bits: Bits) -> Any:
        """A full table: everything unseen is drawn with these bits. Refuses one that is not legal."""
        try:
            return set_up(self.game, self._start, self._sketch, bits)
        except TileryError as error:
            raise Refusal.of(error) from None

    def _make(self, seat: int, move: Any) -> None:
        step = self.game.apply(self.state, seat, move)
        events = tuple(self.game.seen(event, YOU) for event in step.events)
        self.lines.append(LogLine(len(self.lines), seat, events))
        self.state = step.state

    @property
    def your_turn(self) -> bool:
        """Whether you may still do something."""
        return self.state is not None and YOU in self.game.pending(self.state)

    def best(self, *, seconds: float | None = None, playouts: int | None = None) -> list[Best[Any]]:
        """The best moves now, alike ones once, with the reasons that hold on the real table, too."""
        view = self.game.view(self.state, YOU)
        found = told_once(self.game, view, best_moves(self.game, view, seconds=seconds, playouts=playouts))
        return [Best(best.value, certain(self.game, best.reasons)) for best in found]


def looked_at(wish: SketchWish) -> Sketched:
    """What is wrong with a table at home, or how it looks after these moves."""
    home = Home(wish)
    if wish.check and not wish.moves:
        return Sketched(home.problems)
    home.play(wish.moves)
    if wish.check or home.state is None:
        return Sketched(home.problems, home.played)
    legal = home.game.moves(home.state, YOU)[:MOST_LEGAL] if home.your_turn else ()
    view = home.game.view(home.state, YOU)
    return Sketched(home.problems, home.played, view, tuple(home.lines), tuple(map(home.game.write, legal)))


def dealt(wish: SketchWish, seed: bytes) -> str:
    """The table from which a game with this seed starts, as a position."""
    return position_text(Home(wish).dealt(deal_bits(seed)))


def advised(wish: SketchWish, *, seconds: float | None = None, playouts: int | None = None) -> BestMoves:
    """The best moves at a table at home, after these moves. Refuses one that is not legal, and a turn that is over."""
    home = Home(wish)
    home.play(wish.moves)
    if home.problems:
        raise Refusal.of(Illegal(home.problems))
    if not home.your_turn:
        raise Refusal("not-your-turn", "Your turn is over here.")
    found = home.best(seconds=seconds, playouts=playouts)
    return BestMoves(
        tuple(
            BestMove(
                home.game.write(best.value.move),
                best.value.move,
                round(best.value.chance, DIGITS),
                round(best.value.error, DIGITS),
                round(best.value.behind, DIGITS),
                round(best.value.behind_error, DIGITS),
                best.value.worse,
                best.reasons,
            )
            for best in found
        )
    )
