"""What moves are worth: found from the view alone, with the same deals for all, never surer than these allow."""

import random
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from tilery.analysis import compare, table, values, worth
from tilery.analysis.table import error_of
from tilery.engine.bot import Shares
from tilery.engine.game import CHANCE
from tilery.engine.match import AnyMatch, Match
from tilery.engine.odds import Odds
from tilery.games import GAMES, judge_of

GAME = GAMES.get("staircase")
Lay = type(GAME.read("lay 1"))


def begun(seats: int = 2, moves: int = 4, seed: bytes = bytes(32)) -> AnyMatch:
    match = Match(GAME, seats=seats, seed=seed)
    rng = random.Random(1)
    while match.pending and len(match.log) < 3 * seats + moves:
        seat = min(match.pending)
        match.play(seat, rng.choice(GAME.moves(match.state, seat)))
    return match


class Stub:
    """A judge whose answers are known: the points on the table decide, with some noise."""

    PLAYOUTS: ClassVar = 400
    LEVEL: ClassVar = "normal"
    MODEST: ClassVar = False
    VERSION: ClassVar = 1

    def __init__(self, noise: float = 0.2) -> None:
        self.noise = noise
        self.asked = 0

    def coaching(self, view: Any) -> int:
        return self.PLAYOUTS

    def offer(self, view: Any, state: Any) -> list[Any]:
        return list(GAME.moves(state, view.seat))

    def likely(self, view: Any, state: Any, rng: random.Random) -> Any:
        return state

    def draws(self, state: Any) -> bool:
        return False

    def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
        self.asked += len(seeds)
        found: list[Shares] = []
        for seed in seeds:
            share = 0.5 + 0.02 * len(state.staircase) + random.Random(seed).uniform(-self.noise, self.noise)
            found.append((share, 1 - share))
        return found


def test_the_same_view_gives_the_same_values_whatever_is_hidden() -> None:
    match = begun()
    seat = min(match.pending)
    view = match.view(seat)
    other = GAME.guess(view, random.Random(5))
    assert other != match.state
    assert GAME.view(other, seat) == view
    assert values(GAME, view, playouts=40) == values(GAME, GAME.view(other, seat), playouts=40)


def test_values_are_in_order_and_the_best_is_behind_nothing() -> None:
    found = values(GAME, (match := begun()).view(min(match.pending)), playouts=60)
    assert len(found) == len(GAME.moves(match.state, min(match.pending)))
    assert found[0].behind == found[0].behind_error == 0
    assert all(0 <= value.chance <= 1 for value in found)


def test_all_moves_have_the_same_luck_so_a_small_difference_is_found_in_great_noise() -> None:
    match = begun()
    judge = Stub(noise=0.4)
    found = compare(GAME, match.view(min(match.pending)), judge=judge)
    lays = [value for value in found.values if isinstance(value.move, Lay)]
    ends = [value for value in found.values if not isinstance(value.move, Lay)]
    behind = {value.behind for value in (*lays, *ends)}
    assert sorted(behind) == pytest.approx([0.0, 0.02])
    assert {value.worse for value in lays} != {value.worse for value in ends}
    assert judge.asked <= 2 * judge.PLAYOUTS


def test_what_differs_by_chance_alone_is_seldom_called_worse() -> None:
    """All moves are worth the same, and each has luck of its own: the errors must say how little is known."""

    class Even(Stub):
        def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
            self.asked += 1
            share = random.Random(self.asked).random()
            return [(share, 1 - share)] * len(seeds)

    others, worse = 0, 0
    for seed in range(60):
        match = begun(seed=seed.to_bytes(32, "big"))
        if match.pending:
            found = compare(GAME, match.view(min(match.pending)), judge=Even(), playouts=100).values[1:]
            others += len(found)
            worse += sum(value.worse for value in found)
    assert others > 50
    assert worse < others / 5  # the best of several is better than the others by chance, too


def test_few_playouts_that_agree_by_chance_are_not_certain() -> None:
    """Each playout is won or lost by a coin: in a handful of deals the best of several has often won them all."""
    coin = random.Random(7)

    class Coin(Stub):
        def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
            share = float(coin.random() < 0.5)
            return [(share, 1 - share)] * len(seeds)

    others, worse = 0, 0
    for seed in range(300):
        match = begun(seed=seed.to_bytes(32, "big"))
        if match.pending:
            found = compare(GAME, match.view(min(match.pending)), judge=Coin(), playouts=4).values[1:]
            others += len(found)
            worse += sum(value.worse for value in found)
    assert others > 300
    assert worse < others / 15


def test_a_move_that_must_be_compared_is_among_the_finalists() -> None:
    match = begun()
    seat = min(match.pending)
    worst = values(GAME, match.view(seat), playouts=60)[-1].move
    assert worst in compare(GAME, match.view(seat), playouts=60, also=[worst]).shares


def test_a_table_where_chance_moves_is_worth_the_mean_of_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each outcome is played as often as it is likely: here the lowest tile comes three times in four."""
    state = Match(GAME, seats=2).state
    first, second = GAME.moves(state, CHANCE)[:2]
    monkeypatch.setattr(table, "odds_of", lambda *_: Odds((first, second), (0.75, 0.25)))

    class Lower(Stub):
        def draws(self, state: Any) -> bool:
            return True

        def play_on(self, state: Any, seeds: Sequence[int]) -> list[Shares]:
            lower = float(first.tile in state.hands[0])
            return [(lower, 1 - lower)] * len(seeds)

    assert worth(GAME, Lower(), state, 200, random.Random(1)).shares == (0.75, 0.25)


def test_a_game_that_is_over_is_worth_its_result_without_any_doubt() -> None:
    match = begun(moves=10_000)
    found = worth(GAME, judge_of(GAME), match.state, 10, random.Random(1))
    assert sum(found.shares) == pytest.approx(1.0)
    assert found.errors == (0.0, 0.0)


def test_one_number_says_nothing_about_its_error() -> None:
    assert error_of([0.3]) == float("inf")
