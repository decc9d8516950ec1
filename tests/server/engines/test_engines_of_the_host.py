"""Engines that the host names in the settings: they play at tables like bots with a token, and nobody waits for one
that fails."""

from pathlib import Path
from typing import Any

import pytest

from tests.kit.engines import READY, engine, first_engine
from tests.kit.server import GAME, Server
from tests.server.engines.test_at_a_table import bot_turn, make, sat, until
from tilery.server.settings import SettingsError, read_settings

CLUMSY = """
turns = 0
while (message := hear())["type"] != "bye":
    if message["type"] == "turn":
        turns += 1
        if turns == 2:
            {fault}
        say(type="move", id=message["id"], move=message["moves"][0]["text"])
"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with a sound engine, and with some that fail in their second turn."""
    folder = tmp_path_factory.mktemp("host")
    faults = {"Sleepy": "time.sleep(60)", "Crashing": "sys.exit(3)", "Babbling": "print('hello', flush=True)"}
    engines = {"Lucky": first_engine(), "Missing": "cmd:./nothing-here"}
    for name, fault in faults.items():
        (folder / name).mkdir()
        engines[name] = engine(folder / name, CLUMSY.format(fault=fault), start=READY)
    server = Server(folder, engines=engines, engine_seconds=1.0)
    while len(server.get(f"games/{GAME}/bots").json()) < 4:
        pass
    yield server
    server.close()


def plate(anna: Any) -> Any:
    return anna.table["seats"][1]


def test_a_person_plays_against_an_engine_at_two_tables_at_once(host: Any, join: Any) -> None:
    both = [sat(host, join, "@Lucky") for _ in range(2)]
    while any(anna.result is None for anna in both):
        for anna in both:
            if anna.result is None and anna.turn == 0:
                anna.play(0)
            anna.look()
    assert not any(line.get("stand_in") for anna in both for line in anna.log[0])
    assert [plate(anna)["name"] for anna in both] == ["Lucky", "Lucky"]


@pytest.mark.parametrize("name", ["Sleepy", "Crashing", "Babbling"])
def test_for_one_that_fails_the_house_moves_and_everybody_sees_it(host: Any, join: Any, name: str) -> None:
    anna = sat(host, join, f"@{name}")
    while not plate(anna)["stand_in"]:
        bot_turn(anna)
        anna.look()
    bot_turn(anna)
    until(anna, lambda: anna.turn == 0 or anna.result is not None)


def test_one_that_can_not_be_started_is_not_offered(host: Any) -> None:
    assert make(host, "@Missing").json()["code"] == "no-bot"


@pytest.mark.parametrize("level", ["cmd:./mybot", "mypkg.mod:MyBot", "@cmd:./mybot", "first_bot.py:Greedy"])
def test_over_the_network_nobody_can_name_a_command_or_a_class(host: Any, level: str) -> None:
    assert make(host, level).status_code in (409, 422)


def test_nobody_can_come_under_the_name_of_an_engine(host: Any, come: Any) -> None:
    bot = come(host, "Lucky", ready=False)
    bot.say("ready", version=1, name="Lucky", token=bot.token)
    assert bot.closed() == 4401


@pytest.mark.parametrize(
    ("engines", "words"),
    [
        ('"Two\\nlines" = "cmd:x"', "A name has"),
        ('Lucky = "./mybot"', "needs a command"),
        ('Lucky = "cmd:"', "needs the command"),
    ],
)
def test_settings_that_name_no_engine_are_refused(tmp_path: Path, engines: str, words: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(f"[engines]\n{engines}\n")
    with pytest.raises(SettingsError, match=words):
        read_settings(file, tmp_path / "tables.db")
