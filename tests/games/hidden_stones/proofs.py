"""Whether a reason for a move of Hidden Stones is true, by the rules on the full state."""

from functools import cache

from tilery.engine import Seat
from tilery.engine.reasons import Reason
from tilery.games.hidden_stones import moves as m
from tilery.games.hidden_stones import reasons as r
from tilery.games.hidden_stones.rules import apply, check, moves
from tilery.games.hidden_stones.state import Options, Penalty, Scored, State


def holds(s: State, seat: Seat, move: m.Move, reason: Reason) -> bool:
    step = apply(s, seat, move)
    match reason:
        case r.Scores(card, points, cells):
            return Scored(seat, card, points, cells) in step.events
        case r.Completes(card, points, cells):
            scored = apply(step.state, seat, m.Score(card)).events
            before, after = (check(state, seat, m.Score(card)) for state in (s, step.state))
            return bool(before) and not after and Scored(seat, card, points, cells) in scored
        case r.Prepares(card, points, changes):
            face = s.deck.cards[card]
            return (
                card in step.state.hands[seat]
                and face.points == points
                and needs(s, card) > changes == needs(step.state, card)
            )
        case r.Draws(cards):
            return step.state.owed == cards > 0
        case r.NoneLies():
            return not any(isinstance(one, m.Score) for one in moves(s, seat))
        case r.Costs(penalty):
            return Penalty(penalty) in step.events
    return False


def needs(s: State, card: int) -> int:
    """How many changes before the card can be scored, by making them all; more than three are four."""
    boards = frozenset({s.board})
    for changes in range(4):
        if any(s.deck.cards[card].lies_on(board) for board in boards):
            return changes
        if changes < 3:
            boards = frozenset(after for board in boards for after in changed(board))
    return 4


@cache
def changed(board: str) -> tuple[str, ...]:
    """All that a swap or a flip makes of a board, by the rules of a move."""
    s = State(Options(), 2, "play", board=board, hands=((1,), ()))
    return tuple(apply(s, 0, move).state.board for move in m.spendings(1))
