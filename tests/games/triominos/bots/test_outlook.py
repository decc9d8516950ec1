"""What the expert concludes about hands that it doesn't see."""

from tests.games.triominos.table import play, table
from tests.games.triominos.test_layout import BRIDGE
from tilery.games.triominos.bots.outlook import hardly_held
from tilery.games.triominos.game import GAME
from tilery.games.triominos.pieces import stones_of
from tilery.games.triominos.state import State

ONE = "000@0"
BESIDE_ONE = ("000", "001", "002", "003", "004", "005")
"""What fits beside the first stone."""


def hardly(state: State) -> list[tuple[str, ...]]:
    view = GAME.view(state, state.turn)
    return [stones_of(stones) for stones in hardly_held(view)]


def test_whoever_bought_hardly_holds_what_fitted() -> None:
    state = play(table("345 555", "002 333", "444", on_table=ONE), "buy", "draw 001", "001@e1", "002@w1")
    assert hardly(state) == [BESIDE_ONE, (), ()]


def test_only_the_last_turn_with_a_buy_counts_as_any_stone_may_have_come_since_the_others() -> None:
    state = play(table("000 111 133", "222 335 345", on_table="333@0"), "buy", "draw 334", "334@e1", "335@w1")
    assert "233" in hardly(state)[0]
    state = play(state, "133@s1", "345@e2", "buy", "draw 001", "pass")
    assert "233" not in hardly(state)[0], "no edge with two threes is open any more"
    assert "134" in hardly(state)[0]


def test_whoever_laid_without_a_bonus_hardly_holds_a_stone_for_one() -> None:
    state = play(table("024 111", "344 222", "555 333", on_table=BRIDGE), "024@n2e3", "344@n2")
    mine, next_player, last = hardly(state)
    assert "344" in mine
    assert "034" not in mine
    assert next_player == last == ()


def test_with_an_empty_pool_a_pass_says_what_somebody_does_not_hold() -> None:
    state = play(table("345", "001 555", on_table=ONE, pool=()), "pass")
    assert hardly(state) == [BESIDE_ONE, ()]
