"""Every level makes legal moves in every variant, and the same ones for the same view."""

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tests.games.triominos.bots.twins import VARIANTS
from tests.games.triominos.table import options, table
from tilery.engine.game import CHANCE, Variant
from tilery.engine.kernel import plain
from tilery.games import levels
from tilery.games.triominos.bots import kernel, normal
from tilery.games.triominos.bots.desk import Desk
from tilery.games.triominos.bots.expert import Expert
from tilery.games.triominos.bots.normal import Normal
from tilery.games.triominos.game import GAME
from tilery.games.triominos.moves import Lay, Move

NAMES = ("beginner", "easy", "casual", "normal", "strong", "expert")


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """The expert thinks much less than it does at a table, and the clock doesn't matter."""
    monkeypatch.setattr(Expert, "ENDS", 3)
    monkeypatch.setattr(Expert, "PLAYOUTS", 2)
    monkeypatch.setattr(Expert, "TRIED", 1)
    monkeypatch.setattr(Desk, "BRAKE", 1e9)


def test_there_are_six_levels_from_weak_to_strong() -> None:
    assert levels(GAME).names() == ("random", *NAMES)


@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_every_level_makes_legal_moves_in_every_variant(variant: Variant, seats: int) -> None:
    """One round in which each level sits somewhere in turn."""
    rng, bots = random.Random(seats), [levels(GAME).get(name)(GAME) for name in NAMES]
    state, number = GAME.setup(options(**variant.options), seats), 0
    while (pending := GAME.pending(state)) and not state.sheets:
        seat = min(pending)
        if seat == CHANCE:
            move = GAME.chance(state, rng)
        else:
            number += 1
            move = bots[number % len(bots)].choose(GAME.view(state, seat), rng)
            assert not GAME.check(state, seat, move)
        state = GAME.apply(state, seat, move).state
    assert number > 12


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_the_same_for_the_same_view(name: str) -> None:
    rng, bot = random.Random(5), levels(GAME).get(name)(GAME)
    state = GAME.setup(options(), 3)
    for _ in range(60):
        seat = min(GAME.pending(state))
        if seat == CHANCE:
            move = GAME.chance(state, rng)
        else:
            view = GAME.view(state, seat)
            move = bot.choose(view, random.Random(1))
            assert levels(GAME).get(name)(GAME).choose(view, random.Random(1)) == move
        state = GAME.apply(state, seat, move).state


def test_an_expert_who_knows_both_hands_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """With an empty pool each move is the first of a sequence that was played to its end."""
    asked: list[int] = []
    looked_ahead = Desk.looked_ahead

    def watched(self: Desk, mind: Sequence[int], *, depth: int, wide: int, playouts: int) -> Move:
        asked.append(depth)
        return looked_ahead(self, mind, depth=depth, wide=wide, playouts=playouts)

    monkeypatch.setattr(Desk, "looked_ahead", watched)
    rng, bot = random.Random(2), Expert(GAME)
    state = GAME.setup(options(), 2)
    while pending := GAME.pending(state):
        seat = min(pending)
        move = GAME.chance(state, rng) if seat == CHANCE else bot.choose(GAME.view(state, seat), rng)
        state = GAME.apply(state, seat, move).state
    assert len(asked) > 5


@pytest.mark.parametrize(("compiled", "pool", "ahead"), [(True, False, 1), (True, True, 0), (False, False, 0)])
def test_the_normal_bot_counts_the_other_hand_once_the_pool_is_empty(
    monkeypatch: pytest.MonkeyPatch, *, compiled: bool, pool: bool, ahead: int
) -> None:
    """It thinks its moves through if that is fast enough; else it weighs them as always."""
    asked: list[int] = []

    class Watched(Desk):
        def __init__(self) -> None:
            super().__init__(plain(kernel))
            self.twin.compiled = compiled

        def looked_ahead(self, mind: Sequence[int], *, depth: int, wide: int, playouts: int) -> Move:
            asked.append(depth)
            return super().looked_ahead(mind, depth=depth, wide=wide, playouts=playouts)

    monkeypatch.setattr(normal, "Desk", Watched)
    monkeypatch.setattr(normal, "DEPTH", 1)
    state = table("001 005 345", "012 055 333", on_table="000@0", bought=3)
    if not pool:
        state = replace(state, pool=(), bought=0)
    move = Normal(GAME).choose(GAME.view(state, 0), random.Random(0))
    assert isinstance(move, Lay)
    assert asked == [1] * ahead
