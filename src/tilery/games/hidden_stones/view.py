"""What one seat, or a spectator, may know; and a full state that would look the same to them."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from tilery.engine.chance import Bits, shuffled
from tilery.engine.game import Event, Seat
from tilery.engine.room import once
from tilery.games.hidden_stones.memory import Memory
from tilery.games.hidden_stones.pieces import BITS, CELLS, SOLO_COUNTS, Face, bits_of, placement_bits, placements
from tilery.games.hidden_stones.rules import SOLO_CARDS, WON_TO_END, draws, may_pass
from tilery.games.hidden_stones.scoring import Sheet, sheets
from tilery.games.hidden_stones.state import Drew, Options, Phase, State


class Held(msgspec.Struct, frozen=True, gc=False):
    """A card of the viewer's hand, and the place on the board where it lies or comes closest."""

    number: int
    points: int
    formation: str
    lies: bool
    cells: tuple[str, ...]
    missing: tuple[str, ...]


class May(msgspec.Struct, frozen=True, gc=False):
    """What the viewer may do now, and how many cards an end of turn or a pass would bring."""

    act: bool
    end: bool
    pass_: bool = msgspec.field(name="pass")
    score: tuple[int, ...]
    end_draws: int
    pass_draws: int


class View(msgspec.Struct, frozen=True, gc=False):
    """All that a seat may know. `seat` is None for a spectator, who has no hand and may do nothing."""

    seat: Seat | None
    options: Options
    seats: int
    phase: Phase
    board: str
    hand: tuple[Held, ...]
    hands: tuple[int, ...]
    won: tuple[tuple[Face, ...], ...]
    draw: int
    discard: tuple[Face, ...]
    start: Seat
    turn: Seat
    owed: int
    acted: bool
    scored: bool
    passed: tuple[bool, ...]
    last_round: bool
    round_active: bool
    idle_rounds: int
    penalties: int
    target: int
    seen: tuple[int, ...]
    reason: str
    may: May
    sheets: tuple[Sheet, ...]
    remembered: Memory


def view(s: State, seat: Seat | None) -> View:
    if seat is None:
        return _everybody(s)
    cards = s.deck.cards
    hand = tuple([_held(cards[card].face, s.board) for card in s.hands[seat]])
    may = _may(s, hand) if s.phase == "play" and seat == s.turn else NOTHING_TO_DO
    return replace(_everybody(s), seat=seat, hand=hand, seen=s.seen, may=may)


@once
def _everybody(s: State) -> View:
    """What everybody may know: a spectator knows no more."""
    return View(
        seat=None,
        options=s.options,
        seats=s.seats,
        phase=s.phase,
        board=s.board,
        hand=(),
        hands=tuple(map(len, s.hands)),
        won=tuple([_faces(s, won) for won in s.won]),
        draw=len(s.draw),
        discard=_faces(s, s.discard),
        start=s.start,
        turn=s.turn,
        owed=s.owed,
        acted=s.acted,
        scored=s.scored,
        passed=s.passed,
        last_round=s.last_round,
        round_active=s.round_active,
        idle_rounds=s.idle_rounds,
        penalties=s.penalties,
        target=SOLO_CARDS if s.solo else WON_TO_END[s.seats],
        seen=(),
        reason=s.reason,
        may=NOTHING_TO_DO,
        sheets=sheets(s) if s.phase == "over" else (),
        remembered=s.remembered,
    )


NOTHING_TO_DO = May(act=False, end=False, pass_=False, score=(), end_draws=0, pass_draws=0)


def _may(s: State, hand: Sequence[Held]) -> May:
    return May(
        act=bool(hand),
        end=True,
        pass_=may_pass(s),
        score=tuple([held.number for held in hand if held.lies]),
        end_draws=draws(s, s.turn, passed=False),
        pass_draws=draws(s, s.turn, passed=True),
    )


def _faces(s: State, cards: Sequence[int]) -> tuple[Face, ...]:
    deck = s.deck.cards
    return tuple([deck[card].face for card in cards])


@lru_cache(maxsize=1024)
def _held(card: Face, board: str) -> Held:
    """A card as its holder sees it. Cached: after a move, most cards of a hand are looked at again."""
    if not board:
        return Held(card.number, card.points, card.formation, False, (), ())
    free = ~bits_of(board)
    lacking = [placement & free for placement in placement_bits(card.formation)]
    fewest = min(lacking, key=int.bit_count)
    return _held_at(card, lacking.index(fewest), fewest)


@lru_cache(maxsize=4096)
def _held_at(card: Face, place: int, lacking: int) -> Held:
    """A card at the place where it comes closest, with the stones that are missing there as bits. There are many boards
    but few such cases, so all tables share them."""
    best = placements(card.formation)[place]
    cells = tuple([CELLS[cell] for cell, _ in best])
    missing = tuple([CELLS[cell] for cell, face in best if BITS[cell][face] & lacking])
    return Held(card.number, card.points, card.formation, not missing, cells, missing)


def seen(event: Event, seat: Seat | None) -> Event:
    """Only one seat sees which card was drawn; to the others it is just a card."""
    return Drew(event.seat, 0) if isinstance(event, Drew) and event.seat != seat else event


def guess(v: View, bits: Bits) -> State:
    """A state that this viewer can't tell from the real one."""
    state = State(
        v.options,
        v.seats,
        v.phase,
        board=v.board,
        discard=tuple(face.number for face in v.discard),
        won=tuple(tuple(face.number for face in won) for won in v.won),
        start=v.start,
        turn=v.turn,
        owed=v.owed,
        acted=v.acted,
        scored=v.scored,
        passed=v.passed,
        last_round=v.last_round,
        round_active=v.round_active,
        idle_rounds=v.idle_rounds,
        penalties=v.penalties,
        seen=v.seen,
        reason=v.reason,
        remembered=v.remembered,
    )
    mine = tuple(held.number for held in v.hand)
    open_cards = {*state.discard, *mine, *(card for won in state.won for card in won)}
    if state.solo and (v.draw or open_cards):
        unseen = _solo_unseen(state, open_cards, bits)
        if v.seat is None:  # a spectator knows neither the hand nor what was seen in it
            state = replace(state, seen=tuple(sorted({*open_cards, *v.remembered.pile})))
    else:
        unseen = shuffled(bits, sorted(set(state.deck.numbers) - open_cards))
    # HS-8: a card that was not reshuffled is still in a hand; one that was is in the pile, or in a hand that drew it.
    pile = [card for card in unseen if card in v.remembered.pile] if v.remembered.pile else unseen
    older = [card for card in unseen if card not in pile]
    hands = []
    for seat, count in enumerate(v.hands):
        if seat == v.seat:
            hands.append(mine)
            continue
        drawn = v.remembered.drawn[seat] if v.remembered.pile else count
        hands.append((*older[: count - drawn], *pile[:drawn]))
        older, pile = older[count - drawn :], pile[drawn:]
    # Only before the 16 cards of a solo game are chosen is there no draw pile at all.
    return replace(state, hands=tuple(hands), draw=tuple(sorted(pile[: v.draw])))


def _solo_unseen(state: State, open_cards: set[int], bits: Bits) -> list[int]:
    """HS-13: cards seen before a reshuffle are known to be in the pile; the rest may be any of the right values."""
    cards = state.deck.cards
    known = {*state.seen, *open_cards, *state.remembered.pile}
    fresh: list[int] = []
    for value, count in SOLO_COUNTS.items():
        candidates = sorted(card for card in cards if cards[card].points == value and card not in known)
        there = sum(cards[card].points == value for card in known)
        fresh += shuffled(bits, candidates)[: count - there]
    return shuffled(bits, sorted(known - open_cards) + fresh)
