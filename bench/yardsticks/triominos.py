"""The yardstick of Triominos: *normal* as it was at commit de24741. Every strength is measured against it."""

import random
from typing import ClassVar

from tilery.engine.game import AnyGame
from tilery.games.triominos.bots.outlook import expected_best, own_seat, points_by_stone
from tilery.games.triominos.layout import Layout, laid
from tilery.games.triominos.moves import AGREE, DECLINE, Move
from tilery.games.triominos.notation import read, write
from tilery.games.triominos.pieces import BIT, STONES, VALUE, WIDE, mask_of
from tilery.games.triominos.scoring import BUY_PRICE, GOING_OUT, PASS_PRICE
from tilery.games.triominos.view import Place, View, layout_of

ALL_STONES = mask_of(STONES)
MEAN_VALUE = sum(VALUE.values()) / len(STONES)


class Yardstick:
    """Weighs the points of each place against the best answer that the next player is likely to have, and against what
    its own other stones can do then; buys on purpose to have more to choose from, but not when somebody is nearly out.
    """

    THREAT = 1.0
    """How much the next player's expected points count, compared with its own."""
    FUTURE = 0.35
    """What its own best points in the next turn count."""
    STUCK = 8.0
    """What it costs to have nothing to lay in the next turn."""
    STOCK: ClassVar = {2: 5.0, 3: 5.0, 4: -4.0}
    """What one more stone to choose from is worth early in a round, by number of players. With two or three players it
    pays to buy; with four, somebody goes out before it does."""
    BURDEN = 4.0
    """What it costs to keep a stone that may still be in the hand when the round ends."""
    NEARLY_OUT = 2
    """A player with this many stones or fewer may go out soon."""

    def __init__(self, game: AnyGame) -> None:
        """Nothing to prepare."""

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.answer:
            return AGREE if _leads_after_stopping(view) else DECLINE
        table = _Table(self, view)
        options = [(table.worth_of(place), write(place.move)) for place in view.may.lay]
        if view.may.pass_:
            options.append((table.worth_of_waiting() - view.may.pass_price, "pass"))
        if view.may.buy:
            options.append((table.worth_of_buying(max(options, default=None)), "buy"))
        return read(max(options)[1])


def _leads_after_stopping(view: View) -> bool:
    """TR-12: everybody loses the value of their hand; what the others hold is a guess."""
    seat = own_seat(view)
    mine = view.totals[seat] - sum(stone.value for stone in view.rack)
    others = [view.totals[other] - MEAN_VALUE * view.hands[other] for other in range(view.seats) if other != seat]
    return mine > max(others)


class _Table:
    """A view, prepared for weighing: who may hold what."""

    def __init__(self, bot: Yardstick, view: View) -> None:
        self.bot, self.view, self.layout = bot, view, layout_of(view)
        seat = own_seat(view)
        self.rack = mask_of(tuple(stone.stone for stone in view.rack))
        self.unseen = ALL_STONES & ~self.rack & ~mask_of(tuple(lying.stone for lying in view.layout))
        self.next_hand = view.hands[(seat + 1) % view.seats]
        self.held_by_others = sum(view.hands) - view.hands[seat]
        self.threat = bot.THREAT / (view.seats - 1)  # a gift to one of several others is less of a loss
        self.stock = bot.STOCK[view.seats] if min(view.hands) > bot.NEARLY_OUT else -bot.BURDEN

    def worth_of(self, place: Place) -> float:
        """Points now, and how the table stands after that."""
        rest = self.rack & ~BIT[place.stone]
        if self.view.out is not None:
            return place.points + place.value  # TR-10: what stays in the hand goes to whoever went out
        if not rest:
            return place.points + GOING_OUT + MEAN_VALUE * self.held_by_others
        cell = WIDE * place.row + place.column
        return place.points + self._standing(laid(self.layout, own_seat(self.view), place.stone, cell), rest)

    def worth_of_waiting(self) -> float:
        return 0.0 if self.view.out is not None else self._standing(self.layout, self.rack)

    def worth_of_buying(self, otherwise: tuple[float, str] | None) -> float:
        """TR-5: the bought stone may be any unseen one. Then it is laid where it brings most, or the best other move is
        made."""
        waiting = self.worth_of_waiting()
        best = otherwise[0] if otherwise else waiting - PASS_PRICE
        # The table as it stands now instead of how it will stand after each of the stones: near enough, and fast.
        gains = [max(0.0, points + waiting - best) for points in points_by_stone(self.layout, self.unseen).values()]
        return best + self.stock + sum(gains) / self.unseen.bit_count() - BUY_PRICE

    def _standing(self, layout: Layout, rest: int) -> float:
        """How well it stands when the next player has to move."""
        threat = expected_best(points_by_stone(layout, self.unseen), self.unseen.bit_count(), self.next_hand)
        mine = points_by_stone(layout, rest)
        future = self.bot.FUTURE * max(mine.values()) if mine else -self.bot.STUCK
        return future - self.threat * threat + self.stock * rest.bit_count()
