"""What a table that somebody has set up must fulfil, so that it can be played on."""

from collections.abc import Iterator
from itertools import chain

from tilery.engine.position import length_faults, piece_faults, seat_faults
from tilery.games.hidden_stones.pieces import SIDES, SOLO_COUNTS, STONES
from tilery.games.hidden_stones.rules import IDLE_ROUNDS, PASS_LIMIT, PENALTIES_LOSE, SOLO_CARDS, WON_TO_END
from tilery.games.hidden_stones.state import State


def faults(s: State) -> Iterator[str]:
    """What is wrong with a position."""
    if s.phase != "play":
        yield "A position is set up while a player has the turn."
        return
    yield from seat_faults(s.seats, turn=s.turn, start=s.start)
    yield from length_faults(s.seats, hands=s.hands, won=s.won, passed=s.passed)
    if sorted(SIDES.get(face, face) for face in s.board) != sorted(SIDES[stone] for stone in STONES):
        yield "The board does not have the nine stones."
    yield from _card_faults(s)
    yield from _memory_faults(s)
    if s.owed:
        yield "Cards are drawn before a player has the turn."
    if any(len(hand) > PASS_LIMIT for hand in s.hands):
        yield f"Nobody holds more than {PASS_LIMIT} cards."
    if not 0 <= s.idle_rounds < IDLE_ROUNDS or not 0 <= s.penalties < PENALTIES_LOSE:
        yield "The game is over."


def _card_faults(s: State) -> Iterator[str]:
    """HS-2, HS-13: whether every card is in one place."""
    cards = list(chain(s.draw, s.discard, *s.hands, *s.won))
    if list(s.draw) != sorted(s.draw):
        yield "The draw pile is not sorted."
    if not s.solo:
        yield from piece_faults("card", cards, s.deck.numbers)
        if not s.last_round and any(
            len(won) >= WON_TO_END[s.seats] for seat, won in enumerate(s.won) if seat != s.turn
        ):
            yield "Somebody has enough cards, so this is the last round."
        return
    yield from piece_faults("card", cards, set(cards) & set(s.deck.numbers))
    values = [s.deck.cards[card].points for card in cards if card in s.deck.cards]
    if {value: values.count(value) for value in SOLO_COUNTS} != SOLO_COUNTS:
        yield "A solo game has 8, 4, 3 and 1 cards of value 1, 2, 3 and 5."
    if len(s.won) == 1 and len(s.won[0]) == SOLO_CARDS:
        yield "The game is over."


def _memory_faults(s: State) -> Iterator[str]:
    """HS-8, HS-13: whether what is remembered of the cards is true."""
    pile, cards = set(s.remembered.pile), {*chain(s.draw, s.discard, *s.hands, *s.won)}
    drawn = tuple(len(pile & {*hand}) for hand in s.hands) if pile else ()
    if s.remembered.drawn != drawn or not pile <= cards or list(s.remembered.pile) != sorted(pile):
        yield "What is remembered of the reshuffled cards is wrong."
    elif pile and not {*s.draw} <= pile:
        yield "After a reshuffle the draw pile has nothing but reshuffled cards."
    shown = {*chain(s.discard, *s.hands, *s.won), *pile}
    if s.seen != (tuple(sorted(shown)) if s.solo else ()):
        yield "What was seen of the solo cards is what was drawn."
