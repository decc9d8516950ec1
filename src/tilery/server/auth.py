"""A seat is a secret: 256 bits, known to whoever sits there; the server keeps only a hash of it."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from tilery.engine.game import Seat
from tilery.server.refusal import Refusal


def new_table_id() -> str:
    """128 bits: whoever has the link is invited, and nobody else can find the table."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
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
