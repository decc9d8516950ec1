"""A request to the house and its reply, in the words of the server's REST routes, and the list of these routes."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from tilery.tables.wire.answers import Failure
from tilery.tables.wire.refusal import Refusal

Wish = TypeVar("Wish")
House = TypeVar("House")

JSON, TEXT = "application/json", "text/plain"


class Reply(msgspec.Struct, frozen=True):
    """What a route answers: a status and a kind as in HTTP, and the content."""

    status: int
    content: bytes
    kind: str = JSON


class Asked(msgspec.Struct, frozen=True):
    """What somebody asks for: the `places` in the path, the `query` behind it, and the body."""

    places: dict[str, str]
    query: dict[str, str]
    body: bytes

    def wish(self, kind: type[Wish]) -> Wish:
        """The body as this kind of wish; refuses what is none."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("malformed", f"The request can't be read: {error}.") from None

    def number(self, name: str) -> int:
        """A number in the path; refuses what is none."""
        return number(self.places[name])


def number(text: str) -> int:
    """The number in this text; refuses what is none."""
    if not re.fullmatch(r"-?\d{1,7}", text, re.ASCII):
        raise Refusal("malformed", "The request can't be read: a number is expected.")
    return int(text)


Handler = Callable[[House, Asked], Awaitable[Reply]]


class Routes(Generic[House]):
    """What can be asked for, and who answers."""

    def __init__(self) -> None:
        self._handlers: dict[tuple[str, str], tuple[re.Pattern[str], Handler[House]]] = {}

    @property
    def known(self) -> frozenset[tuple[str, str]]:
        """Each route as its method and its path."""
        return frozenset(self._handlers)

    def on(self, method: str, path: str) -> Callable[[Handler[House]], Handler[House]]:
        """Marks whoever answers at this path: `/tables/{table}` stands for every table."""

        def marked(handler: Handler[House]) -> Handler[House]:
            pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
            self._handlers[method, path] = pattern, handler
            return handler

        return marked

    async def answer(self, house: House, method: str, address: str, body: bytes) -> Reply:
        """The reply to a request; refuses one that nobody answers."""
        path, _, query = address.partition("?")
        for (known, _), (pattern, handler) in self._handlers.items():
            if known == method and (found := pattern.fullmatch(path)):
                places = {name: unquote(place) for name, place in found.groupdict().items()}
                return await handler(house, Asked(places, dict(parse_qsl(query)), body))
        raise Refusal("not-found", "There is nothing here.")


def json(content: Any, status: int = 200) -> Reply:
    """A reply in JSON."""
    return Reply(status, msgspec.json.encode(content))


def refuse(refusal: Refusal) -> Reply:
    """A refusal as a reply."""
    return json(Failure(refusal.code, refusal.text, refusal.problems, refusal.known), refusal.status)
