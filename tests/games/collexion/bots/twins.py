"""Whole games of ColleXion by the rules and by the kernel at once, compared after every move."""

import random
from collections.abc import Iterator

from tests.games.collexion.table import shaken
from tilery.engine.kernel import Twin, plain
from tilery.games.collexion.bots import kernel
from tilery.games.collexion.bots.as_numbers import heap_numbers, move_of, number_of, table_of
from tilery.games.collexion.bots.kernel import table as t
from tilery.games.collexion.bots.mind import Mind
from tilery.games.collexion.game import GAME
from tilery.games.collexion.scoring import sheet
from tilery.games.collexion.state import State

VARIANTS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"expert": "yes"}),
    (3, {"expert": "yes"}),
    (4, {"expert": "yes"}),
    (4, {"team": "yes"}),
    (4, {"team": "yes", "expert": "yes"}),
)


def points_of(state: State) -> list[int]:
    return [100 * sum(won) for won in state.won]


def after_some_moves(number: int, moves: int) -> State:
    """A random game of any variant, broken off."""
    seats, given = VARIANTS[number % len(VARIANTS)]
    rng, state = random.Random(number), shaken(number, seats, **given)
    for _ in range(moves):
        if legal := GAME.moves(state, state.turn):
            state = GAME.apply(state, state.turn, rng.choice(legal)).state
    return state


def same_choice(twin: Twin, number: int) -> None:
    """Fails if a mind that looks at a few positions chooses another move with these kernels than with plain ones."""
    state, chosen = after_some_moves(number, 10 + number % 60), []
    if state.phase == "over":
        return
    for kernels in (twin, plain(kernel)):
        mind = Mind(GAME)
        mind.twin, mind.opens = kernels, 6
        chosen.append(mind.choose(GAME.view(state, state.turn), random.Random(0)))
    assert chosen[0] == chosen[1]


def in_step(twin: Twin, number: int) -> Iterator[State]:
    """Plays a random game by both; fails as soon as they differ. Gives the state after every move."""
    seats, given = VARIANTS[number % len(VARIANTS)]
    rng, state = random.Random(number), shaken(number, seats, **given)
    heap, table = twin.ints(heap_numbers(state.tray)), twin.ints(table_of(state, points_of(state)))
    moves = twin.ints([0] * t.MOST_MOVES)
    eager = number % 3 == 0
    while True:
        legal = GAME.moves(state, state.turn)
        listed = [int(moves[at]) for at in range(twin.legal(table, heap, moves))]
        assert listed == [number_of(move) for move in legal]
        if not legal:
            break
        # Some players rather go on with what they may do than end their turn: long chains, many sets.
        move = legal[rng.randrange(len(legal))]
        if eager and move == legal[-1]:
            move = legal[rng.randrange(len(legal))]
        assert move_of(number_of(move)) == move
        twin.play(table, heap, number_of(move))
        state = GAME.apply(state, state.turn, move).state
        assert [int(value) for value in table] == table_of(state, points_of(state))
        yield state
    assert state.phase == "over"
    for seat in range(seats):
        assert twin.total(table, 0, seat) == 100 * sheet(state, seat).points
