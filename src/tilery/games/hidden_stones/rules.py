"""The rules: set-up, legal moves, what is wrong with a move, and what a move leads to."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from tilery.engine.chance import Bits, below, pick, shuffled
from tilery.engine.draws import Drawing
from tilery.engine.errors import Illegal, Problem, brief
from tilery.engine.game import CHANCE, Event, Seat, Step
from tilery.engine.odds import Odds, even, sample
from tilery.engine.room import ALONE, CHANCE_ONLY, NOBODY, put, without
from tilery.games.hidden_stones import memory
from tilery.games.hidden_stones import moves as m
from tilery.games.hidden_stones.pieces import (
    CELLS,
    NEIGHBOURS,
    OTHER_SIDE,
    SIDES,
    SOLO_COUNTS,
    STONES,
    Deck,
    flipped,
    swapped,
)
from tilery.games.hidden_stones.state import (
    Begins,
    Drew,
    Ended,
    Flipped,
    Laid,
    LastRound,
    Options,
    Over,
    Passed,
    Penalty,
    Phase,
    Reshuffled,
    Scored,
    State,
    Swapped,
)

HAND = 4
PASS_DRAWS = 2
PASS_LIMIT = 6
WON_TO_END = {2: 10, 3: 9, 4: 8, 5: 7}
"""HS-10: how many cards in a won pile bring the end, by number of players."""
IDLE_ROUNDS = 10
PENALTIES_LOSE = 4
SOLO_CARDS = sum(SOLO_COUNTS.values())


def setup(options: Options, seats: int) -> State:
    """HS-3, HS-13: an empty table; chance lays the stones, names who begins and deals."""
    cards = State(options, seats, "stones").deck
    if problems := tuple(_deck_problems(cards, seats)):
        raise Illegal(problems)
    if options.start is not None and options.start >= seats:
        raise Illegal([Problem("HS-3", "no-such-seat", f"Seat {options.start} can't begin: nobody sits there.")])
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    return State(
        options,
        seats,
        "stones",
        draw=() if seats == 1 else tuple(sorted(cards.numbers)),
        hands=nothing,
        won=nothing,
        passed=(False,) * seats,
        start=options.start or 0,
        turn=options.start or 0,
    )


def _deck_problems(cards: Deck, seats: int) -> Iterator[Problem]:
    """HS-2, HS-13: what a home-made deck lacks for this table."""
    if seats == 1:
        values = [card.points for card in cards.cards.values()]
        for value, count in SOLO_COUNTS.items():
            if values.count(value) < count:
                yield Problem(
                    "HS-13",
                    "deck-lacks-solo",
                    f"Solo needs {count} cards of value {value}, the deck has {values.count(value)}.",
                    (str(value),),
                )
    elif len(cards.cards) < (needed := (HAND * seats) + 1):
        yield Problem(
            "HS-2",
            "deck-too-small",
            f"The deck has {len(cards.cards)} cards, but {seats} players need at least {needed}.",
            (str(len(cards.cards)),),
        )


def pending(s: State) -> frozenset[Seat]:
    if s.phase == "play":
        return ALONE[s.turn]
    return NOBODY if s.phase == "over" else CHANCE_ONLY


def may_pass(s: State) -> bool:
    """HS-9: whether a pass is allowed: instead of any action, and not in two turns in a row."""
    return not s.acted and not s.passed[s.turn]


def draws(s: State, seat: Seat, *, passed: bool) -> int:
    """HS-7 to HS-9: how many cards an end of turn or a pass brings now."""
    held = len(s.hands[seat])
    wanted = min(PASS_DRAWS, PASS_LIMIT - held) if passed else HAND - held
    return max(0, min(wanted, len(s.draw) + len(s.discard)))


def moves(s: State, seat: Seat) -> list[m.Move]:
    if seat == CHANCE:
        return list(map(m.draw, s.draw or s.discard)) if s.phase in ("deal", "refill") else []
    if s.phase != "play" or seat != s.turn:
        return []
    result: list[m.Move] = [m.END]
    if may_pass(s):
        result.append(m.PASS)
    cards = s.deck.cards
    board = s.board
    for card in s.hands[seat]:
        if cards[card].boards.match(board):  # HS-6, as `lies_on`
            result.append(m.score(card))
        result += m.spendings(card)
    return result


def chance(s: State, bits: Bits) -> m.Move:
    if s.phase == "stones":
        order = shuffled(bits, STONES)
        return m.Stones("".join(OTHER_SIDE[stone] if below(bits, 2) else stone for stone in order))
    if s.phase == "start":
        return m.Start(below(bits, s.seats))
    if s.phase == "pile":
        pile: list[int] = []
        for value, count in SOLO_COUNTS.items():
            candidates = sorted(card.number for card in s.deck.cards.values() if card.points == value)
            pile += shuffled(bits, candidates)[:count]
        return m.Pile(tuple(sorted(pile)))
    return m.draw(pick(bits, s.draw or s.discard))


def odds(s: State) -> Odds[m.Move]:
    """The nine stones and the cards of a solo game can lie in too many ways to list."""
    if s.phase in ("stones", "pile"):
        return sample(chance, s)
    if s.phase == "start":
        return even(m.Start(seat) for seat in range(s.seats))
    return even(m.draw(card) for card in s.draw or s.discard)


def drawing(s: State) -> Drawing[m.Move] | None:
    """A card for whoever has to draw; nobody draws while the table is set up."""
    if s.phase not in ("deal", "refill"):
        return None
    return Drawing(s.turn, s.draw or s.discard, lambda cards: m.draw(cards[0]))


def check(s: State, seat: Seat, move: m.Move) -> tuple[Problem, ...]:
    return tuple(_problems(s, seat, move))


def _problems(s: State, seat: Seat, move: m.Move) -> Iterator[Problem]:
    if s.phase == "over":
        yield Problem(s.reason, "over", "The game is over.")
        return
    if isinstance(move, m.Stones | m.Start | m.Pile | m.Draw):
        yield from _chance_problems(s, seat, move)
        return
    if s.phase != "play" or seat != s.turn:
        yield Problem("HS-3", "not-your-turn", "It is not your turn.", (brief(seat),))
    if not 0 <= seat < s.seats:
        return
    if isinstance(move, m.Pass):
        if s.acted:
            yield Problem("HS-9", "pass-after-action", "A pass is only possible instead of any action.")
        if s.passed[seat]:
            yield Problem("HS-9", "pass-twice", "You passed in your last turn; two passes in a row are not allowed.")
    elif isinstance(move, m.Swap | m.Flip | m.Score):
        rule = {m.Swap: "HS-4", m.Flip: "HS-5", m.Score: "HS-6"}[type(move)]
        if move.card not in s.hands[seat]:
            yield Problem(
                rule, "card-not-in-hand", f"Card {brief(move.card)} is not in your hand.", (brief(move.card),)
            )
        elif isinstance(move, m.Score) and not s.deck.cards[move.card].lies_on(s.board):
            yield Problem(
                rule, "formation-absent", f"The formation of card {move.card} is not on the grid.", (str(move.card),)
            )
        cells = (move.a, move.b) if isinstance(move, m.Swap) else (move.cell,) if isinstance(move, m.Flip) else ()
        if not all(0 <= cell < 9 for cell in cells):
            yield Problem("HS-1", "no-such-cell", "The grid has the nine cells a1 to c3.", tuple(map(brief, cells)))
        elif cells and isinstance(move, m.Swap) and cells not in NEIGHBOURS:
            places = tuple(CELLS[cell] for cell in cells)
            yield Problem(rule, "not-adjacent", f"{places[0]} and {places[1]} don't lie side by side.", places)


def _chance_problems(s: State, seat: Seat, move: m.Stones | m.Start | m.Pile | m.Draw) -> Iterator[Problem]:
    """Chance moves are checked too: a record may have been tampered with."""
    due: dict[type, tuple[Phase, ...]] = {
        m.Stones: ("stones",),
        m.Start: ("start",),
        m.Pile: ("pile",),
        m.Draw: ("deal", "refill"),
    }
    if seat != CHANCE or s.phase not in due[type(move)]:
        yield Problem("HS-3", "not-due", "This chance move is not due now.")
    elif isinstance(move, m.Stones):
        if sorted(SIDES.get(face, face) for face in move.board) != sorted(SIDES[stone] for stone in STONES):
            yield Problem("HS-1", "wrong-stones", f"{brief(move.board)} are not the nine stones.", (brief(move.board),))
    elif isinstance(move, m.Start):
        if not 0 <= move.seat < s.seats:
            yield Problem("HS-3", "no-such-seat", f"Seat {brief(move.seat)} can't begin: nobody sits there.")
    elif isinstance(move, m.Pile):
        values = [s.deck.cards[card].points for card in set(move.cards) if card in s.deck.cards]
        if len(move.cards) != SOLO_CARDS or any(values.count(value) != SOLO_COUNTS[value] for value in SOLO_COUNTS):
            yield Problem("HS-13", "wrong-pile", "A solo pile has 8, 4, 3 and 1 cards of value 1, 2, 3 and 5.")
    elif move.card not in (s.draw or s.discard):
        yield Problem(
            "HS-8", "card-not-in-pile", f"Card {brief(move.card)} is not in the draw pile.", (brief(move.card),)
        )


def apply(s: State, seat: Seat, move: m.Move) -> Step[State]:
    # In the order of how often each kind is played.
    kind = type(move)
    if kind is m.Swap or kind is m.Flip:
        return _spend(s, seat, move)  # type: ignore[arg-type]
    if kind is m.Draw:
        return _draw(s, move.card)  # type: ignore[union-attr]
    if kind is m.Score:
        return _score(s, seat, move.card)  # type: ignore[union-attr]
    if kind is m.End or kind is m.Pass:
        return _finish(s, seat, passed=kind is m.Pass)
    if isinstance(move, m.Stones):
        following: Phase = "pile" if s.solo else "start" if s.options.start is None else "deal"
        return Step(replace(s, board=move.board, phase=following), (Laid(move.board),), True)
    if isinstance(move, m.Start):
        return Step(replace(s, start=move.seat, turn=move.seat, phase="deal"), (Begins(move.seat),), True)
    assert isinstance(move, m.Pile)
    return Step(replace(s, draw=move.cards, phase="deal"), (), True)


def _spend(s: State, seat: Seat, move: m.Swap | m.Flip) -> Step[State]:
    card, board = move.card, s.board
    event: Event
    if isinstance(move, m.Swap):
        board = swapped(board, move.a, move.b)
        event = Swapped(seat, card, CELLS[move.a], CELLS[move.b])
    else:
        board = flipped(board, move.cell)
        event = Flipped(seat, card, CELLS[move.cell], board[move.cell])
    hands = put(s.hands, seat, without(s.hands[seat], card))
    state = replace(
        s,
        board=board,
        hands=hands,
        discard=(*s.discard, card),
        acted=True,
        round_active=True,
        remembered=memory.showed(s.remembered, seat, card) if s.remembered.pile else s.remembered,
    )
    return Step(state, (event,))


def _score(s: State, seat: Seat, card: int) -> Step[State]:
    pattern = s.deck.cards[card]
    placement = next(p for p in pattern.placements if all(s.board[cell] == face for cell, face in p))
    events: tuple[Event, ...] = (Scored(seat, card, pattern.points, tuple(CELLS[cell] for cell, _ in placement)),)
    state = replace(
        s,
        hands=put(s.hands, seat, without(s.hands[seat], card)),
        won=put(s.won, seat, (*s.won[seat], card)),
        acted=True,
        scored=True,
        round_active=True,
        remembered=memory.showed(s.remembered, seat, card) if s.remembered.pile else s.remembered,
    )
    if s.solo and len(state.won[0]) == SOLO_CARDS:
        return _over(state, "HS-15", events)
    return Step(state, events)


def _finish(s: State, seat: Seat, *, passed: bool) -> Step[State]:
    """End of a turn, or a pass. The end of the game is checked first, because then nothing is drawn (HS-7)."""
    events: tuple[Event, ...] = (Passed(seat) if passed else Ended(seat),)
    round_over = (seat + 1) % s.seats == s.start
    state = s
    if s.solo:
        if not passed and not s.scored:  # HS-14
            state = replace(state, penalties=s.penalties + 1)
            events += (Penalty(state.penalties),)
            if state.penalties == PENALTIES_LOSE:
                return _over(state, "HS-14", events)
    else:
        if not s.last_round and len(s.won[seat]) >= WON_TO_END[s.seats]:  # HS-10
            state = replace(state, last_round=True)
            if not s.options.equal_turns:  # HS-11
                return _over(state, "HS-11", events)
            if not round_over:
                events += (LastRound(seat),)
        if round_over:
            if state.last_round:
                return _over(state, "HS-11", events)
            idle = 0 if s.round_active else s.idle_rounds + 1
            if idle == IDLE_ROUNDS:  # HS-10, as decided: nobody makes progress any more
                return _over(replace(state, idle_rounds=idle), "HS-10", events)
            state = replace(state, idle_rounds=idle, round_active=False)
    owed = draws(s, seat, passed=passed)
    now_passed = put(s.passed, seat, passed)
    if owed:
        state = replace(state, passed=now_passed, owed=owed, phase="refill")
    else:
        state = _next_turn(state, passed=now_passed)
    return Step(state, events, True)


def _next_turn(s: State, **changed: Any) -> State:
    """The next player may act; a state is made only once, with all else that changed."""
    return replace(s, phase="play", turn=(s.turn + 1) % s.seats, acted=False, scored=False, owed=0, **changed)


def _over(s: State, rule: str, events: tuple[Event, ...]) -> Step[State]:
    return Step(replace(s, phase="over", reason=rule), (*events, Over(rule)), True)


def _draw(s: State, card: int) -> Step[State]:
    events: tuple[Event, ...]
    if s.draw:
        draw, discard, events = without(s.draw, card), s.discard, (Drew(s.turn, card),)
        remembered = s.remembered
    else:  # HS-8: reshuffled when a card is needed, not before
        draw, discard = without(tuple(sorted(s.discard)), card), ()
        events = (Reshuffled(len(s.discard)), Drew(s.turn, card))
        remembered = memory.reshuffled(s.discard, s.seats)
    if remembered.pile:
        remembered = memory.drew(remembered, s.turn)
    hands = put(s.hands, s.turn, (*s.hands[s.turn], card))
    seen = tuple(sorted({*s.seen, card})) if s.seats == 1 else s.seen
    if s.phase == "deal":
        state = replace(s, draw=draw, hands=hands, seen=seen)
        if len(hands[s.turn]) == HAND:
            turn = (s.turn + 1) % s.seats
            state = replace(state, turn=turn, phase="play" if turn == s.start else "deal")
    elif s.owed > 1:
        state = replace(s, draw=draw, discard=discard, hands=hands, seen=seen, owed=s.owed - 1, remembered=remembered)
    else:
        state = _next_turn(s, draw=draw, discard=discard, hands=hands, seen=seen, remembered=remembered)
    return Step(state, events, True)
