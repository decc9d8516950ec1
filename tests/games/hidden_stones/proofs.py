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
        case r.Most(points):
            gained = sum(event.points for event in step.events if isinstance(event, Scored))
            ends = isinstance(move, m.End | m.Pass)
            then = 0 if ends else gained + most(step.state, seat)
            return then == points == most(s, seat)
        case r.Farthest(card):
            pays = isinstance(move, m.Swap | m.Flip) and move.card == card
            others = [needs(step.state, other) for other in s.hands[seat] if other != card]
            return pays and max(others) <= needs(step.state, card) and max(others) < FAR  # so far nobody counts
        case r.InPlace(card, points, right, of):
            face = s.deck.cards[card]
            now, then = (stones_of(state.board, face.formation) for state in (s, step.state))
            return (
                card in step.state.hands[seat]
                and face.points == points
                and now < then == right < of == len(face.formation.replace("/", "").replace(".", ""))
            )
        case r.InTurn(card, points):
            pay = len(step.state.hands[seat]) - 1  # the card itself can't
            there = card in step.state.hands[seat] and s.deck.cards[card].points == points
            return there and needs(step.state, card) <= min(pay, FAR - 1)
        case r.TooFar(card, changes):
            pays = isinstance(move, m.Swap | m.Flip) and move.card == card
            return pays and needs(step.state, card) == changes == FAR
        case r.Cheapest(card):
            worth = sorted((s.deck.cards[other].points, other != card) for other in s.hands[seat])
            pays = isinstance(move, m.Swap | m.Flip) and move.card == card
            return pays and worth[0][0] == s.deck.cards[card].points < worth[-1][0]
        case r.Keeps(card, points):
            return card in step.state.hands[seat] and needs(s, card) == 1 and s.deck.cards[card].points == points
        case r.Draws(cards):
            return step.state.owed == cards > 0
        case r.NoneLies():
            return not any(isinstance(one, m.Score) for one in moves(s, seat))
        case r.Costs(penalty):
            return Penalty(penalty) in step.events
    return False


FAR = 4


def needs(s: State, card: int) -> int:
    """How many changes before the card can be scored, by making them all; more than three are four."""
    boards = frozenset({s.board})
    for changes in range(FAR):
        if any(s.deck.cards[card].lies_on(board) for board in boards):
            return changes
        if changes < FAR - 1:
            boards = frozenset(after for board in boards for after in changed(board))
    return FAR


def most(s: State, seat: Seat) -> int:
    """The most points of a turn, by playing it in all ways: change by change, with all that was scored on the way."""
    hand = [s.deck.cards[card] for card in s.hands[seat]]
    best, boards = 0, {s.board: {frozenset[int]()}}
    for spent in range(len(hand)):
        following: dict[str, set[frozenset[int]]] = {}
        for board, before in boards.items():
            lying = frozenset(place for place, card in enumerate(hand) if card.lies_on(board))
            scored = {cards | lying for cards in before}
            for cards in scored:  # whoever spends so many cards can score only the others
                points = sorted((hand[place].points for place in cards), reverse=True)
                best = max(best, sum(points[: len(hand) - spent]))
            for after in changed(board) if spent + 1 < len(hand) else ():
                following.setdefault(after, set()).update(scored)
        boards = following
    return best


def stones_of(board: str, formation: str) -> int:
    """How many stones lie right at the best place of a formation, as somebody slides it over the board."""
    rows = formation.split("/")
    lines = [board[start : start + 3] for start in (0, 3, 6)]
    return max(
        sum(
            face == stone
            for row, line in zip(rows, lines[top:], strict=False)
            for face, stone in zip(row, line[left:], strict=False)
        )
        for top in range(4 - len(rows))
        for left in range(4 - len(rows[0]))
    )


@cache
def changed(board: str) -> tuple[str, ...]:
    """All that a swap or a flip makes of a board, by the rules of a move."""
    s = State(Options(), 2, "play", board=board, hands=((1,), ()))
    return tuple(apply(s, 0, move).state.board for move in m.spendings(1))
