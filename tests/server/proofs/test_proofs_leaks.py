"""The law of secrets on every way out, for a short while."""

from pathlib import Path

from proofs import leaks, wiring


def test_nothing_that_leaves_the_server_depends_on_what_its_reader_may_not_see(tmp_path: Path) -> None:
    found = leaks.run(tmp_path, 25)
    assert found.held, str(found)


def test_two_real_servers_with_other_secrets_say_the_same(tmp_path: Path) -> None:
    found = wiring.run(tmp_path, 3)
    assert not found.leaks, found
    assert found.compared > 30
