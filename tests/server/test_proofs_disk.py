"""A disk that is full, nearly full or locked: each once."""

import sys
from pathlib import Path

import pytest
from proofs import disk


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can take a process its disk")
def test_without_a_disk_everything_is_refused_and_with_it_everything_goes_on(tmp_path: Path) -> None:
    found = disk.run(tmp_path, len(disk.FAULTS))
    assert found.held, found
