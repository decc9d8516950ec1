"""Which address a request comes from: limits apply to each address."""

import logging
from collections.abc import Iterator
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import Scope

from tilery.server.settings import Settings

logger = logging.getLogger(__name__)

Address = IPv4Address | IPv6Address

HOUSEHOLD = 64
"""Bits of an IPv6 address that name a household. The rest is up to the household, so all its addresses count as one."""

STRANGERS: list[str] = []
"""The first peer that forwarded something without being trusted."""


def address_of(scope: Scope, settings: Settings) -> str:
    """The address that limits apply to: that of the client, or what a trusted proxy says about it."""
    peer = peer_of(scope)
    forwarded = list(forwarded_for(scope))
    if not forwarded:
        return counted_as(peer)
    if not is_trusted(peer, settings.trusted_proxies):
        tell_of_stranger(peer)
        return counted_as(peer)
    nearest = peer
    for entry in forwarded:
        if (address := parsed(without_port(entry))) is None:
            break  # none of our proxies wrote that
        nearest = str(address)
        if not is_trusted(nearest, settings.trusted_proxies):
            break
    return counted_as(nearest)


def peer_of(scope: Scope) -> str:
    """Who is at the other end of the line."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def forwarded_for(scope: Scope) -> Iterator[str]:
    """What X-Forwarded-For says, the nearest first: each proxy adds at the end who asked it."""
    for name, value in reversed(scope["headers"]):
        if name == b"x-forwarded-for":
            yield from (entry.strip() for entry in reversed(value.decode("latin-1").split(",")))


@lru_cache(maxsize=4096)
def is_trusted(address: str, proxies: tuple[str, ...]) -> bool:
    """Whether this is one of the proxies, which may be addresses or networks.

    >>> is_trusted("10.1.2.3", ("127.0.0.1", "10.0.0.0/8")), is_trusted("10.1.2.3", ())
    (True, False)
    """
    found = parsed(address)
    return found is not None and any(found in ip_network(proxy) for proxy in proxies)


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """The name under which an address is counted.

    >>> counted_as("192.0.2.7"), counted_as("2001:db8:1:2:3::4"), counted_as("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    found = parsed(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, HOUSEHOLD), strict=False))
    return address if found is None else str(found)


def parsed(text: str) -> Address | None:
    """An address, or None if the text is none. An IPv4 address that is written as IPv6 becomes IPv4 again."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def without_port(entry: str) -> str:
    """An address without its port, which some proxies add.

    >>> [without_port(entry) for entry in ("192.0.2.7:80", "[2001:db8::1]:80", "[2001:db8::1]", "2001:db8::1")]
    ['192.0.2.7', '2001:db8::1', '2001:db8::1', '2001:db8::1']
    """
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry


def tell_of_stranger(peer: str) -> None:
    """Log it once, for a host who has a proxy and forgot to name it. Only once, so that nobody can fill the log."""
    if STRANGERS:
        return
    STRANGERS.append(peer)
    logger.warning(
        "a request from %s says for whom it was forwarded, but that is no trusted proxy: all who come through it "
        "count as one. If it is your proxy, name it in the setting trusted_proxies",
        peer,
    )
