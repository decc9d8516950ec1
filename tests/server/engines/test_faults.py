"""A bot that is away, slow, wrong, unwanted or rude holds up nobody, and disturbs no other table."""

import asyncio
from typing import Any

import pytest

from tests.kit.server import GAME
from tests.kit.table_bot import TableBot, new_token
from tests.server.engines.test_at_a_table import bot_turn, finish, make, sat, until
from tilery.protocol import MAX_MESSAGE
from tilery.server.store.sql_store import SqlStore

SECONDS = 1.5


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that gives bots little time, and lets each play at two tables."""
    from tests.kit.server import Server

    server = Server(tmp_path_factory.mktemp("strict"), engine_seconds=SECONDS, engine_tables=2)
    yield server
    server.close()


def helped(anna: Any) -> bool:
    return bool(anna.table["seats"][1]["stand_in"])


def test_for_a_slow_bot_the_house_moves_and_everybody_sees_it(strict: Any, join: Any, come: Any) -> None:
    bot = come(strict)
    anna = sat(strict, join, bot.level)
    bot_turn(anna)
    late = bot.turn(anna.table["id"])
    until(anna, lambda: anna.turn == 0)
    assert helped(anna)
    assert any(line["seat"] == 1 and line.get("stand_in") for line in anna.log[0])
    bot_turn(anna)  # nobody waits again for an answer that has not come
    until(anna, lambda: anna.turn == 0)
    assert len([message for message in bot.received if message["type"] == "turn"]) == 1
    bot.move(late)
    assert "too late" in bot.wait("refused")["text"]
    bot_turn(anna)
    bot.move(bot.turn(anna.table["id"]))
    until(anna, lambda: not helped(anna))


def test_a_move_that_is_not_legal_may_be_tried_again_but_not_for_ever(server: Any, join: Any, come: Any) -> None:
    bot = come(server)
    anna = sat(server, join, bot.level)
    bot_turn(anna)
    turn = bot.turn(anna.table["id"])
    bot.move(turn, {"type": "end"})
    refused = bot.wait("refused")
    assert (refused["id"], refused["table"], refused["problems"][0]["rule"]) == (turn["id"], anna.table["id"], "SC-3")
    bot.move(turn, "nonsense")
    assert bot.wait("refused")["id"] == turn["id"]
    bot.move(turn, {"type": "lay", "tile": -1})
    assert bot.wait("refused")["id"] == turn["id"]
    bot.move(turn, "nonsense")
    assert bot.wait("refused")["text"] == f"Nobody asked for turn {turn['id']}."
    until(anna, lambda: helped(anna))


def test_a_bot_that_leaves_is_replaced_and_told_so(strict: Any, join: Any, come: Any) -> None:
    bot = come(strict)
    anna = sat(strict, join, bot.level)
    bot_turn(anna)
    bot.turn(anna.table["id"])
    bot.say("leave", table=anna.table["id"])
    assert bot.wait("left")["table"] == anna.table["id"]
    until(anna, lambda: anna.turn == 0)
    assert helped(anna)
    bot.say("leave", table="nowhere")
    assert bot.wait("refused")["id"] == 0


def test_a_bot_whose_token_is_revoked_has_to_go_and_the_house_plays_on(strict: Any, join: Any, come: Any) -> None:
    bot = come(strict)
    anna = sat(strict, join, bot.level)

    async def revoke() -> None:
        store = SqlStore(strict.database)
        store.start()
        assert await store.revoke_token(bot.name.upper())
        await store.close()

    asyncio.run(revoke())
    bot.wait("bye")
    assert bot.closed() == 1008
    until(anna, lambda: not anna.table["seats"][1]["present"])
    while anna.result is None:
        if anna.turn == 0:
            anna.play(0)
        else:
            anna.read()
    again = TableBot(strict.address, bot.token)
    assert "no token" in again.wait("refused")["text"]
    assert again.closed() == 4401


def test_the_newest_line_of_a_bot_counts(strict: Any, come: Any) -> None:
    first = come(strict)
    come(strict, first.name, first.token)
    first.wait("bye")
    assert first.closed() == 1008


def test_a_bot_plays_at_so_many_tables_and_no_more(strict: Any, join: Any, come: Any) -> None:
    bot = come(strict)
    both = [sat(strict, join, bot.level) for _ in range(2)]
    [offer] = [each for each in strict.get(f"games/{GAME}/bots").json() if each["name"] == bot.name]
    assert not offer["free"]
    assert make(strict, bot.level).json()["code"] == "no-bot"
    both[0].close()
    while make(strict, bot.level).status_code != 201:
        pass


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "is no message"),
        ('{"type": "hello"}', "is no message"),
        ('{"type": "ready", "version": 1, "name": "Twice"}', "before"),
        ('{"type": "move", "id": 99, "move": "pass"}', "Nobody asked"),
    ],
)
def test_what_is_no_message_is_refused_with_its_reason(server: Any, come: Any, text: str, words: str) -> None:
    bot = come(server)
    bot.socket.send(text)
    assert words in bot.wait("refused")["text"]


def test_a_message_that_is_too_long_ends_the_line(server: Any, come: Any) -> None:
    bot = come(server)
    bot.say("sit", id=1, invite="x" * MAX_MESSAGE)
    assert bot.closed() == 1009


def test_who_is_not_ready_can_do_nothing(server: Any, come: Any) -> None:
    bot = come(server, token="none", ready=False)
    bot.say("sit", id=1, table="here")
    assert "ready" in bot.wait("refused")["text"]


def test_another_version_is_told_so(server: Any) -> None:
    bot = TableBot(server.address, new_token(server.database, "Newer"), ready=False)
    bot.say("ready", version=2, name="Newer", token=bot.token)
    assert "version 1" in bot.wait("refused")["text"]
    assert bot.closed() == 1008


def test_whoever_guesses_tokens_is_shut_out_even_with_a_good_one(new_server: Any) -> None:
    server = new_server(errors=(1e-9, 2))
    for _ in range(2):
        assert TableBot(server.address, "wrong").closed() == 4401
    bot = TableBot(server.address, new_token(server.database, "Good"))
    assert "too much" in bot.wait("refused")["text"]


def test_a_rude_bot_is_sent_away_and_the_table_goes_on(new_server: Any, join: Any, come: Any) -> None:
    server = new_server(process=True, errors=(1e-9, 5), engine_seconds=SECONDS)
    bot, other = come(server), come(server)
    anna, bela = sat(server, join, bot.level), sat(server, join, other.level)
    for _ in range(20):
        bot.socket.send("rubbish")
    assert bot.closed() == 1008
    until(anna, lambda: not anna.table["seats"][1]["present"])
    finish(bela, other)
    assert bela.table["seats"][1]["present"]
    assert not helped(bela)
