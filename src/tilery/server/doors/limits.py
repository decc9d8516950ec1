"""What is checked before anybody reads a message: where it comes from, how often, and how large it is."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilery.server.doors.addresses import address_of
from tilery.server.doors.budgets import MAX_ADDRESSES, Budgets
from tilery.server.doors.replies import refuse
from tilery.server.settings import Settings
from tilery.tables.wire.refusal import Refusal, too_fast, too_large

MAX_BODY = 64 * 1024
MAX_RECORD_BODY = 512 * 1024
"""The most bytes for the routes that take a whole record."""
RECORD_ROUTES = ("/api/study", "/api/play-on", "/api/reviews", "/api/tries")


class Bucket:
    """Tokens that come in at a `rate` for each second; at most `burst` of them are saved.

    >>> bucket = Bucket(1, 2)
    >>> bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)
    (True, True, False, True)
    """

    __slots__ = ("_at", "_burst", "_rate", "_tokens")  # each browser has several

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens = burst
        self._at: float | None = None

    def take(self, now: float | None = None) -> bool:
        """Take a token; gives False if there was none."""
        if self.empty(now):
            return False
        self._tokens -= 1
        return True

    def spend(self, tokens: float, now: float | None = None) -> None:
        """Take out what was used elsewhere, as far as it is there."""
        self.empty(now)
        self._tokens = max(0.0, self._tokens - tokens)

    def empty(self, now: float | None = None) -> bool:
        """Whether there is no token to take."""
        now = time.monotonic() if now is None else now
        if self._at is not None:
            self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        return self._tokens < 1


Listener = Callable[[str], None]


class Buckets:
    """One bucket for each address; the addresses not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.taken: Listener = lambda _: None
        """Called with an address that takes a token."""

    def take(self, address: str) -> bool:
        """Take a token of this address; gives False if there was none."""
        if found := self.of(address).take():
            self.taken(address)
        return found

    def of(self, address: str) -> Bucket:
        """The bucket of this address; a full one if it is new."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > MAX_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


def check_origin(headers: Headers, allowed: Iterable[str]) -> None:
    """Refuses requests from pages that are neither ours nor allowed. A browser says which page a request comes from.

    Without an Origin it is no browser, so no person can have been tricked.
    """
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        parts = urlsplit(origin)
        ours = parts.scheme in ("http", "https") and parts.netloc.lower() == headers.get("host", "").lower()
    except ValueError:  # no address at all
        ours = False
    if not ours:
        raise Refusal("origin", "This server doesn't take requests from pages of other hosts.")


class Crowd:
    """How many are connected, in all and from each address.

    >>> crowd = Crowd(2, 1)
    >>> crowd.join("a")
    >>> crowd.join("b")
    >>> crowd.leave("a")
    >>> crowd.size
    1
    """

    def __init__(self, most: int, most_from_one: int) -> None:
        self._most, self._most_from_one = most, most_from_one
        self._from: Counter[str] = Counter()
        self.size = 0
        self.elsewhere: dict[str, dict[str, int]] = {}
        """How many are connected to each other server, from each address."""
        self.moved: Listener = lambda _: None
        """Called with an address from which somebody has come or gone."""

    def here(self, address: str) -> int:
        """How many are connected here from this address."""
        return self._from.get(address, 0)

    def _of(self, address: str) -> int:
        return self.here(address) + sum(each.get(address, 0) for each in self.elsewhere.values())

    def join(self, address: str) -> None:
        """Somebody is here; refuses one too many."""
        if self.size >= self._most or self._of(address) >= self._most_from_one:
            raise Refusal("crowded", "So many are connected that there is no room now. Please try again later.")
        self.size += 1
        self._from[address] += 1
        self.moved(address)

    def leave(self, address: str) -> None:
        """Somebody who had joined is gone."""
        self.size -= 1
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]
        self.moved(address)


def check_host(headers: Headers, allowed: tuple[str, ...]) -> None:
    """Refuses names that the host has not given to this server, so that no other page can pretend to be it."""
    host = headers.get("host", "")
    try:
        parts = urlsplit(f"//{host}")
        # Nothing but a name and a port: no user before them, no path after them.
        name = parts.hostname if parts.netloc == host and "@" not in host and parts.port != 0 else None
    except ValueError:
        name = None
    if allowed and name not in allowed:
        raise Refusal("host", "This server doesn't answer to that name.")


class Turnstile:
    """For all HTTP requests: each address pays for its own, and if there are many, they go one by one."""

    def __init__(self, app: ASGIApp, settings: Settings, budgets: Budgets) -> None:
        self._app = app
        self._settings = settings
        self._budgets = budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        address = address_of(scope, self._settings)
        if await self._budgets.turn(address):
            await self._budgets.charged(address, self._admit(scope, receive, send))
        else:
            await turn_down(too_fast(), scope, receive, send)

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)


async def turn_down(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Count a refusal and answer with it, before any route is asked."""
    scope["app"].state.metrics.count("tilery_refusals_total", code=refusal.code)
    await refuse(refusal)(scope, receive, send)


class Doorman:
    """Checks REST requests before the routes see them, more strictly if they could change something."""

    def __init__(self, app: ASGIApp, settings: Settings, gets: Buckets, posts: Buckets) -> None:
        self._app = app
        self._settings = settings
        self._gets, self._posts = gets, posts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            self._look(scope, Headers(scope=scope))
        except Refusal as refusal:
            await turn_down(refusal, scope, receive, send)
            return
        await self._app(scope, counted(receive, largest(scope)), send)

    def _look(self, scope: Scope, headers: Headers) -> None:
        check_host(headers, self._settings.hosts)
        reads = scope["method"] in ("GET", "HEAD")
        if not reads:
            check_origin(headers, self._settings.origins)
        elif not scope["path"].startswith("/api/"):
            return  # a page has dozens of files, and each costs little
        if not (self._gets if reads else self._posts).take(address_of(scope, self._settings)):
            raise too_fast()
        if int(headers.get("content-length") or 0) > (limit := largest(scope)):
            raise too_large(limit)


def largest(scope: Scope) -> int:
    """How many bytes a request to this route may have."""
    return MAX_RECORD_BODY if scope["path"] in RECORD_ROUTES else MAX_BODY


def counted(receive: Receive, limit: int) -> Receive:
    """Count the bytes of a body while they come: it may not say how large it is, or lie."""
    size = 0

    async def receive_counted() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > limit:
            raise too_large(limit)
        return message

    return receive_counted
