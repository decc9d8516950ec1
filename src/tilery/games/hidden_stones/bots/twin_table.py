"""A table of the rules as the kernels see it: from a view, with the cards that are unknown, or from a state."""

from collections.abc import Sequence

from tilery.engine.kernel import Ints, Twin
from tilery.games.hidden_stones.bots import kernel_rules as k
from tilery.games.hidden_stones.bots.kernel_rate import COUNT, DRAWN, SPLIT, UNKNOWN
from tilery.games.hidden_stones.bots.search import pack
from tilery.games.hidden_stones.bots.tables import card_index
from tilery.games.hidden_stones.pieces import deck
from tilery.games.hidden_stones.state import State
from tilery.games.hidden_stones.view import View

PHASES = {"play": k.PLAY, "refill": k.REFILL, "over": k.OVER}


def table_of(view: View, twin: Twin) -> tuple[Ints, Ints]:
    """The table, with room for the cards that this player can't see; and these cards. They are there twice, because the
    first half gets shuffled."""
    cards = deck(view.options.deck).cards
    index = card_index(deck(view.options.deck))
    mine = [card.number for card in view.hand]
    discard = [face.number for face in view.discard]
    won = [[face.number for face in pile] for pile in view.won]
    seen = {*mine, *discard, *(card for pile in won for card in pile)}
    unseen = [card for card in cards if card not in seen]
    # HS-8: a card that was not reshuffled is still in a hand; one that was is in the pile, or in a hand that drew it.
    pile = set(view.remembered.pile) or set(unseen)
    unknown = [index[card] for card in sorted(unseen, key=lambda card: (card in pile, card))]
    hands = [mine if seat == view.seat else [0] * held for seat, held in enumerate(view.hands)]
    s = _table(view, hands, discard, won, [0] * view.draw)
    drawn = [0] * 5
    for seat, held in enumerate(view.hands):
        drawn[seat] = view.remembered.drawn[seat] if view.remembered.pile else held
    head = [0] * UNKNOWN
    head[SPLIT], head[COUNT], head[DRAWN : DRAWN + 5] = sum(card not in pile for card in unseen), len(unknown), drawn
    return twin.ints(s), twin.ints([*head, *unknown, *unknown])


def table_of_state(s: State, twin: Twin) -> Ints:
    """The table with all its cards."""
    return twin.ints(_table(s, s.hands, s.discard, s.won, s.draw))


def _table(
    v: View | State,
    hands: Sequence[Sequence[int]],
    discard: Sequence[int],
    won: Sequence[Sequence[int]],
    draw: Sequence[int],
) -> list[int]:
    whole = deck(v.options.deck)
    index = card_index(whole)
    s = [0] * (k.PILES + 2 * len(index))
    s[k.BOARD], s[k.SEATS], s[k.TURN], s[k.START] = pack(v.board), v.seats, v.turn, v.start
    s[k.PHASE], s[k.REASON], s[k.OWED] = PHASES[v.phase], int(v.reason[3:] or 0), v.owed
    s[k.ACTED], s[k.SCORED], s[k.LAST_ROUND], s[k.ACTIVE] = v.acted, v.scored, v.last_round, v.round_active
    s[k.IDLE], s[k.PENALTIES], s[k.EQUAL] = v.idle_rounds, v.penalties, v.options.equal_turns
    s[k.DRAW], s[k.DISCARD] = len(draw), len(discard)
    for seat in range(v.seats):
        at = k.SEAT + k.BLOCK * seat
        s[at + k.HELD], s[at + k.PASSED] = len(hands[seat]), v.passed[seat]
        for place, card in enumerate(hands[seat]):
            s[at + k.FIRST_CARD + place] = index.get(card, 0)
        points = [whole.cards[card].points for card in won[seat]]
        s[at + k.WON], s[at + k.WON_POINTS], s[at + k.ONES] = len(points), sum(points), points.count(1)
    for place, card in enumerate(draw):
        s[k.PILES + place] = index.get(card, 0)
    for place, card in enumerate(discard):
        s[k.PILES + len(index) + place] = index[card]
    return list(map(int, s))
