"""A secret opens a seat: 256 bits, known to whoever sits there. The server keeps only a hash of it."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from tilery.engine.game import Seat
from tilery.tables.wire.refusal import Refusal


def new_table_id() -> str:
    """An id of 128 bits: whoever has the link may watch, and nobody else can find a private table."""
    return secrets.token_urlsafe(16)


def new_invite() -> str:
    """An invitation of 128 bits: whoever has it may take a free seat. It is stored unhashed, because the people at the
    table can ask for it."""
    return secrets.token_urlsafe(16)


def same(one: str, other: str) -> bool:
    """Whether two texts are the same. The time that it takes doesn't tell how much of them is."""
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """The hash of a secret. It needs no salt and no stretching: the secret is random and too long to guess."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def opened(given: Iterable[str], locks: Iterable[tuple[Seat, bytes]]) -> frozenset[Seat]:
    """The seats that these secrets open; refuses a secret that opens none."""
    locks = list(locks)
    found: set[Seat] = set()
    for secret in given:
        digest = hashed(secret)
        seats = [seat for seat, lock in locks if hmac.compare_digest(digest, lock)]
        if not seats:
            raise Refusal("not-your-seat", "A secret that you sent opens no seat of this table.")
        found.update(seats)
    return frozenset(found)
