"""Messages that nobody should send, for a short while; `make prove` sends 100,000."""

from pathlib import Path

from proofs import malformed

from tests.kit.server import GAME


def test_malformed_and_forged_messages_disturb_nobody(tmp_path: Path) -> None:
    found = malformed.run(tmp_path, 200, games=(GAME,))
    assert found.held, str(found)
