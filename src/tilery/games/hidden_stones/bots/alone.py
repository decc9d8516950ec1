"""What a solo table is worth (HS-13): the kernel plays it to its end."""

from collections.abc import Sequence
from functools import cache

from tilery.engine.bot import Shares
from tilery.engine.kernel import Ints, Twin
from tilery.engine.kernel_dice import begin
from tilery.games.hidden_stones.bots import kernel_rules as k
from tilery.games.hidden_stones.bots.kernel_alone import PLAN, PLANNED
from tilery.games.hidden_stones.bots.kernel_solo import SOLO_WORK
from tilery.games.hidden_stones.bots.kernel_turn import WORK
from tilery.games.hidden_stones.bots.solo import EASY, difficulty, last_cards
from tilery.games.hidden_stones.bots.strong import Strong
from tilery.games.hidden_stones.bots.tables import deck_numbers
from tilery.games.hidden_stones.bots.twin_table import table_of_state
from tilery.games.hidden_stones.moves import END, PASS, Move, score, spendings
from tilery.games.hidden_stones.pieces import deck
from tilery.games.hidden_stones.state import State
from tilery.games.hidden_stones.view import View

assert PLANNED == Strong.ENDS
STEADY = (0.99, 0.985, 0.97, 0.88)
"""How often the strong bot wins where the kernel scores all cards with so many penalties: it takes one more penalty
than the kernel in nine games of a hundred, and now and then several, because it prepares the last cards less well. Of
the last four cards both make the same plan. `python -m tests.games.hidden_stones.bots.steady` counts this."""
EASES = 3
"""The last so many cards before those that are planned take this doubt away, little by little: if the last one took all
of it, to score that card would look better than it is."""
NO_END = 1 << 30
"""More turns than a game can have."""
TRIES = 600
"""How hard a playout thinks about the last cards: more than the strong bot, which also searches whole turns where it
finds no plan. With 150, twice as many tables were called lost that the bot won."""
MOST_KEPT = 10_000


class Alone:
    """Plays solo games on, and says which moves are worth comparing."""

    def __init__(self, twin: Twin) -> None:
        self._twin = twin
        self._kept: dict[State, Shares] = {}

    def play_on(self, state: State, seeds: Sequence[int]) -> list[Shares]:
        """What the player gets, for each seed."""
        if not is_planned(state):
            return [self._played(state, seed) for seed in seeds]
        if state not in self._kept:  # nothing is left to chance, and a plan takes long if there is none
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[state] = self._played(state, 0)
        return [self._kept[state]] * len(seeds)

    def ending(self, state: State, seed: int) -> tuple[bool, int, int]:
        """Whether a playout scores all cards (HS-15), with how many penalties, and how many cards are left after the
        present turn. A turn lasts from its pass up to the draws at its end, so that no part of it changes this."""
        numbers, hard, dice, work, room, cards, plan = _room(self._twin, state.options.deck)
        table = table_of_state(state, self._twin)
        begin(dice, seed)
        self._twin.shuffle(table, dice, k.PILES, int(table[k.DRAW]))
        ended = state.phase == "refill" and not state.passed[0]
        left = []
        for turns in (0 if ended else 1, NO_END):
            self._twin.play_alone(table, numbers, hard, dice, work, room, cards, plan, TRIES, turns)
            left.append(int(table[k.SEAT + k.HELD] + table[k.DRAW] + table[k.DISCARD]))
        return int(table[k.REASON]) == 15, int(table[k.PENALTIES]), left[0]

    def _played(self, state: State, seed: int) -> Shares:
        won, penalties, left = self.ending(state, seed)
        return (chance(penalties, left) if won else 0.0,)

    def offer(self, view: View, state: State) -> list[Move]:
        """How each card might be scored next, what the plan for the last cards says, the end of the turn and a pass."""
        numbers, hard, _, work, _, _, plan = _room(self._twin, state.options.deck)
        found = self._twin.ints([0] * 8)
        count = int(self._twin.first_moves(table_of_state(state, self._twin), numbers, hard, work, plan, found))
        planned = last_cards(view, PLANNED, TRIES, self._twin)
        offered: list[Move] = [END, *([PASS] if view.may.pass_ else [])]
        offered += [_move(state, int(number)) for number in found[:count]]
        return list(dict.fromkeys([*offered, *([planned] if planned else [])]))


def chance(penalties: int, left: int) -> float:
    """How likely the strong bot wins if the kernel does, with so many penalties and so many cards left after this turn.

    >>> chance(3, 16), chance(3, 4), round(chance(3, 5), 3)
    (0.88, 1.0, 0.96)
    """
    doubt = min(1.0, max(0, left - PLANNED) / EASES)
    return (1.0 - doubt) + doubt * STEADY[penalties]


def is_planned(state: State) -> bool:
    """Whether so few cards are left that all of them are known, and soon in the hand: their end can be planned."""
    return len(state.hands[0]) + len(state.draw) + len(state.discard) <= PLANNED


@cache
def hardness(name: str) -> tuple[int, ...]:
    """How hard each card of a deck is to score, as the strong bot sees it, in hundredths of what a penalty costs."""
    return tuple(round(10_000 * (difficulty(card.formation) - EASY)) for card in deck(name).cards.values())


def _move(state: State, number: int) -> Move:
    """A move of the kernel, which names a card by its place in the hand."""
    if number <= k.PASS:
        return PASS if number == k.PASS else END
    place, what = divmod(number - k.SPEND, k.PER_CARD)
    card = state.hands[0][place]
    return score(card) if what == k.SCORE else spendings(card)[what]


@cache
def _room(twin: Twin, name: str) -> tuple[Ints, ...]:
    """The deck for the kernels and how hard its cards are, dice, and room to work in."""
    room = ([0], [0] * WORK, [0] * SOLO_WORK, [0] * PLANNED, [0] * PLAN)
    return tuple(map(twin.ints, (deck_numbers(name), hardness(name), *room)))
