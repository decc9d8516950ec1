"""HS-1, HS-2 and the matching of formations: stones, cards, and when a formation lies on the grid."""

from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.hidden_stones.cards import BOARD
from tests.games.hidden_stones.table import table
from tilery.engine.errors import Unreadable
from tilery.games.hidden_stones.pieces import (
    CELLS,
    FACES,
    NEIGHBOURS,
    OTHER_SIDE,
    STONES,
    deck,
    flipped,
    parse_deck,
    placements,
    swapped,
)

DECK = deck("standard")


@st.composite
def boards(draw: st.DrawFn) -> str:
    """The nine stones in any order with any side up."""
    order = draw(st.permutations(STONES))
    sides = draw(st.lists(st.booleans(), min_size=9, max_size=9))
    return "".join(OTHER_SIDE[stone] if side else stone for stone, side in zip(order, sides, strict=True))


@st.composite
def formations(draw: st.DrawFn) -> str:
    height, width = draw(st.integers(1, 3)), draw(st.integers(1, 3))
    rows = st.text(FACES + "....", min_size=width, max_size=width)
    return "/".join(draw(rows) for _ in range(height))


@cache
def ways_to_lie(formation: str) -> list[dict[tuple[int, int], str]]:
    """A second way to match, for these tests only: push the pattern around and keep what is wholly on the grid."""
    wanted = {(x, y): face for y, row in enumerate(formation.split("/")) for x, face in enumerate(row)}
    shifts = [(right, down) for right in range(-3, 4) for down in range(-3, 4)]
    moved = [{(x + right, y + down): face for (x, y), face in wanted.items()} for right, down in shifts]
    return [cells for cells in moved if all(0 <= x < 3 and 0 <= y < 3 for x, y in cells)]


def can_be_found(formation: str, board: str) -> bool:
    return any(
        all(face in (".", board[3 * y + x]) for (x, y), face in cells.items()) for cells in ways_to_lie(formation)
    )


def lies(formation: str, board: str) -> bool:
    fillers = "\n".join(f"{number} 1 BH" for number in range(2, 6))
    return parse_deck(f"1 1 {formation}\n{fillers}").cards[1].lies_on(board)


def test_hs_1_there_are_nine_two_sided_stones_one_two_three_and_three_of_a_kind() -> None:
    assert Counter(STONES) == {"U": 1, "F": 2, "H": 3, "S": 3}
    assert [OTHER_SIDE[face] for face in "UFHS"] == ["M", "B", "O", "T"]
    assert all(OTHER_SIDE[OTHER_SIDE[face]] == face != OTHER_SIDE[face] for face in FACES)


def test_hs_1_cells_are_named_by_column_and_row_from_the_upper_left() -> None:
    assert CELLS == ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")


def test_hs_2_there_are_72_different_cards_28_26_13_and_5_of_the_four_values() -> None:
    assert Counter(card.points for card in DECK.cards.values()) == {1: 28, 2: 26, 3: 13, 5: 5}
    assert len({card.formation for card in DECK.cards.values()}) == 72
    assert sorted(DECK.numbers) == list(range(1, 73))


def test_hs_2_every_card_can_be_scored_on_some_board() -> None:
    for card in DECK.cards.values():
        needed = dict(card.placements[0])
        spare = list(STONES)
        for face in needed.values():
            spare.remove(face if face in spare else OTHER_SIDE[face])
        board = "".join(needed.get(cell) or spare.pop() for cell in range(9))
        assert card.lies_on(board)


@pytest.mark.parametrize(
    ("number", "points", "formation"), [(1, 1, "BH"), (2, 1, "FT"), (33, 2, ".HB"), (28, 1, ".../.F./...")]
)
def test_hs_2_the_four_cards_that_the_rulebooks_picture_are_there(number: int, points: int, formation: str) -> None:
    card = DECK.cards[number]
    assert (card.points, card.formation) == (points, formation)


def test_hs_6_bird_and_horse_in_two_rows_is_a_match() -> None:
    assert DECK.cards[1].lies_on("BHUBHTSOT")


def test_hs_6_a_tree_below_the_fish_does_not_match_a_tree_to_its_right() -> None:
    below = "FUSTHHSHF"
    assert not DECK.cards[2].lies_on(below)
    assert DECK.cards[2].lies_on("FTSUHHSHF")


def test_hs_6_any_horse_bird_matches_that_row_and_not_horse_bird_any() -> None:
    assert DECK.cards[33].lies_on("UHBSSSFHH")
    assert not DECK.cards[33].lies_on("HBUSSSFHH")


def test_hs_6_the_fish_of_card_28_must_lie_in_the_very_centre() -> None:
    card = DECK.cards[28]
    others = "UFHHHSSS"
    for cell in range(9):
        board = others[:cell] + "F" + others[cell:]
        assert card.lies_on(board) == (board[4] == "F")
    assert card.lies_on("UHHHFFSSS")


def test_hs_6_a_grey_cell_must_be_on_the_grid() -> None:
    assert lies("U.", "SUFFHHHSS")
    assert not lies("U.", "SFUFHHHSS")
    assert not lies("U/.", "SFFHHHUSS")


def test_hs_6_a_formation_is_never_turned_or_mirrored() -> None:
    assert lies("F/H/S", "FUSHHHSSF")
    for turned in ("FHS", "SHF", "S/H/F"):
        assert not lies(turned, "FUOHHOSTB")


def test_hs_6_a_formation_does_not_wrap_around_the_edge() -> None:
    assert not lies("FH", "UUFHSSSHH")


@given(board=boards())
@settings(max_examples=1000)
def test_hs_6_every_card_matches_exactly_where_a_second_implementation_finds_it(board: str) -> None:
    for card in DECK.cards.values():
        assert card.lies_on(board) == can_be_found(card.formation, board)


@given(formation=formations(), board=boards())
@settings(max_examples=1000)
def test_hs_6_any_formation_matches_exactly_where_a_second_implementation_finds_it(formation: str, board: str) -> None:
    lies_there = any(all(board[cell] == face for cell, face in placement) for placement in placements(formation))
    assert lies_there == can_be_found(formation, board)


def test_hs_4_there_are_twelve_pairs_of_neighbours_and_no_diagonal() -> None:
    def place(cell: int) -> tuple[int, int]:
        return cell % 3, cell // 3

    side_by_side = {
        (a, b)
        for a in range(9)
        for b in range(a + 1, 9)
        if sum(abs(p - q) for p, q in zip(place(a), place(b), strict=True)) == 1
    }
    assert len(side_by_side) == 12
    assert set(NEIGHBOURS) == side_by_side
    assert len(NEIGHBOURS) == 12


@given(board=boards(), pair=st.sampled_from(NEIGHBOURS), cell=st.integers(0, 8))
def test_a_change_of_the_grid_touches_only_the_stones_it_names_and_is_undone_by_itself(
    board: str, pair: tuple[int, int], cell: int
) -> None:
    a, b = pair
    after = swapped(board, a, b)
    assert (after[a], after[b]) == (board[b], board[a])
    assert all(after[other] == board[other] for other in range(9) if other not in pair)
    assert swapped(after, a, b) == board
    turned = flipped(board, cell)
    assert turned[cell] == OTHER_SIDE[board[cell]]
    assert turned[:cell] + turned[cell + 1 :] == board[:cell] + board[cell + 1 :]
    assert flipped(turned, cell) == board


FIVE = ["1 1 BH", "2 2 FT", "3 3 SS", "4 5 ..U", "5 1 O/O"]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("7", "number points formation"),
        ("7 1", "number points formation"),
        ("7 1 BH extra", "number points formation"),
        ("x 1 BH", "from 1 to 999, not 'x'"),
        ("0 1 BH", "from 1 to 999, not '0'"),
        ("-7 1 BH", "from 1 to 999, not '-7'"),
        ("1000 1 BH", "from 1 to 999"),
        ("٧ 1 BH", "from 1 to 999"),
        ("7 4 BH", r"1, 2, 3 or 5 points, not '4' \(HS-2\)"),
        ("7 0 BH", "1, 2, 3 or 5 points"),
        ("7 01 BH", "1, 2, 3 or 5 points"),
        ("7 1 BHBH", "larger than the 3×3 grid"),
        ("7 1 B/H/S/T", "larger than the 3×3 grid"),
        ("7 1 BH/S", "equally long"),
        ("7 1 B//H", "equally long"),
        ("7 1 /", "equally long"),
        ("7 1 BX", "'X' is no face"),
        ("7 1 bh", "'b' is no face"),
        ("7 1 UM", r"can't lie on the grid: only 1 of the stones show sun or moon \(HS-1\)"),
        ("7 1 FBF", "only 2 of the stones show fish or bird"),
        ("7 1 HO/OH", "only 3 of the stones show horse or boat"),
        ("7 1 ST/ST", "only 3 of the stones show seed or tree"),
        ("7 1 .../...", "names no face at all"),
        ("3 1 BH", "there is a card 3 already"),
    ],
)
def test_hs_2_a_malformed_line_of_a_home_made_deck_is_named(line: str, complaint: str) -> None:
    with pytest.raises(Unreadable, match=f"^Deck, line 6: .*{complaint}"):
        parse_deck("\n".join([*FIVE, line]))
    with pytest.raises(Unreadable, match=f"^Deck, line 8: .*{complaint}"):
        parse_deck("\n".join(["# a comment", *FIVE, "", line, "9 1 BH"]))


def test_hs_2_a_number_of_thousands_of_digits_is_only_a_malformed_line() -> None:
    with pytest.raises(Unreadable, match="Deck, line 1: a card's number is from 1 to 999"):
        parse_deck("1" * 5000 + " 1 BH")


def test_hs_2_comments_and_blank_lines_of_a_deck_are_skipped_and_a_semicolon_ends_a_line() -> None:
    written = parse_deck("# mine\n\n" + "\n".join(f"  {line}  # good" for line in FIVE))
    assert written.text == "; ".join(FIVE)
    assert parse_deck(written.text) == written


@pytest.mark.parametrize("count", range(5))
def test_hs_2_a_deck_of_fewer_than_five_cards_serves_no_table(count: int) -> None:
    with pytest.raises(Unreadable, match=rf"The deck has {count} cards?, but .* at least 5 \(HS-2\)"):
        parse_deck("\n".join(FIVE[:count]))


def test_the_board_of_these_tests_is_made_of_the_nine_stones() -> None:
    assert sorted(BOARD) == sorted(STONES)
    assert table((1,), (2,)).board == BOARD
