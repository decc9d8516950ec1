"""The bots of Hidden Stones: the search of a turn is exact, and each level does what it says."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.hidden_stones.cards import BH, BOARD, FF, FT, HH, SSS, TT
from tests.games.hidden_stones.table import table
from tilery.games import make_bot
from tilery.games.hidden_stones.bots import judge
from tilery.games.hidden_stones.bots.beginner import one_ahead
from tilery.games.hidden_stones.bots.search import (
    BOARD_BITS,
    CHANGES,
    Turn,
    changed,
    distance,
    lies_on,
    missing,
    pack,
    pattern,
)
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.moves import END, PASS, Pass, Score
from tilery.games.hidden_stones.pieces import NEIGHBOURS, OTHER_SIDE, STONES, deck, flipped, swapped

CARDS = deck("standard").cards
OTHERS = (70, 71, 72)


@st.composite
def boards(draw: st.DrawFn) -> str:
    order = draw(st.permutations(STONES))
    sides = draw(st.lists(st.booleans(), min_size=9, max_size=9))
    return "".join(OTHER_SIDE[stone] if side else stone for stone, side in zip(order, sides, strict=True))


def hands(most: int) -> st.SearchStrategy[tuple[int, ...]]:
    """Cards of the hand; the cheap ones more often, since they can be scored with few changes."""
    cards = st.integers(1, 45) | st.integers(1, 72)
    sizes = st.sampled_from([most, most, most, *range(most)])
    return sizes.flatmap(lambda size: st.lists(cards, unique=True, min_size=size, max_size=size)).map(tuple)


@cache
def changes_of(board: str) -> tuple[str, ...]:
    return (*(swapped(board, a, b) for a, b in NEIGHBOURS), *(flipped(board, cell) for cell in range(9)))


@cache
def most_points(board: str, hand: frozenset[int]) -> int:
    """Every turn there is, tried out: score a card that lies there, or give up a card for a change."""
    best = 0
    for card in hand:
        rest = hand - {card}
        if CARDS[card].lies_on(board):
            best = max(best, CARDS[card].points + most_points(board, rest))
        if rest:
            best = max(best, *(most_points(after, rest) for after in changes_of(board)))
    return best


def points_found(turn: Turn, hand: tuple[int, ...]) -> int:
    sets = {position >> BOARD_BITS for layer in turn.layers for position in layer}
    return max(sum(CARDS[card].points for i, card in enumerate(hand) if cards >> i & 1) for cards in sets)


@given(board=boards(), hand=hands(3))
@settings(max_examples=200)
def test_the_search_finds_the_most_points_that_any_turn_can_bring(board: str, hand: tuple[int, ...]) -> None:
    turn = Turn(board, [CARDS[card].formation for card in hand])
    assert points_found(turn, hand) == most_points(board, frozenset(hand))
    most_points.cache_clear()


@given(board=boards(), hand=hands(3))
@settings(max_examples=100)
def test_the_strong_bot_really_makes_the_most_points_unless_it_passes_for_want_of_any(
    board: str, hand: tuple[int, ...]
) -> None:
    state, bot, rng = table(hand, OTHERS, board=board), make_bot(GAME, "strong"), random.Random(1)
    best = most_points(board, frozenset(hand))
    most_points.cache_clear()
    while True:
        move = bot.choose(GAME.view(state, 0), rng)
        assert GAME.check(state, 0, move) == ()
        if move in (END, PASS):
            break
        state = GAME.apply(state, 0, move).state
    assert sum(CARDS[card].points for card in state.won[0]) == best
    assert isinstance(move, Pass) == (best == 0)


@given(board=boards(), hand=hands(4), choice=st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_the_way_to_a_position_leads_there(board: str, hand: tuple[int, ...], choice: random.Random) -> None:
    turn = Turn(board, [CARDS[card].formation for card in hand])
    spent = choice.randrange(len(turn.layers))
    position = choice.choice(turn.layers[spent])
    now, done, changes = board, 0, 0
    for step in turn.steps(spent, position):
        if isinstance(step, int):
            assert CARDS[hand[step]].lies_on(now)
            assert not done >> step & 1
            done |= 1 << step
        else:
            now = swapped(now, *step) if len(step) == 2 else flipped(now, step[0])
            changes += 1
    assert (pack(now) | done << 27, changes) == (position, spent)
    assert done.bit_count() + changes <= len(hand)


@given(board=boards())
@settings(max_examples=100)
def test_packed_boards_match_formations_as_the_rules_do(board: str) -> None:
    here = pack(board)
    for card in CARDS.values():
        lies = card.lies_on(board)
        least = min(sum(board[cell] != face for cell, face in placement) for placement in card.placements)
        assert lies_on(pattern(card.formation), here) == lies
        assert missing(pattern(card.formation), here) == least
        assert (distance(pattern(card.formation), here) == 0) == lies


@given(board=boards())
def test_packed_boards_change_as_the_rules_do(board: str) -> None:
    here = pack(board)
    assert len(CHANGES) == 21
    after = [changed(here, change) for change in CHANGES]
    assert after == [pack(other) for other in changes_of(board)]


@pytest.mark.parametrize("level", ["beginner", "easy", "casual", "normal", "strong", "expert"])
def test_a_bot_scores_what_lies_there(level: str) -> None:
    """Each view is of another turn: in none of them does anybody overlook it."""
    views = [GAME.view(table((SSS,), OTHERS, draw=tuple(range(1, cards))), 0) for cards in range(2, 22)]
    chosen = [make_bot(GAME, level).choose(view, random.Random(1)) for view in views]
    assert set(chosen) == {Score(SSS)}


def test_the_strong_bot_never_overlooks_a_card() -> None:
    view = GAME.view(table((HH, FF), OTHERS), 0)
    assert all(isinstance(make_bot(GAME, "strong").choose(view, random.Random(seed)), Score) for seed in range(20))


@pytest.mark.parametrize("level", ["beginner", "easy", "casual", "normal", "strong", "expert"])
def test_a_bot_without_cards_still_has_a_move(level: str) -> None:
    bot, rng = make_bot(GAME, level), random.Random(0)
    state = table((), OTHERS)
    assert bot.choose(GAME.view(state, 0), rng) == PASS
    assert bot.choose(GAME.view(table((), OTHERS, passed=(True, False)), 0), rng) == END


def test_the_easy_bot_makes_the_one_change_that_brings_a_card() -> None:
    view = GAME.view(table((FT, BH), OTHERS, board="UFSHHHFSS"), 0)
    assert GAME.write(one_ahead(view)) == f"x{BH} ~c1"


def test_alone_the_normal_bot_takes_the_free_pass() -> None:
    view = GAME.view(table((BH, FT, TT, HH), draw=(40, 41, 42), board=BOARD), 0)
    assert make_bot(GAME, "normal").choose(view, random.Random(0)) == PASS


def test_the_levels_are_as_strong_as_their_names_say() -> None:
    """Two games of each pairing from the same start: the better one wins more points in all."""
    points = {"normal": 0, "random": 0}
    for number, order in enumerate((("normal", "random"), ("random", "normal"))):
        state = GAME.setup(
            GAME.options({"edition": "magellan", "equal-turns": "no", "start": "0", "deck": "standard"}), 2
        )
        rng = random.Random(number)
        bots = [make_bot(GAME, level) for level in order]
        while pending := GAME.pending(state):
            (seat,) = pending
            move = GAME.chance(state, rng) if seat < 0 else bots[seat].choose(GAME.view(state, seat), rng)
            state = GAME.apply(state, seat, move).state
        for level, total in zip(order, GAME.result(state).points, strict=True):
            points[level] += total
    assert points["normal"] > 3 * points["random"]


def test_without_compiled_kernels_the_judge_compares_fewer_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    one = judge.Judge(GAME)
    state = table((BH, TT), (FF,))
    view = GAME.view(state, 0)
    monkeypatch.setattr(judge, "promising_moves", lambda view, twin, most: asked.append(most))
    for compiled in (True, False):
        monkeypatch.setattr(one._twin, "compiled", compiled)
        one.offer(view, state)
    assert asked == [judge.ENDS, judge.FEW_ENDS]
