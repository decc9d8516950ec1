"""The long trials of `make prove`, for a short while."""

from pathlib import Path

from proofs import hour, kill, storage


def test_a_killed_storage_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    found = storage.run(tmp_path, 10)
    assert found.held, str(found)


def test_a_killed_server_keeps_what_it_acknowledged_and_told(tmp_path: Path) -> None:
    found = kill.run(tmp_path, 2, tables=3)
    assert found.held, str(found)


def test_people_come_and_go_for_a_minute(tmp_path: Path) -> None:
    found = hour.run(tmp_path, 80, tables=2, pause=0)
    assert (found.moves >= 80, found.errors) == (True, 0), str(found)
