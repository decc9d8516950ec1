"""What the expert concludes about hands that it doesn't see."""

from tests.games.triominos.table import play, table
from tests.games.triominos.test_layout import BRIDGE
from tilery.engine.kernel import plain
from tilery.games.triominos.bots import kernel
from tilery.games.triominos.bots import kernel_guess as kg
from tilery.games.triominos.bots import kernel_table as kt
from tilery.games.triominos.bots.desk import Desk
from tilery.games.triominos.bots.minds import IN_PLAYOUTS
from tilery.games.triominos.bots.stones import BY_VALUE, lore_for, table_for
from tilery.games.triominos.game import GAME
from tilery.games.triominos.state import State

TWIN = plain(kernel)
ONE = "000@0"
THRIFTY, ON_PURPOSE = IN_PLAYOUTS[4], IN_PLAYOUTS[3]


def hardly(state: State, seat: int, mind: tuple[int, ...] = THRIFTY) -> set[str]:
    """The stones that this player hardly holds, as the one thinks whose turn it is."""
    desk = Desk(TWIN)
    desk.lay_out(GAME.view(state, state.turn))
    weights = desk.guess(mind, [7])[56 * seat : 56 * seat + 56]
    return {stone for stone, weight in zip(BY_VALUE, weights, strict=True) if weight < kg.NEUTRAL // 2}


def test_whoever_bought_hardly_holds_what_fitted_unless_it_was_on_purpose() -> None:
    hands = "345 555 455", "002 333 344", "444 355 335"
    state = play(table(*hands, on_table=ONE), "buy", "draw 005", "005@e1", "002@w1")
    assert hardly(state, 0) == {"001", "003", "004"}
    assert "001" not in hardly(state, 0, ON_PURPOSE), "it may have kept a stone that is worth less than the other"


def test_whoever_laid_hardly_holds_what_would_have_been_better() -> None:
    state = play(table("024 111", "344 222", "555 333", on_table=BRIDGE), "024@n2e3", "344@n2")
    assert {"445", "245"} <= hardly(state, 0), "they fitted, and bring more"
    assert not {"000", "002", "035"} & hardly(state, 0)
    assert not hardly(state, 1), "nothing is better than a bridge"


def test_with_an_empty_pool_a_pass_says_what_somebody_does_not_hold() -> None:
    state = play(table("345", "001 555", "003", on_table=ONE, pool=()), "pass")
    assert hardly(state, 0) == {"002", "003", "004", "005"}


def test_what_was_just_bought_can_be_any_stone() -> None:
    guess = [kg.NEUTRAL] * kg.GUESS
    guess[56] = 1
    kg.add_fresh(guess, lore_for(TWIN), 56, (1 << 40) - 1, fresh=1, holds=4)
    assert guess[56] == kg.NEUTRAL // 4
    assert kg.NEUTRAL <= guess[57] < 1.1 * kg.NEUTRAL


def test_deals_agree_with_hands_and_weights() -> None:
    t, lore, dice = table_for(TWIN), lore_for(TWIN), [5]
    TWIN.clear(t, 3)
    TWIN.deal(t, lore, dice, 0)
    mine, pool, guess = t[kt.HANDS], t[kt.POOL], [kg.NEUTRAL] * kg.GUESS
    unseen = [stone for stone in range(56) if not mine >> stone & 1]
    seldom, neutral = unseen[:2]
    guess[56 + seldom] = kg.NEUTRAL // 100
    TWIN.settle(t, lore, guess, dice)
    found = [0, 0]
    for _ in range(300):
        kg.deal_again(t, guess, dice)
        hands = t[kt.HANDS : kt.HANDS + 3]
        assert hands[0] == mine
        assert [kt.size(hand) for hand in hands] == [7, 7, 7]
        assert sum(hands) + sum(1 << stone for stone in t[kt.PILE : kt.PILE + pool]) == kt.STONES
        found[0] += hands[1] >> seldom & 1
        found[1] += hands[1] >> neutral & 1
    assert found[0] < 10 < 20 < found[1] < 80, "one time in seven is 43"
