"""A bot with a token sits at tables with people: the same messages as in a contest, and what a table needs beside."""

from typing import Any

import pytest

from tests.kit.server import GAME
from tilery.engine import Record, verify
from tilery.games import GAMES


def make(server: Any, *levels: str, **more: Any) -> Any:
    """A table with a person, and with bots of these levels."""
    seats = [{"kind": "device", "name": "Anna"}, *({"kind": "bot", "level": level} for level in levels)]
    return server.post("tables", {"game": GAME, "seats": seats, **more})


def sat(server: Any, join: Any, *levels: str, **more: Any) -> Any:
    answer = make(server, *levels, **more)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return join(server, made["id"], made["secrets"][0]["secret"])


def until(player: Any, condition: Any) -> None:
    while not condition():
        player.read()


def finish(anna: Any, bot: Any) -> None:
    """Both play to the end. Under a heavy load it may happen that the house has moved for the bot."""
    while anna.result is None:
        if anna.turn == 0:
            assert anna.play(0)["type"] == "done"
        elif turn := bot.open_turn(anna.table["id"]):
            bot.move(turn)
            seq = anna.seq
            until(anna, lambda seq=seq: anna.seq > seq)
        else:
            bot.look()
            anna.look()


@pytest.mark.parametrize("header", [True, False], ids=["token in the header", "token in ready"])
def test_a_person_plays_a_game_against_a_bot(server: Any, join: Any, come: Any, header: bool) -> None:
    bot = come(server, header=header, detail="data")
    anna = sat(server, join, bot.level)
    seated = bot.find("seated")
    assert (seated["table"], seated["game"], seated["seat"], seated["players"][1]) == (
        anna.table["id"],
        GAME,
        1,
        bot.name,
    )
    [_, plate] = anna.table["seats"]
    assert (plate["kind"], plate["name"], plate["level"], plate["present"]) == ("bot", bot.name, bot.level, True)
    finish(anna, bot)
    over = bot.wait("over")
    assert over["result"] == anna.result
    match = verify(Record.parse(over["record"]), GAMES.get(GAME))
    started = next(message for message in bot.received if message["type"] == "start")
    turns = [message for message in bot.received if message["type"] == "turn"]
    assert {message["table"] for message in (started, over, *turns)} == {anna.table["id"]}
    told = [event for turn in turns for event in turn["events"]]
    assert [event["number"] for event in told] == list(range(len(told)))
    assert len(turns) == sum(entry.seat == 1 for entry in match.log)
    assert server.get(f"tables/{anna.table['id']}/rounds/0/record").text.count("stand") == 0


def test_it_is_offered_while_it_is_here_and_only_for_the_games_that_it_plays(server: Any, come: Any) -> None:
    def offered(game: str) -> list[str]:
        return [each["name"] for each in server.get(f"games/{game}/bots").json()]

    bot = come(server, games=[GAME])
    other = next(name for name in GAMES.names() if name != GAME)
    assert bot.name in offered(GAME)
    assert bot.name not in offered(other)
    bot.close()
    while bot.name in offered(GAME):
        pass
    answer = make(server, bot.level)
    assert (answer.status_code, answer.json()["code"]) == (409, "no-bot")


def test_it_has_one_seat_at_a_table(server: Any, come: Any) -> None:
    bot = come(server)
    assert make(server, bot.level, bot.level).json()["code"] == "no-bot"


def test_it_takes_an_open_seat_with_an_invitation(server: Any, join: Any, come: Any) -> None:
    bot = come(server)
    made = server.make("device", "open")
    anna = join(server, made.id, made.secrets[0])
    for wrong in ({"invite": "no invitation"}, {"table": made.id}, {"table": "nowhere"}):
        bot.say("sit", id=7, **wrong)
        assert bot.wait("refused", "seated")["id"] == 7
    bot.say("sit", id=8, invite=made.invite)
    assert bot.wait("refused", "seated")["type"] == "seated"
    until(anna, lambda: anna.table["started"])
    assert anna.table["seats"][1]["name"] == bot.name
    finish(anna, bot)


def test_it_sits_down_at_a_public_table_by_its_id(server: Any, come: Any) -> None:
    bot = come(server)
    body = {"game": GAME, "seats": [{"kind": "device"}, {"kind": "open"}, {"kind": "open"}], "public": True}
    made = server.post("tables", body).json()
    bot.say("sit", id=1, table=made["id"])
    assert bot.wait("refused", "seated")["seat"] == 1
    bot.say("sit", id=2, table=made["id"])
    assert "already" in bot.wait("refused", "seated")["text"]


def test_it_plays_at_two_tables_and_in_a_rematch(server: Any, join: Any, come: Any) -> None:
    bot = come(server)
    both = [sat(server, join, bot.level) for _ in range(2)]
    for anna in both:
        finish(anna, bot)
    first = both[0]
    first.ask("rematch", 0)
    until(first, lambda: first.result is None)
    finish(first, bot)
    while len(overs := [message for message in bot.received if message["type"] == "over"]) < 3:
        bot.read()
    assert [over["table"] for over in overs] == [each.table["id"] for each in (both[0], both[1], both[0])]


def test_after_a_new_line_it_is_told_the_whole_game_and_plays_on(server: Any, join: Any, come: Any) -> None:
    bot = come(server, detail="data")
    token = bot.token
    anna = sat(server, join, bot.level)
    bot_turn(anna)
    bot.move(bot.turn(anna.table["id"]))
    bot.close()
    until(anna, lambda: not anna.table["seats"][1]["present"])
    again = come(server, bot.name, token, detail="data")
    until(anna, lambda: anna.table["seats"][1]["present"])
    assert again.find("seated")["table"] == anna.table["id"]
    bot_turn(anna)
    finish(anna, again)
    assert again.find("start")["seat"] == 1
    assert again.find("turn")["events"][0]["number"] == 0


def bot_turn(anna: Any) -> None:
    """Anna plays until it is the bot's turn."""
    while anna.turn == 0:
        assert anna.play(0)["type"] == "done"


def test_what_a_person_undoes_the_bot_never_hears_of(server: Any, join: Any, come: Any) -> None:
    bot = come(server, detail="data")
    anna = sat(server, join, bot.level)
    while not anna.sights[0]["can_undo"]:
        if anna.turn == 0:
            anna.play(0)
        else:
            bot.move(bot.turn(anna.table["id"]))
            seq = anna.seq
            until(anna, lambda seq=seq: anna.seq > seq)
    laid = max(line["number"] for line in anna.log[0])
    assert anna.ask("undo", 0)["type"] == "done"
    assert all(event["number"] < laid for message in bot.received for event in message.get("events", ()))
    finish(anna, bot)
