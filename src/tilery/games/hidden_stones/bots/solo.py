"""What matters in a solo game: which cards are hard, and a plan that scores the last ones with the fewest penalties."""

import random
from functools import cache

from tilery.engine.kernel import Ints, Twin, twin_of
from tilery.games.hidden_stones.bots import kernel
from tilery.games.hidden_stones.bots.kernel_rules import CHANGES
from tilery.games.hidden_stones.bots.kernel_solo import (
    ENDS,
    FROM,
    HAS_SCORED,
    HOW,
    IN_HAND,
    NOTHING_FOUND,
    PAYS_WITH,
    SCORES,
    SOLO_NODE,
    SOLO_WORK,
    UNSCORED,
)
from tilery.games.hidden_stones.bots.kernel_turn import WORK
from tilery.games.hidden_stones.bots.search import distance, pack, pattern
from tilery.games.hidden_stones.bots.tables import card_index, deck_numbers
from tilery.games.hidden_stones.moves import END, Move, score, spendings
from tilery.games.hidden_stones.pieces import STONES, deck
from tilery.games.hidden_stones.rules import PENALTIES_LOSE, SOLO_CARDS
from tilery.games.hidden_stones.view import View

assert len(spendings(1)) == CHANGES
EASY = 1.8
"""Playing alone: cards that are fewer changes away than this, on average, are better kept for the last turns."""


@cache
def difficulty(formation: str) -> float:
    """How far the formation is from a board on average, over the same thousand random boards for all formations."""
    rng = random.Random(1)
    boards = ["".join(rng.sample(STONES, 9)) for _ in range(1000)]
    sides = [pack(board) ^ sum(rng.getrandbits(1) << 3 * cell for cell in range(9)) for board in boards]
    card = pattern(formation)
    return sum(distance(card, position) for position in sides) / len(sides)


def last_cards(view: View, most: int, tries: int, twin: Twin | None = None) -> Move | None:
    """The next move of a plan for the last cards, if there are at most so many and all of them are known. None if no
    plan was found within so many tries for each number of penalties."""
    won = {face.number for face in view.won[0]}
    unscored = sorted({*view.seen, *(card.number for card in view.hand)} - won)
    if len(unscored) > most or len(unscored) + len(won) < SOLO_CARDS:
        return None
    twin = twin or twin_of(kernel)
    numbers, work, room = _room(twin, view.options.deck)
    index = card_index(deck(view.options.deck))
    cards = twin.ints([index[card] for card in unscored])
    hand = {card.number for card in view.hand}
    place = pack(view.board) | view.scored << HAS_SCORED | ((1 << len(unscored)) - 1) << UNSCORED
    place |= sum(1 << i for i, card in enumerate(unscored) if card in hand) << IN_HAND
    for penalties in range(PENALTIES_LOSE - view.penalties):
        node = int(twin.plan_end(place, cards, len(unscored), penalties, tries, numbers, work, room))
        if node != NOTHING_FOUND:
            return _first_move(room, node, unscored)
    return None


def _first_move(room: Ints, node: int, unscored: list[int]) -> Move:
    while room[SOLO_NODE * node + FROM] != 0:
        node = int(room[SOLO_NODE * node + FROM])
    how = int(room[SOLO_NODE * node + HOW])
    if how == ENDS:
        return END
    if how >= SCORES:
        return score(unscored[how - SCORES])
    return spendings(unscored[how // PAYS_WITH - 1])[how % PAYS_WITH]


@cache
def _room(twin: Twin, name: str) -> tuple[Ints, Ints, Ints]:
    """The deck for the kernels, and room to work in."""
    return twin.ints(deck_numbers(name)), twin.ints([0] * WORK), twin.ints([0] * SOLO_WORK)
