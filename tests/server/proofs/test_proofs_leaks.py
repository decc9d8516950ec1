"""The law of secrets on every way out, for a short while."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from proofs import leaks, wiring
from proofs.seals import unsealed

from tilery.engine.chance import commit
from tilery.games import GAMES
from tilery.tables.table.client import Seats
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire


def test_nothing_that_leaves_the_server_depends_on_what_its_reader_may_not_see(tmp_path: Path) -> None:
    found = leaks.run(tmp_path, 25)
    assert found.held, str(found)


def test_two_real_servers_with_other_secrets_say_the_same(tmp_path: Path) -> None:
    found = wiring.run(tmp_path, 3)
    assert not found.leaks, found
    assert found.compared > 30


SEED = bytes(range(32))
SEAL = commit(SEED)
CLOSE = {
    "the seed": f'{{"type":"welcome","commitment":"{SEED.hex()}"}}',
    "the seal of another seed": f'{{"type":"welcome","commitment":"{commit(bytes(32))}"}}',
    "the seal in another field": f'{{"type":"welcome","invite":"{SEAL}"}}',
    "the seal inside something": f'{{"type":"welcome","view":{{"a":1,"commitment":"{SEAL}"}}}}',
    "the seal in another message": f'{{"type":"update","seq":1,"commitment":"{SEAL}"}}',
    "something after the seal": f'{{"type":"welcome","seq":1,"commitment":"{SEAL}","seed":"{SEED.hex()}"}}',
}


@pytest.mark.parametrize("what", CLOSE)
def test_nothing_but_the_seal_of_a_welcome_is_left_out(what: str) -> None:
    assert unsealed([CLOSE[what].encode()], SEED) == [CLOSE[what].encode()]


@pytest.mark.parametrize("told", [bytes.hex, lambda seed: commit(seed[:31])], ids=["the seed", "a part of it"])
def test_a_seal_that_tells_something_else_of_the_seed_is_a_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: Callable[[bytes], str]
) -> None:
    welcome = Table.welcome

    def too_open(table: Table, seats: Seats, plain: bool = False) -> wire.Welcome:
        assert table.match is not None
        assert table.match.seed is not None
        return replace(welcome(table, seats, plain), commitment=told(table.match.seed))

    monkeypatch.setattr(Table, "welcome", too_open)
    assert leaks.run(tmp_path, 1, games=GAMES.names()[:1]).leaks
