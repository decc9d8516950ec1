"""Games that are played by the rules and on the table of the kernels side by side, and compared after every move."""

import random
from collections.abc import Iterator
from typing import Any

from tests.games.triominos.table import options
from tilery.engine.game import CHANCE
from tilery.engine.kernel import Ints, Twin, plain
from tilery.games.triominos.bots import kernel
from tilery.games.triominos.bots import kernel_table as kt
from tilery.games.triominos.bots.desk import Desk
from tilery.games.triominos.bots.minds import ENDGAME, OPENING
from tilery.games.triominos.bots.normal import Normal
from tilery.games.triominos.bots.stones import NUMBER, bits_of, laid_on, lore_for, move_of, table_for
from tilery.games.triominos.game import GAME
from tilery.games.triominos.moves import AGREE, BUY, DECLINE, PASS, STOP, Lay, Move
from tilery.games.triominos.notation import write
from tilery.games.triominos.state import Options, State
from tilery.games.triominos.view import View

VARIANTS = [(variant, seats) for variant in GAME.info.variants for seats in variant.seats]


class TwinGame:
    """One game, by random moves. Some players buy often, some hardly ever, so that all ends come up."""

    def __init__(self, twin: Twin, options: Options, seats: int, rng: random.Random) -> None:
        self.twin, self.rng = twin, rng
        self.table, self.lore = table_for(twin), lore_for(twin)
        self.state: State = GAME.setup(options, seats)
        self.compared = 0
        self.rules: set[int] = set()
        self._eager, self._tired = rng.choice((0.05, 0.5, 0.95)), rng.choice((0.0, 0.05))

    def play(self) -> None:
        for _ in self.states():
            pass

    def states(self) -> Iterator[State]:
        """Plays the game, and gives the state after every move."""
        for seat in range(4):
            self.table[kt.TOTALS + seat] = 0
        self.table[kt.ROUND] = 0
        while pending := GAME.pending(self.state):
            seat = min(pending)
            before, move = self.state, self._chosen(seat)
            self.state = GAME.apply(before, seat, move).state
            self._follow(before, move)
            yield self.state

    def _chosen(self, seat: int) -> Move:
        if seat == CHANCE:
            return GAME.chance(self.state, self.rng)
        legal = list(GAME.moves(self.state, seat))
        if STOP in legal:
            legal.remove(STOP)
            if self.rng.random() < self._tired:
                return STOP
        if AGREE in legal:
            return AGREE if self.rng.random() < 0.7 else DECLINE
        if BUY in legal and self.rng.random() < self._eager:
            return BUY
        return self.rng.choice(legal)

    def _follow(self, before: State, move: Move) -> None:
        """Make the same move on the table of the kernels, and compare."""
        after, table = self.state, self.table
        if before.phase == "deal" and after.phase == "play":
            sit_down(self.twin, table, self.lore, after)
        elif before.phase == "buy":
            self._bring_up(next(iter(set(before.pool) - set(after.pool))))
            self.twin.play(table, self.lore, kt.BUY, 0)
        elif before.phase == "play" and isinstance(move, Lay):
            self.twin.play(table, self.lore, move.cell + kt.ORIGIN, NUMBER[move.stone])
        elif before.phase == "play" and move == PASS:
            self.twin.play(table, self.lore, kt.PASS, 0)
        elif before.phase == "vote" and len(after.sheets) > len(before.sheets):
            self.twin.end_round(table, self.lore, kt.STOPPED)
        if len(after.sheets) > len(before.sheets):
            self._compare_sheet()
        elif after.phase == "play":
            self._compare()

    def _bring_up(self, stone: str) -> None:
        """The stone that was drawn comes to lie at the end of the pool."""
        pile = [int(self.table[kt.PILE + place]) for place in range(self.table[kt.POOL])]
        at, last = kt.PILE + pile.index(NUMBER[stone]), kt.PILE + len(pile) - 1
        self.table[at], self.table[last] = self.table[last], self.table[at]

    def _compare_sheet(self) -> None:
        sheet, seats = self.state.sheets[-1], self.state.seats
        self.rules.add(int(self.table[kt.RULE]))
        assert f"TR-{self.table[kt.RULE]}" == sheet.reason
        assert numbers(self.table, kt.SCORES, seats) == sheet.points
        over = self.twin.count_round(self.table, self.state.options.rounds, self.state.options.target or 0)
        assert bool(over) == (self.state.phase == "over")
        assert numbers(self.table, kt.TOTALS, seats) == self.state.series.totals
        self.compared += 1

    def _compare(self) -> None:
        s, table = self.state, self.table
        assert table[kt.RULE] == 0
        assert table[kt.TURN] == s.turn
        assert table[kt.BOUGHT] == s.bought
        assert table[kt.OUT] == (-1 if s.out is None else s.out)
        assert numbers(table, kt.SCORES, s.seats) == s.scores
        assert numbers(table, kt.HANDS, s.seats) == tuple(map(bits_of, s.hands))
        assert sum(1 << number for number in numbers(table, kt.PILE, table[kt.POOL])) == bits_of(s.pool)
        assert moves_on(self.twin, table, self.lore) == {
            move: s.layout.bonus(move.cell) if isinstance(move, Lay) else ""
            for move in GAME.moves(s, s.turn)
            if move != STOP
        }
        self.compared += 1


def in_step(twin: Twin, number: int) -> Iterator[State]:
    """Plays a random game by both; fails as soon as they differ. Gives the state after every move."""
    variant, seats = VARIANTS[number % len(VARIANTS)]
    yield from TwinGame(twin, options(**variant.options), seats, random.Random(number)).states()


def same_choice(twin: Twin, number: int) -> None:
    """Fails if a search chooses another move with these kernels than with plain ones, somewhere in a game."""
    rng, bot, seats = random.Random(number), Normal(GAME), 2 + number % 3
    desks = Desk(twin), Desk(plain(kernel))
    state = GAME.setup(options(), seats)
    while pending := GAME.pending(state):
        seat = min(pending)
        if seat == CHANCE:
            state = GAME.apply(state, CHANCE, GAME.chance(state, rng)).state
            continue
        view = GAME.view(state, seat)
        if not view.may.answer and rng.random() < 0.2:
            asked = [asked_at(desk, view, number) for desk in desks]
            assert asked[0] == asked[1], write(asked[0])
        state = GAME.apply(state, seat, bot.choose(view, rng)).state


def asked_at(desk: Desk, view: View, number: int) -> Move:
    """What a small search finds, however long it takes."""
    desk.BRAKE = 1e9
    desk.lay_out(view)
    if view.seats == 2 and not view.pool:
        return desk.looked_ahead(ENDGAME, depth=3, wide=4, playouts=40)
    return desk.tried_out(OPENING, random.Random(number), wide=3, playouts=20)


BONUS_NAMES = {0: "", 40: "bridge", 50: "hexagon", 60: "double-hexagon"}


def numbers(table: Ints, start: int, count: int) -> tuple[int, ...]:
    return tuple(int(table[start + place]) for place in range(count))


def sit_down(twin: Twin, table: Ints, lore: Ints, s: State) -> None:
    """The table of the kernels as this state is."""
    twin.lay_out(table, lore, laid_on(twin, [(placed.stone, cell) for cell, placed in s.layout.taken.items()]), s.seats)
    table[kt.START], table[kt.TURN], table[kt.BOUGHT] = s.start, s.turn, s.bought
    table[kt.OUT], table[kt.POOL] = -1 if s.out is None else s.out, len(s.pool)
    for place, stone in enumerate(s.pool):
        table[kt.PILE + place] = NUMBER[stone]
    for seat in range(s.seats):
        table[kt.HANDS + seat], table[kt.SCORES + seat] = bits_of(s.hands[seat]), s.scores[seat]


def moves_on(twin: Twin, table: Ints, lore: Ints) -> dict[Move, Any]:
    """All legal moves, each with its bonus."""
    found: dict[Move, Any] = {}
    hand = int(table[kt.HANDS + table[kt.TURN]])
    for place in range(table[kt.OPEN]):
        cell = int(table[kt.FRONT + place])
        stones = int(lore[kt.MASKS + table[kt.CELLS + cell]]) & hand
        points = BONUS_NAMES[int(twin.bonus(table, cell))] if stones else ""
        while stones:
            found[move_of(cell, (stones & -stones).bit_length() - 1)] = points
            stones &= stones - 1
    if twin.may_pass(table, bool(found)):
        found[PASS] = ""
    if twin.may_buy(table):
        found[BUY] = ""
    return found
