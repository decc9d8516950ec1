"""The long trials of several servers, for a short while; docs/reliability.md has the full ones."""

from functools import partial
from pathlib import Path

from proofs import malformed, wiring
from proofs.cluster import upgrade
from proofs.cluster.house import SEVERAL

from tests.kit.cluster.services import PostgresService
from tests.kit.server import GAME


def test_people_play_on_while_one_server_after_the_other_is_brought_up_to_date(
    tmp_path: Path, postgres: PostgresService
) -> None:
    found = upgrade.run(tmp_path, 1, tables=4, pace=0.2, between=0.5, soon=30, postgres=postgres)
    assert found.held, str(found)


def test_two_houses_of_two_servers_with_other_secrets_say_the_same(tmp_path: Path, postgres: PostgresService) -> None:
    found = wiring.run(tmp_path, 2, hall=partial(SEVERAL, postgres=postgres))
    assert not found.leaks, found
    assert found.words > 5 or found.deaf


def test_garbage_for_two_servers_and_over_nats_disturbs_nobody(tmp_path: Path, postgres: PostgresService) -> None:
    found = malformed.run(tmp_path, 100, games=(GAME,), hall=partial(SEVERAL, postgres=postgres))
    assert found.held, str(found)
    assert found.murmurs > 20
