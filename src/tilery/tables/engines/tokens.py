"""The tokens with which bots come to tables. Whoever has one plays under its name; a store keeps only hashes."""

import hmac
from datetime import datetime

from tilery.tables.engines.desk import EngineDesk
from tilery.tables.people import seat_secrets
from tilery.tables.people.names import clean_name
from tilery.tables.store.rows import TokenRow
from tilery.tables.store.store import Store

MAX_TOKEN = 100
"""No token has more characters."""


async def issue(store: Store, name: str, now: datetime) -> str:
    """A new token for the bot with this name. Nobody can find it out again. Refuses a name that is no name, and one
    that another bot has (Conflict)."""
    token = seat_secrets.new_secret()
    await store.issue_token(TokenRow(clean_name(name), seat_secrets.hashed(token), now))
    return token


class Tokens:
    """Lets bots in, and sends those away whose token was revoked."""

    def __init__(self, store: Store, desk: EngineDesk) -> None:
        self._store, self._desk = store, desk
        self._used: dict[str, bytes] = {}
        """The hash of the token with which each bot came last."""

    async def find(self, token: str) -> str | None:
        """The name of the bot that has this token."""
        digest = seat_secrets.hashed(token)
        found = [row for row in await self._store.tokens() if hmac.compare_digest(row.secret_hash, digest)]
        self._used |= {row.name: digest for row in found}
        return found[0].name if found else None

    async def check(self) -> None:
        """Send away the bots whose token is no longer good."""
        connected = self._desk.names() & self._used.keys()
        if connected:
            good = {row.name: row.secret_hash for row in await self._store.tokens()}
            for name in connected:
                if good.get(name) != self._used[name]:
                    self._desk.send_away(name)
