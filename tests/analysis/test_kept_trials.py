"""A long trial that was cut off goes on where it was."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from proofs.rooms.kept import Kept

from tilery.games import GAMES

GAME = GAMES.names()[0]


class Seen(NamedTuple):
    number: int
    share: float


def look(number: int) -> Seen:
    return Seen(number, number / 4)


def cut_off_after(count: int) -> Iterator[Seen]:
    yield from map(look, range(count))
    raise KeyboardInterrupt


def test_what_was_found_is_there_again_and_half_a_line_is_not(tmp_path: Path) -> None:
    kept = Kept(look, GAME, 5, tmp_path)
    with pytest.raises(KeyboardInterrupt):
        list(kept.adding(cut_off_after(3)))
    kept.file.write_bytes(kept.file.read_bytes() + b"[3,0.")
    again = Kept(look, GAME, 5, tmp_path)
    assert list(again) == [look(0), look(1), look(2)]
    assert list(again.adding(map(look, range(len(again), 5)))) == [look(3), look(4)]
    assert list(Kept(look, GAME, 5, tmp_path)) == [look(number) for number in range(5)]
    fewer = Kept(look, GAME, 2, tmp_path)
    assert list(fewer.adding(iter(()))) == []
    assert len(fewer) == 2
    assert len(Kept(look, GAME, 5, tmp_path)) == 5, "a shorter run loses nothing"


def other_look(number: int) -> list[Seen]:
    return [look(number)]


def test_another_game_is_another_trial(tmp_path: Path) -> None:
    first, second = (Kept(other_look, game, 1, tmp_path) for game in GAMES.names()[:2])
    list(first.adding(iter([other_look(0)])))
    assert list(Kept(other_look, GAME, 1, tmp_path)) == [[look(0)]]
    assert first.file != second.file
