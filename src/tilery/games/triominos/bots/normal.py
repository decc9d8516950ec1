"""A bot that plays as good people do: it weighs what a stone opens for the others, and buys when it has to."""

import random
from collections.abc import Sequence
from functools import cached_property

from tilery.engine.game import AnyGame
from tilery.games.triominos.bots.desk import Desk
from tilery.games.triominos.bots.minds import ENDGAME
from tilery.games.triominos.bots.outlook import expected_best, own_seat, points_by_stone
from tilery.games.triominos.layout import Layout, laid
from tilery.games.triominos.moves import AGREE, BUY, DECLINE, PASS, Move
from tilery.games.triominos.notation import write
from tilery.games.triominos.pieces import BIT, STONES, VALUE, mask_of
from tilery.games.triominos.scoring import GOING_OUT
from tilery.games.triominos.view import Place, View, layout_of

ALL_STONES = mask_of(STONES)
MEAN_VALUE = sum(VALUE.values()) / len(STONES)
DEPTH, WIDE, ENDS = 4, 4, 400
"""How many moves are looked ahead when both hands are known, how many each time, and how many sequences are played out
at most."""


class Normal:
    """Takes the best of all places: it weighs the points against the best answer that the next player is likely to
    have, and against what its own other stones can do then. If nothing fits, it buys as long as it may. With two
    players it also buys unless it has more stones to choose from than the other, or sees a bonus. Once the pool is
    empty, it counts what the other holds, and looks four moves ahead (not without a compiler).
    """

    KERNELS = True
    """It thinks with them, so they are compiled before a contest."""
    THREAT = 1.5
    """How much the next player's expected points count, compared with its own."""
    HINDRANCE = 3.0
    """What each stone counts that the next player can be expected to lay."""
    FUTURE = 0.45
    """What its own best points in the next turn count."""
    CHOICE = 1.0
    """What each of its own stones counts that will fit then."""
    STUCK = 11.0
    """What it costs to have nothing to lay in the next turn."""
    NEARLY_OUT = 2
    """A player with this many stones or fewer may go out soon: nothing is bought on purpose then."""

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    @cached_property
    def _desk(self) -> Desk:
        """Made when it is needed for the first time: those who only weigh places don't need it."""
        return Desk()

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.answer:
            return answer(view)
        if not view.may.lay:
            return BUY if view.may.buy else PASS
        if view.seats == 2 and not view.pool and view.out is None and self._desk.twin.compiled:
            self._desk.lay_out(view)
            return counted(self._desk)
        place = self.place(view, view.may.lay)
        return BUY if self._catches_up(view, place) else place.move

    def place(self, view: View, places: Sequence[Place]) -> Place:
        """The best of these places."""
        table = _Table(self, view)
        return max(places, key=lambda place: (table.worth_of(place), write(place.move)))

    def _catches_up(self, view: View, place: Place) -> bool:
        """Whether it buys although it can lay. With more players somebody goes out before that pays."""
        if view.seats > 2 or not view.may.buy or place.bonus or min(view.hands) <= self.NEARLY_OUT:
            return False
        return view.hands[own_seat(view)] <= view.hands[1 - own_seat(view)]


def counted(desk: Desk) -> Move:
    """The best move on a table for two with an empty pool: both hands are known, and a few moves are looked ahead."""
    return desk.looked_ahead(ENDGAME, depth=DEPTH, wide=WIDE, playouts=ENDS)


def answer(view: View) -> Move:
    """TR-12: everybody loses the value of their hand; what the others hold is a guess."""
    seat = own_seat(view)
    mine = view.totals[seat] - sum(stone.value for stone in view.rack)
    others = [view.totals[other] - MEAN_VALUE * view.hands[other] for other in range(view.seats) if other != seat]
    return AGREE if mine > max(others) else DECLINE


class _Table:
    """A view, prepared for weighing: who may hold what."""

    def __init__(self, bot: Normal, view: View) -> None:
        self.bot, self.view, self.layout = bot, view, layout_of(view)
        seat = own_seat(view)
        self.rack = mask_of(tuple(stone.stone for stone in view.rack))
        self.unseen = ALL_STONES & ~self.rack & ~mask_of(tuple(lying.stone for lying in view.layout))
        self.next_hand = view.hands[(seat + 1) % view.seats]
        self.held_by_others = sum(view.hands) - view.hands[seat]
        self.threat = bot.THREAT / (view.seats - 1)  # a gift to one of several others is less of a loss

    def worth_of(self, place: Place) -> float:
        """Points now, and how the table stands after that."""
        rest = self.rack & ~BIT[place.stone]
        if self.view.out is not None:
            return place.points + place.value  # TR-10: what stays in the hand goes to whoever went out
        if not rest:
            return place.points + GOING_OUT + MEAN_VALUE * self.held_by_others
        return place.points + self._standing(laid(self.layout, 0, place.stone, place.move.cell), rest)

    def _standing(self, layout: Layout, rest: int) -> float:
        """How well it stands when the next player has to move."""
        theirs, mine = points_by_stone(layout, self.unseen), points_by_stone(layout, rest)
        unseen = self.unseen.bit_count()
        threat = self.threat * expected_best(theirs, unseen, self.next_hand)
        future = self.bot.FUTURE * max(mine.values()) + self.bot.CHOICE * len(mine) if mine else -self.bot.STUCK
        return future - threat - self.bot.HINDRANCE * len(theirs) * self.next_hand / unseen
