"""Tokens of bots: a name has one at most, in any capitals, and none is left when it is revoked."""

import pytest
from msgspec.structs import replace

from tests.tables.store.rows import DAY, Tell
from tilery.tables.store.rows import TokenRow
from tilery.tables.store.store import Store
from tilery.tables.wire.refusal import Conflict

TOKEN = TokenRow("Onyx", b"t" * 32, DAY)


def test_a_name_has_one_token_whatever_its_capitals(tell: Tell) -> None:
    async def story(store: Store) -> None:
        opal = replace(TOKEN, name="Opal", secret_hash=b"o" * 32)
        await store.issue_token(opal)
        await store.issue_token(TOKEN)
        with pytest.raises(Conflict):
            await store.issue_token(replace(TOKEN, name="ONYX", secret_hash=b"n" * 32))
        assert await store.tokens() == [TOKEN, opal]

    tell(story)


def test_a_revoked_token_is_gone_and_the_name_is_free(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.issue_token(TOKEN)
        assert await store.revoke_token("onyx")
        assert not await store.revoke_token("onyx")
        assert await store.tokens() == []
        await store.issue_token(replace(TOKEN, secret_hash=b"n" * 32))

    tell(story)
