"""Whom a request comes from, and whom we believe about that."""

from pathlib import Path
from typing import Any

import pytest

from tilery.server.doors import addresses
from tilery.server.doors.addresses import address_of
from tilery.server.settings import Settings


def asked(peer: str, *forwarded: str, proxies: tuple[str, ...] = ()) -> str:
    headers = [(b"host", b"x"), *((b"x-forwarded-for", value.encode()) for value in forwarded)]
    scope: dict[str, Any] = {"type": "http", "client": (peer, 1234), "headers": headers}
    return address_of(scope, Settings(Path("x.db"), trusted_proxies=proxies))


def test_without_a_trusted_proxy_everybody_counts_as_who_is_at_the_other_end() -> None:
    assert asked("192.0.2.1") == "192.0.2.1"
    assert asked("127.0.0.1", "198.51.100.9") == "127.0.0.1"
    assert asked("192.0.2.1", "198.51.100.9", proxies=("127.0.0.1",)) == "192.0.2.1"


def test_a_trusted_proxy_says_whom_it_was_asked_by() -> None:
    proxies = ("127.0.0.1", "10.0.0.0/8", "::1")
    assert asked("127.0.0.1", "198.51.100.9", proxies=proxies) == "198.51.100.9"
    assert asked("127.0.0.1", proxies=proxies) == "127.0.0.1"
    assert asked("::1", "198.51.100.9:4711", proxies=proxies) == "198.51.100.9"
    assert asked("::ffff:10.0.0.1", "198.51.100.9, 10.0.0.2", proxies=proxies) == "198.51.100.9"


def test_what_a_client_wrote_itself_before_the_proxy_is_not_believed() -> None:
    proxies = ("127.0.0.1",)
    assert asked("127.0.0.1", "1.1.1.1, 198.51.100.9", proxies=proxies) == "198.51.100.9"
    assert asked("127.0.0.1", "1.1.1.1", "2.2.2.2, 198.51.100.9", proxies=proxies) == "198.51.100.9"
    assert asked("127.0.0.1", "1.1.1.1, 127.0.0.1", proxies=proxies) == "1.1.1.1"


@pytest.mark.parametrize("nonsense", ["", "unknown", "somebody", "1.2.3", "[::1", "a, ,"])
def test_nonsense_counts_as_the_proxy(nonsense: str) -> None:
    assert asked("127.0.0.1", nonsense, proxies=("127.0.0.1",)) in ("127.0.0.1", "::/64")


def test_a_household_with_ipv6_is_one_address() -> None:
    assert asked("2001:db8:1:2:aaaa::1") == asked("2001:db8:1:2:bbbb::9") != asked("2001:db8:1:3:aaaa::1")


def test_a_line_without_an_address_has_one_all_the_same() -> None:
    assert address_of({"type": "http", "client": None, "headers": []}, Settings(Path("x.db"))) == ""


def test_the_host_is_told_once_of_a_proxy_that_is_not_trusted(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "STRANGERS", [])
    for number in range(3):
        asked("127.0.0.1", f"198.51.100.{number}")
    asked("127.0.0.2", "198.51.100.9", proxies=("127.0.0.2",))
    (line,) = caplog.messages
    assert "127.0.0.1" in line
    assert "trusted_proxies" in line
