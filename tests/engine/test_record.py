"""Record files: every fault is found and its line is named, and nothing but a RecordError ever comes of one."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tilery.engine import CHANCE, Match, Record, RecordError, verify
from tilery.games import GAMES, make_bot

GAME = GAMES.get("hidden-stones")
HEX = "0123456789abcdef" * 4

SMALL = f"""\
tilery-record 1
game: hidden-stones
rules: 1
seats: 2
option edition: piatnik
option start: 0
player 0: Ann
player 1: Bob: the second
commitment: {HEX}

* stones UFF/HHH/SSS
* draw 3
* draw 4
* draw 5
* draw 6
* draw 7
* draw 8
* draw 9
* draw 10
0 x4 ~a1
0 +3
"""
FIRST_MOVE = 11


@cache
def finished_text() -> str:
    match = Match(GAME, seats=2, seed=bytes(32))
    bot, rng = make_bot(GAME, "easy"), random.Random(4)
    while not match.over:
        seat = min(match.pending)
        match.play(seat, bot.choose(match.view(seat), rng))
    return Record.of(match, ("Ann", "Bob")).text()


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def test_a_small_record_is_read() -> None:
    record = Record.parse(SMALL)
    assert (record.game, record.rules_version, record.seats) == ("hidden-stones", 1, 2)
    assert record.options == {"edition": "piatnik", "start": "0"}
    assert record.players == ("Ann", "Bob: the second")
    assert record.commitment == HEX
    assert record.moves[0] == (-1, "stones UFF/HHH/SSS")
    assert record.moves[-1] == (0, "+3")
    assert (record.seed, record.result, record.state) == ("", "", "")
    assert record.text() == SMALL
    assert record.first_move_line == FIRST_MOVE
    assert record.replay(GAME).state.won == ((3,), ())


def test_headers_may_stand_in_any_order() -> None:
    lines = SMALL.split("\n")
    mixed = "\n".join([lines[0], *reversed(lines[1:9]), *lines[9:]])
    assert replace(Record.parse(mixed), options={}) == replace(Record.parse(SMALL), options={})


def without(start: str) -> str:
    return "\n".join(line for line in SMALL.split("\n") if not line.startswith(start))


def with_line(number: int, line: str) -> str:
    lines = SMALL.split("\n")
    return "\n".join([*lines[: number - 1], line, *lines[number:]])


@pytest.mark.parametrize(
    ("text", "line", "complaint"),
    [
        ("", 1, "no Tilery record"),
        ("hello\nworld\n", 1, "no Tilery record"),
        (with_line(1, "tilery-record 2"), 1, "no Tilery record"),
        ("tilery-record 1\ngame: hidden-stones\n" * 1, 3, "'rules' is missing"),
        ("tilery-record 1\ngame: hidden-stones", 2, "blank line"),
        (with_line(2, "game hidden-stones"), 2, "'name: value'"),
        (with_line(2, "game:hidden-stones"), 2, "'name: value'"),
        (with_line(3, "rules: one"), 3, "'one' is no number"),
        (with_line(3, "rules: -1"), 3, "'-1' is no number"),
        (with_line(3, "rules: 12345"), 3, "is no number"),
        (with_line(3, "rules: ١"), 3, "is no number"),
        (with_line(4, "seats: "), 4, "'' is no number"),
        (with_line(4, "seats: 3"), 10, "one 'player' header for each of the 3 seats"),
        (with_line(4, "seats: 1"), 10, "one 'player' header for each of the 1 seats"),
        (with_line(5, "colour: red"), 5, "'colour' is unknown"),
        (with_line(5, "option : red"), 5, "'option ' is unknown"),
        (with_line(6, "option edition: magellan"), 6, "'option edition' is unknown or stands here twice"),
        (with_line(5, "rules: 1"), 5, "'rules' is unknown or stands here twice"),
        (with_line(8, "player 0: Bob"), 8, "'player 0' is unknown or stands here twice"),
        (with_line(8, "player x: Bob"), 8, "'player x' is unknown"),
        (with_line(8, "player 10: Bob"), 8, "'player 10' is unknown"),
        (with_line(9, "commitment: abc"), 9, "64 hexadecimal digits"),
        (with_line(9, f"commitment: {HEX.upper()}"), 9, "64 hexadecimal digits"),
        (with_line(6, f"seed: {HEX}0"), 6, "64 hexadecimal digits"),
        (with_line(6, "state: zz"), 6, "64 hexadecimal digits"),
        (without("game"), 9, "'game' is missing"),
        (without("rules"), 9, "'rules' is missing"),
        (without("seats"), 9, "'seats' is missing"),
        (without("commitment"), 9, "'commitment' is missing"),
        (without("player 1"), 9, "one 'player' header"),
        (with_line(12, "2 end"), 12, "seat from 0 to 1"),
        (with_line(12, "draw 3"), 12, "seat from 0 to 1"),
        (with_line(12, "-1 draw 3"), 12, "seat from 0 to 1"),
        (with_line(12, "٠ end"), 12, "seat from 0 to 1"),
        (with_line(12, ""), 12, "seat from 0 to 1"),
        (SMALL + "\n", 22, "seat from 0 to 1"),
        (SMALL[:-1], 21, "cut off"),
        (SMALL[:-3], 21, "cut off"),
    ],
)
def test_a_fault_of_the_file_is_named_with_its_line(text: str, line: int, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint) as error:
        Record.parse(text)
    assert error.value.line == line
    assert str(error.value).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("number", "line", "complaint"),
    [
        (11, "* stones FFF/HHH/SSS", r"'stones FFF/HHH/SSS' is illegal.*\(HS-1\)"),
        (12, "* draw 99", r"'draw 99' is illegal.*\(HS-8\)"),
        (13, "* draw 3", r"'draw 3' is illegal.*\(HS-8\)"),
        (12, "* deal 3", "'deal 3' is no move of Hidden Stones"),
        (12, "0", "'' is no move"),
        (20, "1 x4 ~a1", r"'x4 ~a1' is illegal.*\(HS-3\)"),
        (21, "0 +9", r"'\+9' is illegal.*\(HS-6\)"),
    ],
)
def test_a_move_against_the_rules_is_named_with_its_line_and_rule(number: int, line: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint) as error:
        Record.parse(with_line(number, line)).replay(GAME)
    assert error.value.line == number


@pytest.mark.parametrize(
    ("number", "line", "complaint"),
    [
        (3, "rules: 2", "version 2 of the rules"),
        (5, "option edition: ravensburger", "ravensburger"),
        (5, "option editon: piatnik", "editon"),
        (6, "option start: 2", "nobody sits there"),
        (6, "option deck: 1 1 BH", "at least 5"),
    ],
)
def test_a_table_that_does_not_exist_is_refused(number: int, line: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        Record.parse(with_line(number, line)).replay(GAME)


def test_verify_names_the_line_of_what_is_wrong() -> None:
    text = finished_text()
    good = Record.parse(text)
    match = good.replay(GAME)
    last_draw = max(number for number, (seat, _) in enumerate(good.moves) if seat == CHANCE)
    drawn = match.log[last_draw].move.card
    other = next(card for card in match.log[last_draw - 1].step.state.draw if card != drawn)
    moves = (*good.moves[:last_draw], (CHANCE, f"draw {other}"), *good.moves[last_draw + 1 :])
    faults = {
        good.first_move_line + last_draw: replace(good, moves=moves),
        line_of(text, "seed"): replace(good, commitment=HEX),
        line_of(text, "result"): replace(good, result=good.result.replace("points ", "points 1")),
        line_of(text, "state"): replace(good, state=HEX),
        len(text.split("\n")) - 1: replace(good, moves=good.moves[:-1]),
    }
    assert len(faults) == 5
    for line, faulty in faults.items():
        with pytest.raises(RecordError) as error:
            verify(Record.parse(faulty.text()), GAME)
        assert error.value.line == line


def refusal(text: str) -> RecordError | None:
    """What is wrong with a text as a record. Any other error than this one goes through."""
    try:
        verify(Record.parse(text), GAME)
    except RecordError as error:
        return error
    return None


@given(
    at=st.floats(0, 1, exclude_max=True),
    length=st.integers(0, 30),
    put=st.sampled_from(["", "\n", "0", "1", "* ", "x", "draw 5", "end", ": ", "option ", "\r", "\x00", "é", "9" * 20])
    | st.text(max_size=6),
)
@settings(max_examples=400)
def test_a_garbled_record_is_refused_and_never_an_accident(at: float, length: int, put: str) -> None:
    text = finished_text()
    start = int(at * len(text))
    garbled = text[:start] + put + text[start + length :]
    error = refusal(garbled)
    assert error is None or 1 <= error.line <= len(garbled.split("\n"))


@given(text=st.text() | st.text(alphabet="tilery-cod 1\n:*0gamesp"))
@settings(max_examples=300)
def test_no_text_at_random_is_a_finished_game(text: str) -> None:
    for candidate in (text, f"tilery-record 1\n{text}", f"{SMALL}{text}"):
        error = refusal(candidate)
        assert error is not None
        assert 1 <= error.line <= len(candidate.split("\n"))


@given(names=st.tuples(*[st.text(st.characters(exclude_characters="\n"), max_size=20)] * 2))
def test_any_name_of_one_line_can_be_recorded(names: tuple[str, str]) -> None:
    record = replace(Record.parse(SMALL), players=names)
    assert Record.parse(record.text()) == record


def test_a_name_of_several_lines_writes_no_headers_of_its_own() -> None:
    match = Match(GAME, seats=2, seed=bytes(32))
    record = Record.of(match, ("Ann", f"Bob\nseed: {HEX}"))
    assert Record.parse(record.text()) == record
    assert record.seed == ""
