"""A game in Python and in Pyodide, with the archives that browsers get."""

from pathlib import Path

import pytest
from proofs.offline import twice

from tilery.games import GAMES
from tilery.games.rooms import HOUSE, folder_of

ROOM = next(game.info.id for game in GAMES.all() if folder_of(game).parent == HOUSE)


def test_a_game_in_a_browser_has_the_hash_of_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = twice.run(tmp_path, 1, [ROOM])
    assert (found.held, found.games) == (True, 1), str(found)
    monkeypatch.setattr(twice, "in_pyodide", lambda game, first, end: ["another hash"])
    assert not twice.run(tmp_path, 1, [ROOM]).held
