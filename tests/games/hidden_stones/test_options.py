"""What can be chosen at a table, and decks made at home."""

import pytest

from tests.games.hidden_stones.table import draw_all, options
from tilery.engine import Illegal, Match, Record, Unknown, verify
from tilery.games.hidden_stones.game import GAME

LINES = [
    f"{number} {points} {formation}"
    for number, points, formation in zip(
        range(101, 121), [1] * 8 + [2] * 5 + [3] * 4 + [5] * 3, ["BH", "FT", "HH", "T/T", "S/F"] * 4, strict=True
    )
]


def codes(error: pytest.ExceptionInfo[Illegal]) -> list[tuple[str, str]]:
    return [(problem.rule, problem.code) for problem in error.value.problems]


def test_hs_11_piatnik_has_equal_turns_and_magellan_has_not_unless_wished_for() -> None:
    assert options().equal_turns
    assert options(equal_turns="yes").equal_turns
    assert not options(edition="magellan").equal_turns
    assert not options(edition="magellan", equal_turns="no").equal_turns
    assert options(edition="magellan", equal_turns="yes").equal_turns


def test_hs_11_piatnik_without_equal_turns_is_refused() -> None:
    with pytest.raises(Illegal) as error:
        options(equal_turns="no")
    assert codes(error) == [("HS-11", "equal-turns")]


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(Unknown, match=r"'editon'.*edition, equal-turns, start, deck"):
        Match(GAME, seats=2, options={"editon": "piatnik"})
    with pytest.raises(Unknown, match=r"'ravensburger'.*piatnik, magellan"):
        Match(GAME, seats=2, options={"edition": "ravensburger"})


@pytest.mark.parametrize("seats", [0, 6, -1])
def test_a_number_of_players_that_does_not_fit_is_refused_with_those_that_do(seats: int) -> None:
    with pytest.raises(Unknown, match="1, 2, 3, 4, 5"):
        Match(GAME, seats=seats)


@pytest.mark.parametrize(("seats", "start"), [(2, "2"), (4, "4"), (1, "1")])
def test_hs_3_nobody_can_be_chosen_to_begin_who_does_not_sit_there(seats: int, start: str) -> None:
    with pytest.raises(Illegal) as error:
        Match(GAME, seats=seats, options={"start": start})
    assert codes(error) == [("HS-3", "no-such-seat")]


@pytest.mark.parametrize("deck", ["; ".join(LINES), "\n".join(LINES), "# mine\n" + "\r\n".join(LINES) + "\n"])
def test_hs_2_a_home_made_deck_is_played_with_and_recorded(deck: str) -> None:
    match = Match(GAME, seats=2, options={"deck": deck}, seed=bytes(32))
    assert {card for pile in (*match.state.hands, match.state.draw) for card in pile} == set(range(101, 121))
    record = Record.of(match)
    assert Record.parse(record.text()) == record
    assert Record.parse(record.text()).replay(GAME).state == match.state
    while not match.over:
        match.play(match.state.turn, GAME.read("end"))
    assert verify(Record.parse(Record.of(match).text()), GAME).over


def test_hs_2_two_texts_of_the_same_deck_are_the_same_game() -> None:
    assert options(deck="; ".join(LINES)) == options(deck="# mine\n\n" + "\n".join(LINES))


def test_hs_2_a_malformed_deck_is_refused_with_its_line() -> None:
    with pytest.raises(Illegal, match="Deck, line 3: ") as error:
        options(deck="\n".join([*LINES[:2], "7 4 BH", *LINES[2:]]))
    assert codes(error) == [("HS-2", "bad-deck")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hs_2_a_deck_needs_four_cards_a_player_and_one_more(seats: int) -> None:
    enough = 4 * seats + 1
    with pytest.raises(
        Illegal, match=rf"{enough - 1} cards, but {seats} players need at least {enough}\. \(HS-2\)"
    ) as error:
        GAME.setup(options(deck=";".join(LINES[: enough - 1])), seats)
    assert codes(error) == [("HS-2", "deck-too-small")]
    state = draw_all(GAME.setup(options(deck=";".join(LINES[:enough])), seats))
    assert len(state.draw) == 1


def test_hs_2_twenty_cards_are_one_too_few_for_five() -> None:
    with pytest.raises(Illegal, match="need at least 21"):
        GAME.setup(options(deck=";".join(LINES)), 5)


def test_hs_13_a_deck_that_lacks_cards_for_solo_is_refused_with_all_that_it_lacks() -> None:
    with pytest.raises(Illegal) as error:
        GAME.setup(options(deck=";".join(LINES[1:12])), 1)
    assert codes(error) == [("HS-13", "deck-lacks-solo")] * 3
    assert [problem.pieces for problem in error.value.problems] == [("1",), ("3",), ("5",)]
    assert "Solo needs 8 cards of value 1, the deck has 7." in str(error.value)


def test_hs_13_a_home_made_deck_with_exactly_the_cards_for_solo_will_do() -> None:
    state = draw_all(GAME.setup(options(deck=";".join(LINES)), 1))
    assert len(state.hands[0]) + len(state.draw) == 16


def test_hs_3_a_chosen_beginner_is_not_drawn_by_chance() -> None:
    match = Match(GAME, seats=3, options={"start": "2"}, seed=bytes(32))
    texts = [GAME.write(entry.move) for entry in match.log]
    assert not any(text.startswith("start") for text in texts)
    assert match.pending == {2}
