"""A seat is a secret: 256 bits, known to whoever sits there; the server keeps only a hash of it."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from tilery.engine.game import Seat
from tilery.tables.wire.refusal import Refusal


def new_table_id() -> str:
    """128 bits: whoever has the link may watch, and nobody else can find the table."""
    return secrets.token_urlsafe(16)


def new_invite() -> str:
    """128 bits: whoever has this may take a free seat. Kept as it is: those who sit at the table can ask for it."""
    return secrets.token_urlsafe(16)


def same(one: str, other: str) -> bool:
    """Whether two texts are the same, without telling by the time it takes how much of them is."""
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """No salt and no stretching: the secret is random and long, so there is nothing to guess."""
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
