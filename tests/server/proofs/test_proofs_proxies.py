"""What docs/hosting.md tells hosts to write; `make prove ARGS=proxies` runs real proxies with it."""

import re
import shutil
from pathlib import Path

import pytest
from proofs.doors import documented, proxies

from tilery.server.doors.addresses import is_trusted
from tilery.server.doors.lines import SPARE_FILES, SPARE_LINES
from tilery.server.run import configured
from tilery.server.settings import Settings, read_settings

HOURS = 3600


def test_the_documented_settings_trust_a_proxy_on_the_same_machine(tmp_path: Path) -> None:
    file = tmp_path / "tilery.toml"
    file.write_text(documented.block("toml", "trusted_proxies"), encoding="utf-8")
    found = read_settings(file, tmp_path / "tables.db")
    assert is_trusted(documented.UPSTREAM.partition(":")[0], found.trusted_proxies)
    assert found.hosts == (documented.NAME,)


def test_nginx_tells_whom_it_asks_for_and_throws_away_what_the_browser_said() -> None:
    given = dict(re.findall(r"proxy_set_header (\S+) (.+);", documented.block("nginx")))
    assert given["X-Forwarded-For"] == "$remote_addr"
    assert given["Host"] == "$http_host"
    assert given["Upgrade"] == "$http_upgrade"


def test_nginx_waits_longer_than_the_server_is_silent(tmp_path: Path) -> None:
    found = re.search(r"proxy_read_timeout (\d+)h;", documented.block("nginx"))
    assert found
    assert int(found[1]) * HOURS > (configured(Settings(tmp_path / "tables.db")).ws_ping_interval or 0) * 2


def test_the_service_may_open_as_many_files_as_there_may_be_connections(tmp_path: Path) -> None:
    found = re.search(r"^LimitNOFILE=(\d+)$", documented.block("ini"), re.MULTILINE)
    assert found
    assert int(found[1]) >= 2 * Settings(tmp_path / "tables.db").connections + SPARE_LINES + SPARE_FILES


def test_trials_use_the_documented_texts_and_change_only_names_and_ports(tmp_path: Path) -> None:
    text = documented.nginx("127.0.0.1:1", "127.0.0.1:2", tmp_path, "")
    changed = {"server_name", "listen", "proxy_pass"}
    lines = [line for line in documented.block("nginx").splitlines() if not set(line.split()) & changed]
    assert all(line in text for line in lines)
    assert documented.NAME not in text + documented.caddy("127.0.0.1:1", "127.0.0.1:2")


def test_a_proxy_that_is_not_installed_is_neither_held_nor_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere(_: str) -> None:
        return None

    monkeypatch.setattr(shutil, "which", nowhere)
    found = proxies.run(tmp_path, 1)
    assert [each.missing for each in found.tried] == [True, True]
    assert "NOT TRIED" in str(found)
    assert ": held" not in str(found)
