"""A table of Hidden Stones at home: what its player sees, what is wrong with it, and a full table that agrees."""

from collections.abc import Iterator, Sequence
from itertools import chain

from tilery.engine.chance import Bits, shuffled
from tilery.engine.errors import Problem, Unreadable
from tilery.engine.game import Seat
from tilery.engine.sketch import entries
from tilery.engine.sketch.entries import YOU, AnySketch
from tilery.games.hidden_stones.pieces import CELLS, FACE_NAMES, FACES, OTHER_SIDE, SIDES, SOLO_COUNTS, STONES
from tilery.games.hidden_stones.rules import HAND, PASS_LIMIT, PENALTIES_LOSE, SOLO_CARDS, WON_TO_END
from tilery.games.hidden_stones.state import State
from tilery.games.hidden_stones.view import View

EMPTY = "."
"""A cell on which no stone was entered yet."""
UNNAMED = 0
"""Stands for a won card that was not entered: any card that is left."""


class Sketch(AnySketch, frozen=True):
    """What a player sees. `board` has the nine faces, row by row.

    `others` are how many cards the others hold. `won` are the cards that each player has won, you first; 0 is a card
    that you don't want to look up. `discard` are the cards out of the game that you remember; all others are in the
    draw pile. `start` is who began. `acted` and `scored` are about the turn that you are in.
    """

    board: str = EMPTY * 9
    hand: tuple[int, ...] = ()
    others: tuple[int, ...] | None = None
    won: tuple[tuple[int, ...], ...] | None = None
    discard: tuple[int, ...] = ()
    passed: bool = False
    acted: bool = False
    scored: bool = False
    start: Seat | None = None
    penalties: int = 0


def problems(start: State, sketch: Sketch) -> tuple[Problem, ...]:
    return tuple(_problems(start, sketch))


def _problems(start: State, sketch: Sketch) -> Iterator[Problem]:
    others, won = _others(start, sketch), _won(start, sketch)
    named = _named(sketch, won)
    if len(sketch.board) != len(CELLS):
        raise Unreadable("'board' has nine faces.")
    entries.check_known("board", sketch.board, FACES + EMPTY)
    entries.check_known("cards", named, start.deck.numbers)
    entries.check_numbers("start", [sketch.start or 0], 0, start.seats - 1)
    entries.check_numbers("penalties", [sketch.penalties], 0, PENALTIES_LOSE - 1 if start.solo else 0)
    yield from _stone_problems(sketch.board)
    yield from entries.twice("HS-2", named, start.deck.numbers)
    for seat, count in enumerate((len(sketch.hand), *others)):
        if count > PASS_LIMIT:
            text = f"Nobody holds more than {PASS_LIMIT} cards."
            yield Problem("HS-9", "hand-too-large", text, (str(seat), str(PASS_LIMIT)))
    unnamed = sum(pile.count(UNNAMED) for pile in won)
    if start.solo:
        yield from _solo_problems(start, named, unnamed, len(won[YOU]))
    else:
        left = len(start.deck.numbers) - len(set(named)) - unnamed
        yield from entries.too_many("HS-2", sum(others), left)
        yield from _end_problems(start, sketch, won)


def _others(start: State, sketch: Sketch) -> tuple[int, ...]:
    others = entries.each("others", sketch.others, start.seats - 1, HAND)
    entries.check_numbers("others", others)
    return others


def _won(start: State, sketch: Sketch) -> tuple[tuple[int, ...], ...]:
    return entries.each("won", sketch.won, start.seats, ())


def _named(sketch: Sketch, won: Sequence[tuple[int, ...]]) -> list[int]:
    """All cards that were entered, as often as they were."""
    return [*sketch.hand, *sketch.discard, *(card for card in chain(*won) if card != UNNAMED)]


def _stone_problems(board: str) -> Iterator[Problem]:
    """HS-1: cells without a stone, and stones that are there too often."""
    if empty := tuple(cell for cell, face in zip(CELLS, board, strict=True) if face == EMPTY):
        yield Problem("HS-1", "cell-empty", "A stone lies on each of the nine cells.", empty)
    for front, back in SIDES.items():
        cells = tuple(cell for cell, face in zip(CELLS, board, strict=True) if face in (front, back))
        if len(cells) > (count := STONES.count(front)):
            text = f"Only {count} of the stones show {FACE_NAMES[front]} or {FACE_NAMES[OTHER_SIDE[front]]}."
            yield Problem("HS-1", "stone-too-often", text, (*cells,))


def _solo_problems(start: State, named: Sequence[int], unnamed: int, won: int) -> Iterator[Problem]:
    """HS-13: a solo game has so many cards of each value, and not all of them are won yet."""
    for value, count in SOLO_COUNTS.items():
        cards = tuple(sorted({card for card in named if start.deck.cards[card].points == value}))
        if len(cards) > count:
            text = f"A solo game has {count} cards of value {value}, not {len(cards)}."
            yield Problem("HS-13", "solo-cards", text, tuple(map(str, cards)))
    if len(set(named)) + unnamed > SOLO_CARDS:
        yield from entries.too_many("HS-13", len(set(named)) + unnamed, SOLO_CARDS)
    if won == SOLO_CARDS:
        yield entries.over("HS-15")


def _end_problems(start: State, sketch: Sketch, won: Sequence[tuple[int, ...]]) -> Iterator[Problem]:
    """HS-10, HS-11: whether you still have a turn."""
    enough = [seat for seat, pile in enumerate(won) if len(pile) >= WON_TO_END[start.seats]]
    others = [seat for seat in enough if seat != YOU]
    # Whoever has enough cards had a turn in this round, before you: the round began with them or with somebody before.
    late = others and not YOU < _began(sketch, won, start.seats) <= others[0]
    if late or (others and not start.options.equal_turns) or (YOU in enough and not sketch.acted):
        yield entries.over("HS-11")


def _began(sketch: Sketch, won: Sequence[tuple[int, ...]], seats: int) -> Seat:
    """Who began: whoever was entered, or in a last round the first who has enough cards."""
    if sketch.start is not None:
        return sketch.start
    return next((seat for seat, pile in enumerate(won) if seat != YOU and len(pile) >= WON_TO_END[seats]), YOU)


def table(start: State, sketch: Sketch, bits: Bits) -> State:
    others, won = _others(start, sketch), _won(start, sketch)
    unseen = _unseen(start, _named(sketch, won), bits)
    piles = [tuple(unseen.pop() if card == UNNAMED else card for card in pile) for pile in won]
    hands, draw = entries.dealt(unseen, others)
    last_round = not start.solo and any(len(pile) >= WON_TO_END[start.seats] for pile in won[1:])
    seen = tuple(sorted({*sketch.hand, *sketch.discard, *chain(*piles)})) if start.solo else ()
    return State(
        start.options,
        start.seats,
        "play",
        board=sketch.board,
        draw=tuple(sorted(draw)),
        discard=sketch.discard,
        hands=(sketch.hand, *map(tuple, hands)),
        won=tuple(piles),
        start=0 if start.solo else _began(sketch, won, start.seats),
        turn=YOU,
        acted=sketch.acted,
        scored=sketch.scored,
        passed=(sketch.passed, *(False,) * (start.seats - 1)),
        last_round=last_round,
        round_active=sketch.acted,
        penalties=sketch.penalties,
        seen=seen,
    )


def _unseen(start: State, named: Sequence[int], bits: Bits) -> list[int]:
    """The cards that were not entered. HS-13: of a solo game, only as many of each value as it has."""
    left = sorted(set(start.deck.numbers) - set(named))
    if start.solo:
        cards, chosen = start.deck.cards, []
        for value, count in SOLO_COUNTS.items():
            there = sum(cards[card].points == value for card in named)
            chosen += shuffled(bits, [card for card in left if cards[card].points == value])[: count - there]
        left = sorted(chosen)
    return shuffled(bits, left)


def sketch_of(v: View) -> Sketch | None:
    if v.seat is None or v.phase != "play" or v.turn != v.seat:
        return None
    return Sketch(
        board=v.board,
        hand=tuple(card.number for card in v.hand),
        others=entries.from_seat(v.hands, v.seat)[1:],
        won=entries.from_seat(tuple(tuple(card.number for card in pile) for pile in v.won), v.seat),
        discard=tuple(card.number for card in v.discard),
        passed=v.passed[v.seat],
        acted=v.acted,
        scored=v.scored,
        start=(v.start - v.seat) % v.seats,
        penalties=v.penalties,
    )
