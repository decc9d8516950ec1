"""Puzzles of Hidden Stones: the goal is the most that the rules allow, and what is lost is lost."""

import random

from tilery.analysis.puzzles import Opened, attempt, shelf_of
from tilery.engine.match import AnyMatch
from tilery.engine.position import Points, Proof
from tilery.games.hidden_stones import puzzles
from tilery.games.hidden_stones.bots.search import BOARD_BITS, Turn
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.moves import END, PASS
from tilery.games.hidden_stones.state import State


def shipped(count: int) -> list[Opened]:
    """Puzzles from all over the shelf, with few cards in the hand."""
    shelf = shelf_of(GAME)
    puzzles = [(number, shelf.puzzle(number)) for number in range(1, len(shelf) + 1)]
    short = [number for number, puzzle in puzzles if len(puzzle.position["hands"][puzzle.seat]) == 4]
    return [shelf.open(number) for number in short[:count]]


def most_by_the_rules(state: State, seat: int) -> int:
    """The most points of a turn, by trying every legal move."""
    won = sum(state.deck.cards[number].points for number in state.won[seat])
    best, seen, todo = won, {_known(state, seat)}, [state]
    while todo:
        state = todo.pop()
        best = max(best, sum(state.deck.cards[number].points for number in state.won[seat]))
        for move in GAME.moves(state, seat):
            if move not in (END, PASS):
                after = GAME.apply(state, seat, move).state
                if _known(after, seat) not in seen:
                    seen.add(_known(after, seat))
                    todo.append(after)
    return best - won


def _known(state: State, seat: int) -> tuple[object, ...]:
    return state.board, frozenset(state.hands[seat]), frozenset(state.won[seat])


def test_no_turn_brings_more_than_the_goal_by_the_rules_alone() -> None:
    """After the first move of the solution, so that all that can follow can be tried."""
    for one in shipped(2):
        begun = attempt(one, one.proof.moves[:1])
        assert begun.reached + most_by_the_rules(begun.match.state, one.puzzle.seat) == one.proof.goal.points


def test_a_turn_is_called_lost_only_if_no_cards_can_bring_the_rest() -> None:
    rng = random.Random(3)
    lost = 0
    for one in shipped(12):
        match, seat = attempt(one).match, one.puzzle.seat
        for _ in range(2):
            match.play(seat, rng.choice([move for move in GAME.moves(match.state, seat) if move not in (END, PASS)]))
            if not puzzles.lost(one.start, match.state, seat, one.proof):
                continue
            lost += 1
            missing = one.proof.goal.points - puzzles.reached(one.start, match.state, seat, one.proof)
            assert _most_left(match, seat) < missing
    assert lost > 3


def test_a_long_hand_is_lost_only_if_all_its_cards_together_bring_too_little() -> None:
    one = shipped(1)[0]
    seat = one.puzzle.seat
    all_of_them = sum(one.start.deck.cards[number].points for number in one.start.hands[seat])
    assert not puzzles.lost(one.start, one.start, seat, Proof(Points(all_of_them), ()))
    assert puzzles.lost(one.start, one.start, seat, Proof(Points(all_of_them + 1), ()))


def _most_left(match: AnyMatch, seat: int) -> int:
    cards = [match.state.deck.cards[number] for number in match.state.hands[seat]]
    turn = Turn(match.state.board, [card.formation for card in cards])
    most: int = max(
        sum(card.points for i, card in enumerate(cards) if position >> BOARD_BITS + i & 1)
        for layer in turn.layers
        for position in layer
    )
    return most


def test_passing_or_ending_the_turn_misses() -> None:
    one = shipped(1)[0]
    assert attempt(one, [END]).outcome == "missed"


def test_a_turn_that_needs_one_change_for_a_cheap_card_is_no_puzzle() -> None:
    one = shipped(1)[0]
    nearly = attempt(one, one.proof.moves[:-1]).match.state
    assert puzzles.prove(nearly, one.puzzle.seat) is None
