"""Set up a hexagon: whatever the others hold and do, it can be completed in the next turn. No other way leads there."""

import random

from msgspec.structs import replace

from tests.games.triominos.geometry import placements
from tests.games.triominos.goals.shipped import completes_hexagon, lying, of_kind, right_moves, with_stone
from tilery.analysis.puzzles import Opened, attempt
from tilery.engine.game import CHANCE, Seat
from tilery.games.triominos import puzzles
from tilery.games.triominos.game import GAME
from tilery.games.triominos.moves import BUY, DECLINE, STOP, Lay
from tilery.games.triominos.pieces import STONES
from tilery.games.triominos.state import State

KIND = "setup"


def unseen(one: Opened) -> set[str]:
    """The stones that the player of a puzzle can't see."""
    return {*STONES} - {*one.start.hands[one.puzzle.seat]} - {placed.stone for placed in one.start.layout}


def rest(one: Opened, move: Lay) -> tuple[str, ...]:
    """The hand after a move."""
    return tuple(stone for stone in one.start.hands[one.puzzle.seat] if stone != move.stone)


def test_the_right_ways_and_no_others_leave_a_hexagon_to_complete() -> None:
    for one in of_kind(KIND, 2):
        table = lying(one.start)
        assert not completes_hexagon(table, one.start.hands[one.puzzle.seat])
        for move in GAME.moves(one.start, one.puzzle.seat):
            if isinstance(move, Lay):
                after = with_stone(table, move)
                assert completes_hexagon(after, rest(one, move)) == (move in right_moves(one))


def test_no_stone_that_is_not_seen_spoils_it_wherever_it_is_laid() -> None:
    (one,) = of_kind(KIND, 1)
    (move,), hidden = one.proof.moves, unseen(one)
    after = with_stone(lying(one.start), move)
    replies = [(cell, numbers) for stone, cell, numbers in placements(after) if stone in hidden]
    assert replies
    for cell, numbers in replies:
        assert completes_hexagon({**after, cell: numbers}, rest(one, move))


def until_next_turn(state: State, seat: Seat, rng: random.Random) -> State:
    """The others play at random, and this player agrees to nothing."""
    while GAME.pending(state) != {seat} or state.phase == "vote":
        assert GAME.pending(state), "the round goes on"
        mover = min(GAME.pending(state))
        if mover == CHANCE:
            move = GAME.chance(state, rng)
        else:
            move = DECLINE if mover == seat else rng.choice(list(GAME.moves(state, mover)))
        state = GAME.apply(state, mover, move).state
    return state


def test_whatever_the_others_hold_and_do_it_is_there_in_the_next_turn() -> None:
    rng = random.Random(3)
    for one in of_kind(KIND, 5):
        seat = one.puzzle.seat
        for move in right_moves(one):
            for _ in range(8):
                table = GAME.guess(GAME.view(one.start, seat), rng)
                later = until_next_turn(GAME.apply(table, seat, move).state, seat, rng)
                assert any("hexagon" in place.bonus for place in GAME.view(later, seat).may.lay)


def test_nobody_can_end_the_round_before() -> None:
    for one in of_kind(KIND, 40):
        assert min(map(len, one.start.hands)) > 1
        assert one.start.out is None


def test_another_stone_would_bring_more_at_once() -> None:
    for one in of_kind(KIND, 40):
        points = {place.move: place.points for place in GAME.view(one.start, one.puzzle.seat).may.lay}
        assert max(points[move] for move in right_moves(one)) < max(points.values())


def test_only_a_right_stone_in_its_place_counts_and_not_after_buying() -> None:
    for one in of_kind(KIND, 6):
        for move in GAME.moves(one.start, one.puzzle.seat):
            if isinstance(move, Lay):
                assert attempt(one, [move]).outcome == ("solved" if move in right_moves(one) else "missed")
        for moves in ([BUY], [BUY, one.proof.moves[0]], [STOP]):
            assert attempt(one, moves).outcome == "missed"


def test_a_player_who_could_go_out_makes_it_uncertain() -> None:
    one = of_kind(KIND, 1)[0]
    seat = one.puzzle.seat
    other = (seat + 1) % one.start.seats
    kept, *given = one.start.hands[other]
    hands = tuple((kept,) if at == other else hand for at, hand in enumerate(one.start.hands))
    nearly_out = replace(one.start, hands=hands, pool=tuple(sorted((*one.start.pool, *given))))
    proof = puzzles.prove(nearly_out, seat)
    assert proof is None or proof.goal != one.proof.goal
