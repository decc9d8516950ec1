"""Files of a database, which SQLite makes and takes away while the server runs."""

from pathlib import Path

import pytest

from tilery.server.store import whole_file
from tilery.server.store.whole_file import bytes_on_disk


def test_the_size_of_a_database_counts_what_lies_beside_it(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    database.write_bytes(b"12345")
    (tmp_path / "tables.db-wal").write_bytes(b"123")
    assert bytes_on_disk(database) == 8


def test_a_file_that_goes_away_while_the_host_looks_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.db"
    database.write_bytes(b"12345")
    monkeypatch.setattr(whole_file, "beside", lambda _: [tmp_path / "tables.db-shm"])
    assert bytes_on_disk(database) == 5
