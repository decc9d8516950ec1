"""What the house tells an engine, and what it understands of the answers."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tilery.engine import Illegal, Match, Unreadable
from tilery.engine.chance import Dice, pick
from tilery.engine.game import AnyGame
from tilery.games import GAMES
from tilery.protocol import HouseMessage, Move, ProtocolError, Ready, Sitting, Turn, understood, written

MOVES = 12
EVERY = pytest.mark.parametrize("game", GAMES.all(), ids=lambda game: game.info.id)


def arrived(value: Any) -> Any:
    """What comes out at the other end."""
    return msgspec.json.decode(msgspec.json.encode(value))


def sent(message: HouseMessage) -> Any:
    return msgspec.json.decode(written(message))


def turns(game: AnyGame) -> Iterator[Sitting]:
    """The beginning of a game: each time, whoever has to move. The moves are chosen by chance."""
    match = Match(game, seats=2, seed=bytes(32))
    sittings = [Sitting(match, seat) for seat in range(2)]
    for number in range(MOVES):
        if match.over:
            return
        seat = min(match.pending)
        yield sittings[seat]
        match.play(seat, pick(Dice(bytes(32), number), game.moves(match.state, seat)))


@EVERY
def test_every_move_that_an_engine_is_told_of_is_legal_as_text_and_as_data(game: AnyGame) -> None:
    for sitting in turns(game):
        turn = sent(sitting.turn())
        assert turn["moves"]
        assert turn["complete"] == game.info.complete
        for move in turn["moves"]:
            given = [sitting.move(Move(turn["id"], move[form])) for form in ("text", "data")]
            assert given[0] == given[1]


@EVERY
def test_an_engine_gets_the_view_of_its_seat_and_each_event_once(game: AnyGame) -> None:
    told: dict[int, list[Any]] = {}
    for sitting in turns(game):
        turn, match, seat = sent(sitting.turn()), sitting.match, sitting.seat
        assert turn["view"] == arrived(match.view(seat))
        told.setdefault(seat, []).extend(turn["events"])
        seen = [{"number": line[0], "seat": line[1], "events": arrived(line[2])} for line in match.events(seat)]
        assert told[seat] == seen


@EVERY
def test_an_engine_that_wants_text_gets_a_picture_and_notation(game: AnyGame) -> None:
    match = Match(game, seats=2, seed=bytes(32))
    turn = Sitting(match, min(match.pending), detail="text").turn()
    assert isinstance(turn.view, str)
    assert "[/" not in turn.view
    assert turn.events == ()
    assert all(move.data is None and game.read(move.text) for move in turn.moves)


@pytest.fixture
def sitting() -> Sitting:
    return Sitting(Match(GAMES.get("staircase"), seats=2, seed=bytes(32)), 0, seconds=2.0)


def test_only_the_answer_to_the_last_turn_counts(sitting: Sitting) -> None:
    first = sitting.turn()
    second = sitting.turn()
    assert (first.id, second.id, second.events) == (1, 2, ())
    with pytest.raises(ProtocolError, match="the answer to turn 1, but turn 2 was asked"):
        sitting.move(Move(1, "end"))
    with pytest.raises(ProtocolError, match="not by 'ready'"):
        sitting.move(Ready(1, "x"))


def test_an_illegal_move_is_refused_with_its_rules(sitting: Sitting) -> None:
    sitting.turn()
    with pytest.raises(Illegal) as caught:
        sitting.move(Move(1, "end"))
    refused = sent(sitting.refused(caught.value))
    assert (refused["type"], refused["id"]) == ("refused", 1)
    assert [problem["rule"] for problem in refused["problems"]] == ["SC-3"]
    with pytest.raises(Unreadable) as unread:
        sitting.move(Move(1, {"type": "jump"}))
    assert sent(sitting.refused(unread.value))["problems"] == []


def test_time_and_seed_are_told(sitting: Sitting) -> None:
    start, turn = sitting.start(7), sitting.turn()
    assert (start.seed, start.seconds, start.seat, start.seats, turn.left) == (7, 2.0, 0, 2, 2.0)
    assert sitting.turn(0.5).left == 0.5


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b"thinking...", "'thinking...' is no message"),
        (b"[]", "is no message"),
        (b'{"type": "mvoe", "id": 1, "move": "end"}', "mvoe"),
        (b'{"type": "move", "id": 1}', "missing required field `move`"),
        (b'{"type": "move", "id": 1, "move": "end", "eval": 3}', "unknown field `eval`"),
        (b'{"type": "ready", "version": 1, "name": ""}', "name"),
        (b"\xff\xfe", "is no message"),
        (b"[" * 5000, "is no message"),
        (b'{"type": "move", "id": 1, "move": "' + b"x" * 70_000 + b'"}', "65536 bytes"),
    ],
)
def test_what_is_no_message_is_told_in_words(line: bytes, told: str) -> None:
    with pytest.raises(ProtocolError) as caught:
        understood(line)
    assert told in str(caught.value)
    assert len(str(caught.value)) < 250


def test_messages_have_the_names_of_their_types_in_small_letters() -> None:
    assert sent(Turn(1, (), None, (), True, None))["type"] == "turn"
