"""What servers say to each other over NATS: it tells nobody anything, and nobody else can say it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from proofs.cluster.overheard import Overheard

from tests.kit.cluster.services import NatsService
from tests.server.cluster.conftest import Pair
from tests.server.cluster.test_two_servers import hear, wait_until
from tilery.server.cluster.bus import SEAL


@pytest.fixture
def ear(nats: NatsService) -> Iterator[Overheard]:
    found = Overheard(nats.url)
    yield found
    found.close()


def test_whoever_hears_all_words_of_a_game_can_neither_join_nor_watch_it(
    pair: Pair, join: Any, play: Any, ear: Overheard
) -> None:
    made = pair.one.make("device", "open")
    anna = join(pair.one, made.id, made.secrets[0])
    pair.other.invites[made.id] = made.invite
    ben = join(pair.other, made.id, pair.other.sit(made.id, "Benjamin"))
    hear(anna, "welcome", lambda message: message["table"]["started"])
    play({0: anna, 1: ben}, 6)
    wait_until(lambda: any(b'"seq": 6' in word for word in ear.about(made.id)))
    said = b" ".join([*ear.about(made.id), *ear.last.values()]).decode(errors="replace")
    for secret in (made.id, made.invite, *made.secrets.values(), *ben.secrets, "Benjamin"):
        assert secret not in said


SENT = {
    "without a seal": lambda word, theirs: word,
    "with no seal at all": lambda word, theirs: bytes(SEAL) + word,
    "with the seal of another word": lambda word, theirs: theirs[:SEAL] + word,
}


@pytest.mark.parametrize("how", SENT)
def test_a_word_that_no_server_has_said_is_not_believed(pair: Pair, join: Any, ear: Overheard, how: str) -> None:
    made = pair.one.make("device", "device")
    anna, ben = join(pair.one, made.id, made.secrets[0]), join(pair.other, made.id, made.secrets[1])
    ben.send("sign", id="s", seat=1, sign="thanks")
    hear(anna, "signed")
    wait_until(lambda: any(b"thanks" in word for word in ear.last.values()))
    subject = ear.subject(made.id)
    theirs = ear.last[subject]
    forged = json.dumps({"by": json.loads(theirs[SEAL:])["by"], "sign": [1, "oops"]}).encode()
    ear.say(subject, SENT[how](forged, theirs))
    ben.send("sign", id="t", seat=1, sign="well-played")
    assert hear(anna, "signed")["sign"] == "well-played"


def test_what_was_said_of_one_table_says_nothing_of_another(pair: Pair, join: Any, ear: Overheard) -> None:
    def said(sign: str) -> tuple[str, bytes, Any, Any]:
        made = pair.one.make("device", "device")
        anna, ben = join(pair.one, made.id, made.secrets[0]), join(pair.other, made.id, made.secrets[1])
        ben.send("sign", id="s", seat=1, sign=sign)
        hear(anna, "signed")
        wait_until(lambda: any(sign.encode() in word for word in ear.last.values()))
        return ear.subject(made.id), ear.last[ear.subject(made.id)], anna, ben

    _, word, *_ = said("thanks")
    subject, _, anna, ben = said("well-played")
    ear.say(subject, word)
    ben.send("sign", id="t", seat=1, sign="oops")
    assert hear(anna, "signed")["sign"] == "oops"
