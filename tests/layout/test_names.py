"""A room owns its game: outside of the rooms no file names one, in its text or in its path.

A room is `src/tilery/games/<room>`, `web/src/rooms/<room>`, `web/e2e/rooms/<room>` and `tests/games/<room>`, with its
yardstick `bench/yardsticks/<room>.py`. What is written for people to read (Markdown) may name what it likes.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.layout.sources import PROJECT, written
from tilery.engine.game import AnyGame
from tilery.games import Rooms

ROOMS = ("src/tilery/games", "web/src/rooms", "web/e2e/rooms", "tests/games")
KINDS = {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".py", ".svelte", ".svg", ".toml", ".ts", ".txt"}
GAMES = Rooms().all()
NAME = re.compile("|".join(sorted({re.sub("[-_ ]", "[-_ ]?", game.info.id) for game in GAMES})), re.IGNORECASE)
"""The id; and with it the folder, the title and the class, which differ only in what stands between the words."""

EXCEPTIONS = {
    "src/tilery/cli/app.py": "an example in the help can be typed as it stands",
    "src/tilery/cli/arena/commands.py": "the same",
}
MOST_EXCEPTIONS = 6


def files() -> Iterator[Path]:
    """Everything outside of the rooms."""
    names = [game.info.id.replace("-", "_") for game in GAMES]
    rooms = {PROJECT / place / name for place in ROOMS for name in names}
    yardsticks = {PROJECT / "bench" / "yardsticks" / f"{name}.py" for name in names}
    yield from (path for path in written(KINDS) if rooms.isdisjoint(path.parents) and path not in yardsticks)


def offenders() -> dict[str, str]:
    """Each file that names a game, and the first line that does."""
    found = {}
    for path in files():
        place = path.relative_to(PROJECT).as_posix()
        for number, line in enumerate((place, *path.read_text(encoding="utf-8").splitlines())):
            if NAME.search(line):
                found[place] = f"line {number}: {line.strip()[:100]}" if number else "its path"
                break
    return found


def test_no_file_outside_of_the_rooms_names_a_game() -> None:
    found = offenders()
    assert {place: line for place, line in found.items() if place not in EXCEPTIONS} == {}


def test_every_exception_is_needed_and_there_are_few() -> None:
    assert EXCEPTIONS.keys() <= offenders().keys()
    assert len(EXCEPTIONS) <= MOST_EXCEPTIONS
    assert all(EXCEPTIONS.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_a_game_is_recognised_by_its_id_its_folder_its_title_and_its_class(game: AnyGame) -> None:
    name = type(game).__name__
    for text in (game.info.id, game.info.id.replace("-", "_"), game.info.title, name, name[0].lower() + name[1:]):
        assert NAME.search(f"import {text.upper()}x")
        assert NAME.search(f"my{text}")
