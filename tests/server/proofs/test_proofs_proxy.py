"""Connections that break at any byte, for a short while; `make prove` makes 1,000 moves over them."""

from pathlib import Path

from proofs import proxy


def test_moves_over_broken_lines_are_made_exactly_once(tmp_path: Path) -> None:
    found = proxy.run(tmp_path, 32, tables=4)
    assert found.lawful, str(found)
