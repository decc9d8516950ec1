"""Record files: every fault is found and its line is named, and nothing but a RecordError ever comes of one."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tilery.engine import Match, Record, RecordError, verify
from tilery.games import GAMES, make_bot

GAME = GAMES.get("staircase")
HEX = "0123456789abcdef" * 4

SMALL = f"""\
tilery-record 1
game: staircase
rules: 1
seats: 3
option tiles: 12
player 0: Ann
player 1: Bob: the second
player 2: Cleo
commitment: {HEX}

* draw 1
* draw 4
* draw 6
* draw 2
* draw 3
* draw 9
* draw 5
* draw 7
* draw 8
0 lay 1
0 lay 4
"""
FIRST_MOVE = 11


@cache
def finished_text() -> str:
    match = Match(GAME, seats=2, seed=bytes(32))
    bot, rng = make_bot(GAME, "normal"), random.Random(4)
    while not match.over:
        seat = min(match.pending)
        match.play(seat, bot.choose(match.view(seat), rng))
    return Record.of(match, ("Ann", "Bob")).text()


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def test_a_small_record_is_read() -> None:
    record = Record.parse(SMALL)
    assert (record.game, record.rules_version, record.seats) == ("staircase", 1, 3)
    assert record.options == {"tiles": "12"}
    assert record.players == ("Ann", "Bob: the second", "Cleo")
    assert record.commitment == HEX
    assert record.moves[0] == (-1, "draw 1")
    assert record.moves[-1] == (0, "lay 4")
    assert (record.seed, record.result, record.state) == ("", "", "")
    assert record.text() == SMALL
    assert record.first_move_line == FIRST_MOVE
    assert record.replay(GAME).state.points == (3, 0, 0)


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
        (
            with_line(1, "tilery-record 3"),
            1,
            "only 'tilery-record 1' and 'tilery-record 2' are known, not 'tilery-record 3'",
        ),
        ("tilery-record 1\ngame: staircase\n" * 1, 3, "'rules' is missing"),
        ("tilery-record 1\ngame: staircase", 2, "blank line"),
        (with_line(2, "game staircase"), 2, "'name: value'"),
        (with_line(2, "game:staircase"), 2, "'name: value'"),
        (with_line(3, "rules: one"), 3, "'one' is no number"),
        (with_line(3, "rules: -1"), 3, "'-1' is no number"),
        (with_line(3, "rules: 123456"), 3, "is no number"),
        (with_line(3, "rules: ١"), 3, "is no number"),
        (with_line(4, "seats: "), 4, "'' is no number"),
        (with_line(4, "seats: 4"), 10, "one 'player' header for each of the 4 seats"),
        (with_line(4, "seats: 1"), 10, "one 'player' header for each of the 1 seats"),
        (with_line(5, "colour: red"), 5, "'colour' is unknown"),
        (with_line(5, "option : red"), 5, "'option ' is unknown"),
        (with_line(6, "option tiles: 20"), 6, "'option tiles' is unknown or stands here twice"),
        (with_line(5, "rules: 1"), 5, "'rules' is unknown or stands here twice"),
        (with_line(8, "player 0: Bob"), 8, "'player 0' is unknown or stands here twice"),
        (with_line(8, "player x: Bob"), 8, "'player x' is unknown"),
        (with_line(8, "player 10: Bob"), 8, "'player 10' is unknown"),
        (with_line(9, "commitment: abc"), 9, "64 hexadecimal digits"),
        (with_line(9, f"commitment: {HEX.upper()}"), 9, "64 hexadecimal digits"),
        (with_line(5, f"seed: {HEX}0"), 5, "64 hexadecimal digits"),
        (with_line(5, "state: zz"), 5, "64 hexadecimal digits"),
        (without("game"), 9, "'game' is missing"),
        (without("rules"), 9, "'rules' is missing"),
        (without("seats"), 9, "'seats' is missing"),
        (without("commitment"), 9, "'commitment' is missing"),
        (without("player 1"), 9, "one 'player' header"),
        (with_line(12, "3 end"), 12, "seat from 0 to 2"),
        (with_line(12, "draw 3"), 12, "seat from 0 to 2"),
        (with_line(12, "-1 draw 3"), 12, "seat from 0 to 2"),
        (with_line(12, "٠ end"), 12, "seat from 0 to 2"),
        (with_line(12, ""), 12, "seat from 0 to 2"),
        (SMALL + "\n", 22, "seat from 0 to 2"),
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
        (11, "0 lay 1", r"'lay 1' is illegal.*\(SC-2\)"),
        (12, "* draw 99", r"'draw 99' is illegal.*\(SC-3\)"),
        (13, "* draw 1", r"'draw 1' is illegal.*\(SC-3\)"),
        (12, "* deal 3", "'deal 3' is no move"),
        (12, "0", "'' is no move"),
        (20, "1 lay 2", r"'lay 2' is illegal.*\(SC-2\)"),
        (21, "0 lay 9", r"'lay 9' is illegal.*\(SC-3\)"),
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
        (5, "option tiles: 13", "13"),
        (5, "option tails: 12", "tails"),
    ],
)
def test_a_table_that_does_not_exist_is_refused(number: int, line: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        Record.parse(with_line(number, line)).replay(GAME)


def test_verify_names_the_line_of_what_is_wrong() -> None:
    text = finished_text()
    good = Record.parse(text)
    # The first two tiles go to the same hand: the other way round every move is still legal.
    moves = (good.moves[1], good.moves[0], *good.moves[2:])
    faults = {
        good.first_move_line: replace(good, moves=moves),
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


@given(names=st.tuples(*[st.text(st.characters(exclude_characters="\n"), max_size=20)] * 3))
def test_any_name_of_one_line_can_be_recorded(names: tuple[str, str, str]) -> None:
    record = replace(Record.parse(SMALL), players=names)
    assert Record.parse(record.text()) == record


def test_a_name_of_several_lines_writes_no_headers_of_its_own() -> None:
    match = Match(GAME, seats=2, seed=bytes(32))
    record = Record.of(match, ("Ann", f"Bob\nseed: {HEX}"))
    assert Record.parse(record.text()) == record
    assert record.seed == ""
