"""HS-10 to HS-12: when it ends, in which edition, and who wins."""

import pytest
from msgspec.structs import replace

from tests.games.hidden_stones.cards import FF, HH, SSS
from tests.games.hidden_stones.table import cards_worth, draw_all, options, play, refused, table, turns, watch
from tilery.engine import CHANCE
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.state import LastRound, Options, Over, State

THRESHOLDS = [(2, 10), (3, 9), (4, 8), (5, 7)]
PIATNIK = options()
MAGELLAN = options(edition="magellan")
MAGELLAN_EQUAL = options(edition="magellan", equal_turns="yes")


def almost(seats: int, count: int, *, options: Options = PIATNIK, turn: int = 0, **fields: object) -> State:
    """A table where player `turn` has won so many cards and holds three that lie on the grid."""
    free = [card for card in range(1, 73) if card not in (HH, FF, SSS)]
    hands = [() if seat != turn else (HH, FF, SSS) for seat in range(seats)]
    won = [() if seat != turn else tuple(free[:count]) for seat in range(seats)]
    return table(*hands, options=options, won=tuple(won), turn=turn, **fields)


@pytest.mark.parametrize(("seats", "enough"), THRESHOLDS)
def test_hs_10_the_end_comes_at_10_9_8_or_7_won_cards(seats: int, enough: int) -> None:
    assert play(almost(seats, enough - 2), f"+{HH}", "end").last_round is False
    assert play(almost(seats, enough - 1), f"+{HH}", "end").last_round is True
    assert play(almost(seats, enough - 2), f"+{HH}", f"+{FF}", "end").last_round is True
    assert GAME.view(almost(seats, 0), None).target == enough


def test_hs_10_it_is_looked_at_after_the_turn_so_more_may_be_scored_in_it() -> None:
    state = play(almost(2, 9, options=MAGELLAN), f"+{HH}")
    assert GAME.pending(state) == {0}
    state = play(state, f"+{FF}", f"+{SSS}", "end")
    assert len(state.won[0]) == 12
    assert GAME.pending(state) == frozenset()


def test_hs_10_ten_whole_rounds_in_which_nobody_does_anything_end_the_game() -> None:
    state = table((FF,), (HH,), (SSS,), won=((1,), (29, 30), ()), draw=(), start=1, turn=1)
    for _ in range(29):
        state = turns(state, "end")
        assert GAME.pending(state)
    state, events = watch(state, "end")
    assert GAME.pending(state) == frozenset()
    assert events[-1] == Over("HS-10")
    result = GAME.result(state)
    assert (result.points, result.winners, result.reason) == ((4, 4, 0), (0, 1), "HS-10")


def test_hs_10_passes_are_idle_too_but_a_discard_or_a_scored_card_is_not() -> None:
    idle = table((FF, 1), (HH,), draw=(), idle_rounds=9)
    assert GAME.pending(turns(idle, "pass", "end")) == frozenset()
    for action in (f"+{FF}", "x1 ~a1", "x1 a1-b1"):
        state = turns(idle, action, "end", "end")
        assert GAME.pending(state) == {0}
        assert state.idle_rounds == 0
    state = turns(idle, "end", "+3", "end")
    assert (state.idle_rounds, GAME.pending(state)) == (0, frozenset({0}))


def test_hs_10_ten_idle_turns_are_not_ten_idle_rounds() -> None:
    state = table((FF,), (HH,), (SSS,), draw=())
    for _ in range(11):
        state = turns(state, "end")
    assert state.idle_rounds == 3


def test_hs_11_a_finished_game_refuses_every_move_by_the_rule_that_ended_it() -> None:
    state = play(almost(2, 9, options=MAGELLAN), f"+{HH}", "end")
    for text, seat in (("end", 0), ("end", 1), ("pass", 1), (f"+{FF}", 0), ("draw 70", CHANCE)):
        assert refused(state, text, seat) == [("HS-11", "over")]


def test_hs_11_piatnik_finishes_the_round() -> None:
    state, events = watch(almost(3, 8), f"+{HH}", "end")
    assert events[-1] == LastRound(0)
    state = draw_all(state)
    assert GAME.pending(state) == {1}
    state = turns(state, "end")
    assert GAME.pending(state) == {2}
    state, events = watch(state, "end")
    assert GAME.pending(state) == frozenset()
    assert events[-1] == Over("HS-11")


def test_hs_11_the_last_player_of_the_round_ends_it_at_once() -> None:
    state, events = watch(almost(3, 8, turn=2), f"+{HH}", "end")
    assert GAME.pending(state) == frozenset()
    assert not any(isinstance(event, LastRound) for event in events)
    assert events[-1] == Over("HS-11")


def test_hs_11_the_round_ends_before_whoever_began_it() -> None:
    last = play(almost(3, 8, turn=0, start=1), f"+{HH}", "end")
    assert GAME.pending(last) == frozenset()
    state = draw_all(play(almost(3, 8, turn=1, start=1), f"+{HH}", "end"))
    assert GAME.pending(state) == {2}
    state = turns(state, "end")
    assert GAME.pending(state) == {0}
    assert GAME.pending(play(state, "end")) == frozenset()


def test_hs_11_in_the_last_round_others_may_still_score_and_pass_them() -> None:
    fives = tuple(cards_worth(5))
    state = turns(almost(2, 9), f"+{HH}", "end")
    state = replace(state, hands=(state.hands[0], (FF,)), won=(state.won[0], fives))
    state = play(state, f"+{FF}", "end")
    assert GAME.result(state).winners == (1,)


def test_hs_11_a_second_player_who_gets_there_prolongs_nothing() -> None:
    twos = tuple(cards_worth(2))[3:12]
    state = turns(almost(2, 9), f"+{HH}", "end")
    state = replace(state, hands=(state.hands[0], (FF,)), won=(state.won[0], twos))
    assert len(twos) == 9
    assert GAME.pending(play(state, f"+{FF}", "end")) == frozenset()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_hs_11_magellan_ends_at_once(seat: int) -> None:
    state, events = watch(almost(3, 8, options=MAGELLAN, turn=seat), f"+{HH}", "end")
    assert GAME.pending(state) == frozenset()
    assert events[-1] == Over("HS-11")
    assert GAME.result(state).reason == "HS-11"


def test_hs_11_magellan_with_equal_turns_finishes_the_round() -> None:
    state = turns(almost(3, 8, options=MAGELLAN_EQUAL), f"+{HH}", "end")
    assert GAME.pending(state) == {1}
    assert GAME.pending(turns(state, "end", "end")) == frozenset()


def test_hs_11_all_have_had_equally_many_turns() -> None:
    state = almost(4, 7, turn=2, start=2)
    counts = [0] * 4
    state = play(state, f"+{HH}")
    while GAME.pending(state):
        counts[state.turn] += 1
        state = turns(state, "end")
    assert counts == [1, 1, 1, 1]


@pytest.mark.parametrize("rules", [PIATNIK, MAGELLAN, MAGELLAN_EQUAL])
def test_hs_7_after_the_turn_that_ends_the_game_nothing_is_drawn(rules: Options) -> None:
    state = almost(2, 9, options=rules, turn=1)
    over = play(state, f"+{HH}", "end")
    assert GAME.pending(over) == frozenset()
    assert over.hands[1] == (FF, SSS)
    assert over.draw == state.draw


def test_hs_7_in_the_last_round_the_one_who_brought_the_end_still_draws_while_it_goes_on() -> None:
    state = turns(almost(2, 9), f"+{HH}", "end")
    assert len(state.hands[0]) == 4


def finished(*won: tuple[int, ...]) -> State:
    return replace(table(*((),) * len(won), won=won), phase="over", reason="HS-11")


def test_hs_12_the_points_of_the_won_cards_are_added() -> None:
    ones, twos, threes, fives = (cards_worth(value) for value in (1, 2, 3, 5))
    state = finished((*twos[:2], threes[0]), (fives[0], threes[1], *ones[:2]))
    result = GAME.result(state)
    assert result.points == (2 + 2 + 3, 5 + 3 + 1 + 1 + 3)
    assert (result.winners, result.ranks) == ((1,), (2, 1))


def test_hs_12_most_cards_of_value_1_bring_three_points() -> None:
    ones, fives = cards_worth(1), cards_worth(5)
    assert GAME.result(finished(tuple(ones[:3]), (*ones[3:5], fives[0]))).points == (3 + 3, 2 + 5)


def test_hs_12_all_who_tie_for_most_ones_get_the_three_points() -> None:
    ones = cards_worth(1)
    result = GAME.result(finished((ones[0], ones[1]), (ones[2], ones[3]), (ones[4],)))
    assert result.points == (5, 5, 1)


def test_hs_12_without_any_card_of_value_1_nobody_gets_the_three_points() -> None:
    twos = cards_worth(2)
    assert GAME.result(finished((twos[0],), (twos[1], twos[2]), ())).points == (2, 4, 0)


def test_hs_12_a_tie_is_a_shared_win() -> None:
    twos = cards_worth(2)
    result = GAME.result(finished((twos[0],), (twos[1],), ()))
    assert result.winners == (0, 1)
    assert result.ranks == (1, 1, 3)


def test_hs_12_the_score_sheet_is_open_when_the_game_is_over_and_only_then() -> None:
    ones, fives = cards_worth(1), cards_worth(5)
    state = finished((ones[0],), (fives[0],))
    first, second = GAME.view(state, None).sheets
    assert (first.counts, first.cards, first.bonus, first.total) == ((1, 0, 0, 0), 1, 3, 4)
    assert (second.counts, second.cards, second.bonus, second.total) == ((0, 0, 0, 1), 5, 0, 5)
    assert GAME.view(replace(state, phase="play"), 0).sheets == ()
