"""Solo games in the kernel: by the rules, with few penalties, and what the judge makes of them."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.hidden_stones.bots.twins import turn_alone, turns_alone
from tests.games.hidden_stones.cards import BH, BOARD, FF, FT, HH, SSS, TT
from tests.games.hidden_stones.table import draw_all, options, play, table
from tilery.analysis import clear_mistake
from tilery.engine.kernel import plain
from tilery.games.hidden_stones.bots import alone, kernel, solo
from tilery.games.hidden_stones.bots import kernel_solo as ks
from tilery.games.hidden_stones.bots.alone import STEADY, Alone
from tilery.games.hidden_stones.bots.judge import Judge
from tilery.games.hidden_stones.bots.solo import last_cards
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.moves import END, PASS, Score, spendings
from tilery.games.hidden_stones.pieces import deck
from tilery.games.hidden_stones.state import State

PLAIN = plain(kernel)
ALONE = Alone(PLAIN)
CARDS = deck("standard").cards


def begun(seed: int) -> State:
    return draw_all(GAME.setup(options(), 1), seed)


def late(hand: tuple[int, ...], board: str = BOARD, penalties: int = 0, **fields: Any) -> State:
    """Only these cards are left, and all are in the hand."""
    won = tuple(card for card in CARDS if card not in hand)[: 16 - len(hand)]
    given: dict[str, Any] = {"draw": (), "seen": (*won, *hand), "passed": (True,)} | fields
    return table(hand, board=board, won=(won,), penalties=penalties, **given)


@pytest.mark.parametrize("seed", range(4))
def test_the_kernel_plays_whole_solo_games_by_the_rules(seed: int) -> None:
    """Turn by turn the rules say the same of the table; alone, it hardly ever gets a penalty."""
    *_, last = turns_alone(PLAIN, begun(seed), random.Random(seed))
    assert (last.reason, last.penalties) == ("HS-15", 0)


@pytest.mark.parametrize("seed", range(3))
def test_from_any_table_the_kernel_plays_on_by_the_rules(seed: int) -> None:
    """After random moves: in the middle of a turn, with penalties, with cards on both piles."""
    rng, state = random.Random(seed), begun(seed)
    while state.penalties < 2:
        move = rng.choice([move for move in GAME.moves(state, 0) if move != PASS])
        state = draw_all(GAME.apply(state, 0, move).state)
    for card in state.hands[0][:seed]:
        state = play(state, f"x{card} ~b2")
    *_, last = turns_alone(PLAIN, state, rng)
    assert last.reason in ("HS-14", "HS-15")


def test_a_playout_is_a_game_of_such_turns() -> None:
    """Before its last cards, which are planned: as many penalties as the turns get by the rules."""
    state = replace(begun(1), penalties=3)
    *_, last = turns_alone(PLAIN, state, random.Random(1))
    assert ALONE.ending(state, 1)[:2] == (last.reason == "HS-15", last.penalties) == (True, 3)


def test_the_hard_card_is_scored_before_an_easy_one() -> None:
    """HS-14: one card a turn is enough; the easy ones are kept for the end."""
    hand = (BH, FT, TT, HH, FF, SSS)
    turn = turn_alone(PLAIN, table(hand, draw=(60, 61, 62), passed=(True,)))
    scored = [move.card for move in turn if isinstance(move, Score)]
    assert scored[0] == SSS


def test_alone_a_pass_comes_first() -> None:
    assert turn_alone(PLAIN, table((BH, FT, HH, TT), draw=(60, 61, 62))) == [PASS]
    assert PASS not in turn_alone(PLAIN, table((BH, FT, HH, TT), draw=(60, 61, 62), passed=(True,)))


def test_the_plan_for_the_last_cards_says_how_a_playout_ends() -> None:
    """One last card, one change away: it pays for its own change (HS-14), so that costs a penalty."""
    state = late((HH,), board="UFHFHSHSS")
    assert ALONE.ending(state, 1)[:2] == (True, 1)
    assert ALONE.play_on(state, [1, 2]) == [(1.0,), (1.0,)]
    lost = late((HH,), board="UFHFHSHSS", penalties=3)
    assert ALONE.ending(lost, 1)[:2] == (False, 4)
    assert ALONE.play_on(lost, [1, 2]) == [(0.0,), (0.0,)]


def test_two_tables_of_the_last_cards_are_not_taken_for_each_other() -> None:
    assert ALONE.play_on(late((HH,), penalties=3), [1]) == [(1.0,)]
    assert ALONE.play_on(late((HH,), board="UFHFHSHSS", penalties=3), [1]) == [(0.0,)]


def test_a_penalty_makes_a_win_less_likely_and_four_lose() -> None:
    """HS-14; with more cards left than are planned, nobody plays quite as the kernel does."""
    shares = [ALONE.play_on(replace(begun(2), penalties=penalties), [5]) for penalties in range(4)]
    assert shares == [[(share,)] for share in STEADY]
    assert list(STEADY) == sorted(STEADY, reverse=True)


def test_what_comes_first_in_a_turn_makes_no_difference() -> None:
    """Five cards are left, one of which lies there: it can be scored before or after the other cards pay for changes.
    Once four are left, the end can be planned; but it is not worth more to come there first."""
    won = tuple(card for card in CARDS if card not in (BH, FT, TT, HH, SSS))[:11]
    state = table((BH, FT, TT, HH, SSS), draw=(), won=(won,), seen=won, penalties=3, passed=(True,))
    scored, paid = (ALONE.ending(play(state, text), 1) for text in (f"+{SSS}", f"x{BH} ~a1"))
    assert scored[2] <= 4
    assert paid[2] <= 4
    assert ALONE.play_on(state, [1]) == [(1.0,)]


def test_neither_a_pass_nor_the_end_of_a_turn_makes_a_win_more_likely() -> None:
    """Eight cards are left: the next one that is scored changes what a playout is worth, and nothing else does."""
    state = replace(begun(4), penalties=3)
    *turns, _ = turns_alone(PLAIN, state, random.Random(4))
    late = draw_all(next(turn for turn in turns if len(turn.won[0]) >= 8))
    assert ALONE.ending(late, 1)[2] == ALONE.ending(play(late, "pass"), 1)[2]
    turn = draw_all(play(late, "pass"))
    *moves, end = turn_alone(PLAIN, turn)
    for move in moves:
        turn = GAME.apply(turn, 0, move).state
    assert end == END
    assert ALONE.ending(late, 1)[2] == ALONE.ending(turn, 1)[2] == ALONE.ending(play(turn, "end"), 1)[2]


def test_alone_the_judge_offers_a_few_legal_moves() -> None:
    state = table((BH, FT, HH, SSS), draw=(60, 61, 62))
    offered = Judge(GAME).offer(GAME.view(state, 0), state)
    assert set(offered) <= set(GAME.moves(state, 0))
    assert {END, PASS, Score(SSS)} <= set(offered)
    assert len(offered) == len(set(offered)) < 16


def test_alone_the_judge_offers_the_plan_for_the_last_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it says: here to give up the wrong card for nothing."""
    state = late((HH, FT), board="UFHFHSHSS")
    planned = spendings(FT)[0]
    assert planned not in ALONE.offer(GAME.view(state, 0), state)
    monkeypatch.setattr(alone, "last_cards", lambda *_: planned)
    assert planned in ALONE.offer(GAME.view(state, 0), state)


def test_alone_the_judge_draws_the_cards_itself() -> None:
    state = play(play(table((BH, FT, HH, SSS), draw=(60, 61, 62)), f"+{SSS}"), "end")
    judge = Judge(GAME)
    assert state.phase == "refill"
    assert judge.draws(state)
    assert judge.play_on(state, [3]) == judge.play_on(state, [3])


@pytest.mark.parametrize(("penalties", "cost"), [(2, 0.09), (3, 0.88)])
def test_alone_the_coach_speaks_of_a_penalty_for_nothing(penalties: int, cost: float) -> None:
    """With six cards, one can nearly always be scored; the fourth penalty loses (HS-14)."""
    state = replace(draw_all(play(begun(2), "pass")), penalties=penalties)
    found = clear_mistake(GAME, GAME.view(state, 0), END, level="strong", playouts=20, seconds=60)
    assert found is not None
    assert found.move != END
    assert found.cost == pytest.approx(cost)


@pytest.mark.parametrize("searches", [0, 5, ks.MOST_SEARCHES - 1])
def test_a_plan_is_the_same_whatever_was_planned_before(searches: int) -> None:
    """What earlier searches have left in the table means nothing, and one day it is cleared."""
    view = GAME.view(late((HH, FT), board="UFHFHSHSS"), 0)
    before = last_cards(view, 4, 100, PLAIN)
    assert before is not None
    room = solo._room(PLAIN, view.options.deck)[2]
    room[ks.SEARCHES] = max(room[ks.SEARCHES], searches)  # it never falls while the table is full
    assert last_cards(view, 4, 100, PLAIN) == before
    assert 0 < room[ks.SEARCHES] < ks.MOST_SEARCHES
