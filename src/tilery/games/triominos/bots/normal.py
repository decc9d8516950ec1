"""A bot that plays as good people do: it lays when it can, and weighs what a stone opens for the others."""

import random

from tilery.engine.game import AnyGame
from tilery.games.triominos.bots.outlook import expected_best, own_seat, points_by_stone
from tilery.games.triominos.moves import AGREE, BUY, DECLINE, PASS, Move
from tilery.games.triominos.notation import write
from tilery.games.triominos.pieces import BIT, STONES, VALUE, mask_of
from tilery.games.triominos.scoring import GOING_OUT
from tilery.games.triominos.state import Layout, laid
from tilery.games.triominos.view import Place, View, layout_of

ALL_STONES = mask_of(STONES)
MEAN_VALUE = sum(VALUE.values()) / len(STONES)


class Normal:
    """Lays a stone whenever one fits. It takes the best of all places: it weighs the points against the best answer
    that the next player is likely to have, and against what its own other stones can do then. It buys only if nothing
    fits, and goes on as long as it may.
    """

    THREAT = 1.0
    """How much the next player's expected points count, compared with its own."""
    FUTURE = 0.35
    """What its own best points in the next turn count."""
    STUCK = 8.0
    """What it costs to have nothing to lay in the next turn."""

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.answer:
            return answer(view)
        if view.may.lay:
            return self.place(view).move
        return BUY if view.may.buy else PASS

    def place(self, view: View) -> Place:
        """Where it lays which stone."""
        table = _Table(self, view)
        return max(view.may.lay, key=lambda place: (table.worth_of(place), write(place.move)))


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
        threat = expected_best(points_by_stone(layout, self.unseen), self.unseen.bit_count(), self.next_hand)
        mine = points_by_stone(layout, rest)
        future = self.bot.FUTURE * max(mine.values()) if mine else -self.bot.STUCK
        return future - self.threat * threat
